import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

// libadwaita 1.5 and newer. It is looked up when the program runs, so a program that was built with an older version uses
// the newer widgets, too. Most of them are known by their types and properties alone.

/// Split views that fold at breakpoints.
final class NewerShell: Shell {
  private let outer = NewerAdwaita.make("navigation_split_view")
  private let inner = NewerAdwaita.make("overlay_split_view")

  init(_ parts: ShellParts) {
    let list = Self.page("list", localized("Carousel"), Self.view(parts.listBar, parts.list))
    adw_toast_overlay_set_child(parts.toasts, inner)
    let stage = Self.page(
      "stage", localized("Carousel Gallery"), Self.view(parts.stageBar, WidgetPointer(parts.toasts)))
    inner.set("content", parts.stage)
    inner.set("sidebar", parts.panel)
    cadw_set_integer(inner, "sidebar-position", Int32(GTK_PACK_END.rawValue))
    // Swipes belong to the carousels.
    inner.set("enable-show-gesture", false)
    inner.set("enable-hide-gesture", false)
    outer.set("sidebar", list)
    outer.set("content", stage)
    outer.set("show-content", true)
    for (view, width) in [(outer, ShellParts.listWidth), (inner, ShellParts.panelWidth)] {
      // Pixels, however large the system's texts are.
      cadw_set_integer(view, "sidebar-width-unit", 0)
      cadw_set_number(view, "min-sidebar-width", Double(width))
      cadw_set_number(view, "max-sidebar-width", Double(width))
    }
    adw_application_window_set_content(parts.window.cast(), outer)
    // The last breakpoint that applies is used alone.
    NewerAdwaita.fold(
      parts.window, [inner], below: ShellParts.listWidth + ShellParts.stageWidth + ShellParts.panelWidth)
    NewerAdwaita.fold(parts.window, [inner, outer], below: ShellParts.listWidth + ShellParts.barWidth)
  }

  var isFolded: Bool { cadw_flag(outer, "collapsed") != 0 }

  var showsPanel: Bool {
    get { cadw_flag(inner, "show-sidebar") != 0 }
    set { inner.set("show-sidebar", newValue) }
  }

  func showStage() { outer.set("show-content", true) }
  func bindPanel(to button: WidgetPointer) { cadw_bind(inner, "show-sidebar", button, "active") }
  func onFold(_ action: @escaping () -> Void) { connect(outer, "notify::collapsed", action) }

  /// Returns content below a header bar.
  private static func view(_ bar: WidgetPointer, _ content: WidgetPointer) -> WidgetPointer {
    let view = NewerAdwaita.make("toolbar_view")
    NewerAdwaita.call("adw_toolbar_view_add_top_bar", view, bar)
    view.set("content", content)
    return view
  }

  private static func page(_ tag: String, _ title: String, _ content: WidgetPointer) -> WidgetPointer {
    let page = NewerAdwaita.make("navigation_page")
    page.set("tag", tag)
    page.set("title", title)
    page.set("child", content)
    return page
  }
}

/// The functions of newer versions.
enum NewerAdwaita {
  /// Whether the library has them all: dialogs came last.
  static let isThere = symbol("adw_dialog_present") != nil

  static func showAbout(_ facts: AboutFacts, over parent: WidgetPointer) {
    let dialog = make("about_dialog")
    dialog.set("application-name", facts.name)
    dialog.set("application-icon", Main.id)
    dialog.set("developer-name", facts.developer)
    dialog.set("version", Main.version)
    dialog.set("comments", facts.comments)
    cadw_set_integer(dialog, "license-type", Int32(GTK_LICENSE_MIT_X11.rawValue))
    call("adw_dialog_present", dialog, parent)
  }

  static func showMessage(_ title: String, _ text: String, over parent: WidgetPointer) {
    let dialog = make("alert_dialog")
    dialog.set("heading", title)
    dialog.set("body", text)
    typealias Add = @convention(c) (WidgetPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    unsafeBitCast(symbol("adw_alert_dialog_add_response"), to: Add.self)(dialog, "close", localized("_Close"))
    dialog.set("default-response", "close")
    dialog.set("close-response", "close")
    call("adw_dialog_present", dialog, parent)
  }

  /// Creates a widget of a type.
  /// - Parameter name: Its name in C, without the prefix.
  fileprivate static func make(_ name: String) -> WidgetPointer {
    let type = unsafeBitCast(symbol("adw_\(name)_get_type"), to: (@convention(c) () -> GType).self)()
    return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
      .assumingMemoryBound(to: GtkWidget.self)
  }

  /// Calls a function of two widgets.
  fileprivate static func call(_ name: String, _ first: WidgetPointer, _ second: WidgetPointer) {
    unsafeBitCast(symbol(name), to: (@convention(c) (WidgetPointer, WidgetPointer) -> Void).self)(first, second)
  }

  /// Collapses views while a window is narrower than a width, in points.
  fileprivate static func fold(_ window: WidgetPointer, _ views: [WidgetPointer], below width: Int32) {
    typealias Parse = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer
    typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer
    typealias Add = @convention(c) (OpaquePointer, WidgetPointer, UnsafePointer<CChar>, UnsafePointer<GValue>) -> Void
    typealias Give = @convention(c) (WidgetPointer, OpaquePointer) -> Void
    let condition = unsafeBitCast(symbol("adw_breakpoint_condition_parse"), to: Parse.self)("max-width: \(width - 1)px")
    // Both functions take ownership.
    let breakpoint = unsafeBitCast(symbol("adw_breakpoint_new"), to: Make.self)(condition)
    var yes = GValue()
    g_value_init(&yes, cadw_boolean_type())
    g_value_set_boolean(&yes, 1)
    let add = unsafeBitCast(symbol("adw_breakpoint_add_setter"), to: Add.self)
    for view in views { add(breakpoint, view, "collapsed", &yes) }
    unsafeBitCast(symbol("adw_application_window_add_breakpoint"), to: Give.self)(window, breakpoint)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets a property.
  fileprivate func set(_ property: String, _ value: Bool) { cadw_set_flag(self, property, value ? 1 : 0) }
  fileprivate func set(_ property: String, _ value: String) { cadw_set_text(self, property, value) }
  fileprivate func set(_ property: String, _ value: WidgetPointer) { cadw_set_object(self, property, value) }
}
