import AppKit
@testable import CarouselViews
import Testing

private final class Writer: NSPasteboardWriting {
  let index: Int
  init(index: Int) { self.index = index }
}

/// An app whose items have menus, and are dragged to other places.
@MainActor
private final class Mover: CarouselViewDelegate, CarouselViewDragDelegate, CarouselViewDropDelegate {
  var asked: [Int] = []
  var ends: [NSDragOperation] = []
  var proposals: [Int] = []
  var onDrop: (Int) -> Void = { _ in }

  func carousel(_ carousel: CarouselView, menuForItemAt index: Int) -> NSMenu? {
    index == 0 ? nil : NSMenu(title: "Album \(index)")
  }
  func carousel(_ carousel: CarouselView, pasteboardWriterForItemAt index: Int) -> (any NSPasteboardWriting)? {
    asked.append(index)
    return index == 0 ? nil : Writer(index: index)
  }
  func carousel(
    _ carousel: CarouselView, draggingSession session: NSDraggingSession, didEndWith operation: NSDragOperation
  ) { ends.append(operation) }
  func carousel(_ carousel: CarouselView, validateDrop info: any NSDraggingInfo, proposedIndex index: Int)
    -> NSDragOperation
  {
    proposals.append(index)
    return .move
  }
  func carousel(_ carousel: CarouselView, acceptDrop info: any NSDraggingInfo, at index: Int) -> Bool {
    onDrop(index)
    return true
  }
}

extension TheHost {
  @MainActor @Suite struct DragAndDrop {
    private static let up = CGPoint(x: 0, y: -60)

    @Test func `a drag across the axis drags an item, which is dropped at the proposed index`() throws {
      let mover = Mover()
      let stage = ViewStage()
      (stage.carousel.dragDelegate, stage.carousel.dropDelegate) = (mover, mover)
      stage.carousel.autoplayInterval = 100
      stage.drag(from: stage.place(2, CGPoint(x: 60, y: 60))!, by: Self.up, lift: false)
      #expect(stage.carousel.isAutoplaying, "the press has become a drag, so that it ends for the carousel")
      stage.carousel.autoplayInterval = 0
      let session = try #require(NSDraggingSession.current)
      #expect((session.items.first?.writer as? Writer)?.index == 2)
      #expect(session.items.first?.frame.size == CGSize(width: 100, height: 80))
      #expect((session.items.first?.contents as? NSImage)?.name == "drawn CGSize(width: 100.0, height: 80.0)")
      #expect(mover.asked == [2], "once for each press")
      #expect(session.operations(in: .withinApplication) == [.copy, .move])
      #expect(session.operations(in: .outsideApplication) == .copy, "no other app may take it away")
      #expect(!stage.carousel.isDragging && stage.carousel.scrollOffset == 0)
      let target = stage.place(0)!
      #expect(session.move(to: CGPoint(x: target.x + 20, y: target.y), over: stage.carousel) == .move)
      #expect(session.move(to: CGPoint(x: target.x - 20, y: target.y), over: stage.carousel) == .move)
      #expect(mover.proposals == [1, 0])
      mover.onDrop = { index in
        #expect(index == 0)
        stage.insert(at: index, animated: true)
      }
      session.drop(over: stage.carousel, as: .move)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1 && mover.ends == [.move])
      #expect(stage.app.story.filter { $0.hasPrefix("tap") }.isEmpty && Device.breaches == [])
    }

    @Test func `a drag along the axis scrolls, and an item may stay`() {
      let mover = Mover()
      let stage = ViewStage()
      NSDraggingSession.current = nil
      stage.carousel.dragDelegate = mover
      stage.drag(from: stage.place(1, CGPoint(x: 60, y: 60))!, by: CGPoint(x: -60, y: 0), lift: false)
      #expect(stage.carousel.isDragging && mover.asked == [])
      stage.window.release(.zero)
      stage.settle()
      stage.carousel.currentIndex = 0
      stage.drag(from: stage.place(0, CGPoint(x: 60, y: 60))!, by: Self.up)
      #expect(mover.asked == [0] && NSDraggingSession.current == nil)
      stage.drag(from: CGPoint(x: 400, y: 495), by: Self.up)
      #expect(mover.asked == [0], "there is no item")
    }

    @Test func `a press retains neither its event after the button is released, nor the carousel`() {
      weak var carousel: CarouselView?
      weak var event: NSEvent?
      let mover = Mover()
      do {
        let stage = ViewStage()
        stage.carousel.dragDelegate = mover
        func press() {
          let press = NSEvent.press
          press.locationInWindow = CGPoint(x: 400, y: 380)
          stage.carousel.mouseDown(with: press)
          event = press
        }
        press()
        #expect(event != nil, "it may become a drag")
        let release = NSEvent()
        release.type = .leftMouseUp
        stage.carousel.mouseUp(with: release)
        #expect(event == nil)
        stage.drag(from: stage.place(2, CGPoint(x: 60, y: 60))!, by: Self.up)
        #expect(mover.asked.count == 1)
        NSDraggingSession.current = nil
        carousel = stage.carousel
      }
      #expect(carousel == nil)
    }

    @Test func `placeholders are not dragged`() {
      let mover = Mover()
      let stage = ViewStage(items: 12, placeholders: 2)
      stage.carousel.dragDelegate = mover
      stage.drag(from: stage.place(-1, CGPoint(x: 60, y: 60))!, by: Self.up)
      #expect(mover.asked == [])
    }

    @Test func `without a delegate nothing is accepted`() {
      let stage = ViewStage()
      stage.carousel.dragDelegate = nil
      let session = stage.carousel.beginDraggingSession(with: [], event: NSEvent.press, source: Source())
      #expect(session.move(to: .zero, over: stage.carousel) == [])
      #expect(!stage.carousel.performDragOperation(session))
    }

    @Test func `an item shows its menu`() {
      let mover = Mover()
      let stage = ViewStage(items: 12, placeholders: 2)
      #expect(stage.window.menu(at: stage.place(1)!) == nil)
      stage.carousel.delegate = mover
      #expect(stage.window.menu(at: stage.place(1)!)?.title == "Album 1")
      #expect(stage.window.menu(at: stage.place(0)!) == nil)
      #expect(stage.window.menu(at: stage.place(-1)!) == nil, "a placeholder")
      #expect(stage.window.menu(at: CGPoint(x: 400, y: 495)) == nil)
    }
  }
}

extension NSEvent {
  fileprivate static var press: NSEvent {
    let event = NSEvent()
    event.type = .leftMouseDown
    return event
  }
}

@MainActor
private final class Source: NSDraggingSource {
  func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext)
    -> NSDragOperation
  { .move }
  func draggingSession(_ session: NSDraggingSession, endedAt point: NSPoint, operation: NSDragOperation) {}
}
