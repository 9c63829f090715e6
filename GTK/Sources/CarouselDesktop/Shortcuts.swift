import CAdwaita
import CGtk4
import CarouselGTK

/// The keyboard shortcuts, and the window that shows them.
enum Shortcuts {
  static let accelerators: [(action: String, keys: [String])] = [
    ("app.new-window", ["<Control>n"]),
    ("app.quit", ["<Control>q"]),
    ("window.close", ["<Control>w"]),
    ("win.show-help-overlay", ["<Control>question"]),
    ("win.open-folder", ["<Control>o"]),
    ("win.open", ["<Control><Shift>o"]),
    ("win.save", ["<Control>s"]),
    ("win.undo", ["<Control>z"]),
    ("win.redo", ["<Control><Shift>z", "<Control>y"]),
    ("win.toggle-settings", ["F9"]),
    ("win.next-example", ["<Control>Page_Down"]),
    ("win.previous-example", ["<Control>Page_Up"]),
  ]

  private static let groups: [(title: String, shortcuts: [(title: String, keys: String)])] = [
    (
      localized("Carousel"),
      [
        (localized("Next and previous item"), "Left Right"), (localized("Next and previous page"), "Page_Up Page_Down"),
        (localized("First and last item"), "Home End"), (localized("Select the item"), "Return space"),
        (localized("Move the focus into the item"), "Tab"),
      ]
    ),
    (
      localized("Gallery"),
      [
        (localized("Next example"), "<Control>Page_Down"), (localized("Previous example"), "<Control>Page_Up"),
        (localized("Show or hide the settings"), "F9"), (localized("New window"), "<Control>n"),
        (localized("Open pictures"), "<Control>o"),
      ]
    ),
    (
      localized("Designer"),
      [
        (localized("Undo"), "<Control>z"), (localized("Redo"), "<Control><Shift>z"),
        (localized("Open a document"), "<Control><Shift>o"),
        (localized("Save the document"), "<Control>s"),
      ]
    ),
    (
      localized("Path on the Stage"),
      [
        (localized("Choose a point"), "Page_Up Page_Down"), (localized("Move it"), "Left Right Up Down"),
        (localized("Add a point"), "Insert"),
        (localized("Remove it"), "Delete"),
      ]
    ),
    (
      localized("General"),
      [
        (localized("Keyboard shortcuts"), "<Control>question"),
        (localized("Main menu"), "F10"),
        (localized("Close the window"), "<Control>w"),
        (localized("Quit"), "<Control>q"),
      ]
    ),
  ]

  static func window() -> OpaquePointer {
    var xml = "<interface><object class='GtkShortcutsWindow' id='help'><property name='modal'>1</property>"
    xml += "<child><object class='GtkShortcutsSection'><property name='section-name'>all</property>"
    for group in groups {
      xml += "<child><object class='GtkShortcutsGroup'><property name='title'>\(group.title)</property>"
      for shortcut in group.shortcuts {
        let keys = shortcut.keys.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        xml += "<child><object class='GtkShortcutsShortcut'><property name='title'>\(shortcut.title)</property>"
        xml += "<property name='accelerator'>\(keys)</property></object></child>"
      }
      xml += "</object></child>"
    }
    xml += "</object></child></object></interface>"
    let builder = gtk_builder_new_from_string(xml, -1)
    defer { g_object_unref(UnsafeMutableRawPointer(builder!)) }
    let window = gtk_builder_get_object(builder, "help")!
    return OpaquePointer(g_object_ref(UnsafeMutableRawPointer(window)))
  }
}
