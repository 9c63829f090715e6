#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Objective-C has optional methods; elsewhere, they have default implementations.
  #if canImport(ObjectiveC)
    /// Receives the events of a carousel, and shapes it.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor @objc(iCarouselDelegate)
    public protocol iCarouselDelegate: NSObjectProtocol {
      /// A scroll animation begins.
      @objc(carouselWillBeginScrollingAnimation:) optional func carouselWillBeginScrollingAnimation(
        _ carousel: iCarousel)
      /// A scroll animation has ended.
      @objc(carouselDidEndScrollingAnimation:) optional func carouselDidEndScrollingAnimation(_ carousel: iCarousel)
      /// The scroll offset has changed.
      @objc(carouselDidScroll:) optional func carouselDidScroll(_ carousel: iCarousel)
      /// Another item has become the current one.
      @objc(carouselCurrentItemIndexDidChange:) optional func carouselCurrentItemIndexDidChange(_ carousel: iCarousel)
      /// The user begins to drag.
      @objc(carouselWillBeginDragging:) optional func carouselWillBeginDragging(_ carousel: iCarousel)
      /// The user has ended a drag.
      @objc(carouselDidEndDragging:willDecelerate:) optional func carouselDidEndDragging(
        _ carousel: iCarousel, willDecelerate decelerate: Bool)
      /// The deceleration after a flick begins.
      @objc(carouselWillBeginDecelerating:) optional func carouselWillBeginDecelerating(_ carousel: iCarousel)
      /// The deceleration has ended.
      @objc(carouselDidEndDecelerating:) optional func carouselDidEndDecelerating(_ carousel: iCarousel)
      /// Returns whether a tap may select an item.
      @objc(carousel:shouldSelectItemAtIndex:) optional func carousel(
        _ carousel: iCarousel, shouldSelectItemAt index: Int
      ) -> Bool
      /// An item was selected.
      @objc(carousel:didSelectItemAtIndex:) optional func carousel(_ carousel: iCarousel, didSelectItemAt index: Int)
      /// Returns the items' width, in points: their height in a vertical carousel.
      @objc(carouselItemWidth:) optional func carouselItemWidth(_ carousel: iCarousel) -> CGFloat
      /// Returns the transform of an item of a custom carousel.
      @objc(carousel:itemTransformForOffset:baseTransform:) optional func carousel(
        _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
      ) -> CATransform3D
      /// Returns the whole transform of an item of a custom carousel, with its perspective, as in version 1.4. Use
      /// `carousel(_:itemTransformForOffset:baseTransform:)`.
      @objc(carousel:transformForItemView:withOffset:) optional func carousel(
        _ carousel: iCarousel, transformForItemView view: PlatformView, withOffset offset: CGFloat
      ) -> CATransform3D
      /// Returns the value of an option.
      @objc(carousel:valueForOption:withDefault:) optional func carousel(
        _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
      ) -> CGFloat
      /// Another item has become the current one, as in version 1.6. Use `carouselCurrentItemIndexDidChange(_:)`.
      @objc(carouselCurrentItemIndexUpdated:) optional func carouselCurrentItemIndexUpdated(_ carousel: iCarousel)
      /// Returns whether the carousel wraps, as in version 1.6. Use `iCarouselOption.wrap`.
      @objc(carouselShouldWrap:) optional func carouselShouldWrap(_ carousel: iCarousel) -> Bool
      /// Returns the multiplier of drags, as in version 1.6. Use `iCarouselOption.offsetMultiplier`.
      @objc(carouselOffsetMultiplier:) optional func carouselOffsetMultiplier(_ carousel: iCarousel) -> CGFloat
      /// Returns the multiplier of drags, as a guide spelled it. Use `iCarouselOption.offsetMultiplier`.
      @objc(carouseOffsetMultiplier:) optional func carouseOffsetMultiplier(_ carousel: iCarousel) -> CGFloat
      /// Returns the speed of flicks, as in version 1.6. Use `iCarousel.scrollSpeed`.
      @objc(carouselScrollSpeed:) optional func carouselScrollSpeed(_ carousel: iCarousel) -> CGFloat
      /// Returns the opacity of an item, as in version 1.6. Use `iCarouselOption.fadeMin` and the other fading options.
      @objc(carousel:itemAlphaForOffset:) optional func carousel(
        _ carousel: iCarousel, itemAlphaForOffset offset: CGFloat
      ) -> CGFloat
      /// Returns the value of an option, as in version 1.6. Use `carousel(_:valueFor:withDefault:)`.
      @objc(carousel:valueForTransformOption:withDefault:) optional func carousel(
        _ carousel: iCarousel, valueForTransform option: iCarouselTranformOption, withDefault value: CGFloat
      ) -> CGFloat
    }
  #else
    /// Receives the events of a carousel, and shapes it.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor
    public protocol iCarouselDelegate: NSObjectProtocol {
      /// A scroll animation begins.
      func carouselWillBeginScrollingAnimation(_ carousel: iCarousel)
      /// A scroll animation has ended.
      func carouselDidEndScrollingAnimation(_ carousel: iCarousel)
      /// The scroll offset has changed.
      func carouselDidScroll(_ carousel: iCarousel)
      /// Another item has become the current one.
      func carouselCurrentItemIndexDidChange(_ carousel: iCarousel)
      /// The user begins to drag.
      func carouselWillBeginDragging(_ carousel: iCarousel)
      /// The user has ended a drag.
      func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool)
      /// The deceleration after a flick begins.
      func carouselWillBeginDecelerating(_ carousel: iCarousel)
      /// The deceleration has ended.
      func carouselDidEndDecelerating(_ carousel: iCarousel)
      /// Returns whether a tap may select an item.
      func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool
      /// An item was selected.
      func carousel(_ carousel: iCarousel, didSelectItemAt index: Int)
      /// Returns the items' width, in points: their height in a vertical carousel.
      func carouselItemWidth(_ carousel: iCarousel) -> CGFloat
      /// Returns the transform of an item of a custom carousel.
      func carousel(
        _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
      ) -> CATransform3D
      /// Returns the whole transform of an item of a custom carousel, with its perspective, as in version 1.4. Use
      /// `carousel(_:itemTransformForOffset:baseTransform:)`.
      func carousel(
        _ carousel: iCarousel, transformForItemView view: PlatformView, withOffset offset: CGFloat
      ) -> CATransform3D
      /// Returns the value of an option.
      func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat
      /// Another item has become the current one, as in version 1.6. Use `carouselCurrentItemIndexDidChange(_:)`.
      func carouselCurrentItemIndexUpdated(_ carousel: iCarousel)
      /// Returns whether the carousel wraps, as in version 1.6. Use `iCarouselOption.wrap`.
      func carouselShouldWrap(_ carousel: iCarousel) -> Bool
      /// Returns the multiplier of drags, as in version 1.6. Use `iCarouselOption.offsetMultiplier`.
      func carouselOffsetMultiplier(_ carousel: iCarousel) -> CGFloat
      /// Returns the multiplier of drags, as a guide spelled it. Use `iCarouselOption.offsetMultiplier`.
      func carouseOffsetMultiplier(_ carousel: iCarousel) -> CGFloat
      /// Returns the speed of flicks, as in version 1.6. Use `iCarousel.scrollSpeed`.
      func carouselScrollSpeed(_ carousel: iCarousel) -> CGFloat
      /// Returns the opacity of an item, as in version 1.6. Use `iCarouselOption.fadeMin` and the other fading options.
      func carousel(_ carousel: iCarousel, itemAlphaForOffset offset: CGFloat) -> CGFloat
      /// Returns the value of an option, as in version 1.6. Use `carousel(_:valueFor:withDefault:)`.
      func carousel(
        _ carousel: iCarousel, valueForTransform option: iCarouselTranformOption, withDefault value: CGFloat
      ) -> CGFloat
    }

    extension iCarouselDelegate {
      public func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) {}
      public func carouselDidEndScrollingAnimation(_ carousel: iCarousel) {}
      public func carouselDidScroll(_ carousel: iCarousel) {}
      public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {}
      public func carouselWillBeginDragging(_ carousel: iCarousel) {}
      public func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {}
      public func carouselWillBeginDecelerating(_ carousel: iCarousel) {}
      public func carouselDidEndDecelerating(_ carousel: iCarousel) {}
      public func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool { true }
      public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {}
      public func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { 0 }
      public func carousel(
        _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
      ) -> CATransform3D {
        CATransform3D(
          Transform3D(transform).translated(
            along: Double(offset * carousel.itemWidth), across: 0, on: carousel.isVertical ? .vertical : .horizontal))
      }
      /// Returns NaN: the other method counts.
      public func carousel(
        _ carousel: iCarousel, transformForItemView view: PlatformView, withOffset offset: CGFloat
      ) -> CATransform3D {
        var none = CATransform3DIdentity
        none.m11 = .nan
        return none
      }
      public func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
        -> CGFloat
      { value }
      public func carouselCurrentItemIndexUpdated(_ carousel: iCarousel) {}
      public func carouselShouldWrap(_ carousel: iCarousel) -> Bool { carousel.type.style.behavior.wraps }
      public func carouselOffsetMultiplier(_ carousel: iCarousel) -> CGFloat { .nan }
      public func carouseOffsetMultiplier(_ carousel: iCarousel) -> CGFloat { .nan }
      public func carouselScrollSpeed(_ carousel: iCarousel) -> CGFloat { .nan }
      public func carousel(_ carousel: iCarousel, itemAlphaForOffset offset: CGFloat) -> CGFloat { 1 }
      public func carousel(
        _ carousel: iCarousel, valueForTransform option: iCarouselTranformOption, withDefault value: CGFloat
      ) -> CGFloat { value }
    }
  #endif
#endif
