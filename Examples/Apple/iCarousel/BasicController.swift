import CarouselCompatibility
import UIKit

/// Numbers in a cover flow, with nothing but the data source.
final class BasicController: UIViewController, iCarouselDataSource, iCarouselDelegate {
  let carousel = iCarousel(frame: .zero)
  private let items = Array(0..<1000)

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    carousel.type = .coverFlow2
    carousel.delegate = self
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { items.count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    label.text = "\(items[index])"
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    return label
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
    option == .spacing ? value * 1.1 : value
  }
}
