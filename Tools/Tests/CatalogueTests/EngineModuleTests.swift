import Testing

@testable import carousel_catalogue

struct EngineModuleTests {
  private func module(_ cases: String) throws -> EngineModule {
    try EngineModule(commands: "public enum CarouselCommand {\n\(cases)\n}\n", queries: "")
  }

  @Test func `a command is a function of numbers and a call with the names of its labels`() throws {
    let module = try module(
      """
        /// Scrolls to an item.
        case scrollToItem(index: Int, duration: Double?)
        /// Handles a key press, of a key with a number,
        /// anywhere.
        case press(
          key: CarouselKey, isRepeated: Bool, point: Point2D, velocity: Point2D)
      """)
    #expect(
      module.swift.contains(
        """
        @_expose(wasm) @c func scrollToItem(_ carousel: Int32, _ time: Double, _ index: Double, _ duration: Double) -> Int32 {
          return Registry.perform(.scrollToItem(index: Value.whole(index), duration: Value.given(duration)), on: carousel, at: time)
        }

        @_expose(wasm) @c func press(_ carousel: Int32, _ time: Double, _ key: Int32, _ isRepeated: Int32, _ x: Double, _ y: Double, \
        _ velocityX: Double, _ velocityY: Double) -> Int32 {
          guard let keyValue = CarouselKey(rawValue: key) else { return 0 }
          return Registry.perform(.press(key: keyValue, isRepeated: isRepeated != 0, point: Point2D(x: x, y: y), \
        velocity: Point2D(x: velocityX, y: velocityY)), on: carousel, at: time)
        }

        """))
    #expect(
      module.javaScript.contains(
        """
        /**
         * Handles a key press, of a key with a number,
         * anywhere.
         * @type {(module: WebAssembly.Exports, carousel: number, time: number, key: number, isRepeated: boolean, x: number, y: number, \
        velocityX: number, velocityY: number) => number}
         */
        export const press = /* @__PURE__ */ call('press', { carousel: number, time: optional, key: number, isRepeated: flag, \
        x: number, y: number, velocityX: number, velocityY: number })

        """))
  }

  @Test func `a module and its calls have the same mark, and those of another version another`() throws {
    let names = try ["redraw", "renew"].map { name in
      let module = try module("/// Draws.\ncase \(name)")
      let mark = try #require(module.javaScript.split(separator: "border = '").last?.prefix { $0 != "'" })
      #expect(mark.hasPrefix("border") && module.swift.contains("func \(mark)() {}"))
      return mark
    }
    #expect(names[0] != names[1])
  }

  @Test(arguments: [
    ("/// Names an item.\ncase name(text: String)", "`name` of CarouselCommand has a `String`, which is no number"),
    ("case reload", "`reload` needs a name and a comment"),
    ("/// Both.\ncase reload, redraw", "`reload, redraw` is not understood; declare each case on its own"),
    ("/// Both.\ncase move(x: Double), turn(by: Double)", "declare each case on its own"),
    ("/// Moves.\ncase move(Double)", "`Double` in `move` is no label with a type"),
  ])
  func `what is no command of numbers is refused`(_ cases: String, _ message: String) {
    #expect { try module(cases) } throws: { "\($0)".contains(message) }
  }
}
