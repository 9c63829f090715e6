import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK
import Foundation

extension Start {
  static let options = Start { example, gallery in
    let page = Page(example)
    guard let carousel = page.carousel else { return page }
    let session = DesignSession(carousel, style: example.settings.styleName)
    session.dressed = {
      $0.decorations = [.shadow()]
      $0.transitions = Page.transitions
    }
    session.dressed(carousel)
    return page.design(session, in: gallery, reset: example.actions.first?.text("title")) {
      DesignerPanel(session, isWhole: false)
    }
  }

  static let designer = Start { example, gallery in
    let carousel = Carousel()
    carousel.label = example.label
    carousel.dataSource = CarouselItems.covers(count: example.count)
    let session = DesignSession(carousel, style: example.settings.styleName)
    let editor = PathEditor(session)
    let page = Page(editor.widget, carousel: carousel) { Drawing.cover($0).title }
    page.style = example.settings.styleName
    carousel.currentIndex = example.first
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
    _ session: DesignSession, in gallery: Gallery, reset: String? = nil, panel: @escaping () -> DesignerPanel
  ) -> Page {
    keeps.append(session)
    groups = []
    currentCode = { [unowned session] in session.configuration.gtkCode }
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
      codeChanged?()
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
