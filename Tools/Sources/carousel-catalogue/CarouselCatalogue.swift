import ArgumentParser
import CarouselConfiguration
import Foundation

/// Generates the description of configurations for other languages.
@main
struct CarouselCatalogue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-catalogue",
    abstract: "Writes the shape of configurations for the element, the designer's data, and the JSON Schema.")

  @Option(help: ArgumentHelp("Where to write shape.json, element.json and catalogue.json.", valueName: "folder"))
  var out: String?

  @Option(help: ArgumentHelp("The output file of the JSON Schema.", valueName: "file"))
  var schema: String?

  @Option(
    help: ArgumentHelp(
      "A list of texts, as JSON: says of each what is wrong with it as a configuration, or how it is written.",
      valueName: "file"))
  var check: String?

  func validate() throws {
    if out == nil, schema == nil, check == nil {
      throw ValidationError("Nothing to do: give --out, --schema or --check.")
    }
  }

  func run() throws {
    if let out {
      let folder = URL(fileURLWithPath: out, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = Catalogue.data
      let shape: JSON = ["version": data["version"] ?? .null, "shape": data["shape"] ?? .null]
      try write(shape.text() + "\n", to: folder.appendingPathComponent("shape.json"))
      try write(Catalogue.element.text() + "\n", to: folder.appendingPathComponent("element.json"))
      try write(data.text() + "\n", to: folder.appendingPathComponent("catalogue.json"))
    }
    if let schema { try write(Catalogue.schemaText, to: URL(fileURLWithPath: schema)) }
    if let check {
      let texts = try JSON(parsing: String(contentsOf: URL(fileURLWithPath: check), encoding: .utf8)).array ?? []
      print(JSON.array(texts.map { Self.verdict(on: $0.string ?? "") }).text())
    }
  }

  /// Returns what is wrong with a text, as `problems`; or as `text` how its configuration is written.
  private static func verdict(on text: String) -> JSON {
    do throws(ConfigurationError) {
      return ["text": .string(try CarouselConfiguration(parsing: text).text)]
    } catch {
      return ["problems": .array(error.problems.map { .string($0.description) })]
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
