import Testing

@testable import GalleryServer

struct SafePathTests {
  @Test(
    arguments: [
      ("/", [], true),
      ("/index.html", ["index.html"], false),
      ("/a/b/c.js", ["a", "b", "c.js"], false),
      ("/docs/", ["docs"], true),
      ("/with%20space", ["with space"], false),
      ("/100%25", ["100%"], false),
      ("/caf%C3%A9/%F0%9F%8E%A0.png", ["café", "🎠.png"], false),
      ("/a..b", ["a..b"], false),
      ("/...but", nil, false),
      ("/%252e%252e", ["%2e%2e"], false),
    ] as [(String, [String]?, Bool)])
  func `a path is decoded once, name by name`(path: String, names: [String]?, isFolder: Bool) throws {
    guard let names else {
      #expect(throws: Problem.hidden) { try SafePath(percentEncoded: path) }
      return
    }
    let safe = try SafePath(percentEncoded: path)
    #expect(safe.names == names)
    #expect(safe.isFolder == isFolder)
  }

  @Test(arguments: [
    "/..", "/../x", "/a/../../x", "/.", "/./x", "/%2e%2e/x", "/%2E%2e/x", "/.%2e/x", "/%2e/x", "/..%2fx", "/a%2Fb",
    "/%2fetc/passwd", "/..%5cx", "/a\\..\\x", "/\\etc",
  ])
  func `a path that leads elsewhere is refused in every spelling`(path: String) {
    #expect(throws: Problem.outside) { try SafePath(percentEncoded: path) }
  }

  @Test(arguments: ["/.git", "/.git/config", "/a/.env", "/%2egit", "/..."])
  func `hidden files are refused`(path: String) {
    #expect(throws: Problem.hidden) { try SafePath(percentEncoded: path) }
  }

  @Test(arguments: [
    "", "x", "*", "http://127.0.0.1/x", "//etc/passwd", "/a//b", "/%", "/%2", "/%zz", "/a%00.png", "/%0a", "/%7f",
    "/%ff", "/%c0%ae%c0%ae/x", "/%ed%a0%80",
  ])
  func `a path that is none is refused`(path: String) {
    #expect(throws: Problem.malformed) { try SafePath(percentEncoded: path) }
  }

  @Test func `a folder's path is encoded again as it was`() throws {
    #expect(try SafePath(percentEncoded: "/a%20b/%C3%A9%3F").percentEncodedFolder == "/a%20b/%C3%A9%3F/")
  }
}
