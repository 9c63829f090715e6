import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Fading {
    @Test func `an animated reload fades out a snapshot of the old view over the new one`() {
      let stage = ViewStage()
      stage.carousel.reloadItem(at: 0, animated: true)
      let carrier = stage.carrier(0)!
      #expect(carrier.subviews.count == 2)
      #expect(carrier.subviews.last?.center == CGPoint(x: 50, y: 40), "where the new one is")
      #expect(Device.durations.last == 0.4)
      #expect(carrier.subviews.first === carrier.content)
      #expect(carrier.subviews.last?.alpha == 0)
      #expect(carrier.subviews.last?.isUserInteractionEnabled == false)
      Device.finishAnimations()
      #expect(carrier.subviews == [carrier.content])
      stage.carousel.reloadItem(at: 0, animated: false)
      #expect(stage.carrier(0)!.subviews.count == 1)
      #expect(stage.carriers.count == Set(stage.carriers.map(ObjectIdentifier.init)).count)
      stage.checkPicture()
    }

    @Test(arguments: [false, true])
    func `a reload by a snapshot fades as the others do`(isAnimated: Bool) {
      let stage = ViewStage(items: 0)
      let source = CarouselDiffableDataSource<String>(stage.carousel) { _, _, _, _ in
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      }
      source.apply(["a", "b"], animated: false)
      source.apply(["a", "b"], reloading: ["b"], animated: isAnimated)
      #expect(stage.carrier(1)?.subviews.count == (isAnimated ? 2 : 1) && stage.carrier(0)?.subviews.count == 1)
    }

    @Test func `a recycled view no longer fades the picture of another item`() {
      let stage = ViewStage(items: 60)
      stage.carousel.reloadItem(at: 0, animated: true)
      let carrier = stage.carrier(0)!
      #expect(carrier.subviews.count == 2)
      stage.carousel.scrollOffset = 40
      Device.layOut()
      #expect(stage.carriers.contains { $0 === carrier } && carrier.item?.index != 0, "it is recycled")
      #expect(stage.carriers.allSatisfy { $0.subviews == [$0.content] })
      Device.finishAnimations()
      #expect(Device.breaches == [])
    }
  }
}
