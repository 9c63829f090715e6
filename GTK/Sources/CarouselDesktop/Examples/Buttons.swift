import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let buttons = Start { example, _ in
    Page(example, items: .records(count: example.count), title: { Drawing.plain($0).title })
  }
}

// MARK: Shown
extension CarouselItems {
  /// Returns covers with a button below each, which counts its clicks.
  fileprivate static func records(count: Int) -> CarouselItems {
    var likes: [Int: Int] = [:]
    let items = CarouselItems(count: count) { index, reused in
      let record: Record = reused.flatMap { kept(in: $0, as: Record.key) } ?? Record()
      record.show(.plain(index), likes: likes[index] ?? 0)
      record.liked = {
        likes[index, default: 0] += 1
        record.show(.plain(index), likes: likes[index] ?? 0)
      }
      return record.widget
    }
    items.label = { Drawing.plain($0).title }
    items.recycled = { widget, _ in (kept(in: widget, as: Record.key) as Record?)?.forget() }
    return items
  }
}

private final class Record {
  static let key = "record"
  let widget: WidgetPointer
  var liked: () -> Void = {}
  private let picture = DrawingItem(width: 208, height: 208)
  private let title = label("", "heading", align: 0)
  private let button = gtk_button_new_with_label("")!

  init() {
    widget = card(width: 240, height: 310, column(spacing: 12, picture.widget, title, button).margins(16))
    connect(button, "clicked") { [unowned self] in liked() }
    keep(self, in: widget, as: Self.key)
  }

  func show(_ drawing: Drawing, likes: Int) {
    picture.show(drawing)
    gtk_label_set_text(title.opaque, drawing.title)
    gtk_button_set_label(button.cast(), likes == 0 ? localized("Like") : localized("Liked {0}", likes))
  }

  func forget() {
    picture.forget()
    liked = {}
  }
}
