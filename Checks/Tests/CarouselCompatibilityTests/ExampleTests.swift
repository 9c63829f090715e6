import CarouselCompatibility
import Testing
import UIKit

@testable import ClassicExamples

extension TheClassic {
  /// The examples of iCarousel, as apps show them.
  @MainActor @Suite struct Examples {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    private func show(_ controller: UIViewController) {
      Device.reset()
      controller.view.frame = window.bounds
      controller.viewDidLoad()
      window.addSubview(controller.view)
      Device.layOut()
    }

    private func settle() {
      Device.layOut()
      for _ in 0..<1000 where !Device.links.isEmpty { Device.frame() }
      #expect(Device.links.isEmpty && Device.breaches == [])
    }

    private func drag(from start: CGPoint, by way: CGPoint) {
      let finger = Finger(at: start, in: window)
      for step in 1...10 {
        Device.frame()
        finger.move(to: CGPoint(x: start.x + way.x * CGFloat(step) / 10, y: start.y + way.y * CGFloat(step) / 10))
      }
      finger.lift()
      settle()
    }

    @Test func `basic: numbers that a drag scrolls`() {
      let controller = BasicController()
      show(controller)
      #expect((controller.carousel.currentItemView as? UILabel)?.text == "0")
      drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -200, y: 0))
      #expect(controller.carousel.currentItemIndex > 0)
      #expect((controller.carousel.currentItemView as? UILabel)?.text == "\(controller.carousel.currentItemIndex)")
    }

    @Test func `buttons: each knows its item`() {
      let controller = ButtonsController()
      show(controller)
      Finger(at: CGPoint(x: 200, y: 400), in: window).lift()
      #expect(controller.pressed == [0])
      controller.carousel.scrollToItem(at: 7, animated: false)
      Device.layOut()
      Finger(at: CGPoint(x: 200, y: 400), in: window).lift()
      #expect(controller.pressed == [0, 7])
    }

    @Test func `controls: a slider changes its own item`() throws {
      let controller = ControlsController()
      show(controller)
      controller.carousel.scrollToItem(at: 3, animated: false)
      let panel = try #require(controller.carousel.itemView(at: 3) as? Panel)
      panel.slider.value = 0.9
      panel.slider.sendActions(for: .valueChanged)
      #expect(controller.values[3] == 0.9 && controller.values[2] == 0.5)
      panel.button.sendActions(for: .primaryActionTriggered)
      #expect(controller.values[3] == 0)
      #expect((controller.carousel.itemView(at: 3) as? Panel)?.slider.value == 0)
    }

    @Test func `options: sliders shape the style`() throws {
      let controller = OptionsController()
      show(controller)
      #expect(controller.carousel.isWrapEnabled)
      controller.show(.rotary)
      settle()
      let before = try #require(controller.carousel.itemView(at: 1)?.superview?.layer.transform.m41)
      controller.spacing.value = 2
      controller.spacing.sendActions(for: .valueChanged)
      settle()
      let after = try #require(controller.carousel.itemView(at: 1)?.superview?.layer.transform.m41)
      #expect(after > before * 1.5)
      controller.show(.custom)
      settle()
      #expect(controller.carousel.itemView(at: 14)?.superview?.layer.transform.m43 == -50)
      #expect(controller.carousel.itemView(at: 1)?.superview?.alpha ?? 0 == 0, "in front of the current item")
    }

    @Test func `downloads: pictures have their addresses`() {
      let controller = DownloadsController()
      controller.pictures = (0..<9).map { URL(fileURLWithPath: "/nowhere/\($0).png") }
      show(controller)
      #expect((controller.carousel.itemView(at: 1) as? ItemImageView)?.url == controller.pictures[1])
      #expect((controller.carousel.currentItemView as? ItemImageView)?.image?.name == "photo")
    }

    @Test func `nested: each axis scrolls its carousel`() throws {
      let controller = NestedController()
      show(controller)
      let inner = try #require(controller.carousel.currentItemView as? iCarousel)
      drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -150))
      #expect(inner.currentItemIndex > 0 && controller.carousel.currentItemIndex == 0)
      drag(from: CGPoint(x: 300, y: 450), by: CGPoint(x: -250, y: 0))
      #expect(controller.carousel.currentItemIndex > 0)
    }
  }
}
