import CarouselConfiguration
@testable import CarouselEngine
import DocumentLaws
import Foundation
import Testing

@testable import CarouselDocument

/// Documents that are made to take long. Work is counted instead of timed: `./carousel bench` measures the time.
@Suite struct `Hostile documents` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func kinds() throws -> [HostileDocument] {
    let list = root.appendingPathComponent("Tests/Configuration/hostile.json")
    return try HostileDocument.kinds(in: String(contentsOf: list, encoding: .utf8))
  }

  /// From a few bytes to megabytes, on both sides of each limit.
  private static let lengths = [100, 9000, 11_000, 100_000, 230_000, 250_000, 480_000, 520_000, 3_000_000]

  @Test(arguments: try kinds()) func `are read or refused with little work and few words`(kind: HostileDocument) {
    for length in Self.lengths {
      let fault = fault(ofDocument: kind.text(length: length))
      #expect(fault == nil, "\(length) bytes")
    }
  }

  @Test func `of any kind are refused with a short message`() throws {
    let kinds = try Self.kinds()
    #expect(kinds.count > 40)
    for kind in kinds {
      let error = #expect(throws: ConfigurationError.self, "\(kind)") {
        try CarouselConfiguration(parsing: kind.text(length: 3_000_000))
      }
      #expect(error?.description.hasPrefix("expected at most 500000 bytes, got ") == true, "\(kind)")
    }
  }

  private func problems(_ document: JSON) -> [String] {
    CarouselConfiguration.problems(of: document).map(\.description)
  }

  private func object(fields count: Int) -> JSON {
    var fields: [String: JSON] = ["version": 1]
    for index in 1..<count { fields["unknown\(10_000 + index)"] = 1 }
    return .object(fields)
  }

  @Test func `have at most a hundred problems, of which the last says how many more there are`() {
    #expect(problems(object(fields: 101)).count == 100)
    #expect(problems(object(fields: 101)).last == "unknown10100: unknown field")
    #expect(problems(object(fields: 102)).count == 100)
    #expect(problems(object(fields: 102)).last == "there are 2 more problems")
    #expect(problems(object(fields: 1000)).last == "there are 900 more problems")
    #expect(problems(object(fields: 1001)) == ["expected at most 1000 fields, got 1001"])
    #expect(
      problems(["version": 1, "style": object(fields: 300_000)]).last
        == "style: expected at most 1000 fields, got 300000")
  }

  @Test func `have no more values than documents can use`() throws {
    func list(_ count: Int) -> String { "[\(Array(repeating: "1", count: count).joined(separator: ","))]" }
    #expect(try JSON(parsing: list(9999)).array?.count == 9999)
    let error = #expect(throws: ConfigurationError.self) { try JSON(parsing: "\n" + list(10_000)) }
    #expect(error?.description == "line 2, column 20000: expected at most 10000 values")
    #expect(try JSON(parsingOwn: list(20_000)).array?.count == 20_000)
  }

  @Test func `name the field and the limit of a text that is too long`() {
    func text(_ length: Int) -> JSON { .string(String(repeating: "x", count: length)) }
    #expect(problems(["version": 1, "$schema": text(10_000)]).isEmpty)
    #expect(problems(["version": 1, "$schema": text(10_001)]) == ["$schema: expected at most 10000 bytes, got 10001"])
    #expect(
      problems(["version": 1, "style": ["name": "path", "path": text(240_001)]])
        == ["style.path: expected at most 240000 bytes, got 240001"])
    let lines = "M0 0" + String(repeating: "h1", count: 100_001)
    #expect(
      problems(["version": 1, "style": ["name": "path", "path": .string(lines)]])
        == ["style.path: line 1, column 200005: the path has more than 100,000 pieces; a curve has several"])
    let box = "0 0 1 1" + String(repeating: " ", count: 10_000), curve = String(repeating: "0", count: 10_000)
    #expect(ViewBox(text: box) == nil && MomentumCurve(text: "cubic-bezier(0.\(curve),0,0,0)") == nil)
    #expect(ViewBox(text: "0 0 1 1" + String(repeating: " ", count: 9000)) != nil)
  }

  @Test func `compare no name that is much longer than all others`() {
    let known = ["bounces", "bounceDistance"]
    for (name, isCompared) in [
      ("bounce-distances", true), ("b-o-u-n-c-e-D-i-s-t-a-n-c-e-s", true),
      (String(repeating: "bounces", count: 1000), false),
      (String(repeating: "-", count: 1000) + "bounces", false), ("bouncesbouncesbouncesbouncesbounces", false),
      // As long as one, but with too many letters for any.
      ("bouncesbouncesboun", false),
    ] {
      var steps = 0
      _ = suggestion(for: name, among: known, &steps)
      #expect((steps > 0) == isCompared, "\(name.prefix(40))")
    }
  }

  @Test func `quote only the beginning of names`() {
    let long = String(repeating: "a", count: 1000), begin = String(repeating: "a", count: 40)
    #expect(problems(.object(["version": 1, long: 1])) == ["[\"\(begin)…\"]: unknown field"])
    #expect(
      problems(["version": 1, "style": ["name": .string(long)]]) == ["style.name: there is no style \"\(begin)…\""])
    let error = #expect(throws: ConfigurationError.self) { try JSON(parsing: "{\"é\(long)\":1}") }
    #expect(error?.description == "line 1, column 2: expected a name in ASCII, got \"é\(begin.dropLast())…\"")
  }

  @Test func `are the same on both sides of a limit in bytes and characters`() {
    #expect(JSON.excerpt(String(repeating: "é", count: 40)) == "\"\(String(repeating: "é", count: 40))\"")
    #expect(JSON.excerpt(String(repeating: "é", count: 41)) == "\"\(String(repeating: "é", count: 40))…\"")
  }

  /// A line traced from a picture has a few thousand curves at most.
  @Test func `are not those with a long path and everything else`() throws {
    let curves = (0..<5000).map { "C\($0).25 5.125 \($0 + 1).5-5.75 \($0 + 1).5 \($0 % 7).375" }.joined()
    let stops = (0..<64).map { "{ \"at\": \(Double($0) / 64), \"value\": 0.5 }" }.joined(separator: ", ")
    let text = """
      { "version": 1, "style": { "name": "path", "path": "M0 0\(curves)", "scales": [\(stops)], "opacities": [\(stops)] },
        "decorations": [{ "name": "double-sided" }\(String(repeating: ", { \"name\": \"shadow\" }", count: 7))] }
      """
    #expect(text.utf8.count > 150_000)
    #expect(try CarouselConfiguration(parsing: text).styleName == "path")
  }

  @Test func `are described with their limits`() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Documentation/Limits.md"), encoding: .utf8)
    func grouped(_ number: Int) -> String {
      number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\("\(1000 + number % 1000)".dropFirst())"
    }
    for (what, limit) in [
      ("length of a JSON document", DocumentLimits.length), ("values of a JSON document", DocumentLimits.values),
      ("nesting of a JSON document", DocumentLimits.depth), ("fields of an object", DocumentLimits.fields),
      ("texts of a JSON document", DocumentLimits.text), ("problems of a JSON document", DocumentLimits.problems),
      ("text of a path", CarouselPath.longestText), ("pieces of a path", CarouselPath.mostPieces),
    ] {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| \(what)") }
      #expect(row?.contains(" \(grouped(limit)) ") == true, "\(what): \(grouped(limit))")
    }
    let errors: [(PathError.Problem, Int)] = [
      (.tooLong, CarouselPath.mostPieces), (.textTooLong, CarouselPath.longestText),
    ]
    for (problem, limit) in errors {
      let error = PathError(UnlocatedPathError(kind: problem, offset: 0), in: [])
      #expect("\(error)".contains(" \(grouped(limit)) "))
    }
  }
}
