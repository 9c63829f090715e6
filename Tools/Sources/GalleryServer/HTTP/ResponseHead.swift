import FlyingFox
import Foundation

/// The head of an answer, as it is sent.
enum ResponseHead {
  static func data(_ response: HTTPResponse) -> Data {
    var text = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)\r\n"
    for (name, value) in response.headers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text += "\(name.rawValue): \(value)\r\n"
    }
    return Data((text + "\r\n").utf8)
  }
}
