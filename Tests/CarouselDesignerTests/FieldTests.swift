import CarouselConfiguration
import CarouselDesigner
import Testing

@Suite struct FieldTests {
  private func option(_ name: String, of style: String = "rotary") throws -> Field {
    try #require(Facts.style(style).fields.first { $0.name == name })
  }

  @Test func `numbers are parsed and formatted in the displayed units`() throws {
    let phase = try option("phase"), opacity = try option("fadeMinAlpha"), spacing = try option("spacing")
    #expect(phase.text(of: .number(.pi / 4)) == "45°")
    #expect(phase.digits(of: .number(-.pi / 4)) == "−45")
    #expect(phase.value(typed: "-45°") == .number(-0.785398163397))
    #expect(opacity.text(of: 0.5) == "50%")
    #expect(opacity.value(typed: "12,5 %") == 0.125)
    #expect(spacing.text(of: 1.5) == "1.50×")
    #expect(spacing.text(of: 1.23456) == "1.2346×")
    #expect(try option("radius").text(of: 420) == "420\u{202F}px")
    #expect(try option("count").text(of: 1) == "1\u{202F}item")
    #expect(try option("count").text(of: 12) == "12\u{202F}items")
  }

  @Test(arguments: [
    ("many", nil), ("99999999", 10000), ("-4", 1), ("2.6", 3), ("", nil), ("1e3", nil), ("007", 7), (".7", 1),
  ])
  func `typed numbers are clamped, and invalid ones refused`(text: String, wanted: Double?) throws {
    #expect(try option("count").value(typed: text) == wanted.map(JSON.number))
  }

  @Test func `no value is an end of the slider and has a name`() throws {
    let field = try option("fadeMax", of: "linear")
    #expect(field.noneEnd == 10 && field.value(at: 10) == .null && field.value(at: 4.02) == .number(4))
    for text in ["none", "−", "∞", " None "] { #expect(field.value(typed: text) == .null) }
    #expect(field.digits(of: .null) == "none" && field.place(of: .null) == 10)
    #expect(try option("fadeMin", of: "linear").noneEnd == -10)
  }

  @Test func `a slider snaps to its steps, and reaches its ends`() throws {
    let field = try option("spacing")
    #expect(field.value(at: 1.2345) == 1.23)
    #expect(field.value(at: 3) == 3 && field.value(at: 99) == 3)
    #expect(field.value(1, movedBy: -10) == 0.9)
    #expect(try option("count").value(nil, movedBy: 1) == 1)
  }

  /// The formatted value of a slider can be typed again.
  @Test func `every number of every field can be typed as it is shown`() throws {
    let fields =
      Facts.styles.flatMap { $0.fields } + Facts.motions.flatMap { $0.fields } + Facts.decorations.flatMap { $0.fields }
      + [Facts.Group.shape, .view, .movement, .gestures, .page].flatMap { Facts.fields(of: $0) } + [
        Facts.items, Facts.size,
      ]
    for field in fields where field.allowed != nil {
      for share in [0, 0.1, 0.37, 0.5, 0.93, 1] {
        let place = field.places.lowerBound + share * (field.places.upperBound - field.places.lowerBound)
        let value = field.value(at: place)
        let again = try #require(field.value(typed: field.text(of: value)), "\(field.name) \(field.text(of: value))")
        guard let number = value.number else { continue }
        let shown = try #require(again.number)
        #expect(
          abs(shown - number) <= max(1e-6, field.increment / 50), "\(field.name): \(number) as \(field.text(of: value))"
        )
      }
    }
  }

  @Test func `points have a field for each coordinate`() throws {
    let field = try #require(Facts.fields(of: .view).first { $0.name == "focusPoint" })
    let across = try #require(field.coordinate("x"))
    #expect(across.title == "Focus point across" && across.defaultValue == 0.5 && across.allowed == 0...1)
    #expect(field.coordinate("z") == nil)
  }

  @Test func `a curve has two handles within its bounds`() {
    var curve = CurveShape("cubic-bezier(0.2, 0.4, 0.1, 1)")
    #expect(curve.text == "cubic-bezier(0.2, 0.4, 0.1, 1)")
    curve.move(0, x: -3, y: 5)
    curve.move(1, x: 0.333, y: -0.005)
    #expect(curve.text == "cubic-bezier(0, 2, 0.33, -0.01)" || curve.text == "cubic-bezier(0, 2, 0.33, 0)")
    #expect(CurveShape(nil) == CurveShape("ease-out"))
  }
}
