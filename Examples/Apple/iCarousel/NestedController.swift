import CarouselCompatibility
import UIKit

/// Vertical carousels in a horizontal one: each drags along its own axis.
final class NestedController: UIViewController, iCarouselDataSource {
  let carousel = iCarousel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.type = .linear
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { carousel === self.carousel ? 10 : 30 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    guard carousel === self.carousel else {
      let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
      label.text = "\(index)"
      return label
    }
    let inner = view as? iCarousel ?? iCarousel(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    inner.isVertical = true
    inner.type = .cylinder
    inner.dataSource = self
    inner.tag = index
    inner.scrollToItem(at: 0, animated: false)
    return inner
  }
}
