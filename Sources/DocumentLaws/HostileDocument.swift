import CarouselConfiguration

/// Documents of a kind that is made to take long, one for any length. `Tests/Configuration/hostile.json` has the kinds, for the
/// tests and the benchmarks of all readers.
public struct HostileDocument: Sendable, CustomStringConvertible {
  /// The kind's name.
  public let description: String
  private let parts: [Part]

  private enum Part {
    case fixed(String)
    /// Repeated until the document is long enough, or so often: then it grows with as many letters as are needed in place of a
    /// tilde. Its repetitions are numbered in place of a hash.
    case filled(String, count: Int?)
  }

  /// Reads a list of kinds: each has a name, and a text of fixed parts and `{ "fill": …, "count": … }`.
  public static func kinds(in list: String) throws(ConfigurationError) -> [HostileDocument] {
    try JSON(parsing: list).array?.map { kind in
      HostileDocument(
        description: kind["name"]?.string ?? "",
        parts: (kind["text"]?.array ?? []).map {
          $0.string.map { .fixed($0) } ?? .filled($0["fill"]?.string ?? "", count: $0["count"]?.number.map { Int($0) })
        })
    } ?? []
  }

  /// Returns a document of about so many bytes.
  public func text(length: Int) -> String {
    var filled = 0
    for case .filled in parts { filled += 1 }
    var text = ""
    for part in parts {
      switch part {
      case .fixed(let fixed): text += fixed
      case .filled(let part, let count): text += Self.fill(part, count, length: length / filled)
      }
    }
    return text
  }

  private static func fill(_ part: String, _ count: Int?, length: Int) -> String {
    let pieces = part.split(separator: "#", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return String(repeating: part, count: max(1, length / part.utf8.count)) }
    let halves = pieces[0].split(separator: "~", omittingEmptySubsequences: false)
    let filler = count.map { String(repeating: "a", count: max(1, length / $0 - part.utf8.count)) }
    let beginning = halves.joined(separator: filler ?? "")
    // With a number of four digits, as most have.
    return (0..<(count ?? max(1, length / (part.utf8.count + 3)))).map { "\(beginning)\($0)\(pieces[1])" }.joined()
  }
}
