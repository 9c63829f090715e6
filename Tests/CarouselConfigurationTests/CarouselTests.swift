import CarouselEngine
import Testing

@testable import CarouselConfiguration

@Suite struct CarouselTests {
  /// A document with every field, except those that belong to the host.
  private func randomDocument(seed: Int) -> [String: JSON] {
    var random = SeededRandom(seed: seed)
    var document = CarouselConfiguration.shape.randomValue(using: &random).object ?? [:]
    for name in ["$schema", "decorations", "autoplay", "controls", "indicator"] { document[name] = nil }
    return document
  }

  @Test func `a fresh carousel is the empty document`() throws {
    #expect(try CarouselConfiguration(reading: CarouselModel()) == CarouselConfiguration())
  }

  @Test func `the empty document resets a carousel`() throws {
    var carousel = CarouselModel()
    try CarouselConfiguration(.object(randomDocument(seed: 7))).apply(to: &carousel)
    CarouselConfiguration().apply(to: &carousel)
    #expect(try CarouselConfiguration(reading: carousel) == CarouselConfiguration())
  }

  @Test func `position and data are kept`() {
    var carousel = CarouselModel()
    carousel.viewport = Size2D(width: 500, height: 300)
    carousel.measuredItemSize = Size2D(width: 100, height: 100)
    CarouselConfiguration().apply(to: &carousel)
    #expect(carousel.viewport == Size2D(width: 500, height: 300))
    #expect(carousel.measuredItemSize == Size2D(width: 100, height: 100))
  }

  @Test(arguments: 1...300) func `an applied document is read back`(seed: Int) throws {
    let document = randomDocument(seed: seed)
    var carousel = CarouselModel()
    try CarouselConfiguration(.object(document)).apply(to: &carousel)
    let read = try CarouselConfiguration(reading: carousel)
    // Reading omits values equal to the defaults; applying both documents has the same result.
    var again = CarouselModel()
    read.apply(to: &again)
    #expect(try CarouselConfiguration(reading: again) == read)
    for (name, value) in document where name != "style" && name != "motion" {
      let defaultValue = DocumentField.all.first { $0.facts.name == name }?.facts.defaultValue
      if name == "transitions" {
        func names(_ json: JSON?) -> Set<String> { Set(json?.array?.compactMap(\.string) ?? []) }
        #expect(names(read.document[name]) == names(value))
      } else if value.object != nil {
        for axis in ["x", "y"] {
          #expect((read.document[name]?[axis] ?? defaultValue?[axis]) == (value[axis] ?? defaultValue?[axis]))
        }
      } else {
        #expect((read.document[name] ?? defaultValue) == value, "\(name)")
      }
    }
    #expect(read.styleName == document["style"]?["name"]?.string ?? "linear")
    for (name, value) in document["style"]?.object ?? [:] where name != "name" {
      #expect(read.styleOptions[name] == value, "\(name)")
    }
    for (name, value) in document["motion"]?.object ?? [:] {
      let kind = MotionFacts.all.first { $0.name == document["motion"]?["profile"]?.string ?? "classic" }
      let defaultValue = name == "profile" ? "classic" : kind?.fields.first { $0.name == name }?.defaultValue
      #expect(read.document["motion"]?[name] ?? defaultValue == value, "\(name)")
    }
  }

  @Test func `every setting of a carousel is in the document`() {
    let settings = Mirror(reflecting: CarouselSettings()).children.compactMap(\.label)
    #expect(settings.count > 15)
    // Objects with members of their own, renderer capabilities and the habits of a toolkit, such as those of iCarousel.
    let others: Set<String> = [
      "style", "motion", "decelerationRate", "hidesItemsAtEye", "repeatsItems", "editDuration", "snap", "aimsAtIndexes",
      "sendsClassicEvents",
    ]
    let known = others.union(
      DocumentField.all.compactMap { $0.facts.property?.split(separator: ".").first.map(String.init) })
    for setting in settings { #expect(known.contains(setting), "\(setting)") }
  }

  @Test func `every option of a style is in the document`() {
    for style in NamedStyle.allCases {
      let scene = CarouselScene(
        viewport: Size2D(width: 900, height: 500), itemSize: Size2D(width: 200, height: 200), count: 9)
      let asked = style.style.parameters(in: scene).map(\.option).filter { $0 != .wrap }
      let known = StyleFacts.options(of: "\(style.name)").map(\.0)
      #expect(Set(asked) == Set(known), "\(style.name)")
    }
  }

  @Test func `the default path of documents is that of the style`() {
    let scene = CarouselScene(
      viewport: Size2D(width: 900, height: 500), itemSize: Size2D(width: 80, height: 100), count: 24)
    let document = DocumentPath(["path": .string(PathFacts.hill), "viewBox": .string(PathFacts.hillBox)])
    let (one, other) = (
      document.fitted(to: scene, options: .init()), PathStyle.hill.fitted(to: scene, options: .init())
    )
    for offset in stride(from: -6.0, through: 6, by: 0.25) {
      let (a, b) = (one.placement(at: offset, in: scene).transform, other.placement(at: offset, in: scene).transform)
      #expect(abs(a.rows.3.x - b.rows.3.x) < 0.5 && abs(a.rows.3.y - b.rows.3.y) < 0.5, "\(offset)")
    }
  }

  @Test func `defaults are allowed values`() {
    for kind in StyleFacts.all + MotionFacts.all + DecorationFacts.all {
      #expect(!kind.summary.isEmpty && !kind.title.isEmpty)
      for field in kind.fields {
        #expect(!field.summary.isEmpty && !field.title.isEmpty)
        if let defaultValue = field.defaultValue {
          #expect(field.shape.problems(of: defaultValue).isEmpty, "\(kind.name)")
        }
      }
    }
    for field in DocumentField.all.map(\.facts) {
      if let defaultValue = field.defaultValue {
        #expect(field.shape.problems(of: defaultValue).isEmpty, "\(field.name)")
      }
    }
  }

  @Test func `computed options are written as their values`() throws {
    var carousel = CarouselModel()
    carousel.style = .coverFlow
    carousel.options.tilt = .computed { $0 / 2 }
    carousel.options.count = 3
    let read = try CarouselConfiguration(reading: carousel)
    #expect(read.document["style"] == ["name": "cover-flow", "tilt": 0.45])
  }

  @Test func `a custom style can't be written`() {
    var carousel = CarouselModel()
    carousel.style = AnyCarouselStyle { _, scene in Placement(scene.base) }
    #expect(throws: ConfigurationError.self) { try CarouselConfiguration(reading: carousel) }
  }

  @Test func `values out of range can't be written, and are reported`() {
    var carousel = CarouselModel()
    carousel.perspective = 7
    carousel.scrollSpeed = .nan
    let error = #expect(throws: ConfigurationError.self) { try CarouselConfiguration(reading: carousel) }
    #expect(error?.problems.map(\.path) == ["perspective", "scrollSpeed"])
  }
}
