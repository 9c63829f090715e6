import Foundation

/// A function of a module for the web, as its source declares it.
struct ModuleFunction {
  /// A parameter, and what JavaScript may pass for it.
  struct Parameter {
    enum Kind: String {
      /// A number that is not NaN.
      case number
      /// A number; NaN is the default.
      case optional
      /// A Boolean.
      case flag
    }

    var name: String
    var kind = Kind.number
    /// The type in the module.
    var type = "Double"
  }

  var name: String
  var comment: [String]
  var parameters: [Parameter]

  /// Returns the functions that a source of a module exports.
  static func exports(in file: URL) throws -> [ModuleFunction] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try SourceDeclarations(of: text, beginningWith: "@_expose(wasm) @c func ").all.map { declaration in
      let parameters = declaration.parameters.map { label, type in
        Parameter(name: String(label.dropFirst(2)), kind: type == "Time" ? .optional : type == "Flag" ? .flag : .number)
      }
      return ModuleFunction(name: declaration.name, comment: declaration.comment, parameters: parameters)
    }
  }
}

/// A declaration that the catalogue does not understand.
struct SourceError: Error, CustomStringConvertible {
  var description: String
}

/// The declarations of a source, each with its comment in front of it.
struct SourceDeclarations {
  struct Declaration {
    var comment: [String]
    /// The text on one line, up to the closing parenthesis of the parameters.
    var text: String
    var name: String
    /// The labels and the types of the parameters.
    var parameters: [(label: String, type: String)]
  }

  var all: [Declaration] = []

  /// Reads the declarations that begin with `start`.
  init(of text: String, beginningWith start: String) throws {
    var comment: [String] = [], open = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("/// ") {
        comment.append(String(line.dropFirst(4)))
        continue
      }
      if open.isEmpty, !line.hasPrefix(start) {
        comment = []
        continue
      }
      open += open.isEmpty || open.hasSuffix("(") ? line : " " + line
      guard open.filter({ $0 == "(" }).count == open.filter({ $0 == ")" }).count else { continue }
      all.append(try Self.declaration(String(open.dropFirst(start.count)), comment))
      (comment, open) = ([], "")
    }
  }

  private static func declaration(_ text: String, _ comment: [String]) throws -> Declaration {
    let name = String(text.prefix { $0.isLetter || $0.isNumber })
    guard !name.isEmpty, !comment.isEmpty else {
      throw SourceError(description: "`\(text)` needs a name and a comment")
    }
    var parameters: [(String, String)] = []
    let rest = text.dropFirst(name.count)
    if rest.hasPrefix("("), let end = rest.lastIndex(of: ")") {
      let list = rest[..<(rest.firstIndex(of: ")") ?? end)].dropFirst()
      for part in list.components(separatedBy: ",") where !part.isEmpty {
        let words = part.components(separatedBy: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        guard words.count == 2, !words[0].isEmpty else {
          throw SourceError(description: "`\(part)` in `\(name)` is no label with a type")
        }
        parameters.append((words[0], words[1]))
      }
    } else if !rest.isEmpty {
      throw SourceError(description: "`\(text)` is not understood; declare each case on its own")
    }
    return Declaration(comment: comment, text: text, name: name, parameters: parameters)
  }
}
