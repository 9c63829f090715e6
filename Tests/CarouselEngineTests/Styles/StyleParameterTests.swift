import Testing

@testable import CarouselEngine

@Suite struct `Parameters of styles` {
  private let scene = CarouselScene(
    viewport: Size2D(width: 900, height: 500), itemSize: Size2D(width: 150, height: 200), count: 12)

  @Test(arguments: NamedStyle.allCases)
  func `every option that changes a style is among its parameters, with its default`(style: NamedStyle) {
    let parameters = style.style.parameters(in: scene), names = parameters.map(\.option)
    #expect(Set(names).count == names.count)
    for parameter in parameters where parameter.defaultValue.isFinite {
      #expect(parameter.range.contains(parameter.defaultValue), "\(parameter)")
    }
    let usual = style.style.fitted(to: scene, options: StyleOptions())
    for option in StyleOption.allCases {
      var options = StyleOptions()
      options[option] = .constant(0.37)
      let changed = style.style.fitted(to: scene, options: options)
      let isChanged = [-2.3, -1, -0.4, 0.4, 1, 2.3].contains { offset in
        usual.placement(at: offset, in: scene) != changed.placement(at: offset, in: scene)
      }
      if isChanged { #expect(names.contains(option), "\(option)") }
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `a default given as a constant changes nothing`(style: NamedStyle) {
    let usual = style.style.fitted(to: scene, options: StyleOptions())
    for parameter in style.style.parameters(in: scene) {
      var options = StyleOptions()
      options[parameter.option] = .constant(parameter.defaultValue)
      let same = style.style.fitted(to: scene, options: options)
      for offset in stride(from: -4, through: 4, by: 0.5) {
        #expect(usual.placement(at: offset, in: scene) == same.placement(at: offset, in: scene), "\(parameter)")
      }
    }
  }

  @Test func `names are found, and unique`() {
    let names = NamedStyle.allCases.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    for name in names { #expect(NamedStyle.named(name)?.style.name.map { "\($0)" } == name) }
    #expect(NamedStyle.named("no-such-style") == nil && NamedStyle.named("") == nil)
  }
}
