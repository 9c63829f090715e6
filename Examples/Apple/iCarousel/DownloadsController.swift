import CarouselCompatibility
import Foundation
import UIKit

/// Pictures from the web: each is loaded off the main thread, and cancelled when its view is reused.
final class DownloadsController: UIViewController, iCarouselDataSource {
  let carousel = iCarousel(frame: .zero)
  var pictures: [URL] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.type = .invertedCylinder
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { pictures.count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let picture = view as? ItemImageView ?? ItemImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    picture.placeholder = UIImage(systemName: "photo")
    picture.url = pictures[index]
    return picture
  }
}
