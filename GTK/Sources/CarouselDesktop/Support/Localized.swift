import CAdwaita
import Foundation

/// Prepares the translations of the user's language. Without one, texts are in English.
nonisolated func beginLocalization() {
  setlocale(LC_ALL, "")
  bindtextdomain(Main.name, Share.folder.appendingPathComponent("locale").path)
  bind_textdomain_codeset(Main.name, "UTF-8")
}

/// Returns a text in the user's language. `{0}`, `{1}`… are replaced by the arguments.
///
/// `GTK/po/update` finds the texts by the name of this function.
nonisolated func localized(_ text: String, _ arguments: Any...) -> String {
  // Without a translation, the result is the text itself, so that must exist until it is copied.
  filled(text.withCString { String(cString: dgettext(Main.name, $0)) }, arguments)
}

/// Returns a text with a number, in the form that the number has in the user's language. `{0}` is replaced by the number.
nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  let text = one.withCString { one in
    other.withCString { other in String(cString: dngettext(Main.name, one, other, UInt(count.magnitude))) }
  }
  return filled(text, [Words.whole(Double(count))])
}

private nonisolated func filled(_ text: String, _ arguments: [Any]) -> String {
  var text = text
  for (place, argument) in arguments.enumerated() { text = text.replacing("{\(place)}", with: "\(argument)") }
  return text
}
