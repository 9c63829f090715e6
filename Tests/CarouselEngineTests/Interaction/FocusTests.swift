import Testing

@testable import CarouselEngine
@testable import CarouselTesting

@Suite struct `Focus` {
  private func focus(_ stage: CarouselStage, _ index: Int, isEditing: Bool = false, isByKeyboard: Bool = false) {
    stage.controller.focusDidEnter(isEditing: isEditing, isByKeyboard: isByKeyboard) { $0.content == .item(index) }
  }

  private func view(_ stage: CarouselStage, _ index: Int) -> RecordedView? {
    stage.host.mounted.first { $0.content == .item(index) }
  }

  @Test func `an item that is being edited is kept without being drawn, and can become visible again`() {
    let stage = CarouselStage(items: 1000)
    focus(stage, 0, isEditing: true)
    let edited = view(stage, 0)
    stage.update { $0.scroll(toItemAt: 500, duration: 1) }
    #expect(stage.settle())
    #expect(edited?.isMounted == true && edited?.placed?.isKept == true)
    #expect(edited?.placed?.placement.opacity == 0 && edited?.placed?.placement.isHidden == false)
    #expect(stage.host.count(of: .releaseFocus) == 0)
    #expect(stage.controller.hitTest(stage.middle)?.item.index == 500)
    stage.update { $0.setScrollOffset(0) }
    #expect(view(stage, 0) === edited && edited?.placed?.isKept == false)
    #expect(edited?.placed?.placement.opacity == 1)
    #expect(stage.faultsAtRest.isEmpty)
  }

  @Test(arguments: 0..<6)
  func `of the occurrences of an item on a circle that is opened, the focused one stays`(occurrence: Int) {
    for isEditing in [false, true] {
      let stage = CarouselStage(items: 2, wrap: true)
      let slot = stage.controller.mounted[occurrence].slot, focused = stage.controller.views[occurrence]
      stage.update { $0.setScrollOffset(Double(slot)) }
      stage.controller.focusDidEnter(isEditing: isEditing, isByKeyboard: false) { $0 === focused }
      stage.update { $0.options.wrap = 0 }
      #expect(stage.settle() && stage.faultsAtRest.isEmpty, "\(stage.faultsAtRest)")
      #expect(focused.isMounted && stage.host.mounted.filter { $0.content == focused.content }.count == 1)
    }
  }

  @Test func `a kept item is recycled when the focus leaves it`() {
    let stage = CarouselStage(items: 1000)
    focus(stage, 0, isEditing: true)
    stage.update { $0.setScrollOffset(500) }
    #expect(view(stage, 0) != nil)
    stage.controller.focusDidLeave()
    #expect(view(stage, 0) == nil && stage.faultsAtRest.isEmpty)
  }

  @Test func `an item of which something is open stays usable wherever the carousel scrolls, until that closes`() {
    let stage = CarouselStage(items: 1000)
    func setOpen(_ isOpen: Bool) { stage.controller.setItemOpen(isOpen) { $0.content == .item(1) } }
    #expect(view(stage, 1)?.placed?.placement.isInteractive == false)
    setOpen(true)
    let open = view(stage, 1)
    #expect(open?.placed?.placement.isInteractive == true && open?.placed?.isKept == false)
    stage.update { $0.setScrollOffset(500) }
    #expect(open?.isMounted == true && open?.placed?.isKept == true && open?.placed?.placement.isHidden == false)
    #expect(stage.controller.hitTest(stage.middle)?.item.index == 500)
    stage.controller.focusDidLeave()
    #expect(open?.isMounted == true)
    setOpen(false)
    #expect(view(stage, 1) == nil && stage.faultsAtRest.isEmpty)
    // An item without a view can't be open.
    setOpen(true)
    stage.update { $0.setScrollOffset(0) }
    #expect(view(stage, 1)?.placed?.placement.isInteractive == false)
  }

  @Test func `recycling an item moves its focus to the carousel first`() {
    let stage = CarouselStage(items: 1000)
    focus(stage, 0)
    #expect(stage.host.count(of: .releaseFocus) == 0)
    stage.update { $0.setScrollOffset(500) }
    #expect(stage.host.count(of: .releaseFocus) == 1 && stage.host.breaches.isEmpty)
    stage.update { $0.setScrollOffset(0) }
    #expect(stage.host.count(of: .releaseFocus) == 1)
  }

  @Test func `off-centre, a disabled control loses the focus, an edited one keeps it`() {
    let stage = CarouselStage(items: 10)
    focus(stage, 0)
    stage.update { $0.setScrollOffset(1) }
    #expect(stage.host.count(of: .releaseFocus) == 1)
    focus(stage, 1, isEditing: true)
    stage.update { $0.setScrollOffset(2) }
    #expect(stage.host.count(of: .releaseFocus) == 1)
    #expect(stage.controller.readingOrder.filter(\.isUsable).map(\.index) == [1, 2])
  }

  @Test func `a removed or reloaded item releases the focus`() {
    for isEditing in [false, true] {
      let stage = CarouselStage(items: 10)
      focus(stage, 0, isEditing: isEditing)
      stage.remove(at: 0, animated: true)
      stage.settle()
      #expect(stage.host.count(of: .releaseFocus) == 1)
      focus(stage, 0, isEditing: isEditing)
      stage.reload(items: 10)
      #expect(stage.host.count(of: .releaseFocus) == 2)
      focus(stage, 0, isEditing: isEditing)
      stage.controller.reloadItem(at: 0, animated: true)
      #expect(stage.host.count(of: .releaseFocus) == 3)
      #expect(stage.host.breaches.isEmpty)
    }
  }

  @Test func `focus by the keyboard centres an item, focus by a pointer does not`() {
    let stage = CarouselStage(items: 10) { $0.centersItemWhenSelected = false }
    focus(stage, 2)
    #expect(stage.carousel.destination == 0)
    focus(stage, 2, isByKeyboard: true)
    #expect(stage.settle() && stage.current == 2)
    focus(stage, 99, isByKeyboard: true)
    #expect(stage.settle() && stage.current == 2)
  }

  @Test func `Tab inside a kept item scrolls back to it, and keeps the focus`() {
    let stage = CarouselStage(items: 100)
    stage.update { $0.setScrollOffset(4) }
    focus(stage, 4, isEditing: true)
    let edited = view(stage, 4)
    stage.update { $0.scroll(toItemAt: 80, duration: 1) }
    stage.settle()
    focus(stage, 4, isByKeyboard: true)
    #expect(stage.settle() && stage.current == 4 && view(stage, 4) === edited)
    #expect(stage.host.count(of: .releaseFocus) == 0 && stage.faultsAtRest.isEmpty)
  }

  @Test func `the focus moves along when items are inserted before it`() {
    let stage = CarouselStage(items: 10)
    focus(stage, 0, isEditing: true)
    for _ in 0..<3 { stage.insert(at: 0, animated: false) }
    stage.update { $0.setScrollOffset(9) }
    #expect(view(stage, 3)?.placed?.isKept == true || view(stage, 3)?.placed?.placement.isInteractive == true)
  }
}
