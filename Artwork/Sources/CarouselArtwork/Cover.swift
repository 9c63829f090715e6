/// A cover of a series without end: a form, a few colours, a title and a number, all of which follow from an index.
///
/// The same index gives the same bytes on every host. Neighbours differ in form, in hue and in ground, and a hundred of
/// them look like one publisher's.
public struct Cover: Sendable {
  /// The width of a cover, in its own units.
  public static var width: Float { 400 }
  /// The height of a cover, in its own units.
  public static var height: Float { 500 }

  /// What all of the cover follows from.
  public let index: Int64
  /// The family of its form.
  public let form: Form
  /// The colours that it's made of.
  public let palette: Palette
  private let opening: Int
  private let ending: Int

  /// - Parameter index: Any number; those below 0 have covers too, for what stands before the first item.
  public init(index: Int64) {
    self.index = index
    form = Form(rawValue: wander(index, Form.count, step: 7, shift: 21)) ?? .waves
    let scheme = Scheme(rawValue: wander(index, Scheme.count, step: 5, shift: 3)) ?? .ember
    var dice = Dice(index: index, stream: 1)
    palette = Palette(scheme: scheme, paper: Paper(place: place(index, in: 8)), turn: dice.below(3))
    opening = dice.below(Words.openings.count)
    ending = dice.below(Words.endings(for: form).count)
  }

  /// - Parameter index: Any number.
  public init(index: Int) {
    self.init(index: Int64(index))
  }

  /// The ground, the ink, and the three colours of the form.
  public var colors: [Color] {
    [palette.ground, palette.ink, palette.first, palette.second, palette.third]
  }

  /// The title, in UTF-8: two words.
  public var titleBytes: [UInt8] {
    var pen = Pen()
    pen.write(Words.openings, opening)
    pen.write(" ")
    pen.write(Words.endings(for: form), ending)
    return pen.bytes
  }

  /// The cover as an SVG in UTF-8, less than 6 kB of it.
  ///
  /// - Parameter lettering: Whether title and number are set. Without them, a cover is a plain card with a form, for
  ///   pictures so small that words would be dust.
  public func svg(lettering: Bool = true) -> [UInt8] {
    var canvas = Canvas(width: Cover.width, height: Cover.height, index: index, kind: "c")
    canvas.rectangle(0, 0, Cover.width, Cover.height, .color(palette.ground))
    canvas.raw("<svg y=\"130\" width=\"400\" height=\"370\">")
    var dice = Dice(index: index, stream: 2)
    form.draw(on: &canvas, in: palette, by: &dice)
    canvas.raw("</svg>")
    if lettering { letter(&canvas) }
    return canvas.finished()
  }

  /// Sets the title in two lines and the number beside the first. Capitals hang from the upper margin, which is as wide as
  /// the others: 0.727 is the height of capitals in the first of the fonts, and near it in the others.
  private func letter(_ canvas: inout Canvas) {
    canvas.raw(
      "<g font-family=\"Inter,'Helvetica Neue',Cantarell,'DejaVu Sans',sans-serif\" font-weight=\"600\" fill=\"")
    canvas.raw { pen in
      pen.write(palette.ink)
      pen.write("\"><g font-size=\"42\" letter-spacing=\"-1.2\"><text x=\"28\" y=\"60\">")
      pen.write(Words.openings, opening)
      pen.write("</text><text x=\"28\" y=\"103\">")
      pen.write(Words.endings(for: form), ending)
      pen.write("</text></g><text x=\"370\" y=\"41\" font-size=\"")
      // From a thousand million on, a number as large as the others would run into the title.
      pen.write(index.magnitude < 999_999_999 ? "15" : "9")
      pen.write("\" font-weight=\"500\" text-anchor=\"end\">No. ")
      writeNumber(to: &pen)
      pen.write("</text></g>")
    }
  }

  /// Counted from one, as people do; what's before the first has the numbers below zero.
  private func writeNumber(to pen: inout Pen) {
    if index < 0 { pen.write("−") }
    pen.write(digits: index < 0 ? index.magnitude : index.magnitude + 1, width: 3, grouped: true)
  }
}

#if !hasFeature(Embedded)
  extension Cover {
    /// The title: two words.
    public var title: String { String(decoding: titleBytes, as: UTF8.self) }
  }
#endif
