#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  /// Provides what is dragged from a carousel.
  @MainActor
  public protocol CarouselViewDragDelegate: AnyObject {
    /// Returns what is dragged with an item, when the mouse drags it across the axis, or in any direction while
    /// scrolling is disabled; nil if the item stays.
    func carousel(_ carousel: CarouselView, pasteboardWriterForItemAt index: Int) -> (any NSPasteboardWriting)?
    /// A drag has ended: what was dragged has been copied, moved, or refused.
    func carousel(
      _ carousel: CarouselView, draggingSession session: NSDraggingSession, didEndWith operation: NSDragOperation)
  }

  extension CarouselViewDragDelegate {
    /// Does nothing.
    public func carousel(
      _ carousel: CarouselView, draggingSession session: NSDraggingSession, didEndWith operation: NSDragOperation
    ) {}
  }

  /// Accepts what is dropped on a carousel. Call `registerForDraggedTypes(_:)` of the carousel as well.
  @MainActor
  public protocol CarouselViewDropDelegate: AnyObject {
    /// Returns what a drop would do.
    /// - Parameter index: The index that a new item would get.
    func carousel(_ carousel: CarouselView, validateDrop info: any NSDraggingInfo, proposedIndex index: Int)
      -> NSDragOperation
    /// Takes what is dropped: change your data, and then call `insertItem(at:animated:)` or `apply(_:animated:)`. The
    /// current item stays current.
    /// - Parameter index: The index that a new item gets.
    /// - Returns: Whether it is taken.
    func carousel(_ carousel: CarouselView, acceptDrop info: any NSDraggingInfo, at index: Int) -> Bool
  }

  /// The source of the drags that begin in a carousel.
  @MainActor
  final class DragSource: NSObject, NSDraggingSource {
    private weak var carousel: CarouselView?
    /// The press that may become a drag.
    private var press: NSEvent?

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    /// Remembers a press until the mouse is released.
    func pressed(_ event: NSEvent?) { press = event }

    /// Begins to drag the pressed item, unless that has been tried since the press.
    /// - Returns: Whether an item is dragged.
    func begin() -> Bool {
      guard let press, let carousel, let delegate = carousel.dragDelegate else { return false }
      self.press = nil
      guard let item = carousel.controller.hitTest(carousel.place(of: press))?.item, !item.isPlaceholder,
        let view = carousel.controller.view(atSlot: item.slot)?.content,
        let writer = delegate.carousel(carousel, pasteboardWriterForItemAt: item.index)
      else { return false }
      let dragged = NSDraggingItem(pasteboardWriter: writer)
      let middle = carousel.convert(press.locationInWindow, from: nil), size = view.frame.size
      dragged.setDraggingFrame(
        CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
        contents: view.drawn().map { NSImage(cgImage: $0, size: size) })
      _ = carousel.beginDraggingSession(with: [dragged], event: press, source: self)
      return true
    }

    func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext)
      -> NSDragOperation
    {
      context == .withinApplication ? [.copy, .move] : .copy
    }

    func draggingSession(_ session: NSDraggingSession, endedAt point: NSPoint, operation: NSDragOperation) {
      guard let carousel else { return }
      carousel.dragDelegate?.carousel(carousel, draggingSession: session, didEndWith: operation)
    }
  }

  extension CarouselView {
    /// Returns what a drop would do.
    func proposal(for info: any NSDraggingInfo) -> NSDragOperation {
      dropDelegate?.carousel(self, validateDrop: info, proposedIndex: index(of: info)) ?? []
    }

    /// Takes what is dropped.
    func take(_ info: any NSDraggingInfo) -> Bool {
      dropDelegate?.carousel(self, acceptDrop: info, at: index(of: info)) ?? false
    }

    private func index(of info: any NSDraggingInfo) -> Int {
      controller.insertionIndex(at: inner(convert(info.draggingLocation, from: nil)))
    }
  }
#endif
