/// Calls of a module's functions in JavaScript, as text.
enum JavaScriptCalls {
  /// What each module of calls begins with.
  static let beginning = """
    // Written by carousel-catalogue when the element is built. A call takes what the module exports, and then the arguments of the
    // function. A mistake in them is an error of that call: the module is not called.

    /** What an argument may be. */
    const number = value => typeof value === 'number' && value === value
    const optional = value => typeof value === 'number'
    const flag = value => typeof value === 'boolean'
    const words = new Map([[number, 'a number'], [optional, 'a number or NaN'], [flag, 'true or false']])

    /** @returns The call of a function with these parameters. */
    function call(name, parameters) {
      const checks = Object.entries(parameters)
      const fail = what => {
        throw new TypeError(`${name}(${Object.keys(parameters).join(', ')})${what}`)
      }
      const check = (module, ...values) => {
        if (values.length > checks.length) fail(` got ${values.length} arguments`)
        for (const [index, [parameter, isValid]] of checks.entries()) {
          if (!isValid(values[index])) fail(`: "${parameter}" must be ${words.get(isValid)}, got ${String(values[index])}`)
        }
        return module[name](...values)
      }
      return Object.assign(check, { parameters })
    }

    """

  /// Returns the calls of a module without carousels.
  static func module(_ functions: [ModuleFunction]) -> String {
    beginning + "\n" + functions.map(call).joined(separator: "\n")
  }

  /// What queries begin with.
  static let queries = """

    // MARK: Queries

    /** @returns The call that asks for a part of a carousel's state. */
    const query = number => (
      Object.assign((module, carousel) => answer(module, carousel, number), { parameters: answer.parameters }))


    """

  /// Returns a query.
  static func query(_ name: String, _ number: Int32, _ comment: [String]) -> String {
    """
    /**
    \(lines(comment)) * @type {(module: WebAssembly.Exports, carousel: number) => number}
     */
    export const \(name) = /* @__PURE__ */ query(\(number))

    """
  }

  /// Returns the call of a function.
  static func call(_ function: ModuleFunction) -> String {
    let parameters = function.parameters.map { "\($0.name): \($0.kind.rawValue)" }.joined(separator: ", ")
    let types =
      ["module: WebAssembly.Exports"]
      + function.parameters.map { "\($0.name): \($0.kind == .flag ? "boolean" : "number")" }
    return """
      /**
      \(lines(function.comment)) * @type {(\(types.joined(separator: ", "))) => number}
       */
      export const \(function.name) = /* @__PURE__ */ call('\(function.name)', {\(parameters.isEmpty ? "" : " \(parameters) ")})

      """
  }

  /// Returns the lines of a comment.
  private static func lines(_ comment: [String]) -> String {
    comment.map { " * \($0.hasPrefix("- Returns: ") ? "@returns \($0.dropFirst(11))" : $0)\n" }.joined()
  }

  /// Returns numbers, each as a constant of its own, and together.
  static func numbers(_ group: String, _ name: String, _ values: [(String, Int)]) -> String {
    func constant(_ value: String) -> String { name + value.prefix(1).uppercased() + value.dropFirst() }
    return values.map { "export const \(constant($0)) = \($1)\n" }.joined()
      + "export const \(group) = { \(values.map { "\($0.0): \(constant($0.0))" }.joined(separator: ", ")) }\n"
  }

  /// Returns a number with a comment.
  static func constant(_ name: String, _ comment: String, _ value: Double) -> String {
    "\n/** \(comment) */\nexport const \(name) = \(value)\n"
  }

  /// Returns a list of calls by their names.
  static func list(_ name: String, _ calls: [String]) -> String {
    "export const \(name) = { \(calls.joined(separator: ", ")) }\n"
  }
}
