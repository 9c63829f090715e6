import FlyingFox

/// Decides who may ask at all.
///
/// The server listens on the loopback address only, but a browser on this machine runs the pages of strangers. One of
/// them can point a name of its own at 127.0.0.1 (DNS rebinding) and then reads whatever it asks for: hence the check
/// of the `Host` header, which still holds the stranger's name.
struct RequestGuard {
  private let hosts: Set<String>

  init(port: UInt16) {
    var hosts: Set<String> = []
    for name in ["127.0.0.1", "localhost", "[::1]"] {
      hosts.insert("\(name):\(port)")
      if port == 80 { hosts.insert(name) }
    }
    self.hosts = hosts
  }

  func check(_ request: HTTPRequest) throws(Problem) {
    guard let host = request.headers[.host] else {
      throw Problem(.badRequest, "The request does not say which host it is for.")
    }
    guard hosts.contains(host.lowercased()) else {
      throw Problem(.forbidden, "The gallery answers only at its own address on this machine.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      throw Problem(.methodNotAllowed, "The gallery can only be read.")
    }
  }

  /// Refuses what a page of another origin asks for behind the scenes. (A link to the gallery is welcome.)
  ///
  /// Such a page could not read the answer anyhow, but it could keep this machine busy making previews.
  func checkIsOwnPage(_ request: HTTPRequest) throws(Problem) {
    switch request.headers[HTTPHeader("Sec-Fetch-Site")]?.lowercased() {
    case "cross-site", "same-site": throw Problem(.forbidden, "Pictures are shown to the gallery's own pages only.")
    default: break
    }
  }
}
