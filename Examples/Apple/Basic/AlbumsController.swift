import CarouselViews
import UIKit

/// A cover flow of albums. Never run on a device yet.
final class AlbumsController: UIViewController, CarouselViewDataSource, CarouselViewDelegate {
  private let albums = ["Aja", "Blue", "Closer", "Discovery", "Exile", "Fragile", "Graceland", "Harvest"]
  private let carousel = CarouselView(style: .coverFlow2)

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(carousel)
    carousel.delegate = self
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { albums.count }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    label.text = albums[index]
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    label.isAccessibilityElement = true
    return label
  }

  func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?) {
    title = index.map { albums[$0] }
  }
}
