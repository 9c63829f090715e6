import Foundation

/// A response as received.
struct Response: Sendable {
  var status: Int
  /// By lower-case name.
  var headers: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The message of a problem with a picture.
  var error: String? {
    (try? JSONDecoder().decode([String: String].self, from: Data(body)))?["error"]
  }

  subscript(header: String) -> String? { headers[header.lowercased()] }

  /// Parses everything that a server sent before it closed the connection; nil if it is not a response of HTTP.
  init?(_ bytes: [UInt8]) {
    let blank: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4, let end = (0...(bytes.count - 4)).first(where: { bytes[$0...].starts(with: blank) }) else {
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    headers = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    body = Array(bytes[(end + 4)...])
  }
}
