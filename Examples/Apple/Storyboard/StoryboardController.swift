import CarouselViews
import UIKit

/// The data source of the carousel in `Main.storyboard`: connected there, as its `dataSourceObject`. Never run on a device yet.
final class StoryboardController: UIViewController, CarouselViewDataSource {
  @IBOutlet private var carousel: CarouselView!

  func numberOfItems(in carousel: CarouselView) -> Int { 100 }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 180))
    label.text = "\(index + 1)"
    label.textAlignment = .center
    label.backgroundColor = .systemIndigo
    return label
  }

  @IBAction private func goOn(_ sender: UIButton) { carousel.step(by: 1) }
}
