import ArgumentParser
import Foundation

/// Draws the documentation's pictures of the styles with the engine.
@main
struct CarouselPictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-pictures",
    abstract: "Draws each style of the engine as a small SVG, horizontal and vertical.")

  @Option(help: ArgumentHelp("The folder of the pictures.", valueName: "folder"))
  var out = "Documentation/Pictures/styles"

  @Flag(help: "Write nothing; fail if a picture is out of date.")
  var check = false

  func run() throws {
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    if !check { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    var outdated: [String] = []
    for picture in StylePicture.all {
      let file = folder.appendingPathComponent(picture.fileName)
      if !check {
        try picture.svg.write(to: file, atomically: true, encoding: .utf8)
      } else if (try? String(contentsOf: file, encoding: .utf8)) != picture.svg {
        outdated.append(picture.fileName)
      }
    }
    guard outdated.isEmpty else {
      let list = outdated.joined(separator: ", ")
      FileHandle.standardError.write(Data("not as the engine draws them: \(list); run carousel-pictures\n".utf8))
      throw ExitCode.failure
    }
  }
}
