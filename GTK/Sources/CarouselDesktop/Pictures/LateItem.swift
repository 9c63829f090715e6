import CAdwaita
import CGtk4
import CarouselGTK

/// An item whose picture loads slowly: it shows that it is loading, then the picture or an error.
final class LateItem {
  /// The number of downloads by their outcome.
  final class Tally {
    let coming = Reading("0"), here = Reading("0"), cancelled = Reading("0"), failed = Reading("0")

    fileprivate func count(_ reading: KeyPath<Tally, Reading>, by step: Int) {
      let reading = self[keyPath: reading]
      reading.text = "\((Int(reading.text) ?? 0) + step)"
    }
  }

  let widget: WidgetPointer
  private let stack = gtk_stack_new()!
  private let spinner = gtk_spinner_new()!.sized(32, 32).aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
  private let picture = gtk_picture_new()!
  private let icon = gtk_image_new()!
  private let words = label("", "dim-label")
  private let size: (width: Int32, height: Int32)
  private var download: LateSource.Download?
  private weak var tally: Tally?

  private static let key = "gallery-late"

  /// - Parameter size: In points.
  init(_ size: (width: Int32, height: Int32)) {
    self.size = size
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_image_set_pixel_size(icon.opaque, 48)
    icon.styled("dim-label")
    gtk_label_set_wrap(words.opaque, 1)
    gtk_label_set_justify(words.opaque, GTK_JUSTIFY_CENTER)
    gtk_label_set_ellipsize(words.opaque, PANGO_ELLIPSIZE_NONE)
    let trouble = column(spacing: 12, icon, words).aligned(GTK_ALIGN_FILL, GTK_ALIGN_CENTER).margins(18)
    gtk_stack_add_named(stack.opaque, spinner, "coming")
    gtk_stack_add_named(stack.opaque, picture, "here")
    gtk_stack_add_named(stack.opaque, trouble, "trouble")
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    spinner.named(localized("Loading"))
    cadw_hide_from_readers(picture)
    widget = frame(width: size.width, height: size.height, stack, "card-item")
    keep(self, in: widget, as: Self.key)
    // Without a window, its download is cancelled.
    connect(widget, "unrealize") { [weak self] in self?.forget() }
  }

  /// Returns the item that a widget shows.
  static func of(_ widget: WidgetPointer) -> LateItem? { kept(in: widget, as: key) }

  /// Loads a picture, and cancels a previous download.
  func load(_ index: Int, from source: LateSource, tally: Tally) {
    forget()
    self.tally = tally
    gtk_spinner_start(spinner.opaque)
    gtk_stack_set_visible_child_name(stack.opaque, "coming")
    tally.count(\.coming, by: 1)
    let scale = gtk_widget_get_scale_factor(widget)
    download = source.fetch(index, width: size.width * scale, height: size.height * scale) { [weak self] in
      self?.arrived($0)
    }
  }

  /// Cancels its download.
  func forget() {
    guard let download else { return }
    download.cancel()
    self.download = nil
    gtk_spinner_stop(spinner.opaque)
    tally?.count(\.coming, by: -1)
    tally?.count(\.cancelled, by: 1)
  }

  private func arrived(_ outcome: LateSource.Outcome) {
    download = nil
    gtk_spinner_stop(spinner.opaque)
    tally?.count(\.coming, by: -1)
    switch outcome {
    case .here(let texture):
      texture.show(in: picture)
      gtk_stack_set_visible_child_name(stack.opaque, "here")
      tally?.count(\.here, by: 1)
    case .broken: tell("image-missing-symbolic", localized("This picture is broken."))
    case .late: tell("network-offline-symbolic", localized("This picture took too long to load."))
    }
  }

  private func tell(_ name: String, _ text: String) {
    gtk_image_set_from_icon_name(icon.opaque, name)
    gtk_label_set_text(words.opaque, text)
    gtk_stack_set_visible_child_name(stack.opaque, "trouble")
    tally?.count(\.failed, by: 1)
  }
}
