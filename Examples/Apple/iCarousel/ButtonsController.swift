import CarouselCompatibility
import UIKit

/// Items that are buttons: one action for all, which asks the carousel for the item.
final class ButtonsController: UIViewController, iCarouselDataSource {
  let carousel = iCarousel(frame: .zero)
  private(set) var pressed: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.type = .rotary
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { 20 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if let button = view as? UIButton { return button }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    button.backgroundColor = .secondarySystemBackground
    let action = UIAction { [weak self] in self?.press($0.sender as? UIButton) }
    button.addAction(action, for: .primaryActionTriggered)
    return button
  }

  private func press(_ button: UIButton?) {
    guard let button else { return }
    pressed.append(carousel.index(ofItemView: button))
    title = "Button \(pressed.last ?? 0)"
  }
}
