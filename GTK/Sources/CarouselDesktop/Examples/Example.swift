import CGtk4
import CarouselGTK

/// A page of the gallery.
struct Example {
  /// By which actions and the command line know it.
  var id: String
  var title: String
  /// What there is to see, in a sentence.
  var summary: String
  /// The name of its icon.
  var icon: String
  /// The lines that make it, for people who want to make one themselves. They compile: the tests try.
  var code: String
  /// Makes what is shown.
  var start: (Gallery) -> Page

  init(
    id: String, title: String, summary: String, icon: String, code: String = "", start: @escaping (Gallery) -> Page
  ) {
    (self.id, self.title, self.summary, self.icon, self.code, self.start) = (id, title, summary, icon, code, start)
  }

  /// All examples, in groups, in the order of the list. A new one is a file and a line here.
  static let groups: [(name: String, examples: [Example])] = [
    ("Begin", [.covers, .styles, .pictures, .designer]),
    ("Items", [.buttons, .controls, .lists, .tap, .downloads, .million]),
    ("Decorations", [.reflections, .decorations, .downloadsEffects, .playingCards, .decorated]),
    ("Carousels", [.multiple, .nested, .slots]),
    ("Shape", [.options, .fading, .offsets, .paths, .conveyorBelt, .moving, .custom]),
    ("Motion", [.pages, .pager, .motion, .autoscroll, .rightToLeft]),
  ]

  static let all: [Example] = groups.flatMap(\.examples)
}

/// What an example shows, and what can be set about it.
final class Page {
  /// What fills the page.
  let widget: Widget
  /// The carousel that the keyboard goes to, whose item the caption names, and which the strip of styles changes.
  let carousel: Carousel?
  /// The style's name where it may be changed.
  var style: String?
  var groups: [SettingGroup] = []
  var actions: [PageAction] = []
  /// What the current item is called.
  var title: ((Int) -> String)?
  /// Called when another style was chosen.
  var styled: ((String) -> Void)?
  /// Called by the page when what the caption says may have changed.
  var changed: (() -> Void)?
  /// Takes a file that is no picture: one that was dropped, or named on the command line.
  var takesFile: ((String) -> Void)?
  /// Takes the text of a document, from a script.
  var takesDocument: ((String) -> Void)?
  /// Makes what is below the settings.
  var makeExtra: (() -> Widget)?
  /// Whether there is nothing to be named, styled or moved yet.
  var isEmpty = false
  /// What is to live as long as the page.
  var keeps: [AnyObject] = []

  /// A page that is one carousel.
  init(_ carousel: Carousel, style: String? = nil, first: Int = 0, title: ((Int) -> String)? = nil) {
    self.carousel = carousel
    self.style = style
    self.title = title
    widget = carousel.widget
    if let style { carousel.style = AnyCarouselStyle.named(style) }
    carousel.transitions = Self.transitions
    carousel.currentIndex = first
  }

  /// What changes is seen on its way; but a window that changes its size is followed at once.
  static let transitions: Transitions = [.style, .axis, .options]

  /// Begins with a style that may be changed.
  func setStyle(_ name: String) {
    style = name
    carousel?.style = .named(name)
    carousel?.transitions = Self.transitions
  }

  /// A page of anything.
  init(_ widget: Widget, carousel: Carousel? = nil, title: ((Int) -> String)? = nil) {
    self.widget = widget
    self.carousel = carousel
    self.title = title
  }
}

/// What can be done on a page.
struct PageAction {
  var title: String
  var icon: String
  /// Its place among the window's actions, for keys: `undo`, `redo`, `open` or `save`.
  var name: String?
  /// Whether there is something to be done.
  var isEnabled: () -> Bool = { true }
  var run: () -> Void

  init(
    title: String, icon: String, name: String? = nil, isEnabled: @escaping () -> Bool = { true },
    run: @escaping () -> Void
  ) {
    (self.title, self.icon, self.name, self.isEnabled, self.run) = (title, icon, name, isEnabled, run)
  }
}
