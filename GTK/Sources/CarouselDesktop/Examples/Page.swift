import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// The content of an example, and its settings.
final class Page {
  /// The widget that fills the page.
  let widget: WidgetPointer
  /// The carousel that gets the keyboard focus, whose item the caption names, and whose style the strip changes.
  let carousel: Carousel?
  /// The carousels that are set up by the example's data.
  private(set) var setups: [Setup] = []
  /// The style's name, if it can be changed.
  var style: String?
  var groups: [SettingGroup] = []
  var actions: [PageAction] = []
  /// Returns the name of an item.
  var title: ((Int) -> String)?
  /// Called when another style was chosen.
  var styled: ((String) -> Void)?
  /// Called by the page when the caption may have changed.
  var changed: (() -> Void)?
  /// Called when the settings have changed, which are a part of the code.
  var codeChanged: (() -> Void)?
  /// Opens a file that is not a picture: a dropped one, or one from the command line.
  var takesFile: ((LocalFile) -> Void)?
  /// Opens the text of a document, from a script.
  var takesDocument: ((String) -> Void)?
  /// Creates the content below the settings.
  var makeExtra: (() -> WidgetPointer)?
  /// Whether there is nothing yet to name, style or move.
  var isEmpty = false
  /// Objects retained by the page.
  var keeps: [AnyObject] = []
  /// Returns the code of the settings, where a designer has them.
  var currentCode: (() -> String)?
  /// The code of the example's own file and of its items, as it runs.
  var source = "", itemsSource = ""

  /// Creates a page with one carousel, set up by the data of an example.
  /// - Parameters:
  ///   - items: Returns the items; nil for those of the data.
  ///   - title: Returns the name of an item; nil for those of the data.
  ///   - look: The desktop's own settings, which the data omits.
  ///   - dress: Sets what documents can't contain, after each change of the settings.
  ///   - around: Returns the widget with the carousel.
  ///   - below: What is below the carousel and its controls, on a page that scrolls.
  convenience init(
    _ example: Example, items: CarouselItems? = nil, title: ((Int) -> String)? = nil,
    look: JSON = [:], dress: @escaping (Carousel) -> Void = { _ in },
    around: (Carousel) -> WidgetPointer = { $0.widget.expanding() },
    below: WidgetPointer? = nil
  ) {
    let carousel = Carousel()
    carousel.label = example.label
    let setup = Setup(carousel, example.settings, look: look, dress: dress)
    let kind = items == nil ? ItemKind(example) : nil
    carousel.dataSource = items ?? kind?.items
    let widget = around(carousel)
    let bar = ControlsBar(setup)
    let parts = bar.map { column(spacing: 0, widget, $0.widget) } ?? widget
    // A low window scrolls to what does not fit.
    let all = below.map { scrolled(column(spacing: 12, parts, $0).margins(horizontal: 0, vertical: 30)) } ?? parts
    self.init(all, carousel: carousel, title: title ?? kind?.title)
    setups = [setup]
    itemsSource = kind?.source ?? ""
    if let bar { keeps.append(bar) }
    begin(example)
    addControls(of: example, bar: bar)
  }

  /// Creates a page with several carousels, set up by the data of an example.
  convenience init(_ example: Example, _ widget: WidgetPointer, setups: [Setup], title: ((Int) -> String)? = nil) {
    self.init(widget, carousel: setups.first?.carousel, title: title)
    self.setups = setups
    itemsSource = ItemKind(example)?.source ?? ""
    begin(example)
    addControls(of: example)
  }

  /// Creates a page with any widget.
  init(_ widget: WidgetPointer, carousel: Carousel? = nil, title: ((Int) -> String)? = nil) {
    self.widget = widget
    self.carousel = carousel
    self.title = title
  }

  /// Changes of the settings are animated; changes of the window's size are not.
  static let transitions: Transitions = [.style, .axis, .options]

  private func begin(_ example: Example) {
    if !example.hasFixedStyle { style = example.settings.styleName }
    for setup in setups {
      setup.carousel.currentIndex = example.first
      setup.changed.append { [weak self] in self?.codeChanged?() }
    }
  }

  /// The code: the settings as they are, what makes the items, and what else the example does.
  var code: String {
    let settings = currentCode?() ?? setups.first.map { $0.configuration.gtkCode } ?? ""
    return [settings, itemsSource, source].filter { !$0.isEmpty }.map { $0.trimmingNewlines }.joined(separator: "\n\n")
  }

  /// Sets the style, which can be changed.
  func setStyle(_ name: String) {
    style = name
    for setup in setups { setup.setStyle(name) }
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

/// An action of a page.
struct PageAction {
  var title: String
  var icon: String
  /// Its name among the window's actions, for keys: `undo`, `redo`, `open` or `save`.
  var name: String?
  /// Returns whether it is enabled.
  var isEnabled: () -> Bool = { true }
  var run: () -> Void

  init(
    title: String, icon: String, name: String? = nil, isEnabled: @escaping () -> Bool = { true },
    run: @escaping () -> Void
  ) {
    (self.title, self.icon, self.name, self.isEnabled, self.run) = (title, icon, name, isEnabled, run)
  }
}
