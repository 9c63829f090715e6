import CarouselViews
import UIKit

/// A window and a carousel, all in code. Never run on a device yet.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A ring of numbers, laid out by constraints.
final class RingController: UIViewController, CarouselViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let carousel = CarouselView(style: .rotary)
    carousel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(carousel)
    NSLayoutConstraint.activate([
      carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      carousel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      carousel.heightAnchor.constraint(equalToConstant: 320),
    ])
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { 12 }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    label.text = "\(index + 1)"
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.backgroundColor = .systemTeal
    return label
  }
}
