import Foundation

/// The tokens with which browsers get in: the one of the printed address, as long as the server runs, and others that end with
/// their first use. Those are for addresses that other users may see, as in the command line of a browser.
actor Entrance {
  private let token: String
  private var unused: Set<String> = []

  init(token: String) { self.token = token }

  /// Returns the query of an address that lets one browser in, once.
  func ticket() -> String {
    let query = "once=\(Self.randomToken())"
    unused.insert(query)
    return query
  }

  /// Returns whether a query has one of the tokens.
  func admits(query: String) -> Bool { query == "token=\(token)" || unused.remove(query) != nil }

  /// Returns a text that nobody guesses.
  static func randomToken() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
