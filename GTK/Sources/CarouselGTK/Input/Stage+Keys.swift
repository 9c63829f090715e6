import CGtk4
import CarouselEngine

// The keyboard.
extension Stage {
  func addKeys(to widget: Widget) {
    let keys = gtk_event_controller_key_new()
    let press: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, Widget) -> gboolean = {
      _, key, _, state, widget in
      guard let stage = Stage.of(widget), stage.keyDown(Int32(bitPattern: key), state) else { return 0 }
      // Whoever uses the keyboard wants to see where it is.
      stage.setFocusShown(true)
      return 1
    }
    connect(keys, "key-pressed", widget, unsafeBitCast(press, to: GCallback.self))
    gtk_widget_add_controller(widget, keys)
  }

  /// Keys that nothing inside an item has taken.
  /// - Returns: Whether the carousel has use for it.
  func keyDown(_ key: Int32, _ state: GdkModifierType) -> Bool {
    let modifiers =
      GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_SHIFT_MASK.rawValue
    guard state.rawValue & modifiers == 0, let widget else { return false }
    let carousel = controller.carousel
    switch key {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      guard gtk_widget_has_focus(widget) != 0, let current = carousel.currentIndex else { return false }
      controller.setTime(clock.now)
      controller.selectItem(at: current)
      return true
    default:
      guard carousel.isScrollEnabled, carousel.numberOfItems > 0 else { return false }
      guard let step = step(for: key, carousel) else { return false }
      update {
        switch step {
        case .first: $0.scroll(toItemAt: 0, duration: CarouselEngine.Carousel.defaultScrollDuration)
        case .last:
          $0.scroll(toItemAt: $0.numberOfItems - 1, duration: CarouselEngine.Carousel.defaultScrollDuration)
        case .by(let count): $0.step(by: count)
        }
      }
      return true
    }
  }

  private enum Step { case first, last, by(Int) }

  private func step(for key: Int32, _ carousel: CarouselEngine.Carousel) -> Step? {
    let isVertical = carousel.axis.isVertical
    let forward = carousel.axis.isMirrored ? -1 : 1
    switch key {
    case GDK_KEY_Right, GDK_KEY_KP_Right: return isVertical ? nil : .by(forward)
    case GDK_KEY_Left, GDK_KEY_KP_Left: return isVertical ? nil : .by(-forward)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return isVertical ? .by(1) : nil
    case GDK_KEY_Up, GDK_KEY_KP_Up: return isVertical ? .by(-1) : nil
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .by(page(carousel))
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .by(-page(carousel))
    case GDK_KEY_Home, GDK_KEY_KP_Home: return .first
    case GDK_KEY_End, GDK_KEY_KP_End: return .last
    default: return nil
    }
  }

  /// As many items as fit side by side.
  private func page(_ carousel: CarouselEngine.Carousel) -> Int {
    let length = carousel.axis.length(of: carousel.viewport)
    let items = carousel.itemLength > 0 ? length / carousel.itemLength : 1
    return max(1, Int(items.clamped(to: 1...1000)))
  }
}
