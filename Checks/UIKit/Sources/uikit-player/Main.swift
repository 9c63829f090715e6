import Foundation
import UIKit

/// Plays sessions through the UIKit host: `uikit-player SESSION… --out FOLDER` writes what is to be seen of each, as a list of
/// pictures in the words of the recorded traces.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let flag = arguments.firstIndex(of: "--out"), flag + 1 < arguments.endIndex else {
      print("uikit-player SESSION… --out FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[flag + 1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in arguments[..<flag] {
      let file = URL(fileURLWithPath: path)
      let pictures = Player(try Session(Data(contentsOf: file))).play()
      if !Device.breaches.isEmpty { print("\(path): \(Device.breaches)") }
      let data = try JSONSerialization.data(withJSONObject: pictures)
      try data.write(to: folder.appendingPathComponent(file.lastPathComponent))
    }
  }
}
