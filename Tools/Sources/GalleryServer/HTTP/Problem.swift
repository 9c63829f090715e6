import FlyingFox

/// The reason why a request is refused or fails: a status, and a sentence for users.
package struct Problem: Error, Equatable {
  package var status: HTTPStatusCode
  package var sentence: String

  init(_ status: HTTPStatusCode, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  static let notFound = Problem(.notFound, "There is nothing at this address.")
  static let outside = Problem(.forbidden, "This address leads out of the served folder.")
  static let hidden = Problem(.forbidden, "Hidden files are not shown.")
  static let malformed = Problem(.badRequest, "This address is not well formed.")
  static let notAFile = Problem(.forbidden, "Only regular files are shown.")
  static let unreadable = Problem(.forbidden, "This file cannot be read: permission denied.")
  static let malformedRequest = Problem(.badRequest, "This is not a valid HTTP request.")
  static let tooLong = Problem(
    .requestHeaderFieldsTooLarge, "The request is longer than \(Connection.longestHead) bytes.")
}
