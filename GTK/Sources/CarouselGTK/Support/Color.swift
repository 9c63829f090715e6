import CGtk4

extension GdkRGBA {
  /// Parses a colour in CSS syntax, with commas or without; nil if it is invalid.
  init?(text: String) {
    self.init()
    guard gdk_rgba_parse(&self, Self.classic(text) ?? text) != 0 else { return nil }
  }

  /// Returns `rgb(0 0 0 / 50%)` in the syntax of GTK, `rgba(0,0,0,0.5)`; nil if it is not written with spaces.
  private static func classic(_ text: String) -> String? {
    let text = text.lowercased()
    guard let open = text.firstIndex(of: "("), text.last == ")", !text.contains(",") else { return nil }
    let name = text[..<open].filter { $0 != "a" }
    let numbers = text[text.index(after: open)...].dropLast().split { $0 == " " || $0 == "/" }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let alpha = numbers.count == 4 ? share(numbers[3]) : 1
    guard let alpha else { return nil }
    return "\(name)a(\(numbers[..<3].joined(separator: ",")),\(alpha))"
  }

  private static func share(_ text: Substring) -> Double? {
    text.last == "%" ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }

  /// The colour in CSS syntax.
  var text: String {
    var color = self
    guard let text = gdk_rgba_to_string(&color) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
