import FlyingFox

/// Why a request is refused or fails: a status, and a sentence that a person understands.
struct Problem: Error, Equatable {
  var status: HTTPStatusCode
  var sentence: String

  init(_ status: HTTPStatusCode, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  static let notFound = Problem(.notFound, "There is nothing at this address.")
  static let outside = Problem(.forbidden, "This address leads out of the folder that is shown.")
  static let hidden = Problem(.forbidden, "Hidden files are not shown.")
  static let malformed = Problem(.badRequest, "This address is not well formed.")
  static let notAFile = Problem(.forbidden, "Only ordinary files are shown.")
  static let unreadable = Problem(.forbidden, "This file may not be read.")
  static let malformedRequest = Problem(.badRequest, "This is no request of HTTP.")
  static let tooLong = Problem(
    .requestHeaderFieldsTooLarge, "The request is longer than the \(Connection.longestHead) bytes that are read.")
}
