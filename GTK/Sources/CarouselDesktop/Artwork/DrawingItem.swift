import CAdwaita
import CGtk4
import CarouselGTK

/// An item that shows a drawing: first its colour, then the picture once it is rendered.
final class DrawingItem {
  let widget: WidgetPointer
  private let picture: WidgetPointer
  private var width: Int32, height: Int32
  private var order: Easel.Order?

  private static let key = "gallery-drawing"

  /// - Parameters:
  ///   - width: In points; `height` likewise.
  ///   - isCropped: Whether it may be narrower or wider than the drawing, which is cropped then.
  init(width: Int32, height: Int32, isCropped: Bool = false) {
    (self.width, self.height) = (width, height)
    picture = gtk_picture_new()
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_picture_set_content_fit(picture.opaque, isCropped ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_FILL)
    cadw_hide_from_readers(picture)
    widget = frame(width: isCropped ? -1 : width, height: height, picture)
    keep(self, in: widget, as: Self.key)
  }

  /// Returns the item of a recycled widget, or a new one, with this size.
  static func reusing(_ widget: WidgetPointer?, width: Int32, height: Int32) -> DrawingItem {
    guard let known: DrawingItem = widget.flatMap({ kept(in: $0, as: key) }) else {
      return DrawingItem(width: width, height: height)
    }
    (known.width, known.height) = (width, height)
    gtk_overlay_get_child(known.widget.opaque).sized(width, height)
    return known
  }

  /// Returns the item that a widget shows.
  static func of(_ widget: WidgetPointer) -> DrawingItem? { kept(in: widget, as: key) }

  func show(_ drawing: Drawing) {
    let scale = gtk_widget_get_scale_factor(widget)
    let order = Easel.Order(drawing: drawing, width: width * scale, height: height * scale)
    guard order != self.order else { return }
    forget()
    self.order = order
    if let texture = Easel.shared.texture(order, for: self) { return paint(texture) }
    let ground = drawing.ground
    paint(Texture(red: ground[0], green: ground[1], blue: ground[2]))
  }

  /// Cancels its request.
  func forget() {
    if let order { Easel.shared.cancel(order, for: self) }
    order = nil
  }

  func arrived(_ order: Easel.Order, _ texture: Texture?) {
    guard order == self.order, let texture else { return }
    paint(texture)
  }

  private func paint(_ texture: Texture) { texture.show(in: picture) }
}

extension CarouselItems {
  /// The size of a cover, in points.
  static let coverSize: (width: Int32, height: Int32) = (240, 300)

  /// Returns drawings of a size, in points.
  static func drawings(
    count: Int, width: Int32, height: Int32, drawing: @escaping (Int) -> Drawing
  ) -> CarouselItems {
    drawings(count: count, height: height, width: { _ in width }, drawing: drawing)
  }

  /// Returns drawings of a height and of their own widths, in points.
  static func drawings(
    count: Int, height: Int32, width: @escaping (Int) -> Int32, drawing: @escaping (Int) -> Drawing
  ) -> CarouselItems {
    let items = CarouselItems(count: count) { index, reused in
      let item = DrawingItem.reusing(reused, width: width(index), height: height)
      item.show(drawing(index))
      return item.widget
    }
    items.label = { drawing($0).title }
    items.recycled = { widget, _ in DrawingItem.of(widget)?.forget() }
    return items
  }
}
