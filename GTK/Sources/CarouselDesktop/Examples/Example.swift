import CGtk4
import CarouselGTK

/// A page of the gallery.
struct Example {
  /// Its name in actions and on the command line.
  var id: String
  var title: String
  /// A description in one sentence.
  var summary: String
  /// The name of its icon.
  var icon: String
  /// The code of the example, for users to copy. The tests compile it.
  var code: String
  /// Creates the page.
  var start: (Gallery) -> Page

  init(
    id: String, title: String, summary: String, icon: String, code: String = "", start: @escaping (Gallery) -> Page
  ) {
    (self.id, self.title, self.summary, self.icon, self.code, self.start) = (id, title, summary, icon, code, start)
  }

  /// All examples, in groups, in the order of the list. A new one is a file and a line here.
  static let groups: [(name: String, examples: [Example])] = [
    (localized("Start"), [.covers, .styles, .pictures, .designer]),
    (localized("Items"), [.buttons, .controls, .lists, .tap, .shelf, .readingList, .downloads, .million, .widths]),
    (localized("Decorations"), [.reflections, .decorations, .downloadsEffects, .playingCards, .decorated]),
    (localized("Carousels"), [.multiple, .nested, .slots]),
    (localized("Shape"), [.options, .fading, .offsets, .paths, .conveyorBelt, .moving, .custom, .diagonal]),
    (localized("Motion"), [.pages, .threeAtATime, .pager, .motion, .autoscroll, .rightToLeft]),
  ]

  static let all: [Example] = groups.flatMap(\.examples)
}

/// The content of an example, and its settings.
final class Page {
  /// The widget that fills the page.
  let widget: WidgetPointer
  /// The carousel that gets the keyboard focus, whose item the caption names, and whose style the strip changes.
  let carousel: Carousel?
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

  /// Creates a page with one carousel.
  init(_ carousel: Carousel, style: String? = nil, first: Int = 0, title: ((Int) -> String)? = nil) {
    self.carousel = carousel
    self.style = style
    self.title = title
    widget = carousel.widget
    if let style { carousel.style = AnyCarouselStyle.named(style) }
    carousel.transitions = Self.transitions
    carousel.currentIndex = first
  }

  /// Changes of the settings are animated; changes of the window's size are not.
  static let transitions: Transitions = [.style, .axis, .options]

  /// Sets an initial style that can be changed.
  func setStyle(_ name: String) {
    style = name
    carousel?.style = .named(name)
    carousel?.transitions = Self.transitions
  }

  /// Creates a page with any widget.
  init(_ widget: WidgetPointer, carousel: Carousel? = nil, title: ((Int) -> String)? = nil) {
    self.widget = widget
    self.carousel = carousel
    self.title = title
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
