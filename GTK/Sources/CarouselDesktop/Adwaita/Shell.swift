import CAdwaita
import CGtk4
import CarouselGTK

/// The parts of a window, in libadwaita's containers: the list of examples, the stage and the settings; one at a time if
/// the window is narrow.
protocol Shell: AnyObject {
  /// Whether the list and the stage are separate pages.
  var isFolded: Bool { get }
  /// Whether the settings are shown.
  var showsPanel: Bool { get set }
  /// Shows the stage, if it is a separate page.
  func showStage()
  /// Binds a button to whether the settings are shown.
  func bindPanel(to button: WidgetPointer)
  /// Calls a closure whenever `isFolded` has changed.
  func onFold(_ action: @escaping () -> Void)
}

/// The contents of a shell.
struct ShellParts {
  var window: WidgetPointer
  /// The header bar of the list, and the list.
  var listBar: WidgetPointer, list: WidgetPointer
  /// The header bar of the stage, and the stage.
  var stageBar: WidgetPointer, stage: WidgetPointer
  /// The settings.
  var panel: WidgetPointer
  /// Wraps the stage and the settings.
  var toasts: OpaquePointer

  /// The width of the list, of the settings, and the minimum width of the stage, in points.
  static let (listWidth, panelWidth, stageWidth): (Int32, Int32, Int32) = (220, 300, 300)
  /// The width of the stage's header bar with the buttons of any example, in points.
  static let barWidth: Int32 = 500
}

/// What depends on the version of libadwaita.
enum Adwaita {
  /// Creates the content of a window.
  static func makeShell(_ parts: ShellParts) -> any Shell {
    NewerAdwaita.isThere ? NewerShell(parts) : OlderShell(parts)
  }

  /// Shows the about dialog.
  static func showAbout(_ facts: AboutFacts, over parent: WidgetPointer) {
    NewerAdwaita.isThere ? NewerAdwaita.showAbout(facts, over: parent) : OlderAdwaita.showAbout(facts, over: parent)
  }

  /// Shows a message with a button that closes it.
  static func showMessage(_ title: String, _ text: String, over parent: WidgetPointer) {
    NewerAdwaita.isThere
      ? NewerAdwaita.showMessage(title, text, over: parent) : OlderAdwaita.showMessage(title, text, over: parent)
  }
}

/// What the about dialog says.
struct AboutFacts {
  var name: String, developer: String, comments: String
}
