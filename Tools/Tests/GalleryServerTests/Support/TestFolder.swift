import Foundation
import Testing

/// A temporary folder for a test.
struct TestFolder: Sendable {
  let url: URL

  /// Creates a folder, and deletes it after the test.
  static func with(_ test: (TestFolder) async throws -> Void) async throws {
    // The real path: on some systems the temporary folder is a link.
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = TestFolder(url: parent.appendingPathComponent("gallery-test-\(UUID().uuidString)", isDirectory: true))
    try folder.make()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try await test(folder)
  }

  func subfolder(_ name: String) -> TestFolder {
    TestFolder(url: url.appendingPathComponent(name, isDirectory: true))
  }

  func path(_ name: String) -> String {
    url.path + "/" + name
  }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file, and creates its folders.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map(Array.init)
  }

  /// The lines of a file; none if it doesn't exist.
  func lines(_ name: String) -> [String] {
    String(decoding: read(name) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The names of its content, including hidden ones.
  func contents() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }

  /// Writes an executable shell script.
  func writeProgram(_ name: String, _ script: String) throws -> String {
    try write("#!/bin/sh\n" + script + "\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    return path(name)
  }

  func setDate(of name: String, secondsSince1970 seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))], ofItemAtPath: path(name))
  }
}

/// Waits for a condition, with a timeout for the slowest machine.
func eventually(_ what: Comment, _ condition: () async throws -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(120)
  while try await !condition() {
    try #require(ContinuousClock.now < end, what)
    try await Task.sleep(for: .milliseconds(5))
  }
}
