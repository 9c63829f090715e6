import AppKit
import CarouselViews

/// Items with menus, which the mouse drags across the axis, to another place or to another app. Never run on a Mac yet.
final class TitlesController: NSViewController, CarouselViewDataSource, CarouselViewDelegate,
  CarouselViewDragDelegate, CarouselViewDropDelegate
{
  private var titles = ["Aja", "Blue", "Closer"]

  override func loadView() {
    let carousel = CarouselView(frame: NSRect(x: 0, y: 0, width: 800, height: 400))
    view = carousel
    carousel.delegate = self
    carousel.dragDelegate = self
    carousel.dropDelegate = self
    carousel.registerForDraggedTypes([.string])
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { titles.count }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: NSView?) -> NSView {
    let label = view as? NSTextField ?? NSTextField(labelWithString: "")
    label.stringValue = titles[index]
    label.setFrameSize(NSSize(width: 140, height: 180))
    return label
  }

  func carousel(_ carousel: CarouselView, menuForItemAt index: Int) -> NSMenu? {
    let menu = NSMenu(title: titles[index])
    let remove = NSMenuItem(title: "Remove", action: #selector(remove(_:)), keyEquivalent: "")
    remove.target = self
    remove.tag = index
    menu.addItem(remove)
    return menu
  }

  @objc private func remove(_ sender: NSMenuItem) {
    titles.remove(at: sender.tag)
    (view as? CarouselView)?.removeItem(at: sender.tag, animated: true)
  }

  func carousel(_ carousel: CarouselView, pasteboardWriterForItemAt index: Int) -> (any NSPasteboardWriting)? {
    let item = NSPasteboardItem()
    return item.setString(titles[index], forType: .string) ? item : nil
  }

  func carousel(_ carousel: CarouselView, validateDrop info: any NSDraggingInfo, proposedIndex index: Int)
    -> NSDragOperation
  {
    .move
  }

  func carousel(_ carousel: CarouselView, acceptDrop info: any NSDraggingInfo, at index: Int) -> Bool {
    guard let title = info.draggingPasteboard.string(forType: .string) else { return false }
    let before = titles
    titles.insert(title, at: index)
    if let old = before.firstIndex(of: title) { titles.remove(at: old < index ? old : old + 1) }
    carousel.apply(ItemChanges(from: before, to: titles), animated: true)
    return true
  }
}
