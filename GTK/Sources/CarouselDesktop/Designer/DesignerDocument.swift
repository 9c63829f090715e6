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
      PageAction(title: localized("Open a Document…"), icon: "document-open-symbolic", name: "open") { [unowned self] in
        FileChooser.ask(
          localized("Open a Document"), GTK_FILE_CHOOSER_ACTION_OPEN, accept: localized("_Open"), parent: gallery.window
        ) {
          [weak self] in self?.open($0)
        }
      },
      PageAction(title: localized("Save the Document…"), icon: "document-save-symbolic", name: "save") {
        [unowned self] in
        FileChooser.ask(
          localized("Save the Document"), GTK_FILE_CHOOSER_ACTION_SAVE, accept: localized("_Save"),
          parent: gallery.window,
          name: "carousel.json"
        ) { [weak self] in self?.save($0) }
      },
      PageAction(title: localized("Copy the Document"), icon: "edit-copy-symbolic") { [unowned self] in
        gdk_clipboard_set_text(gtk_widget_get_clipboard(gallery.window), session.designer.code(in: .json))
        gallery.toast(localized("Copied"))
      },
    ]
  }

  /// Opens a file. If it is invalid, shows its problems and changes nothing.
  func open(_ file: LocalFile) {
    let name = file.name
    guard file.size <= Self.most else { return refuse(localized("“{0}” is too large to be a document.", name), []) }
    guard let bytes = file.contents else { return refuse(localized("“{0}” can’t be read.", name), []) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return refuse(localized("“{0}” is not a text file.", name), [])
    }
    do throws(ConfigurationError) {
      try session.open(text)
      gallery.toast(localized("Opened “{0}”", name))
    } catch { refuse(localized("“{0}” can’t be opened:", name), error.problems) }
  }

  /// Opens a text, or shows its problems.
  func read(_ text: String) {
    do throws(ConfigurationError) {
      try session.open(text)
    } catch { refuse(localized("This document can’t be opened:"), error.problems) }
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
      return refuse(localized("“{0}” can’t be saved there.", file.name), [])
    }
    gallery.toast(localized("Saved “{0}”", file.name))
  }

  /// Shows a list of problems, each with its field.
  private func refuse(_ what: String, _ problems: [ConfigurationProblem]) {
    let shown = problems.prefix(8).map(\.description)
    let more = problems.count > shown.count ? [localized("and {0} more", problems.count - shown.count)] : []
    let body = ([what] + (problems.isEmpty ? [] : [""]) + shown + more).joined(separator: "\n")
    Adwaita.showMessage(localized("Nothing Was Changed"), body, over: gallery.window)
  }
}
