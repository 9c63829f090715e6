import Foundation
import Testing

@testable import GalleryServer

/// The site over HTTP.
struct SiteTests {
  private static func withSite(_ test: (TestGallery) async throws -> Void) async throws {
    try await TestGallery.run(
      prepare: { site, _ in
        try site.write("<!doctype html>home", to: "index.html")
        try site.write("0123456789", to: "digits.txt")
        try site.write("<!doctype html>docs", to: "docs/index.html")
        try site.write("é", to: "a folder/é ?#%.txt")
        try site.write("", to: "empty.js")
        try site.write("", to: "a.wasm")
        try site.write("", to: "a.exe")
        try site.subfolder("bare").make()
        try site.write("secret", to: "../secret.txt")
        try site.write("secret", to: ".env")
        try site.write("secret", to: ".git/config")
      }, test)
  }

  @Test func `the root is the page`() async throws {
    try await Self.withSite { gallery async throws in
      let response = try await gallery.get("/")
      #expect(response.status == 200)
      #expect(response.text == "<!doctype html>home")
      #expect(response["Content-Type"] == "text/html; charset=utf-8")
      #expect(response["Content-Length"] == "19")
    }
  }

  @Test func `paths find their files`() async throws {
    try await Self.withSite { gallery async throws in
      for (path, text) in [
        ("/digits.txt", "0123456789"), ("/digits.txt?v=2", "0123456789"), ("/docs/", "<!doctype html>docs"),
        ("/docs/index.html", "<!doctype html>docs"), ("/a%20folder/%C3%A9%20%3F%23%25.txt", "é"), ("/empty.js", ""),
      ] {
        let response = try await gallery.get(path)
        #expect(response.status == 200 && response.text == text, "\(path)")
      }
      let redirect = try await gallery.get("/docs")
      #expect(redirect.status == 301 && redirect["Location"] == "/docs/")
    }
  }

  @Test func `missing and hidden files are reported`() async throws {
    try await Self.withSite { gallery async throws in
      for (path, status) in [
        ("/nothing.js", 404), ("/nothing/at/all", 404), ("/bare", 404), ("/bare/", 404), ("/digits.txt/", 404),
        ("/digits.txt/x", 404), ("/\(String(repeating: "x", count: 5000))", 404), ("/.env", 403), ("/.git/config", 403),
      ] {
        let response = try await gallery.get(path)
        #expect(response.status == status, "\(path.prefix(50))")
        #expect(response["Content-Type"] == "text/plain; charset=utf-8")
        #expect(response.text.hasSuffix(".\n") && !response.text.contains("secret"), "\(path.prefix(50))")
      }
    }
  }

  @Test func `no path leads out of the folder`() async throws {
    try await Self.withSite { gallery async throws in
      let climbs = ["..", "%2e%2e", "%2E%2E", ".%2e", "%2e.", "..;", "%252e%252e", "%c0%ae%c0%ae", "..%00", "....//"]
      let slashes = ["/", "%2f", "%2F", "\\", "%5c", "%252f", "//"]
      var paths = [
        "/secret.txt", "//etc/passwd", "/%2fetc/passwd", "/\(gallery.folder.path("secret.txt"))",
        "/docs/../../secret.txt",
      ]
      for climb in climbs {
        for slash in slashes {
          paths += ["/\(climb)\(slash)secret.txt", "/docs\(slash)\(climb)\(slash)\(climb)\(slash)secret.txt"]
        }
      }
      for path in paths {
        let response = try await gallery.get(path)
        #expect((400..<500).contains(response.status), "\(path)")
        #expect(!response.text.contains("secret"), "\(path)")
      }
      #expect(try await gallery.get("/").status == 200)
    }
  }

  @Test(arguments: [
    ("//etc/passwd", 400), ("/docs//index.html", 400), ("*", 400), ("http://127.0.0.1/digits.txt", 400), ("/%", 400),
    ("/%2", 400), ("/%zz", 400), ("/a%00.txt", 400), ("/%0a", 400), ("/%7f", 400), ("/%ff", 400),
    ("/%c0%ae%c0%ae/x", 400), ("/%ed%a0%80", 400), ("/.", 403), ("/%2e/x", 403), ("/..%2fx", 403), ("/a%2Fb", 403),
    ("/..%5cx", 403), ("/a\\b", 403), ("/%2egit/config", 403), ("/...", 403), ("/%252e%252e", 404), ("/a..b", 404),
  ])
  func `a path is decoded once, name by name`(path: String, status: Int) async throws {
    try await Self.withSite { gallery async throws in
      #expect(try await gallery.get(path).status == status)
    }
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/empty.js", "text/javascript; charset=utf-8"), ("/a.wasm", "application/wasm"),
    ("/digits.txt", "text/plain; charset=utf-8"), ("/a.exe", "application/octet-stream"),
  ])
  func `a file's name determines its type`(path: String, type: String) async throws {
    try await Self.withSite { gallery async throws in
      #expect(try await gallery.get(path)["Content-Type"] == type)
    }
  }

  @Test func `links inside the folder are followed, and links out of it are not`() async throws {
    try await Self.withSite { gallery async throws in
      let (site, folder) = (gallery.site, gallery.folder)
      try site.link("inside.txt", to: "digits.txt")
      try site.link("absolute.txt", to: site.path("digits.txt"))
      try site.link("inner", to: "docs")
      for path in ["/inside.txt", "/absolute.txt", "/inner/index.html"] {
        #expect(try await gallery.get(path).status == 200, "\(path)")
      }

      try site.link("out.txt", to: "../secret.txt")
      try site.link("parent", to: "..")
      try site.link("etc", to: "/etc")
      try site.link("hidden.txt", to: ".env")
      try site.link("chain.txt", to: "out.txt")
      try site.link("dangling.txt", to: "nowhere")
      try site.link("loop", to: "loop")
      try folder.subfolder("site-too").make()
      try folder.write("secret", to: "site-too/secret.txt")
      try site.link("sibling", to: "../site-too")
      for path in [
        "/out.txt", "/parent/secret.txt", "/etc/passwd", "/hidden.txt", "/chain.txt", "/dangling.txt", "/loop",
        "/sibling/secret.txt", "/parent/site/../secret.txt",
      ] {
        let response = try await gallery.get(path)
        #expect(response.status == 403 || response.status == 404, "\(path)")
        #expect(!response.text.contains("secret") && !response.text.contains("root:"), "\(path)")
      }
    }
  }

  @Test func `only ordinary files are opened`() async throws {
    try await Self.withSite { gallery async throws in
      // Opening a pipe without a writer would block forever.
      #expect(mkfifo(gallery.site.path("pipe.txt"), 0o600) == 0)
      #expect(try await gallery.get("/pipe.txt").status == 403)
    }
  }

  @Test func `content that a client has is not sent again until it changes`() async throws {
    try await Self.withSite { gallery async throws in
      try gallery.site.setDate(of: "digits.txt", secondsSince1970: 784_111_777)
      let first = try await gallery.get("/digits.txt")
      let tag = try #require(first["ETag"])
      #expect(first["Cache-Control"] == "no-cache")
      #expect(first["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")

      for headers in [
        ["If-None-Match": tag], ["If-None-Match": "W/\(tag)"], ["If-None-Match": "\"other\", \(tag)"],
        ["If-None-Match": "*"], ["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"],
      ] {
        let response = try await gallery.get("/digits.txt", headers)
        #expect(response.status == 304 && response.body.isEmpty && response["ETag"] == tag, "\(headers)")
      }
      for headers in [
        ["If-None-Match": "\"other\""], ["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"],
        ["If-Modified-Since": "never"],
        // The tag takes precedence if both are given.
        ["If-None-Match": "\"other\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"],
      ] {
        #expect(try await gallery.get("/digits.txt", headers).status == 200, "\(headers)")
      }

      try gallery.site.write("9876543210", to: "digits.txt")
      let changed = try await gallery.get("/digits.txt", ["If-None-Match": tag])
      #expect(changed.status == 200 && changed.text == "9876543210" && changed["ETag"] != tag)
    }
  }

  @Test func `a part can be requested`() async throws {
    try await Self.withSite { gallery async throws in
      let tag = try #require(try await gallery.get("/digits.txt")["ETag"])
      let part = try await gallery.get("/digits.txt", ["Range": "bytes=2-4"])
      #expect(part.status == 206 && part.text == "234" && part["Content-Range"] == "bytes 2-4/10")
      for (range, text) in [
        ("bytes=0-0", "0"), ("bytes=8-", "89"), ("bytes=-2", "89"), ("bytes=-30", "0123456789"),
        ("bytes=8-9223372036854775807", "89"), ("bytes=10-", nil), ("bytes=10-20", nil), ("bytes=-0", nil),
      ] as [(String, String?)] {
        let response = try await gallery.get("/digits.txt", ["Range": range])
        #expect(response.status == (text == nil ? 416 : 206), "\(range)")
        #expect(text == nil || response.text == text, "\(range)")
      }
      // Invalid ranges are ignored.
      for range in [
        "bytes=3-1", "bytes=-", "bytes=a-b", "bytes=+1-2", "bytes=-5-3", "bytes=0-1,4-5", "bytes=--1",
        "bytes=99999999999999999999-", "items=0-1",
      ] {
        #expect(try await gallery.get("/digits.txt", ["Range": range]).status == 200, "\(range)")
      }
      #expect(try await gallery.get("/empty.js", ["Range": "bytes=0-"]).status == 416)
      #expect(try await gallery.get("/digits.txt", ["Range": "bytes=2-4", "If-Range": tag]).text == "234")
      #expect(try await gallery.get("/digits.txt", ["Range": "bytes=2-4", "If-Range": "\"other\""]).status == 200)
      let behind = try await gallery.get("/digits.txt", ["Range": "bytes=10-"])
      #expect(behind.status == 416 && behind["Content-Range"] == "bytes */10")
    }
  }

  @Test func `HEAD responds like GET, without the content`() async throws {
    try await Self.withSite { gallery async throws in
      for path in ["/", "/digits.txt", "/empty.js", "/docs", "/nothing", "/pictures.json", "/pictures/nothing"] {
        var (get, head) = (try await gallery.get(path), try await gallery.get(path, method: "HEAD"))
        (get.headers["date"], head.headers["date"]) = (nil, nil)
        #expect(head.status == get.status, "\(path)")
        #expect(head.headers == get.headers, "\(path)")
        #expect(head.body.isEmpty, "\(path)")
      }
    }
  }

  @Test func `a large file is sent completely, and so is a part of it`() async throws {
    try await Self.withSite { gallery async throws in
      var random = SystemRandomNumberGenerator()
      let bytes = (0..<3_000_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      try gallery.site.write(bytes, to: "large.wasm")
      #expect(try await gallery.get("/large.wasm").body == bytes)
      let part = try await gallery.get("/large.wasm", ["Range": "bytes=1000000-2500000"])
      #expect(part.body == Array(bytes[1_000_000...2_500_000]))
    }
  }
}
