import CarouselEngine
import Foundation

/// The border between the engine's module for the web and JavaScript: one function for each command, in Swift, and the calls and
/// numbers in JavaScript.
///
/// `CarouselCommand.swift` and `Exports.swift` describe the functions. Swift has no other way to the labels and comments of cases.
struct EngineModule {
  /// The commands, with the Swift code that makes each of its parameters.
  private var commands: [(function: ModuleFunction, guards: [String], command: String)] = []
  /// What the module has besides.
  private var others: [ModuleFunction] = []
  /// The comments of the queries.
  private var queries: [String: [String]] = [:]

  /// - Parameter sources: The folder with the sources of the root package.
  init(sources: URL) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: sources.appendingPathComponent("CarouselEngine/Border/\(name).swift"), encoding: .utf8)
    }
    try self.init(commands: text("CarouselCommand"), queries: text("CarouselQuery"))
    others = try ModuleFunction.exports(in: sources.appendingPathComponent("CarouselWeb/Exports.swift"))
  }

  /// - Parameters:
  ///   - commands: The source of `CarouselCommand`.
  ///   - queries: The source of `CarouselQuery`.
  init(commands: String, queries: String) throws {
    // Other types have cases, too.
    func cases(_ text: String, upTo end: String) throws -> [SourceDeclarations.Declaration] {
      try SourceDeclarations(of: text.components(separatedBy: end)[0], beginningWith: "case ").all
    }
    self.commands = try cases(commands, upTo: "\n  /// What becomes of a command.").map(Self.command)
    let comments = try cases(queries, upTo: "\nextension ").map { ($0.name, $0.comment) }
    self.queries = Dictionary(uniqueKeysWithValues: comments)
  }

  /// Returns a command as a function of numbers.
  private static func command(_ declaration: SourceDeclarations.Declaration) throws -> (
    ModuleFunction, [String], String
  ) {
    var function = ModuleFunction(
      name: declaration.name, comment: declaration.comment,
      parameters: [.init(name: "carousel", type: "Int32"), .init(name: "time", kind: .optional)])
    guard declaration.parameters.isEmpty || declaration.text.hasSuffix(")"), !declaration.text.contains("), ") else {
      throw SourceError(description: "`\(declaration.text)` is not understood; declare each case on its own")
    }
    var guards: [String] = [], values: [String] = []
    for (label, type) in declaration.parameters {
      let isSecond = function.parameters.contains { $0.name == "x" }
      let (x, y) = isSecond ? ("\(label)X", "\(label)Y") : ("x", "y")
      let (parameters, value): ([ModuleFunction.Parameter], String) =
        switch type {
        case "Double": ([.init(name: label)], label)
        case "Double?": ([.init(name: label, kind: .optional)], "Value.given(\(label))")
        case "Int": ([.init(name: label)], "Value.whole(\(label))")
        case "Bool": ([.init(name: label, kind: .flag, type: "Int32")], "\(label) != 0")
        case "Point2D": ([.init(name: x), .init(name: y)], "Point2D(x: \(x), y: \(y))")
        case "Size2D": ([.init(name: "width"), .init(name: "height")], "Size2D(width: width, height: height)")
        case "KeyModifiers", "ScrollDirections", "Autoplay.Reasons":
          ([.init(name: label, type: "Int32")], "\(type)(rawValue: \(label))")
        case "CarouselKey", "KeyFocus", "CarouselSetting":
          ([.init(name: label, type: "Int32")], choice(type, label, "\(label)", &guards))
        case "StyleOption": ([.init(name: label, type: "Int32")], choice(type, label, "Int(\(label))", &guards))
        case "Option":
          (
            [.init(name: "kind", type: "Int32"), .init(name: label)],
            "Value.option(option, kind, \(label), of: carousel)"
          )
        case "AnyCarouselStyle": ([.init(name: label, type: "Int32")], "Value.style(\(label), of: carousel)")
        case "ItemChanges": ([.init(name: "countBefore")], "Value.changes(countBefore)")
        case "MotionProfile":
          (
            [
              .init(name: label, type: "Int32"), .init(name: "first", kind: .optional),
              .init(name: "second", kind: .optional),
            ], "Value.motion(\(label), first, second)"
          )
        case "MomentumCurve?":
          (["x1", "y1", "x2", "y2"].map { .init(name: $0, kind: .optional) }, "Value.curve(x1, y1, x2, y2)")
        case "WheelInput":
          (
            [.init(name: "x"), .init(name: "y")]
              + ["unit", "modifiers", "contentScrolls", "surroundingsScroll"].map { .init(name: $0, type: "Int32") },
            // Browsers do not report the phase.
            """
            WheelInput(delta: Point2D(x: x, y: y), unit: \(choice("WheelInput.Unit", "unit", "unit", &guards)), \
            modifiers: KeyModifiers(rawValue: modifiers), contentScrolls: ScrollDirections(rawValue: contentScrolls), \
            surroundingsScroll: ScrollDirections(rawValue: surroundingsScroll))
            """
          )
        default:
          throw SourceError(
            description:
              "`\(function.name)` of CarouselCommand has a `\(type)`, which is no number; see EngineModule.swift")
        }
      function.parameters += parameters
      values.append("\(label): \(value)")
    }
    return (function, guards, ".\(function.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))
  }

  /// Returns the name of a value of an enumeration, and adds what makes it of its number.
  private static func choice(_ type: String, _ name: String, _ number: String, _ guards: inout [String]) -> String {
    guards.append("guard let \(name)Value = \(type)(rawValue: \(number)) else { return 0 }")
    return "\(name)Value"
  }

  // MARK: Swift

  /// The functions of the commands, a source file.
  var swift: String {
    """
    // Written by carousel-catalogue from CarouselCommand.
    import CarouselEngine
    import CarouselWeb

    \(commands.map(Self.swift).joined(separator: "\n\n"))

    /// Tells a script whether this is the module that it was built with.
    @_expose(wasm) @c func \(border)() {}

    """
  }

  /// The name of a function that only modules with these calls and numbers export: a cache may have a script of one version and
  /// a module of another.
  private var border: String {
    // FNV-1a, folded to 20 bits: each page loads the name, and one chance in a million to miss another version is small enough.
    let hash = calls.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "border\(String(hash >> 12 ^ hash & 0xFFF, radix: 36))"
  }

  private static func swift(_ function: ModuleFunction, _ guards: [String], _ command: String) -> String {
    let parameters = function.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return """
      @_expose(wasm) @c func \(function.name)(\(parameters)) -> Int32 {
        \((guards + ["return Registry.perform(\(command), on: carousel, at: time)"]).joined(separator: "\n  "))
      }
      """
  }

  // MARK: JavaScript

  /// The calls and numbers, and the name of the function that has to be there for them: a module of JavaScript.
  var javaScript: String {
    calls
      + """

      /** The function that only a module with these calls and numbers exports. */
      export const border = '\(border)'

      """
  }

  private var calls: String {
    JavaScriptCalls.beginning
      + "\n// MARK: Commands\n\n" + commands.map { JavaScriptCalls.call($0.function) }.joined(separator: "\n")
      + "\n// MARK: Other functions\n\n" + others.map { JavaScriptCalls.call($0) }.joined(separator: "\n")
      + JavaScriptCalls.queries
      + CarouselQuery.allCases.map { JavaScriptCalls.query("\($0)", $0.rawValue, queries["\($0)"] ?? []) }.joined(
        separator: "\n")
      + "\n// MARK: Numbers\n\n" + numbers.map { JavaScriptCalls.numbers($0, $1, $2) }.joined(separator: "\n")
      + JavaScriptCalls.constant(
        "longestDelay", "The maximum age of an event whose time stamp is believed, in seconds.", EventTime.longestDelay)
      + "\n// MARK: All, for tests\n\n"
      + JavaScriptCalls.list("commands", commands.map(\.function.name))
      + JavaScriptCalls.list("functions", others.map(\.name))
      + JavaScriptCalls.list("queries", CarouselQuery.allCases.map { "\($0)" })
  }

  /// The numbers that calls take and return, and those in memory.
  private var numbers: [(group: String, name: String, values: [(String, Int)])] {
    func cases<Case: CaseIterable & RawRepresentable>(_ type: Case.Type) -> [(String, Int)]
    where Case.RawValue: BinaryInteger {
      type.allCases.map { ("\($0)", Int($0.rawValue)) }
    }
    func bits<Bits: RawRepresentable<Int32>>(_ flags: KeyValuePairs<String, Bits>) -> [(String, Int)] {
      flags.map { ($0, Int($1.rawValue)) }
    }
    let reasons: KeyValuePairs<String, Autoplay.Reasons> = [
      "paused": .paused, "hovered": .hovered, "focused": .focused, "hidden": .hidden, "occupied": .occupied,
    ]
    let itemFlags: KeyValuePairs<String, PlacedItem.Flags> = [
      "hidden": .hidden, "interactive": .interactive, "placeholder": .placeholder, "kept": .kept, "leaving": .leaving,
      "ahead": .ahead,
    ]
    let itemMarks: KeyValuePairs<String, ItemMarks> = [
      "current": .current, "previous": .previous, "next": .next, "visible": .visible,
    ]
    let readingFlags: KeyValuePairs<String, ReadableItem.Flags> = [
      "current": .current, "hidden": .hidden, "usable": .usable,
    ]
    let controlsFlags: KeyValuePairs<String, ControlsState.Flags> = [
      "canGoForward": .canGoForward, "canGoBack": .canGoBack, "hasPauseButton": .hasPauseButton, "isPaused": .isPaused,
      "isVertical": .isVertical, "isMirrored": .isMirrored, "isAtStart": .isAtStart, "isAtEnd": .isAtEnd,
      "isSinglePage": .isSinglePage, "wraps": .wraps,
    ]
    let modifiers: KeyValuePairs<String, KeyModifiers> = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    let directions: KeyValuePairs<String, ScrollDirections> = [
      "horizontal": .horizontal, "vertical": .vertical, "all": .all,
    ]
    return [
      ("answers", "answer", cases(CarouselCommand.Answer.self)), ("events", "event", cases(CarouselEvent.Kind.self)),
      ("itemEvents", "itemEvent", cases(ItemEvent.self)), ("keys", "key", cases(CarouselKey.self)),
      ("modifiers", "modifier", bits(modifiers)), ("focuses", "focus", cases(KeyFocus.self)),
      ("optionKinds", "optionKind", cases(Option.Kind.self)),
      ("units", "unit", cases(WheelInput.Unit.self)), ("directions", "direction", bits(directions)),
      ("reasons", "reason", bits(reasons)), ("record", "record", cases(ItemRecord.self)),
      ("keyframe", "keyframe", cases(KeyframeRecord.self)),
      ("itemFlags", "itemFlag", bits(itemFlags)), ("itemMarks", "itemMark", bits(itemMarks)),
      ("readingFlags", "readingFlag", bits(readingFlags)), ("controlsFlagBits", "controlsFlag", bits(controlsFlags)),
    ]
  }
}
