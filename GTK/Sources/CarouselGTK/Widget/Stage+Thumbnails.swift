import CGtk4
import CarouselEngine

/// The carousel that a row of thumbnails controls. The row does not keep it alive.
final class ControlledCarousel {
  let widget: WidgetPointer
  private unowned let row: Stage

  init(_ widget: WidgetPointer, by row: Stage) {
    (self.widget, self.row) = (widget, row)
    g_object_weak_ref(widget.gobject, Self.isGone, Unmanaged.passUnretained(self).toOpaque())
    Stage.of(widget)?.observers.append((ObjectIdentifier(self), { [weak self] in self?.update() }))
  }

  /// Ends the control.
  func leave() {
    g_object_weak_unref(widget.gobject, Self.isGone, Unmanaged.passUnretained(self).toOpaque())
    Stage.of(widget)?.observers.removeAll { $0.0 == ObjectIdentifier(self) }
  }

  private static let isGone: GWeakNotify = { link, _ in
    Unmanaged<ControlledCarousel>.fromOpaque(link!).takeUnretainedValue().row.forgetControlledCarousel()
  }

  func update() {
    guard let other = Stage.of(widget) else { return }
    let target = CarouselThumbnails.Target(other.controller.carousel)
    guard row.controller.thumbnails?.target != target else { return }
    row.act { controller in
      controller.thumbnails = CarouselThumbnails(of: target) { [weak other] index in
        other?.act { $0.showForUser(itemAt: index) }
      }
    }
    row.notifyChanges()
  }
}

extension Stage {
  /// Makes the items thumbnails of those of another carousel, or of none.
  func setControlledCarousel(_ other: WidgetPointer?) {
    guard other != controlled?.widget else { return }
    if let other, other == widget || !CarouselWidget.isInstance(other) {
      return complain("A carousel controls another SwiftCarousel")
    }
    controlled?.leave()
    forgetControlledCarousel()
    guard let other else { return }
    controlled = ControlledCarousel(other, by: self)
    controlled?.update()
    notifyChanges()
  }

  fileprivate func forgetControlledCarousel() {
    controlled = nil
    act { $0.thumbnails = nil }
    notifyChanges()
  }
}
