import CarouselConfiguration
import CarouselEngine

/// Documents that are made to take long, and the time that they take.
enum HostileDocument {
  /// The maximum time in which a document is refused, in milliseconds: three frames, after which a page feels stuck.
  static let mostMilliseconds = 50.0

  /// Returns the time that reading takes, in milliseconds.
  static func cost(of text: String) -> Double {
    Stopwatch.least(rounds: 3, [{ _ = try? CarouselConfiguration(parsing: text) }])[0] / 1e6
  }

  static let all: [(name: String, text: String)] = {
    let large = 10_000_000
    func filled(_ part: String, _ length: Int) -> String {
      String(repeating: part, count: max(0, length / part.utf8.count))
    }
    func path(_ text: String) -> String { "{\"version\":1,\"style\":{\"name\":\"path\",\"path\":\"\(text)\"}}" }
    func fields(_ count: Int) -> String {
      "{\"version\":1\((0..<count).map { ",\"fieldOf\($0)\":1" }.joined())}"
    }
    func around(_ inner: (Int) -> String) -> [String] { [large, 990_000, 240_000, 90_000].map(inner) }
    var all: [(String, String)] = []
    func add(_ name: String, _ make: (Int) -> String) {
      for length in [large, 490_000, 240_000, 90_000] { all.append(("\(name), \(length)", make(length))) }
    }
    add("style name") { "{\"version\":1,\"style\":{\"name\":\"\(filled("a", $0))\"}}" }
    add("hyphens") { "{\"version\":1,\"style\":{\"name\":\"\(filled("-", $0))\"}}" }
    add("one field name") { "{\"version\":1,\"\(filled("a", $0))\":1}" }
    add("unknown fields") { fields($0 / 20) }
    add("equal fields") { "{\"version\":1\(filled(",\"wraps\":1", $0))}" }
    add("short values") { "[\(filled("1,", $0))1]" }
    add("decimals") { "[\(filled("1.5e-30,", $0))1]" }
    add("empty lists") { "[\(filled("[],", $0))1]" }
    add("texts") { "[\(filled("\"aaaaaaaaaaaaaaaaaaaa\",", $0))1]" }
    add("objects") { "[\(filled("{\"a\":1},", $0))1]" }
    add("deep") { filled("[", $0) }
    add("one number") { "{\"version\":\(filled("1", $0))}" }
    add("escapes") { "{\"version\":1,\"axis\":\"\(filled("\\u00e9", $0))\"}" }
    add("accents") { "{\"version\":1,\"axis\":\"\(filled("e\u{301}", $0))\"}" }
    add("spaces") { filled(" ", $0) }
    add("lines") { filled("\n", $0) + "x" }
    add("curve") { "{\"version\":1,\"momentumCurve\":\"cubic-bezier(\(filled("1,", $0)))\"}" }
    add("view box") { "{\"version\":1,\"style\":{\"name\":\"path\",\"viewBox\":\"\(filled("1 ", $0))\"}}" }
    add("sizes") { "{\"version\":1,\"style\":{\"name\":\"path\",\"scales\":[\(filled("{\"at\":1},", $0)){}]}}" }
    add("decorations") { "{\"version\":1,\"decorations\":[\(filled("{},", $0)){}]}" }
    add("bad decorations") {
      let one = "{\"name\":\"shadow\"\((0..<max(1, $0 / 160)).map { ",\"x\($0)\":1" }.joined())}"
      return "{\"version\":1,\"decorations\":[\((0..<8).map { _ in one }.joined(separator: ","))]}"
    }
    add("path of lines") { path("M0 0h" + filled("1 ", $0)) }
    add("path of curves") { path("M0 0" + filled("q9 30 2 5t3 7", $0)) }
    add("path of loops") { path("M0 0" + filled("c99 9-99 9 1 0", $0)) }
    add("path of arcs") { path("M0 0" + filled("a9 7 0 1 1 5 5", $0)) }
    add("path of vast arcs") { path("M0 0" + filled("a1e-9 1e9 9 1 1 1e8 5", $0)) }
    add("path of moves") { path(filled("M0 0", $0)) }
    add("path of nothing") { path("M0 0h" + filled("0 ", $0)) }
    add("path of digits") { path("M0." + filled("0", $0)) }
    add("path of closings") { path("M0 0h1" + filled("z", $0)) }
    add("path of specks") { path("M0 0" + filled("c1e-161 0 1e-160 3e-162 1e-159 0", $0)) }
    return all
  }()
}
