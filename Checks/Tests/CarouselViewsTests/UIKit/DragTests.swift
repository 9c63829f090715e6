@testable import CarouselViews
import Testing
import UIKit

/// An app whose items are dragged to other places.
@MainActor
private final class Mover: CarouselViewDragDelegate, CarouselViewDropDelegate {
  var items: [UIDragItem] = []
  var ends: [UIDropOperation] = []
  var proposals: [Int] = []
  var accepts = true
  var onDrop: (Int) -> Void = { _ in }

  func carousel(_ carousel: CarouselView, itemsForBeginning session: any UIDragSession, at index: Int) -> [UIDragItem] {
    guard index != 0 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = index
    return [item]
  }
  func carousel(_ carousel: CarouselView, dragSession session: any UIDragSession, didEndWith operation: UIDropOperation)
  {
    ends.append(operation)
  }
  func carousel(_ carousel: CarouselView, canHandle session: any UIDropSession) -> Bool { accepts }
  func carousel(_ carousel: CarouselView, dropSessionDidUpdate session: any UIDropSession, proposedIndex index: Int)
    -> UIDropProposal
  {
    proposals.append(index)
    return UIDropProposal(operation: .move)
  }
  func carousel(_ carousel: CarouselView, performDrop session: any UIDropSession, at index: Int) { onDrop(index) }
}

extension TheHost {
  @MainActor @Suite struct DragAndDrop {
    @Test func `a held item is lifted, dragged and dropped at the proposed index; the current item stays`() {
      let mover = Mover()
      let stage = ViewStage()
      (stage.carousel.dragDelegate, stage.carousel.dropDelegate) = (mover, mover)
      let finger = HoldingFinger(at: stage.place(2)!, in: stage.window)
      #expect(finger.items.first?.localObject as? Int == 2)
      #expect(finger.lifted === stage.carousel.itemView(at: 2))
      let target = stage.place(0)!
      #expect(finger.move(to: CGPoint(x: target.x - 20, y: target.y), over: stage.carousel) == .move)
      #expect(finger.move(to: CGPoint(x: target.x + 20, y: target.y), over: stage.carousel) == .move)
      #expect(mover.proposals == [0, 1])
      let view = stage.carousel.currentItemView
      var dropped: [Int] = []
      let other = HoldingFinger(at: stage.place(2)!, in: stage.window)
      mover.onDrop = { dropped.append($0) }
      _ = other.move(to: CGPoint(x: target.x + 20, y: target.y), over: stage.carousel)
      other.drop(over: stage.carousel, as: .copy)
      #expect(dropped == [1])
      mover.ends = []
      mover.onDrop = { index in
        #expect(index == 0)
        stage.insert(at: index, animated: true)
      }
      _ = finger.move(to: CGPoint(x: target.x - 20, y: target.y), over: stage.carousel)
      finger.drop(over: stage.carousel, as: .move)
      stage.settle()
      #expect(mover.ends == [.move])
      #expect(stage.carousel.currentIndex == 1 && stage.carousel.currentItemView === view)
      #expect(Device.breaches == [])
    }

    @Test func `an item that stays is not dragged, nor is the space between items`() {
      let mover = Mover()
      let stage = ViewStage(items: 12, placeholders: 2)
      #expect(HoldingFinger(at: stage.place(1)!, in: stage.window).items.isEmpty, "without a delegate")
      stage.carousel.dragDelegate = mover
      #expect(HoldingFinger(at: stage.place(0)!, in: stage.window).items.isEmpty)
      #expect(HoldingFinger(at: stage.place(-1)!, in: stage.window).items.isEmpty, "a placeholder")
      #expect(HoldingFinger(at: CGPoint(x: 400, y: 205), in: stage.window).items.isEmpty)
      #expect(HoldingFinger(at: stage.place(1)!, in: stage.window).items.count == 1)
      stage.carousel.dragDelegate = nil
      #expect(HoldingFinger(at: stage.place(1)!, in: stage.window).items.isEmpty, "no longer")
      let drags = stage.carousel.interactions.compactMap { $0 as? UIDragInteraction }
      #expect(drags.map(\.isEnabled) == [false], "nothing is waited for")
      for _ in 1...2 { (stage.carousel.dragDelegate, stage.carousel.dropDelegate) = (mover, mover) }
      #expect(stage.carousel.interactions.filter { $0 is UIDragInteraction }.count == 1)
      #expect(stage.carousel.interactions.filter { $0 is UIDropInteraction }.count == 1)
      #expect(drags.map(\.isEnabled) == [true])
    }

    @Test func `a carousel drops what its delegate can handle`() {
      let mover = Mover()
      let stage = ViewStage()
      stage.carousel.dragDelegate = mover
      let finger = HoldingFinger(at: stage.place(2)!, in: stage.window)
      #expect(finger.move(to: stage.place(0)!, over: stage.carousel) == nil)
      stage.carousel.dropDelegate = mover
      mover.accepts = false
      #expect(finger.move(to: stage.place(0)!, over: stage.carousel) == nil)
      mover.onDrop = { _ in Issue.record("it is dropped nevertheless") }
      finger.drop(over: stage.carousel, as: .cancel)
      #expect(mover.ends == [.cancel])
    }

    @Test func `a drag that has ended retains neither its item nor the carousel`() {
      let mover = Mover()
      let stage = ViewStage()
      stage.app.make = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.carousel.reloadData()
      (stage.carousel.dragDelegate, stage.carousel.dropDelegate) = (mover, mover)
      weak var view: UIView?
      do {
        let finger = HoldingFinger(at: stage.place(2)!, in: stage.window)
        view = finger.lifted
        finger.drop(over: stage.carousel, as: .move)
      }
      #expect(view != nil)
      stage.carousel.reloadData()
      stage.settle()
      #expect(view == nil, "another view is in its place")
      weak var carousel: CarouselView?
      do {
        let other = ViewStage()
        (other.carousel.dragDelegate, other.carousel.dropDelegate) = (mover, mover)
        let finger = HoldingFinger(at: other.place(2)!, in: other.window)
        finger.drop(over: other.carousel, as: .move)
        carousel = other.carousel
      }
      #expect(carousel == nil)
    }

    @Test func `delegates are not retained`() {
      let stage = ViewStage()
      weak var weakly: Mover?
      do {
        let mover = Mover()
        (stage.carousel.dragDelegate, stage.carousel.dropDelegate) = (mover, mover)
        weakly = mover
      }
      #expect(weakly == nil)
    }
  }
}
