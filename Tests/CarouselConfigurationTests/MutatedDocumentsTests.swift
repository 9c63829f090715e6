import CarouselConfiguration
import DocumentLaws
import Foundation
import Testing

/// Valid documents with random mistakes in their text. `./carousel fuzz` tries many more.
@Suite struct `Mutated documents` {
  /// The documents with which libFuzzer begins, and those in which it has found a fault.
  private static let files = try? FileManager.default.contentsOfDirectory(
    at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Documents"),
    includingPropertiesForKeys: nil)

  @Test(arguments: files ?? []) func `in files are read or refused`(file: URL) throws {
    #expect(fault(ofDocument: String(decoding: try Data(contentsOf: file), as: UTF8.self)) == nil)
  }

  @Test func `are in files`() { #expect(Self.files?.count ?? 0 >= 10) }

  @Test(arguments: 1...4) func `are read or refused`(quarter: Int) {
    for seed in 0..<500 { report(seed: quarter * 500 + seed) }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let minutes = environment["CAROUSEL_FUZZ_MINUTES"].flatMap(Double.init)

  /// The documents of `./carousel fuzz`: for so many minutes, from a seed on.
  @Test(.enabled(if: minutes != nil)) func `of the fuzzer are read or refused as well`() throws {
    let minutes = try #require(Self.minutes), first = Self.environment["CAROUSEL_FUZZ_SEED"].flatMap(Int.init) ?? 1
    let end = Date.now + minutes * 60
    var seed = first
    while Date.now < end {
      report(seed: seed)
      seed += 1
    }
    print("\(seed - first) documents, up to seed \(seed - 1)")
  }

  private func report(seed: Int) {
    let text = mutatedDocument(seed: seed), fault = fault(ofDocument: text)
    if let fault { Issue.record("seed \(seed): \(fault)\n\(text)") }
  }

  private func mutatedDocument(seed: Int) -> String {
    var random = SeededRandom(seed: seed)
    let document = CarouselConfiguration.shape.randomValue(using: &random)
    var bytes = Array(document.text().utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      default:
        let token = Self.tokens.randomElement(using: &random) ?? ""
        // Half of them take the place of a whole value.
        let ends = bytes[start...].firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? bytes.count
        bytes.replaceSubrange(start..<(Bool.random(using: &random) ? ends : end), with: token.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let tokens = [
    "1e309", "-1e309", "1e-400", "-0", "1e", "00", ".5", "9007199254740993", "NaN", "null", "true", "\"\"", "[]", "{}",
    "[[]]", "{\"\":0}", "\"\\ud800\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"", "\"e\u{301}\":1,\"é\":2", ",", ":", "\"",
    "\\", "\u{FEFF}", "//", "'", "\"version\":1", "\"style\":{\"name\":\"tunnel\"}",
    String(repeating: "[", count: 300), String(repeating: "9", count: 400),
    "\"" + String(repeating: "M0 0", count: 300) + "\"",
  ]
}
