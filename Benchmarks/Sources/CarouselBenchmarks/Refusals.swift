import CarouselConfiguration
import DocumentLaws
import Foundation

/// How long documents take that are made to take long.
enum Refusals {
  /// The maximum time in which a document is refused, in milliseconds: three frames, after which a page feels stuck.
  static let mostMilliseconds = 50.0

  /// Returns the time of each document, in milliseconds: each kind on both sides of the limits.
  static func all() -> [(name: String, milliseconds: Double)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let list = root.appendingPathComponent("Tests/Configuration/hostile.json")
    do {
      let kinds = try HostileDocument.kinds(in: String(contentsOf: list, encoding: .utf8))
      return kinds.flatMap { kind in
        [10_000_000, 490_000, 240_000, 90_000, 46_000].map { length in
          let text = kind.text(length: length)
          let time = Stopwatch.least(rounds: 3, [{ _ = try? CarouselConfiguration(parsing: text) }])[0]
          return ("\(kind), \(length)", time / 1e6)
        }
      }
    } catch {
      fatalError("\(list.path): \(error)")
    }
  }
}
