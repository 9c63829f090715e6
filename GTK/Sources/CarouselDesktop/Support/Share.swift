import CAdwaita
import Foundation

/// The files that are installed with the program.
nonisolated enum Share {
  /// The folder `share` beside the folder of the program, wherever both are.
  static let folder: URL = {
    // The path with which the system started the program; links to it are followed.
    let name = UnsafePointer<CChar>(bitPattern: getauxval(UInt(AT_EXECFN)))
    let path = name.flatMap { realpath($0, nil) }
    defer { free(path) }
    let program = URL(fileURLWithPath: path.map { String(cString: $0) } ?? "/usr/bin/program")
    return program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share")
  }()
}
