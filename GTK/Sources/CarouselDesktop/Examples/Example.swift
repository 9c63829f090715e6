import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

/// An example of the gallery: its data, which the web gallery has in common, and what starts it.
struct Example {
  /// Its name in actions and on the command line.
  let id: String
  let title: String
  /// A description in one sentence.
  let summary: String
  /// The name of its icon.
  let icon: String
  /// The accessible label of its carousel.
  let label: String
  /// The items: their kind, their number, and what else they are made of.
  let items: JSON
  let count: Int
  /// The current item at first.
  let first: Int
  let settings: CarouselConfiguration
  /// Whether its style cannot be chosen.
  let hasFixedStyle: Bool
  /// The controls, actions, values to read, and carousels, each as in the file.
  let controls: [JSON], actions: [JSON], readings: [JSON], carousels: [JSON]

  /// Creates the page.
  func start(_ gallery: Gallery) -> Page {
    let start = Self.starts[id] ?? .plain
    let page = start.page(self, gallery)
    page.source = start.shownSource
    return page
  }

  /// All examples, in groups, in the order of the list.
  static let groups: [(name: String, examples: [Example])] = {
    let file = Share.folder.appendingPathComponent("\(Main.name)/examples.json")
    do {
      let list = try JSON(parsing: String(contentsOf: file, encoding: .utf8))
      return try (list["groups"]?.array ?? []).map { group in
        (
          localized(group.text("title")),
          try (group["examples"]?.array ?? []).map { try Example($0, common: list) }
        )
      }
    } catch {
      fatalError("the examples of the gallery cannot be read; GTK/install puts them there: \(error)")
    }
  }()

  static let all: [Example] = groups.flatMap(\.examples)

  private init(_ data: JSON, common: JSON) throws {
    func parts(_ name: String) -> [JSON] {
      // Names stand for what several examples have.
      (data[name]?.array ?? []).map { part in part.string.flatMap { common[name]?[$0] } ?? part }
    }
    id = data.text("id")
    title = localized(data.text("title"))
    summary = localized(data.text("summary"))
    icon = data.text("icon")
    label = data["label"] == nil ? "" : localized(data.text("label"))
    items = data["items"] ?? [:]
    count = Int(items["count"]?.number ?? 0)
    first = Int(data["first"]?.number ?? 0)
    settings = try CarouselConfiguration(data["settings"] ?? .null)
    hasFixedStyle = data["hasFixedStyle"]?.boolean ?? false
    (controls, actions) = (parts("controls"), parts("actions"))
    (readings, carousels) = (parts("readings"), parts("carousels"))
  }

  /// What starts the examples that need code of their own. The others are their data alone.
  private static let starts: [String: Start] = [
    "styles": .styles, "pictures": .pictures, "designer": .designer, "buttons": .buttons, "controls": .controls,
    "tables": .tables, "tap": .tap, "reading": .reading, "downloads": .downloads, "million": .million,
    "widths": .widths,
    "reflections": .reflections, "downloads-effects": .downloads, "cards": .cards, "decorated": .decorated,
    "multiple": .multiple, "nested": .nested, "slots": .slots, "options": .options, "moving": .moving,
    "custom": .custom,
    "diagonal": .diagonal, "pager": .pager, "motion": .motion, "pages": .spaced, "covers": .reflected,
    "autoscroll": .autoscroll, "right-to-left": .rightToLeft,
  ]
}

/// What starts an example. The lines of its file below `// MARK: Shown` are shown as code.
struct Start {
  let page: (Example, Gallery) -> Page
  private let file: String

  init(file: String = #fileID, _ page: @escaping (Example, Gallery) -> Page) {
    (self.file, self.page) = (file, page)
  }

  var shownSource: String { ShownSource.read(file) }

  /// An example that is nothing but its data.
  static let plain = Start { example, _ in Page(example) }

  /// The same, with space between the items.
  static let spaced = Start { example, _ in Page(example, look: ["style": ["spacing": 1.06]]) }

  /// The same, on a polished floor.
  static let reflected = Start { example, _ in
    Page(example, look: ["decorations": [["name": "reflection", "gap": 2, "height": 0.42], ["name": "shadow"]]])
  }
}

/// The sources of the examples, which are installed with the program.
enum ShownSource {
  /// Returns the lines of a file below `// MARK: Shown`.
  /// - Parameter file: As in `#fileID`.
  static func read(_ file: String) -> String {
    let name = file.split(separator: "/").last.map { String($0) } ?? ""
    let url = Share.folder.appendingPathComponent("\(Main.name)/Examples/\(name)")
    guard let text = try? String(contentsOf: url, encoding: .utf8), let mark = text.range(of: "// MARK: Shown\n") else {
      return ""
    }
    return text[mark.upperBound...].trimmingCharacters(in: .newlines)
  }
}

extension JSON {
  /// Returns the text of a member; empty if there is none.
  func text(_ name: String) -> String { self[name]?.string ?? "" }
}
