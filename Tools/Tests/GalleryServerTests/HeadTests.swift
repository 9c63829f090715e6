import Foundation
import Testing

@testable import carousel_fuzz

/// The heads with which `./carousel fuzz` begins, and those in which it has found a fault.
@Suite struct `Heads of requests` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Heads")
  private static let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)

  @Test(arguments: files ?? []) func `obey the laws`(file: URL) throws {
    #expect(fault(ofHead: Array(try Data(contentsOf: file))) == nil)
  }

  @Test func `are there`() { #expect(Self.files?.count ?? 0 >= 10) }
}
