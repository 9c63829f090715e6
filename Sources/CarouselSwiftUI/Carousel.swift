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
  /// Elements are told apart by their ids: when elements come, go or move, the current one stays current.
  @MainActor
  public struct Carousel<Data: RandomAccessCollection, Item: View> where Data.Element: Identifiable {
    let data: Data
    let selection: Binding<Data.Element.ID?>?
    let item: (Data.Element) -> Item
    var settings = CarouselSettings()

    /// A carousel of a collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The id of the current element: changed by the carousel, and by whoever wants it to go elsewhere.
    ///   - item: The view of an element.
    public init(
      _ data: Data, selection: Binding<Data.Element.ID?>? = nil, @ViewBuilder item: @escaping (Data.Element) -> Item
    ) {
      self.data = data
      self.selection = selection
      self.item = item
    }

    func changed(_ change: (inout CarouselSettings) -> Void) -> Carousel {
      var carousel = self
      change(&carousel.settings)
      return carousel
    }
  }

  extension Carousel {
    /// What the items look like.
    public func carouselStyle(_ style: AnyCarouselStyle) -> Carousel { changed { $0.style = style } }
    /// Changes options of the style.
    public func carouselOptions(_ options: StyleOptions) -> Carousel { changed { $0.options = options } }
    /// Whether the last item is followed by the first.
    public func carouselWraps(_ wraps: Bool = true) -> Carousel { changed { $0.wraps = wraps } }
    /// How it moves.
    public func carouselMotion(_ motion: MotionProfile) -> Carousel { changed { $0.motion = motion } }
    /// Whether items follow each other from top to bottom.
    public func carouselVertical(_ isVertical: Bool = true) -> Carousel { changed { $0.isVertical = isVertical } }
    /// Whether a flick goes to the next item and no farther.
    public func carouselPaging(_ isPagingEnabled: Bool = true) -> Carousel {
      changed { $0.isPagingEnabled = isPagingEnabled }
    }
    /// A steady movement, in items a second; positive goes to higher indexes.
    public func carouselAutoscroll(_ speed: Double) -> Carousel { changed { $0.autoscroll = speed } }
    /// Advances to the next item after so many seconds at each; it waits while the user touches or reads it, or hovers over it.
    public func carouselAutoplay(every interval: Double) -> Carousel { changed { $0.autoplayInterval = interval } }
    /// m34 of the camera, −1 / its distance in points.
    public func carouselPerspective(_ perspective: Double) -> Carousel { changed { $0.perspective = perspective } }
    /// Changes whatever else the view of the toolkit has, each time after the modifiers were applied.
    public func carouselView(_ change: @escaping (CarouselView) -> Void) -> Carousel { changed { $0.change = change } }
    /// How it presents itself to assistive technology.
    public func carouselReading(_ reading: CarouselReading) -> Carousel { changed { $0.reading = reading } }

    /// The offset, in items: follows the carousel, and moves it where it is set.
    public func carouselOffset(_ offset: Binding<Double>) -> Carousel { changed { $0.offset = offset } }

    /// Called when an item is tapped, with its element.
    public func onCarouselSelect(_ action: @escaping (Data.Element) -> Void) -> Carousel {
      let data = data
      return changed {
        $0.onSelect = { index in
          guard index < data.count else { return }
          action(data[data.index(data.startIndex, offsetBy: index)])
        }
      }
    }

    /// Placeholders before the first item and after the last, half of them on each side.
    public func carouselPlaceholders<Placeholder: View>(
      _ count: Int, @ViewBuilder placeholder: @escaping () -> Placeholder
    ) -> Carousel {
      changed {
        $0.placeholderCount = count
        $0.placeholder = { AnyView(placeholder()) }
      }
    }

    /// Puts something around the view of each item: a `ReflectedView`, a `ShadowView`, a `CachedView`, or several in each
    /// other. It is asked once for each view, which shows other items later.
    public func carouselDecoration(_ decorate: @escaping (PlatformView) -> DecoratedView) -> Carousel {
      changed { $0.decorate = decorate }
    }

    /// What is on the backs of items, seen where the style turns them away from the viewer. Decorations are around both sides.
    public func carouselBack<Back: View>(@ViewBuilder back: @escaping (Data.Element) -> Back) -> Carousel {
      let data = data
      return changed {
        $0.back = { index in AnyView(back(data[data.index(data.startIndex, offsetBy: index)])) }
      }
    }

    /// Dots, or a count as in "3 / 12", under the carousel.
    public func carouselIndicator(_ indicator: CarouselIndicator) -> Carousel { changed { $0.indicator = indicator } }
    /// Buttons to the previous and the next item, under the carousel.
    public func carouselButtons(_ hasButtons: Bool = true) -> Carousel { changed { $0.hasButtons = hasButtons } }
  }

  /// What the modifiers have set.
  struct CarouselSettings {
    var style = AnyCarouselStyle.linear
    var options = StyleOptions()
    var wraps: Bool?
    var motion = MotionProfile.classic
    var isVertical = false
    var isPagingEnabled = false
    var autoscroll = 0.0
    var autoplayInterval = 0.0
    var perspective = -1.0 / 500
    var change: ((CarouselView) -> Void)?
    var reading = CarouselReading.adjustable
    var offset: Binding<Double>?
    var onSelect: ((Int) -> Void)?
    var placeholderCount = 0
    var placeholder: (() -> AnyView)?
    var indicator: CarouselIndicator?
    var hasButtons = false
    var decorate: ((PlatformView) -> DecoratedView)?
    var back: ((Int) -> AnyView)?
  }
#endif
