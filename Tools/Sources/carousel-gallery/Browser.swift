import Foundation

/// The default browser of this machine.
enum Browser {
  /// Opens an address. Returns a sentence if there is no browser to open it.
  static func open(_ address: URL) -> String? {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
      let environment = ProcessInfo.processInfo.environment
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else {
        return "There is no display for a browser; open the address in yours."
      }
    #endif
    guard let path = find(opener) else {
      return "\(opener) is not installed; open the address in your browser."
    }
    let process = Process()
    process.executableURL = path
    process.arguments = [address.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return nil
    } catch {
      return "The browser could not be started; open the address in it."
    }
  }

  private static func find(_ command: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent(command) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
