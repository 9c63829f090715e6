import CarouselCompatibility
import UIKit

/// Every style, shaped by sliders through the delegate.
final class OptionsController: UIViewController, iCarouselDataSource, iCarouselDelegate {
  let carousel = iCarousel(frame: .zero)
  let arc = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  let tilt = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  let spacing = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.delegate = self
    carousel.dataSource = self
    view.addSubview(carousel)
    for slider in [arc, tilt, spacing] {
      slider.value = 1
      slider.addAction(UIAction { [weak self] _ in self?.carousel.reloadData() }, for: .valueChanged)
      view.addSubview(slider)
    }
  }

  /// Shows a style; the change is animated.
  func show(_ type: iCarouselType) {
    carousel.carouselView.transitions = .all
    carousel.type = type
  }

  func numberOfItems(in carousel: iCarousel) -> Int { 15 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    view ?? UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
    switch option {
    case .wrap: 1
    case .arc: value * CGFloat(arc.value)
    case .tilt: value * CGFloat(tilt.value)
    case .spacing: value * CGFloat(spacing.value)
    case .fadeMax: carousel.type == .custom ? 0 : value
    default: value
    }
  }

  func carousel(_ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D)
    -> CATransform3D
  {
    CATransform3DTranslate(transform, offset * carousel.itemWidth, 0, offset * 50)
  }
}
