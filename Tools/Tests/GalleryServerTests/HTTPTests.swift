import Testing

@testable import GalleryServer

struct ByteRangeTests {
  @Test(
    arguments: [
      (nil, 10, .whole),
      ("bytes=0-3", 10, .part(0..<4)),
      ("bytes=0-0", 10, .part(0..<1)),
      ("bytes=4-", 10, .part(4..<10)),
      ("bytes=-3", 10, .part(7..<10)),
      ("bytes=-30", 10, .part(0..<10)),
      ("bytes=8-99999999999", 10, .part(8..<10)),
      ("bytes=0-9223372036854775807", 10, .part(0..<10)),
      ("bytes=10-", 10, .unsatisfiable),
      ("bytes=10-20", 10, .unsatisfiable),
      ("bytes=-0", 10, .unsatisfiable),
      ("bytes=0-", 0, .unsatisfiable),
      ("bytes=-1", 0, .unsatisfiable),
      // What cannot be understood is as good as not asked for.
      ("bytes=3-1", 10, .whole),
      ("bytes=-", 10, .whole),
      ("bytes=a-b", 10, .whole),
      ("bytes=+1-2", 10, .whole),
      ("bytes=0-1,4-5", 10, .whole),
      ("bytes=--1", 10, .whole),
      ("bytes=99999999999999999999-", 10, .whole),
      ("items=0-1", 10, .whole),
    ] as [(String?, Int, ByteRange)])
  func `a range is read as RFC 9110 has it`(header: String?, size: Int, range: ByteRange) {
    #expect(ByteRange(header: header, size: size) == range)
  }
}

struct HTTPDateTests {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
  ])
  func `a date is written and read alike`(seconds: Int, text: String) {
    #expect(HTTPDate.string(secondsSince1970: seconds) == text)
    #expect(HTTPDate.seconds(from: text) == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, x Nov 1994 08:49:37 GMT",
  ])
  func `what is no date is none`(text: String) {
    #expect(HTTPDate.seconds(from: text) == nil)
  }
}

struct MIMETypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"),
    ("swift-carousel.js", "text/javascript; charset=utf-8"),
    ("a.mjs", "text/javascript; charset=utf-8"),
    ("a.css", "text/css; charset=utf-8"),
    ("a.wasm", "application/wasm"),
    ("package.json", "application/json; charset=utf-8"),
    ("swift-carousel.d.ts", "text/plain; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"),
    ("a.svg", "image/svg+xml; charset=utf-8"),
    ("a.png", "image/png"),
    ("A.JPG", "image/jpeg"),
    ("a.webp", "image/webp"),
    ("a.avif", "image/avif"),
    ("a.gif", "image/gif"),
    ("favicon.ico", "image/x-icon"),
    ("a.woff2", "font/woff2"),
    ("a.exe", "application/octet-stream"),
    ("LICENSE", "application/octet-stream"),
    ("html", "application/octet-stream"),
  ])
  func `a file's name tells its type`(name: String, type: String) {
    #expect(MIMEType.ofFile(named: name) == type)
  }
}
