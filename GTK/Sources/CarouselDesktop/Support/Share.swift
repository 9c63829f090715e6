import Foundation

/// The files that are installed with the program.
nonisolated enum Share {
  /// The folder `share` beside the folder of the program, wherever both are.
  static let folder: URL = {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share")
  }()
}
