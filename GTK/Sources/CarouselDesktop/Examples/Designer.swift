import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

extension Example {
  static let options = Example(
    id: "options", title: "Options", summary: "Every option of the style, each with its own default.",
    icon: "applications-engineering-symbolic"
  ) { gallery in
    let page = Page.covers(24, style: "rotary", first: 8)
    guard let carousel = page.carousel else { return page }
    let blueprint = Blueprint(carousel, style: "rotary")
    carousel.decorations = [.shadow()]
    blueprint.changed = { _ in carousel.decorations = [.shadow()] }
    page.keeps = [blueprint]
    page.makeGroups = { [unowned blueprint] in [blueprint.fields.style] }
    page.styled = { [unowned blueprint, unowned gallery] name in
      blueprint.setStyle(name)
      gallery.refill()
    }
    page.actions = [
      PageAction(title: "Reset All", icon: "edit-undo-symbolic") { [unowned blueprint, unowned gallery] in
        blueprint.reset()
        gallery.refill()
      }
    ]
    return page
  }

  static let designer = Example(
    id: "designer", title: "Designer",
    summary: "Every setting, as a document that the carousels of all platforms read. Change it here, or in the text.",
    icon: "document-edit-symbolic"
  ) { gallery in
    let page = Page.covers(24, style: "rotary", first: 8, decorations: [])
    guard let carousel = page.carousel else { return page }
    let blueprint = Blueprint(carousel, style: "rotary")
    page.keeps = [blueprint]
    page.makeGroups = { [unowned blueprint] in [blueprint.fields.style] + blueprint.fields.groups }
    let restyle: () -> Void = { [weak page, weak blueprint, weak gallery] in
      guard let page, let blueprint, let gallery else { return }
      page.style = blueprint.configuration.styleName
      gallery.refill()
    }
    page.makeExtra = { [unowned blueprint] in
      let blueprint = blueprint
      let view = DocumentView(blueprint.configuration.text) { text in
        let problem = blueprint.read(text)
        // What the button is in is made anew.
        if problem == nil { soon(restyle) }
        return problem
      }
      blueprint.changed = { [weak view] in view?.show($0) }
      return view.widget
    }
    page.styled = { [unowned blueprint] name in
      blueprint.setStyle(name)
      restyle()
    }
    page.actions = [
      PageAction(title: "Open a Document…", icon: "document-open-symbolic") { [unowned blueprint, unowned gallery] in
        FileChooser.ask("Open a Document", GTK_FILE_CHOOSER_ACTION_OPEN, accept: "_Open", parent: gallery.window) {
          [weak blueprint, weak gallery] path in
          guard let blueprint, let gallery else { return }
          guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return gallery.toast("The document can’t be read")
          }
          guard let problem = blueprint.read(text) else { return restyle() }
          gallery.toast(problem)
        }
      },
      PageAction(title: "Save the Document…", icon: "document-save-symbolic") { [unowned blueprint, unowned gallery] in
        FileChooser.ask(
          "Save the Document", GTK_FILE_CHOOSER_ACTION_SAVE, accept: "_Save", parent: gallery.window,
          name: "carousel.json"
        ) { [weak blueprint, weak gallery] path in
          guard let blueprint, let gallery else { return }
          do {
            try (blueprint.configuration.text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
            gallery.toast("Saved")
          } catch { gallery.toast("The document can’t be saved there") }
        }
      },
      PageAction(title: "Copy the Document", icon: "edit-copy-symbolic") { [unowned blueprint, unowned gallery] in
        gdk_clipboard_set_text(gtk_widget_get_clipboard(gallery.window), blueprint.configuration.text)
        gallery.toast("Copied")
      },
      PageAction(title: "Reset All", icon: "edit-undo-symbolic") { [unowned blueprint] in
        blueprint.reset()
        restyle()
      },
    ]
    return page
  }
}

extension Blueprint {
  /// The settings of its fields.
  var fields: FieldSettings {
    FieldSettings(
      carousel: carousel, configuration: configuration, change: { [self] in set($0) },
      current: { [self] in configuration })
  }
}
