import AppKit
import CarouselViews
import Testing

extension TheHost {
  @MainActor @Suite struct Fading {
    @Test func `an animated reload fades the new view in`() {
      let stage = ViewStage()
      stage.carousel.contentView.wantsLayer = true
      let before = stage.carousel.contentView.layer!.animations.count
      stage.carousel.reloadItem(at: 0, animated: false)
      #expect(stage.carousel.contentView.layer!.animations.count == before)
      stage.carousel.reloadItem(at: 0, animated: true)
      #expect((stage.carousel.contentView.layer!.animations.last as? CATransition)?.type == .fade)
      #expect(stage.carriers.count == Set(stage.carriers.map(ObjectIdentifier.init)).count)
      stage.checkPicture()
    }
  }
}
