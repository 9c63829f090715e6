import CarouselConfiguration

extension Code {
  /// The lines that decorate a view named `card`, from the innermost to the outermost decoration, and the name of the
  /// outermost view. The content of backs is separate.
  var viewDecorations: (lines: [String], name: String) {
    var lines: [String] = [], used: [String] = [], name = "card"
    func wrap(_ word: String, _ type: String, _ settings: [(String, String?)] = []) {
      let before = used.count { $0 == word }
      used.append(word)
      let next = before > 0 ? word + "\(before + 1)" : word
      lines.append("let " + next + " = " + type + "(" + name + ")")
      for (property, value) in settings {
        if let value { lines.append(next + "." + property + " = " + value) }
      }
      name = next
    }
    for one in document.decorations.reversed() {
      func value(_ name: String) -> String? { one[name]?.swift }
      func number(_ field: String, _ factor: Double = 1) -> String {
        let usual = Facts.decoration("shadow")?.fields.first { $0.name == field }?.defaultValue
        return JSON.text(of: (one[field] ?? usual ?? 0).number.map { $0 * factor } ?? 0)
      }
      switch one["name"]?.string {
      case "reflection":
        wrap(
          "reflected", "ReflectedView",
          [("gap", value("gap")), ("height", value("height")), ("reflectionAlpha", value("alpha"))])
      case "shadow":
        wrap(
          "shaded", "ShadowView",
          [
            ("shadowRadius", number("blur", 0.5)),
            ("shadowOffset", "CGSize(width: " + number("x") + ", height: " + number("y") + ")"),
            ("shadowOpacity", value("opacity")), ("cornerRadius", Self.corner),
          ])
      case "cached": wrap("cached", "CachedView")
      default: break
      }
    }
    return (lines, name)
  }

  /// The lines that set the decorations and backs of a GTK carousel.
  var gtkDecorations: [String] {
    var lines: [String] = [], list: [String] = []
    for one in document.decorations {
      guard let name = one["name"]?.string, name != DecorationFacts.outermost else { continue }
      let known = name == "reflection" ? ["gap", "height", "alpha", "ground"] : ["x", "y", "blur", "color", "opacity"]
      let values = known.compactMap { field in
        one[field].map { field + ": " + ($0.string.map { rgba($0) } ?? $0.swift) }
      }
      list.append("." + name + (name == "cached" ? "" : "(" + values.joined(separator: ", ") + ")"))
    }
    if !list.isEmpty { lines.append("carousel.decorations = [" + list.joined(separator: ", ") + "]") }
    if let back {
      let duration = back["duration"].map { "(duration: " + $0.swift + ")" } ?? ""
      lines.append(
        "carousel.backs = CarouselBacks" + duration + " { _, reused in reused ?? gtk_label_new(\"back\")! }")
    }
    return lines
  }

  /// A CSS colour as GDK code.
  private func rgba(_ text: String) -> String {
    let color = colors[text] ?? CodeColor(red: 0, green: 0, blue: 0, alpha: 1)
    func part(_ value: Double) -> String { JSON.text(of: value.rounded(toDigits: 3)) }
    return "GdkRGBA(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue)), "
      + "alpha: \(part(color.alpha)))"
  }
}
