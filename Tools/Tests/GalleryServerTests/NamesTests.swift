import Testing

@testable import GalleryServer

struct NaturalOrderTests {
  @Test(arguments: [
    ["1.jpg", "2.jpg", "10.jpg"],
    ["IMG 9.jpg", "img 10.jpg", "IMG 11.jpg"],
    ["a.jpg", "B.jpg", "c.jpg"],
    ["eclair.jpg", "éclair 2.jpg", "edam.jpg"],
    ["photo.jpg", "photo 2.jpg", "photo2.jpg", "photo12.jpg"],
    ["99999999999999999999998.jpg", "99999999999999999999999.jpg", "100000000000000000000000.jpg"],
    // A folder's pictures stay together, without those beside the folder among them.
    ["a/1.jpg", "a/b/1.jpg", "a.jpg", "a b/1.jpg", "a b.jpg", "b/1.jpg"],
    ["day 2/10.jpg", "day 10/2.jpg"],
    ["", "a"],
  ])
  func `names are in natural order`(names: [String]) {
    for order in [names.reversed(), names.shuffled()] {
      #expect(order.sorted { $0.naturalKey < $1.naturalKey } == names)
    }
  }
}

struct FingerprintTests {
  @Test func `it matches the published test vectors`() {
    // The 128-bit test vectors by the authors of FNV-1a.
    for (text, expected) in [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ] {
      var fingerprint = Fingerprint()
      fingerprint.combine(text.utf8)
      #expect(fingerprint.description == expected)
    }
  }

  @Test(arguments: [
    "0123456789abcdef0123456789abcdef-240.jpg", "0123456789abcdef0123456789abcdef-1920.webp",
  ])
  func `names of previews are recognised`(name: String) {
    #expect(PreviewKey.isName(name))
  }

  @Test(arguments: [
    "holiday.jpg", "0123456789abcdef0123456789abcdef-241.jpg", "0123456789abcdef0123456789abcdef-240.png",
    "0123456789abcdef0123456789abcde-240.jpg", "0123456789abcdef0123456789abcdeg-240.jpg",
    "0123456789abcdef0123456789abcdef-240.jpg.bak", "",
  ])
  func `other files are not mistaken for previews`(name: String) {
    #expect(!PreviewKey.isName(name))
  }

  @Test(arguments: [(1, 240), (240, 240), (241, 480), (480, 480), (500, 960), (961, 1920), (1920, 1920), (99999, 1920)])
  func `the next larger width is used`(pixels: Int, width: Int) {
    #expect(PreviewWidth(fitting: pixels).bounds.width == width)
  }
}
