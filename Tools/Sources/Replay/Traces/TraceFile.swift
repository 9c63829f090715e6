import Foundation

/// Reads a scenario from a scenario file or a trace, plain or gzipped.
enum TraceFile {
  static func read(_ url: URL) throws -> TraceScenario {
    var data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ReplayError.unreadable(error.localizedDescription)
    }
    if data.starts(with: [0x1F, 0x8B]) { data = try gunzip(url) }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ReplayError.unreadable("it is not a JSON object")
    }
    return try TraceScenario(json: object["scenario"] as? [String: Any] ?? object)
  }

  /// Foundation has no gzip; every system has one.
  private static func gunzip(_ url: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", "--", url.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` takes a twentieth of a second, which adds up over many files.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    exit.wait()
    guard process.terminationStatus == 0 else { throw ReplayError.unreadable("gzip can't unpack it") }
    return data
  }
}
