import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// Opens and saves documents as files, and copies and edits their text.
final class DesignerDocument {
  private unowned let session: DesignSession
  private unowned let gallery: Gallery

  /// The maximum size of a file, in bytes.
  private static let most = 1_000_000

  init(_ session: DesignSession, _ gallery: Gallery) {
    (self.session, self.gallery) = (session, gallery)
  }

  var actions: [PageAction] {
    [
      PageAction(title: "Open a Document…", icon: "document-open-symbolic", name: "open") { [unowned self] in
        FileChooser.ask("Open a Document", GTK_FILE_CHOOSER_ACTION_OPEN, accept: "_Open", parent: gallery.window) {
          [weak self] in self?.open($0)
        }
      },
      PageAction(title: "Save the Document…", icon: "document-save-symbolic", name: "save") { [unowned self] in
        FileChooser.ask(
          "Save the Document", GTK_FILE_CHOOSER_ACTION_SAVE, accept: "_Save", parent: gallery.window,
          name: "carousel.json"
        ) { [weak self] in self?.save($0) }
      },
      PageAction(title: "Copy the Document", icon: "edit-copy-symbolic") { [unowned self] in
        gdk_clipboard_set_text(gtk_widget_get_clipboard(gallery.window), session.designer.code(in: .json))
        gallery.toast("Copied")
      },
    ]
  }

  /// Opens a file. If it is invalid, shows its problems and changes nothing.
  func open(_ file: LocalFile) {
    let name = file.name
    guard file.size <= Self.most else { return refuse("“\(name)” is too large to be a document.", []) }
    guard let bytes = file.contents else { return refuse("“\(name)” can’t be read.", []) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return refuse("“\(name)” is not a text file.", [])
    }
    do throws(ConfigurationError) {
      try session.open(text)
      gallery.toast("Opened “\(name)”")
    } catch { refuse("“\(name)” can’t be opened:", error.problems) }
  }

  /// Opens a text, or shows its problems.
  func read(_ text: String) {
    do throws(ConfigurationError) {
      try session.open(text)
    } catch { refuse("This document can’t be opened:", error.problems) }
  }

  /// Opens a text, or returns its problems.
  func take(_ text: String) -> String? {
    do throws(ConfigurationError) {
      try session.open(text)
      return nil
    } catch { return error.description }
  }

  private func save(_ file: LocalFile) {
    guard file.write(session.designer.code(in: .json)) else {
      return refuse("“\(file.name)” can’t be saved there.", [])
    }
    gallery.toast("Saved “\(file.name)”")
  }

  /// Shows a list of problems, each with its field.
  private func refuse(_ what: String, _ problems: [ConfigurationProblem]) {
    let shown = problems.prefix(8).map(\.description)
    let more = problems.count > shown.count ? ["and \(problems.count - shown.count) more"] : []
    let body = ([what] + (problems.isEmpty ? [] : [""]) + shown + more).joined(separator: "\n")
    let dialog = adw_message_dialog_new(gallery.window.cast(), "Nothing Was Changed", body)!
    let raw = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwMessageDialog.self)
    adw_message_dialog_add_response(raw, "close", "_Close")
    adw_message_dialog_set_default_response(raw, "close")
    adw_message_dialog_set_close_response(raw, "close")
    gtk_window_present(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self))
  }
}
