import AppKit
import CarouselEngine
@testable import CarouselViews
import Testing

extension TheHost {
  /// The meanings of keys, and what assistive technology gets.
  @MainActor @Suite struct Meanings {
    @Test func `each key has its meaning`() {
      let keys: [(UInt16, CarouselKey?)] = [
        (123, .left), (124, .right), (125, .down), (126, .up), (116, .pageUp), (121, .pageDown), (115, .home),
        (119, .end), (36, .select), (76, .select), (49, .select), (0, nil),
      ]
      for (code, key) in keys { #expect(CarouselKey(keyCode: code) == key) }
      let modifiers: [(NSEvent.ModifierFlags, KeyModifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ]
      for (flags, wanted) in modifiers { #expect(KeyModifiers(flags) == wanted) }
    }

    @Test func `it is an incrementor or a list, and a press selects the current item`() {
      let stage = ViewStage()
      #expect(stage.carousel.accessibilityRole() == .incrementor)
      stage.carousel.reading = .items
      #expect(stage.carousel.accessibilityRole() == .list)
      #expect(stage.carriers.allSatisfy { $0.isAccessibilityElement() && $0.accessibilityRole() == .group })
      stage.app.events = []
      #expect(stage.carousel.accessibilityPerformPress() && stage.app.story.contains("select 0"))
    }

    @Test func `each setting of the user is followed when it changes`() {
      let stage = ViewStage { $0.autoplayInterval = 1 }
      NSWorkspace.shared.isSwitchControlEnabled = true
      #expect(!stage.carousel.isAutoplaying)
      NSWorkspace.shared.isSwitchControlEnabled = false
      #expect(stage.carousel.isAutoplayPaused)
      stage.carousel.isAutoplayPaused = false
      #expect(stage.carousel.isAutoplaying)
      Device.set(reducesMotion: true)
      #expect(stage.carousel.controller.carousel.preferences.reducesMotion)
    }
  }
}
