#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // What the delegate decides. Its methods are optional: without one, the default applies, which NaN stands for as well.
  extension iCarousel {
    /// The options that ask the delegate.
    func options() -> StyleOptions {
      var options = StyleOptions()
      for option in iCarouselOption.allCases {
        options[option.option] = .computed { [weak self] value in self?.value(of: option, default: value) ?? value }
      }
      return options
    }

    /// Returns an option's value: of version 1.6, which 1.8 may change.
    private func value(of option: iCarouselOption, default value: Double) -> Double {
      let value = CGFloat(olderValue(of: option, default: value))
      return Double((delegate?.carousel(_:valueFor:withDefault:))?(self, option, value) ?? value)
    }

    private func olderValue(of option: iCarouselOption, default value: Double) -> Double {
      if let option = option.transformOption {
        let answer = (delegate?.carousel(_:valueForTransform:withDefault:))?(self, option, CGFloat(value))
        return answer.map { Double($0) } ?? value
      }
      switch option {
      case .wrap: return ((delegate?.carouselShouldWrap)?(self)).map { $0 ? 1 : 0 } ?? value
      case .offsetMultiplier:
        let answers = [(delegate?.carouselOffsetMultiplier)?(self), (delegate?.carouseOffsetMultiplier)?(self)]
        return answers.compactMap { $0.map { Double($0) } }.first { !$0.isNaN } ?? value
      case .visibleItems:
        let most = (dataSource?.numberOfVisibleItems)?(self) ?? 0
        return most > 0 ? Double(most) : value
      default: return value
      }
    }

    /// Returns a placement with the delegate's transform and opacity.
    func adjusted(_ placement: Placement, at offset: Double, in scene: CarouselScene) -> Placement {
      var placement = placement
      let offset = CGFloat(offset)
      if type == .custom {
        let base = CATransform3D(scene.base)
        if let view = view(atOffset: offset),
          let transform = (delegate?.carousel(_:transformForItemView:withOffset:))?(self, view, offset),
          !transform.m11.isNaN
        {
          placement.transform = Transform3D(transform)
        } else if let transform = (delegate?.carousel(_:itemTransformForOffset:baseTransform:))?(self, offset, base) {
          placement.transform = Transform3D(transform)
        }
      }
      let opacity = (delegate?.carousel(_:itemAlphaForOffset:))?(self, offset) ?? 1
      placement.opacity *= Double(opacity)
      return placement
    }

    /// Returns the view of the item at an offset, if it has one.
    private func view(atOffset offset: CGFloat) -> PlatformView? {
      let place = (carouselView.scrollOffset + Double(offset)).rounded(), count = Double(carouselView.numberOfItems)
      guard place.isFinite, count > 0 else { return nil }
      let index = carouselView.wraps ? place - (place / count).rounded(.down) * count : place
      return carouselView.itemView(at: Int(index))
    }

    /// Takes the speed of flicks from a delegate of version 1.6.
    func takeScrollSpeed() {
      if let speed = (delegate?.carouselScrollSpeed)?(self), Double(speed).isFinite { scrollSpeed = speed }
    }

    /// Takes the delegate's item width; 0 is that of the first view.
    func takeItemWidth() {
      let width = Double((delegate?.carouselItemWidth)?(self) ?? 0)
      if carouselView.givenItemLength != width { carouselView.givenItemLength = width }
    }
  }

  /// A style of iCarousel with what its delegate adds to each placement.
  struct ClassicStyle: CarouselStyle {
    var style: AnyCarouselStyle
    let adjusted: (_ placement: Placement, _ offset: Double, _ scene: CarouselScene) -> Placement

    func placement(at offset: Double, in scene: CarouselScene) -> Placement {
      adjusted(style.placement(at: offset, in: scene), offset, scene)
    }
    func fitted(to scene: CarouselScene, options: StyleOptions) -> ClassicStyle {
      ClassicStyle(style: style.fitted(to: scene, options: options), adjusted: adjusted)
    }
    var behavior: StyleBehavior { style.behavior }
    func visibleCount(in scene: CarouselScene) -> Double { style.visibleCount(in: scene) }
    func leastWrappedCount(in scene: CarouselScene) -> Double { style.leastWrappedCount(in: scene) }
  }
#endif
