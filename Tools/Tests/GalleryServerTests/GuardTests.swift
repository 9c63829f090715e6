import Foundation
import Testing

@testable import GalleryServer

/// Access rules, and the headers of all responses.
struct GuardTests {
  private static func withGallery(_ test: (TestGallery) async throws -> Void) async throws {
    try await TestGallery.run(
      prepare: { site, pictures in
        try site.write("home", to: "index.html")
        try pictures.write(Pixels.png(4, 4), to: "a.png")
      }, test)
  }

  @Test func `every response has security headers`() async throws {
    try await Self.withGallery { gallery async throws in
      let tag = try #require(try await gallery.get("/")["ETag"])
      let id = try await gallery.id("a.png")
      for (path, method, headers, status) in [
        ("/", "GET", [:], 200), ("/", "GET", ["If-None-Match": tag], 304), ("/", "GET", ["Range": "bytes=0-1"], 206),
        ("/", "GET", ["Range": "bytes=9-"], 416), ("/x", "GET", [:], 404), ("/..", "GET", [:], 403),
        ("/%00", "GET", [:], 400), ("/", "POST", [:], 405), ("/", "GET", ["Host": "evil.example"], 403),
        ("/pictures.json", "GET", [:], 200), ("/pictures/x", "GET", [:], 404),
        ("/pictures/\(id)?w=240", "GET", [:], 200),
      ] as [(String, String, [String: String], Int)] {
        let response = try await gallery.get(path, method: method, headers)
        #expect(response.status == status, "\(method) \(path)")
        #expect(
          response["Content-Security-Policy"]
            == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
            + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        #expect(response["Referrer-Policy"] == "no-referrer")
        #expect(response["Cross-Origin-Resource-Policy"] == "same-origin")
        #expect(response["Access-Control-Allow-Origin"] == nil)
      }
    }
  }

  @Test func `it does not listen on other addresses of the machine`() async throws {
    // A server that listens on all addresses would respond at this one, too; Apple's systems have no such address.
    #if os(Linux)
      try await Self.withGallery { gallery async throws in
        #expect(throws: POSIXError(.ECONNREFUSED)) { try Wire(port: gallery.port, host: 2) }
        #expect(throws: Never.self) { try Wire(port: gallery.port, host: 1) }
      }
    #endif
  }

  @Test func `only requests to the machine's own names are accepted`() async throws {
    try await Self.withGallery { gallery async throws in
      let port = gallery.port
      for host in ["127.0.0.1:\(port)", "localhost:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)"] {
        #expect(try await gallery.get("/", ["Host": host]).status == 200, "\(host)")
      }
      for host in [
        "evil.example", "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)", "127.0.0.1:\(port).",
        "localhost.:\(port)", "localhost:\(port).evil.example", "evil.example#127.0.0.1:\(port)", "127.1:\(port)",
        "0.0.0.0:\(port)", "192.168.0.1:\(port)", "", "127.0.0.1:\(port), evil.example",
      ] {
        for path in ["/", "/pictures.json"] {
          let status = try await gallery.get(path, ["Host": host]).status
          #expect(status == 403 || (host.isEmpty && status == 400), "\(host)")
        }
      }
      let none = try await gallery.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
      #expect(none?.status == 400)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
  func `nothing can be changed`(method: String) async throws {
    try await Self.withGallery { gallery async throws in
      for path in ["/", "/index.html", "/pictures.json"] {
        let response = try await gallery.get(path, method: method)
        #expect(response.status == 405 && response["Allow"] == "GET, HEAD", "\(path)")
      }
      let body =
        "POST / HTTP/1.1\r\n\(gallery.fields)Connection: close\r\nContent-Length: 5\r\n\r\nhello"
      #expect(try await gallery.send(body.utf8)?.status == 405)
    }
  }

  @Test func `pages of other origins get no pictures`() async throws {
    try await Self.withGallery { gallery async throws in
      let id = try await gallery.id("a.png")
      for path in ["/pictures.json", "/pictures/\(id)"] {
        for site in ["cross-site", "same-site"] {
          #expect(try await gallery.get(path, ["Sec-Fetch-Site": site]).status == 403)
        }
        for site in ["same-origin", "none"] {
          #expect(try await gallery.get(path, ["Sec-Fetch-Site": site]).status == 200)
        }
      }
      #expect(try await gallery.get("/", ["Sec-Fetch-Site": "cross-site"]).status == 200)
    }
  }

  @Test func `invalid HTTP does no harm`() async throws {
    try await Self.withGallery { gallery async throws in
      for bytes in [
        "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "GET / HTTP/1.1\r\n: x\r\nHost\r\n\r\n", "",
      ] {
        let wire = try Wire(port: gallery.port)
        wire.send(bytes.utf8)
        wire.hangUp()
      }
      let noise = try Wire(port: gallery.port)
      noise.send((0..<20_000).map { _ in UInt8.random(in: 0...255) })
      noise.hangUp()
      #expect(try await gallery.get("/").status == 200)
    }
  }

  @Test(
    arguments: [
      "GET /%@ HTTP/1.1\r\n", "GET /?%@ HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX: %@\r\n", "%@",
      "GET / HTTP/1.1\r\n%@: x\r\n",
    ], [17_000, 1_000_000])
  func `a head that is too long is refused immediately`(shape: String, length: Int) async throws {
    try await Self.withGallery { gallery async throws in
      let wire = try Wire(port: gallery.port)
      let text = shape.replacingOccurrences(of: "%@", with: String(repeating: "a", count: length))
      // It exceeds the buffers of the connection; the response may arrive before everything is sent.
      Thread.detachNewThread { wire.send((text + "Host: 127.0.0.1:\(gallery.port)\r\n\r\n").utf8) }
      let other = try await gallery.get("/")
      #expect(other.status == 200)
      let answer = Response(await wire.readToEnd())
      // A reader that examined a million bytes again for each byte would exceed the test's timeout.
      #expect(answer?.status == 431)
    }
  }

  @Test func `many fields cost no more than their length`() async throws {
    try await Self.withGallery { gallery async throws in
      let fields = (0..<1000).map { "X\($0): y\r\n" }.joined()
      let head = "GET / HTTP/1.1\r\n\(gallery.fields)Connection: close\r\n"
      #expect(try await gallery.send((head + fields + "\r\n").utf8)?.status == 200)
      #expect(try await gallery.send((head + fields + fields + "\r\n").utf8)?.status == 431)
    }
  }

  @Test func `missing and incomplete requests time out`() async throws {
    let clock = TickedClock()
    try await TestGallery.run(
      configure: { configuration, _ in configuration.clock = clock },
      prepare: { site, _ in try site.write("home", to: "index.html") },
      { gallery async throws in
        let wires = try ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\n"].map { text in
          let wire = try Wire(port: gallery.port)
          wire.send(text.utf8)
          return wire
        }
        try await eventually("all are waited for") { clock.sleeperCount == 3 }
        clock.advance(by: .milliseconds(4999))
        #expect(clock.sleeperCount == 3)
        clock.advance(by: .milliseconds(1))
        for wire in wires { #expect(await wire.readToEnd().isEmpty) }
        #expect(try await gallery.get("/").status == 200)
      })
  }

  @Test func `idle connections are kept longer, but not for ever`() async throws {
    let clock = TickedClock()
    try await TestGallery.run(
      configure: { configuration, _ in configuration.clock = clock },
      prepare: { site, _ in try site.write("home", to: "index.html") },
      { gallery async throws in
        let wire = try Wire(port: gallery.port)
        for _ in 1...3 {
          wire.send("GET / HTTP/1.1\r\n\(gallery.fields)\r\n".utf8)
          #expect(await wire.read(through: "home").hasPrefix("HTTP/1.1 200 "))
          try await eventually("the next request is waited for") {
            await gallery.server.connections.waitingCount == 1 && clock.sleeperCount == 1
          }
          clock.advance(by: .milliseconds(14_999))
          #expect(clock.sleeperCount == 1)
        }
        clock.advance(by: .milliseconds(1))
        #expect(await wire.readToEnd().isEmpty)
      })
  }

  @Test func `malformed requests are refused`() async throws {
    try await Self.withGallery { gallery async throws in
      let host = gallery.fields
      for (head, status) in [
        ("GET /\r\n\(host)", 400), ("GET / HTTP/2.0\r\n\(host)", 505), ("GET / HTTP/1.1\r\n\(host)\(host)", 400),
        ("GET / HTTP/1.1\r\n\(host)nonsense\r\n", 400), ("\u{16}\u{3}\u{1}\u{2}\r\n", 400),
        ("GET / HTTP/1.0\r\n\(host)", 200),
        ("POST / HTTP/1.1\r\n\(host)Content-Length: 1000000000000\r\n", 405),
        ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n", 405),
      ] {
        #expect(try await gallery.send((head + "\r\n").utf8)?.status == status, "\(head)")
      }
    }
  }

  @Test func `one connection carries many requests`() async throws {
    try await Self.withGallery { gallery async throws in
      let wire = try Wire(port: gallery.port)
      let host = gallery.fields
      wire.send(
        "GET / HTTP/1.1\r\n\(host)\r\nGET /x HTTP/1.1\r\n\(host)\r\nGET / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
          .utf8)
      let answers = String(decoding: await wire.readToEnd(), as: UTF8.self)
      #expect(answers.components(separatedBy: "HTTP/1.1 200").count == 3)
      #expect(answers.components(separatedBy: "HTTP/1.1 404").count == 2)
    }
  }

  @Test func `only who knows the token gets responses`() async throws {
    try await Self.withGallery { gallery async throws in
      let id = try await gallery.id("a.png")
      let cookie = TestGallery.cookie(port: gallery.port)
      for path in ["/", "/index.html", "/x", "/pictures.json", "/pictures/\(id)", "/pictures/\(id)?w=240", "/?token="] {
        for wrong in ["", "x", "\(cookie)x", "x\(cookie)", "swift-carousel-\(gallery.port)=", "token=letmein"] {
          let response = try await gallery.get(path, ["Cookie": wrong])
          #expect(response.status == 403 && response["Set-Cookie"] == nil, "\(path), \(wrong)")
        }
      }
      #expect(try await gallery.get("/", ["Cookie": "a=b; \(cookie); c=d"]).status == 200)
      #expect(gallery.server.address.query == "token=letmein")
      let entrance = try await gallery.get("/?token=letmein", ["Cookie": ""])
      #expect(entrance.status == 303 && entrance["Location"] == "/" && entrance.body.isEmpty)
      #expect(entrance["Set-Cookie"] == "\(cookie); Path=/; HttpOnly; SameSite=Lax")
      // A stranger's name for this machine does not get the cookie.
      #expect(try await gallery.get("/?token=letmein", ["Host": "evil.example", "Cookie": ""]).status == 403)
    }
  }

  @Test func `an address for one use lets one browser in, once`() async throws {
    try await Self.withGallery { gallery async throws in
      let (first, second) = (await gallery.server.addressForOneUse(), await gallery.server.addressForOneUse())
      #expect(first != second && first.port == gallery.port && first.path == "/")
      let query = try #require(first.query)
      #expect(!query.contains(TestGallery.token) && query.count > 16)
      let head = try await gallery.get("/?\(query)", method: "HEAD", ["Cookie": ""])
      #expect(head.status == 403 && head["Set-Cookie"] == nil, "nothing is used up by a question")
      #expect(try await gallery.get("/x?\(query)", ["Cookie": ""]).status == 403)
      #expect(try await gallery.get("/?\(query)", ["Host": "evil.example", "Cookie": ""]).status == 403)
      let entrance = try await gallery.get("/?\(query)", ["Cookie": ""])
      #expect(entrance.status == 303 && entrance["Location"] == "/")
      #expect(entrance["Set-Cookie"] == "\(TestGallery.cookie(port: gallery.port)); Path=/; HttpOnly; SameSite=Lax")
      for _ in 1...2 {
        let again = try await gallery.get("/?\(query)", ["Cookie": ""])
        #expect(again.status == 403 && again["Set-Cookie"] == nil)
      }
      #expect(try await gallery.get("/?\(second.query ?? "")", ["Cookie": ""]).status == 303, "others still work")
      for wrong in ["once=", "once", "once=x", "token=\(query.dropFirst(5))", "once=\(TestGallery.token)"] {
        #expect(try await gallery.get("/?\(wrong)", ["Cookie": ""]).status == 403, "\(wrong)")
      }
    }
  }

  @Test func `each server has a token of its own`() {
    let site = URL(fileURLWithPath: "/")
    let tokens = (0..<100).map { _ in GalleryServer.Configuration(site: site).token }
    #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.count > 16 })
  }

  @Test func `a response to HEAD has no body, even if the request is malformed`() async throws {
    try await Self.withGallery { gallery async throws in
      for (head, status) in [
        ("HEAD / HTTP/1.1\r\n\(gallery.fields)", 200), ("HEAD /x HTTP/1.1\r\n\(gallery.fields)", 404),
        ("HEAD / HTTP/1.1\r\nnonsense\r\n", 400), ("HEAD / HTTP/2.0\r\n", 505), ("HEAD /\r\n", 400),
        ("HEAD /\(String(repeating: "a", count: 17_000)) HTTP/1.1\r\n", 431),
      ] {
        let response = try #require(
          try await gallery.send((head + "Connection: close\r\n\r\n").utf8), "\(head.prefix(40))")
        #expect(response.status == status && response.body.isEmpty, "\(head.prefix(40))")
      }
    }
  }

  @Test(arguments: ["Transfer-Encoding : chunked", "Transfer-Encoding\t: chunked", " X: y", "X Y: z", "X(: y", "É: x"])
  func `fields with invalid names are refused`(field: String) async throws {
    try await Self.withGallery { gallery async throws in
      let head = "GET / HTTP/1.1\r\n\(gallery.fields)\(field)\r\n\r\n"
      #expect(try await gallery.send(head.utf8)?.status == 400)
    }
  }

  /// Two servers that read one of these differently would take the end of one request for another (RFC 9112, section 11.2).
  private static let unclearFields = [
    // Lengths.
    "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5\r\nContent-Length: 5",
    "Content-Length: 0\r\ncontent-length: 40", "Content-Length: 5, 6", "Content-Length: 5, 5", "Content-Length: +5",
    "Content-Length: -5", "Content-Length: 0x5", "Content-Length:", "Content-Length: 5 5", "Content-Length: ５",
    "Content-Length: \u{B}5", "Content-Length: 0\u{C}",
    // Codings.
    "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 0",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding: xchunked", "Transfer-Encoding:",
    "Transfer-Encoding: chunked, identity", "Transfer-Encoding: chunked\r\ntransfer-encoding: identity",
    "Transfer-Encoding: \u{B}chunked", "Transfer-Encoding: \"chunked\"",
    // Bytes and lines.
    "X: a\rb", "X: a\r", "X: a\r\r", "\rX: a", "X: a\nY: b", "X: a\n", "\nX: a", "X: a\u{0}b", "X\u{0}: a", "X: \u{1}",
    "X: \u{7F}", "X: a\r\n b", "X: a\r\n\tb", " X: a", "\tX: a", "X : a", "X\t: a", ": a", "X", "X\r: a",
    "X: a\n\nY: b",
    // A head that ends with line feeds.
    "X: a\n\n", "X: a\r\n\n", "X: a\n\r\n",
  ]

  private static let unclearLines = [
    "GET  / HTTP/1.1", "GET /a b HTTP/1.1", "GET / HTTP/1.1 ", "GET\t/ HTTP/1.1", "GET /\u{0} HTTP/1.1",
    "GET /\r HTTP/1.1", "GET /\n HTTP/1.1", "GET /\u{7F} HTTP/1.1", "G\u{0}T / HTTP/1.1", "G(T / HTTP/1.1",
    "GET / HTTP/1.", "GET / HTTP/1.10", "GET / HTTP/1.1\r", "GET / HTTP/1.1\rX: a", "GET / http/1.1",
    " GET / HTTP/1.1", "\nGET / HTTP/1.1", "\rGET / HTTP/1.1", "GET / HTTP/1.a", " / HTTP/1.1", "GET  HTTP/1.1",
  ]

  @Test func `heads that others could read differently are refused, with all that follows`() async throws {
    try await Self.withGallery { gallery async throws in
      let heads =
        Self.unclearFields.flatMap { fields in
          ["GET", "POST"].map { "\($0) / HTTP/1.1\r\n\(gallery.fields)\(fields)" }
        } + Self.unclearLines.map { "\($0)\r\n\(gallery.fields.dropLast(2))" }
      for head in heads {
        let wire = try Wire(port: gallery.port)
        wire.send((head + "\r\n\r\n" + TestGallery.request("/", port: gallery.port)).utf8)
        let answers = String(decoding: await wire.readToEnd(), as: UTF8.self)
        #expect(answers.hasPrefix("HTTP/1.1 400 "), "\(head.debugDescription)")
        #expect(answers.contains("\r\nConnection: close\r\n"), "\(head.debugDescription)")
        #expect(answers.components(separatedBy: "HTTP/1.1 ").count == 2, "one answer to \(head.debugDescription)")
      }
    }
  }

  @Test func `a coding of HTTP 1.1 in a request of HTTP 1.0 is refused`() async throws {
    try await Self.withGallery { gallery async throws in
      let head = "GET / HTTP/1.0\r\n\(gallery.fields)Transfer-Encoding: chunked\r\n\r\n"
      #expect(try await gallery.send(head.utf8)?.status == 400)
    }
  }

  @Test func `a body is not read as another request`() async throws {
    try await Self.withGallery { gallery async throws in
      let next = TestGallery.request("/", port: gallery.port)
      for (field, body) in [
        ("Content-Length: \(next.utf8.count)", ""), ("Content-Length: 00", ""),
        ("Transfer-Encoding: chunked", "0\r\n\r\n"),
        ("transfer-encoding: Chunked", "0\r\n\r\n"),
      ] {
        let wire = try Wire(port: gallery.port)
        wire.send("GET / HTTP/1.1\r\n\(gallery.fields)\(field)\r\n\r\n\(body)\(next)".utf8)
        let answers = String(decoding: await wire.readToEnd(), as: UTF8.self)
        #expect(
          answers.hasPrefix("HTTP/1.1 200 ") && answers.components(separatedBy: "HTTP/1.1 ").count == 2, "\(field)")
      }
    }
  }

  @Test func `clients that read nothing are dropped`() async throws {
    try await TestGallery.run(
      configure: { configuration, _ in
        configuration.clock = ContinuousClock()
        configuration.patience.part = .milliseconds(500)
        configuration.patience.firstHead = .seconds(600)
        configuration.connections = 8
      },
      prepare: { site, _ in
        try site.write(String(repeating: "x", count: 20_000_000), to: "large.txt")
        try site.write("home", to: "index.html")
      },
      { gallery async throws in
        let wires = try (0..<20).map { _ in
          let wire = try Wire(port: gallery.port)
          wire.send(TestGallery.request("/large.txt", port: gallery.port).utf8)
          return wire
        }
        // They have all places, and keep their side open.
        #expect(try await gallery.get("/").status == 200)
        for wire in wires { wire.hangUp() }
      })
  }

  /// Runs a test against a server with eight places; its clock stands, so that nothing times out.
  private static func withFewPlaces(_ test: (TestGallery) async throws -> Void) async throws {
    try await TestGallery.run(
      configure: { configuration, _ in configuration.connections = 8 },
      prepare: { site, _ in
        try site.write("home", to: "index.html")
        try site.write(String(repeating: "x", count: 20_000_000), to: "large.txt")
      }, test)
  }

  /// Opens connections without a complete request.
  private func strangers(_ count: Int, of gallery: TestGallery) throws -> [Wire] {
    try (0..<count).map { index in
      let wire = try Wire(port: gallery.port)
      wire.send(["", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\n\(gallery.fields)X: y\r\n"][index % 4].utf8)
      return wire
    }
  }

  @Test func `clients that send nothing keep nobody out`() async throws {
    try await Self.withFewPlaces { gallery async throws in
      // Three hundred, and again and again.
      for _ in 1...15 {
        let wires = try strangers(20, of: gallery)
        #expect(try await gallery.get("/").status == 200)
        for wire in wires { wire.hangUp() }
      }
      // Nor do those that send whole requests, but don't know the token, and stay.
      let wires = try (0..<20).map { _ in
        let wire = try Wire(port: gallery.port)
        wire.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(gallery.port)\r\n\r\n".utf8)
        return wire
      }
      #expect(try await gallery.get("/").status == 200)
      #expect(await gallery.server.connections.waitingCount <= 8)
      for wire in wires { wire.hangUp() }
    }
  }

  @Test func `strangers don't end the idle connections of those who know the token`() async throws {
    try await Self.withFewPlaces { gallery async throws in
      let known = try Wire(port: gallery.port)
      known.send("GET / HTTP/1.1\r\n\(gallery.fields)\r\n".utf8)
      #expect(await known.read(through: "home").hasPrefix("HTTP/1.1 200 "))
      try await eventually("it is idle") { await gallery.server.connections.waitingCount == 1 }
      let wires = try strangers(20, of: gallery)
      #expect(try await gallery.get("/").status == 200)
      known.send("GET / HTTP/1.1\r\n\(gallery.fields)\r\n".utf8)
      #expect(await known.read(through: "home").hasPrefix("HTTP/1.1 200 "))
      for wire in wires { wire.hangUp() }
    }
  }

  @Test func `idle connections give way even if all know the token`() async throws {
    try await Self.withFewPlaces { gallery async throws in
      var known: [Wire] = []
      for _ in 1...20 {
        let wire = try Wire(port: gallery.port)
        wire.send("GET / HTTP/1.1\r\n\(gallery.fields)\r\n".utf8)
        #expect(await wire.read(through: "home").hasPrefix("HTTP/1.1 200 "))
        known.append(wire)
      }
      // The first to come was the first to go.
      #expect(await known[0].readToEnd().isEmpty)
      known[19].send("GET / HTTP/1.1\r\n\(gallery.fields)\r\n".utf8)
      #expect(await known[19].read(through: "home").hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `while all places are in use, clients wait`() async throws {
    try await Self.withFewPlaces { gallery async throws in
      // They get a response that they don't read.
      var busy = try (0..<8).map { _ in
        let wire = try Wire(port: gallery.port)
        wire.send(TestGallery.request("/large.txt", port: gallery.port).utf8)
        return wire
      }
      try await eventually("all respond") { await gallery.server.connections.respondingCount == 8 }
      let next = try Wire(port: gallery.port)
      next.send(TestGallery.request("/", port: gallery.port).utf8)
      try await eventually("it waits") { await gallery.server.connections.queueLength == 1 }
      // This closes one of them.
      busy.removeFirst()
      #expect(Response(await next.readToEnd())?.status == 200)
      for wire in busy { wire.hangUp() }
    }
  }
}
