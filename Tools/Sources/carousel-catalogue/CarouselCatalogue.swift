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
      """
      Where to write documents.json, decorations.json, element.json, languages.json, catalogue.json and schema.json; \
      engine-calls.mjs and document-calls.mjs, the calls of the modules for the web; and EngineCommands, a target of the engine's module.
      """,
      valueName: "folder"))
  var out: String?

  @Option(help: ArgumentHelp("The output file of the properties of Apple's views.", valueName: "file"))
  var views: String?

  @Option(help: ArgumentHelp("The output file of the modifiers of the SwiftUI view.", valueName: "file"))
  var modifiers: String?

  @Option(help: ArgumentHelp("The output file of the page of settings.", valueName: "file"))
  var reference: String?

  @Option(help: ArgumentHelp("The folder of the GTK package, whose properties are written.", valueName: "folder"))
  var gtk: String?

  @Option(help: ArgumentHelp("The output file of the widget's properties in C.", valueName: "file"))
  var header: String?

  func validate() throws {
    if out == nil, views == nil, modifiers == nil, reference == nil, gtk == nil, header == nil {
      throw ValidationError("Nothing to do: give --out, --views, --modifiers, --reference, --gtk or --header.")
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
      try write(Catalogue.schemaText, to: folder.appendingPathComponent("schema.json"))
      try writeModules(to: folder)
    }
    if let views { try write(ViewSettings.text, to: URL(fileURLWithPath: views)) }
    if let modifiers { try write(ModifierSettings.text, to: URL(fileURLWithPath: modifiers)) }
    if let reference { try write(SettingsReference.text, to: URL(fileURLWithPath: reference)) }
    if let gtk {
      let folder = URL(fileURLWithPath: gtk, isDirectory: true)
      for (path, text) in WidgetSettings().files { try write(text, to: folder.appendingPathComponent(path)) }
    }
    if let header { try write(WidgetSettings().header, to: URL(fileURLWithPath: header)) }
  }

  /// Writes what the modules for the web share with their scripts.
  private func writeModules(to folder: URL) throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardized
    let engine = try EngineModule(sources: sources), target = folder.appendingPathComponent("EngineCommands")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try write(engine.swift, to: target.appendingPathComponent("EngineCommands.swift"))
    try write(engine.javaScript, to: folder.appendingPathComponent("engine-calls.mjs"))
    let documents = try ModuleFunction.exports(in: sources.appendingPathComponent("CarouselDocumentWeb/Exports.swift"))
    try write(JavaScriptCalls.module(documents), to: folder.appendingPathComponent("document-calls.mjs"))
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
