import CarouselCompatibility
import UIKit

/// Items with a slider and a button, of which each acts on its own item.
final class ControlsController: UIViewController, iCarouselDataSource {
  let carousel = iCarousel(frame: .zero)
  private(set) var values = Array(repeating: Float(0.5), count: 12)

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.type = .linear
    carousel.dataSource = self
    view.addSubview(carousel)
  }

  func numberOfItems(in carousel: iCarousel) -> Int { values.count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let panel = view as? Panel ?? makePanel()
    panel.slider.value = values[index]
    return panel
  }

  private func makePanel() -> Panel {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    panel.slider.addAction(UIAction { [weak self] in self?.slide($0.sender as? UISlider) }, for: .valueChanged)
    panel.button.addAction(
      UIAction { [weak self] in self?.reset($0.sender as? UIButton) }, for: .primaryActionTriggered)
    return panel
  }

  private func slide(_ slider: UISlider?) {
    guard let slider else { return }
    values[carousel.index(ofItemViewOrSubview: slider)] = slider.value
  }

  private func reset(_ button: UIButton?) {
    guard let button else { return }
    let index = carousel.index(ofItemViewOrSubview: button)
    values[index] = 0
    carousel.reloadItem(at: index, animated: true)
  }
}

/// An item with controls.
final class Panel: UIView {
  let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(slider)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
