import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK
import Foundation

extension Example {
  static let options = Example(
    id: "options", title: localized("Options"), summary: localized("Every option of the style, with its default."),
    icon: "applications-engineering-symbolic",
    code: """
      carousel.style = .rotary
      carousel.options.radius = 400
      // Relative to the style's default.
      carousel.options.spacing = .computed { $0 * 1.1 }
      """
  ) { gallery in
    let page = Page.covers(24, style: "rotary", first: 8)
    guard let carousel = page.carousel else { return page }
    let session = DesignSession(carousel, style: "rotary")
    session.dressed = {
      $0.decorations = [.shadow()]
      $0.transitions = Page.transitions
    }
    session.dressed(carousel)
    return page.design(session, in: gallery) { DesignerPanel(session, isWhole: false) }
  }

  static let designer = Example(
    id: "designer", title: localized("Designer"),
    summary: localized(
      "Every setting, as a document that carousels on all platforms can read. Edit it here, or as text."),
    icon: "document-edit-symbolic",
    code: """
      let configuration = try CarouselConfiguration(parsing: text)
      carousel.configure(configuration)
      """
  ) { gallery in
    let carousel = Carousel()
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.covers(count: 24)
    let session = DesignSession(carousel, style: "rotary")
    let editor = PathEditor(session)
    let page = Page(editor.widget, carousel: carousel) { Drawing.cover($0).title }
    page.style = "rotary"
    carousel.currentIndex = 8
    let document = DesignerDocument(session, gallery)
    page.keeps = [editor, document]
    page.actions = document.actions
    page.takesDocument = { [unowned document] in document.read($0) }
    page.takesFile = { [unowned document] in document.open($0) }
    return page.design(session, in: gallery) {
      DesignerPanel(session, isWhole: true, editor: editor) { [unowned document] in document.take($0) }
    }
  }
}

extension Page {
  /// A page whose carousel is configured from a document.
  fileprivate func design(
    _ session: DesignSession, in gallery: Gallery, panel: @escaping () -> DesignerPanel
  ) -> Page {
    keeps.append(session)
    weak var shown: DesignerPanel?
    makeExtra = {
      let panel = panel()
      shown = panel
      return panel.widget
    }
    session.changed = { [weak self, unowned session, weak gallery] in
      guard let self, let gallery else { return }
      let name = session.configuration.styleName
      if style != name {
        style = name
        gallery.showStyle(self)
      }
      shown?.update()
      gallery.actions.setState("document", session.configuration.text)
      gallery.updateButtons()
    }
    // The defaults of the style's options depend on the size.
    soon { [weak session, weak gallery] in
      session?.measure()
      shown?.update()
      gallery?.actions.setState("document", session?.configuration.text ?? "")
    }
    styled = { [unowned session] name in session.change { designer, time in designer.setStyle(name, at: time) } }
    actions =
      [
        PageAction(
          title: localized("Undo"), icon: "edit-undo-symbolic", name: "undo", isEnabled: { session.designer.canUndo }
        ) {
          session.change { designer, _ in designer.undo() }
        },
        PageAction(
          title: localized("Redo"), icon: "edit-redo-symbolic", name: "redo", isEnabled: { session.designer.canRedo }
        ) {
          session.change { designer, _ in designer.redo() }
        },
      ] + actions + [
        PageAction(
          title: localized("Reset All"), icon: "edit-clear-all-symbolic", isEnabled: { !session.designer.isAllDefault }
        ) {
          session.change { $0.resetAll(at: $1) }
        }
      ]
    return self
  }
}
