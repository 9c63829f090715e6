import ArgumentParser
import CarouselConfiguration
import Foundation

/// Generates the description of configurations for other languages.
@main
struct CarouselCatalogue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-catalogue",
    abstract: "Writes the shape of configurations for the element, the designer's data, and the JSON Schema.")

  @Option(
    help: ArgumentHelp(
      "Where to write documents.json, decorations.json, element.json, languages.json and catalogue.json.",
      valueName: "folder"))
  var out: String?

  @Option(help: ArgumentHelp("The output file of the JSON Schema.", valueName: "file"))
  var schema: String?

  @Option(help: ArgumentHelp("The output file of the properties of Apple's views.", valueName: "file"))
  var views: String?

  @Option(help: ArgumentHelp("The folder of the GTK package, whose properties are written.", valueName: "folder"))
  var gtk: String?

  func validate() throws {
    if out == nil, schema == nil, views == nil, gtk == nil {
      throw ValidationError("Nothing to do: give --out, --schema, --views or --gtk.")
    }
  }

  func run() throws {
    if let out {
      let folder = URL(fileURLWithPath: out, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = [
        "documents": Catalogue.documents, "decorations": Catalogue.decorations, "element": Catalogue.element,
        "languages": Catalogue.languages,
        "catalogue": Catalogue.data,
      ]
      for (name, json) in files { try write(json.text() + "\n", to: folder.appendingPathComponent("\(name).json")) }
    }
    if let schema { try write(Catalogue.schemaText, to: URL(fileURLWithPath: schema)) }
    if let views { try write(ViewSettings.text, to: URL(fileURLWithPath: views)) }
    if let gtk {
      let folder = URL(fileURLWithPath: gtk, isDirectory: true)
      for (path, text) in WidgetSettings().files { try write(text, to: folder.appendingPathComponent(path)) }
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
