#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CarouselEngine
  import UIKit

  /// Provides what is dragged from a carousel.
  @MainActor
  public protocol CarouselViewDragDelegate: AnyObject {
    /// Returns what is dragged with an item that a finger has held; nothing if the item stays.
    func carousel(_ carousel: CarouselView, itemsForBeginning session: any UIDragSession, at index: Int) -> [UIDragItem]
    /// A drag has ended: what was dragged has been copied, moved, or refused.
    func carousel(
      _ carousel: CarouselView, dragSession session: any UIDragSession, didEndWith operation: UIDropOperation)
  }

  extension CarouselViewDragDelegate {
    /// Does nothing.
    public func carousel(
      _ carousel: CarouselView, dragSession session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
  }

  /// Accepts what is dropped on a carousel.
  @MainActor
  public protocol CarouselViewDropDelegate: AnyObject {
    /// Returns whether something of a drag could be dropped. The default is true.
    func carousel(_ carousel: CarouselView, canHandle session: any UIDropSession) -> Bool
    /// Returns what a drop would do.
    /// - Parameter index: The index that a new item would get.
    func carousel(_ carousel: CarouselView, dropSessionDidUpdate session: any UIDropSession, proposedIndex index: Int)
      -> UIDropProposal
    /// Takes what is dropped: change your data, and then call `insertItem(at:animated:)` or `apply(_:animated:)`. The
    /// current item stays current.
    /// - Parameter index: The index that a new item gets.
    func carousel(_ carousel: CarouselView, performDrop session: any UIDropSession, at index: Int)
  }

  extension CarouselViewDropDelegate {
    /// Returns true.
    public func carousel(_ carousel: CarouselView, canHandle session: any UIDropSession) -> Bool { true }
  }

  /// The interactions with which items are dragged away, and others are dropped.
  @MainActor
  final class DragAndDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var carousel: CarouselView?
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?
    weak var dragDelegate: (any CarouselViewDragDelegate)? { didSet { setUpDrag() } }
    weak var dropDelegate: (any CarouselViewDropDelegate)? { didSet { setUpDrop() } }

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    private func setUpDrag() {
      if drag == nil, dragDelegate != nil {
        let interaction = UIDragInteraction(delegate: self)
        carousel?.addInteraction(interaction)
        drag = interaction
      }
      // It is off on an iPhone otherwise.
      drag?.isEnabled = dragDelegate != nil
    }

    private func setUpDrop() {
      guard drop == nil, dropDelegate != nil else { return }
      let interaction = UIDropInteraction(delegate: self)
      carousel?.addInteraction(interaction)
      drop = interaction
    }

    // MARK: Drags

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      guard let carousel, let dragDelegate, let (item, view) = carousel.item(at: session.location(in: carousel)) else {
        return []
      }
      let items = dragDelegate.carousel(carousel, itemsForBeginning: session, at: item.index)
      dragged = view
      return items
    }

    /// The view of the item that is dragged.
    private weak var dragged: UIView?

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      guard let dragged, dragged.window != nil else { return nil }
      return UITargetedDragPreview(view: dragged)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
      if let carousel { dragDelegate?.carousel(carousel, dragSession: session, didEndWith: operation) }
    }

    // MARK: Drops

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      guard let carousel, let dropDelegate else { return false }
      return dropDelegate.carousel(carousel, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      guard let carousel, let dropDelegate else { return UIDropProposal(operation: .cancel) }
      let index = index(of: session, in: carousel)
      return dropDelegate.carousel(carousel, dropSessionDidUpdate: session, proposedIndex: index)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      guard let carousel else { return }
      dropDelegate?.carousel(carousel, performDrop: session, at: index(of: session, in: carousel))
    }

    private func index(of session: any UIDropSession, in carousel: CarouselView) -> Int {
      carousel.controller.insertionIndex(at: carousel.inner(session.location(in: carousel)))
    }
  }
#endif
