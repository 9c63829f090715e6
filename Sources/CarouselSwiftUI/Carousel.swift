#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A carousel of views, one for each element of a collection.
  ///
  /// ```swift
  /// Carousel(albums, selection: $current) { album in AlbumCard(album) }
  ///   .carouselStyle(.coverFlow)
  ///   .carouselWraps()
  /// ```
  /// Elements are identified by their ids: when elements are inserted, removed or moved, the current one stays current.
  @MainActor
  public struct Carousel<Data: RandomAccessCollection, Item: View> where Data.Element: Identifiable {
    let data: Data
    let selection: Binding<Data.Element.ID?>?
    let item: (Data.Element) -> Item
    /// Styles an item by its offset.
    var transition: ((Item, Double) -> any View)?
    var modifiers = CarouselModifiers()

    /// Creates a carousel of a collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The id of the current element. The carousel updates it when it settles, and scrolls when it is set.
    ///   - item: Returns the view of an element.
    public init(
      _ data: Data, selection: Binding<Data.Element.ID?>? = nil, @ViewBuilder item: @escaping (Data.Element) -> Item
    ) {
      self.data = data
      self.selection = selection
      self.item = item
    }

    func changed(_ change: (inout CarouselModifiers) -> Void) -> Carousel {
      var carousel = self
      change(&carousel.modifiers)
      return carousel
    }
  }

  extension Carousel {
    /// Sets the appearance of the items.
    public func carouselStyle(_ style: AnyCarouselStyle) -> Carousel { changed { $0.settings.style = style } }
    /// Sets options of the style.
    public func carouselOptions(_ options: StyleOptions) -> Carousel { changed { $0.settings.options = options } }
    /// Sets whether the last item is followed by the first.
    public func carouselWraps(_ wraps: Bool = true) -> Carousel { changed { $0.wraps = wraps } }
    /// Sets the motion profile.
    public func carouselMotion(_ motion: MotionProfile) -> Carousel { changed { $0.settings.motion = motion } }
    /// Sets the space between neighbours, and that before the first and after the last item, in points.
    public func carouselGap(_ gap: Double, before first: Double = 0, after last: Double = 0) -> Carousel {
      changed { ($0.settings.gap, $0.settings.insets) = (gap, Point2D(x: first, y: last)) }
    }
    /// Sets the length of each element's item along the axis, in points, and with it `carouselItemSizing(.measured)`. It
    /// stays with the element when others are inserted, moved or removed. Items whose length is not above 0 have that of their
    /// content.
    public func carouselItemLength(_ length: @escaping (Data.Element) -> Double) -> Carousel {
      let data = data
      return changed {
        $0.settings.itemSizing = .measured
        $0.itemLength = { index in length(data[data.index(data.startIndex, offsetBy: index)]) }
      }
    }
    /// Sets whether the carousel is as high as the items of its current page; it has no effect in a vertical one. Items are
    /// then offered the carousel's width and any height, so that those that take all, such as a `Color`, need one of their own.
    public func carouselAutomaticHeight(_ isAutomatic: Bool = true) -> Carousel {
      changed { $0.settings.adjustsHeight = isAutomatic }
    }
    /// Advances to the next item after an interval, in seconds. It waits while the carousel is touched or hovered, or a
    /// screen reader runs.
    public func carouselAutoplay(every interval: Double) -> Carousel {
      changed { $0.settings.autoplayInterval = interval }
    }
    /// Sets the time of autoplay at the item of each element, in seconds: infinite until `itemDidEnd(at:)` of the toolkit's view tells that
    /// its content has ended. 0, negative and invalid values leave the interval of `carouselAutoplay(every:)`.
    public func carouselAutoplayInterval(_ interval: @escaping (Data.Element) -> Double) -> Carousel {
      let data = data
      return changed { $0.itemInterval = { index in interval(data[data.index(data.startIndex, offsetBy: index)]) } }
    }
    /// Calls an action when the time of autoplay at the current item begins, waits, goes on, or is over, with the share that has passed,
    /// 0…1, and the time that remains, in seconds: infinite while it waits. What shows the time animates from one to the other:
    /// `progress = $0; if $1 < .infinity { withAnimation(.linear(duration: $1)) { progress = 1 } }`
    public func onCarouselAutoplayChange(
      _ action: @escaping (_ progress: Double, _ remainingTime: Double) -> Void
    ) -> Carousel {
      changed { $0.onAutoplayChange = action }
    }
    /// Sets a condition for autoplay to advance the carousel. While it is false, the time at the item begins again.
    public func carouselAutoplayAdvances(if condition: @escaping () -> Bool) -> Carousel {
      changed { $0.mayAdvance = condition }
    }
    /// Sets a condition for the user to make another item the current one, by its element. While it is false, keys, buttons and taps do
    /// nothing, and the carousel returns from swipes. Bindings and what the app does are not asked for.
    public func carouselCurrentItemChanges(if condition: @escaping (Data.Element) -> Bool) -> Carousel {
      let data = data
      return changed { $0.mayChange = { index in condition(data[data.index(data.startIndex, offsetBy: index)]) } }
    }
    /// Changes any other property of the toolkit's view, in each update, after the modifiers that have changed.
    public func carouselView(_ change: @escaping (CarouselView) -> Void) -> Carousel { changed { $0.change = change } }
    /// Sets how the carousel presents itself to assistive technology.
    public func carouselReading(_ reading: CarouselReading) -> Carousel { changed { $0.reading = reading } }

    /// Sets when the selection is changed: by default when the carousel settles.
    public func carouselSelectionUpdates(_ updates: CarouselSelectionUpdates) -> Carousel {
      changed { $0.selectionUpdates = updates }
    }

    /// Sets the size of the items, in points (`240`) or relative to the carousel (`.fraction(0.8)`). Without it, items have
    /// the size that they choose when the carousel offers its own; values that are not above 0 are ignored.
    public func carouselItemSize(width: CarouselItemLength? = nil, height: CarouselItemLength? = nil) -> Carousel {
      changed { ($0.itemWidth, $0.itemHeight) = (width, height) }
    }

    /// Styles the content of each item by its offset, in items from the middle, in each frame: for example
    /// `.carouselTransition { content, offset in content.opacity(1 - abs(offset) / 4) }`.
    public func carouselTransition<Styled: View>(
      @ViewBuilder _ styled: @escaping (_ content: Item, _ offset: Double) -> Styled
    ) -> Carousel {
      var carousel = self
      carousel.transition = { styled($0, $1) }
      return carousel
    }

    /// Makes the items thumbnails of those of another carousel with the same selection: the selected element is the one that is shown
    /// there, beside the current one here, and stays in view. A tap on a thumbnail, the arrow keys along the axis, Home and End select, so
    /// that each element is reached, also in a contained row; the carousel's own movement selects nothing.
    public func carouselThumbnails(_ areThumbnails: Bool = true) -> Carousel {
      changed { $0.areThumbnails = areThumbnails }
    }

    /// Binds the number of the current page, which is a position at which it rests: it follows the carousel, and setting it scrolls there.
    public func carouselPage(_ page: Binding<Int>) -> Carousel { changed { $0.page = page } }

    /// Binds the scroll offset, in items: it follows the carousel, and setting it moves the carousel.
    public func carouselOffset(_ offset: Binding<Double>) -> Carousel { changed { $0.offset = offset } }

    /// Adds an action for taps on an item; it receives the item's element.
    public func onCarouselSelect(_ action: @escaping (Data.Element) -> Void) -> Carousel {
      let data = data
      return changed {
        $0.onSelect = { index in
          guard index < data.count else { return }
          action(data[data.index(data.startIndex, offsetBy: index)])
        }
      }
    }

    /// Adds an action for changes of the current item. It receives the index, nil when there are no more items, and whether the user
    /// has moved the carousel there, rather than the app, a change of the items or the size, or autoplay. The index may be the same,
    /// that of an item that was removed.
    public func onCarouselIndexChange(_ action: @escaping (_ index: Int?, _ isUserInitiated: Bool) -> Void) -> Carousel
    {
      changed { $0.onIndexChange = action }
    }

    /// Adds placeholders before the first item and after the last, half of them on each side.
    public func carouselPlaceholders<Placeholder: View>(
      _ count: Int, @ViewBuilder placeholder: @escaping () -> Placeholder
    ) -> Carousel {
      changed {
        $0.placeholderCount = count
        $0.placeholder = { placeholder() }
      }
    }

    /// Decorates the view of each item with a `ReflectedView`, a `ShadowView`, a `CachedView`, or several of them
    /// nested. The closure is called once for each view, which shows other items later.
    public func carouselDecoration(_ decorate: @escaping (PlatformView) -> DecoratedView) -> Carousel {
      changed { $0.decorate = decorate }
    }

    /// Sets the backs of items, visible when the style turns them away from the viewer. Decorations surround both
    /// sides.
    public func carouselBack<Back: View>(@ViewBuilder back: @escaping (Data.Element) -> Back) -> Carousel {
      let data = data
      return changed {
        $0.back = { index in back(data[data.index(data.startIndex, offsetBy: index)]) }
      }
    }

    /// Shows dots, or a count as in "3 / 12", below the carousel.
    /// - Parameter showsAutoplayProgress: Whether the current dot fills while the time of autoplay at the current item passes.
    public func carouselIndicator(_ indicator: CarouselIndicator, showsAutoplayProgress: Bool = false) -> Carousel {
      changed { ($0.indicator, $0.showsAutoplayProgress) = (indicator, showsAutoplayProgress) }
    }
    /// Binds whether the items are shown as a plain list, as some users prefer, with a button for the choice below the
    /// carousel.
    public func carouselList(_ isList: Binding<Bool>, hasButton: Bool = true) -> Carousel {
      changed { ($0.isList, $0.hasListButton) = (isList, hasButton) }
    }
    /// Shows buttons for the previous and the next item below the carousel.
    public func carouselButtons(_ hasButtons: Bool = true) -> Carousel { changed { $0.hasButtons = hasButtons } }
  }

  /// The values set by the modifiers.
  struct CarouselModifiers {
    /// Those of the engine, except for what makes the carousel wrap.
    var settings = CarouselSettings()
    var wraps: Bool?
    var change: ((CarouselView) -> Void)?
    var reading = CarouselReading.adjustable
    var offset: Binding<Double>?
    var page: Binding<Int>?
    var selectionUpdates = CarouselSelectionUpdates.whenSettled
    var areThumbnails = false
    var itemWidth, itemHeight: CarouselItemLength?
    var itemLength: ((Int) -> Double)?
    var itemInterval: ((Int) -> Double)?
    var onAutoplayChange: ((Double, Double) -> Void)?
    var mayAdvance: (() -> Bool)?
    var mayChange: ((Int) -> Bool)?
    var onSelect: ((Int) -> Void)?
    var onIndexChange: ((Int?, Bool) -> Void)?
    var placeholderCount = 0
    var placeholder: (() -> any View)?
    var indicator: CarouselIndicator?
    var showsAutoplayProgress = false
    var hasButtons = false
    var isList: Binding<Bool>?
    var hasListButton = false
    var decorate: ((PlatformView) -> DecoratedView)?
    var back: ((Int) -> any View)?
    /// The preferences to pass on, and those that the views around the carousel observe already.
    var preferences: [any AnyPassedPreference] = []
    var itemPreferences: [any AnyItemPreference] = []
  }
#endif
