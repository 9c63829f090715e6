import CarouselEngine
import CarouselTesting
import Testing

struct SettingTests {
  @Test(arguments: CarouselSetting.allCases)
  func `a setting returns the value that was set`(setting: CarouselSetting) {
    let controller = CarouselController<RecordingHost>(host: RecordingHost())
    let values: [Point2D] =
      switch setting.kind {
      case .flag: [Point2D(x: 1, y: 0), Point2D(x: 0, y: 0)]
      case .number: [Point2D(x: 0.25, y: 0)]
      case .count, .transitions: [Point2D(x: 5, y: 0)]
      case .choice: setting.choices.indices.reversed().map { Point2D(x: Double($0), y: 0) }
      case .point: [Point2D(x: 0.25, y: 0.75)]
      }
    for value in values {
      controller[setting] = value
      #expect(controller[setting] == value)
      // A setting changes only its own property.
      for other in CarouselSetting.allCases where other != setting {
        #expect(controller[other] == CarouselSettings()[other], "\(other)")
      }
    }
  }

  @Test(arguments: CarouselSetting.allCases, [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a carousel works after invalid values of a setting`(setting: CarouselSetting, number: Double) {
    let controller = CarouselController<RecordingHost>(host: RecordingHost())
    controller[setting] = Point2D(x: number, y: number)
    controller.reloadData()
    controller.frame(at: 1)
    #expect(!controller.ask { $0.scrollOffset }.isNaN)
  }

  @Test func `names are unique, and identify their setting`() {
    for setting in CarouselSetting.allCases { #expect(CarouselSetting(named: "\(setting.name)") == setting) }
    #expect(Set(CarouselSetting.allCases.map(\.property)).count == CarouselSetting.allCases.count)
    #expect(CarouselSetting(named: "isPagingEnabled") == nil)
    #expect(CarouselSetting.bounceDistance.attribute == "bounce-distance")
    #expect(CarouselSetting.paging.property == "isPagingEnabled")
  }
}
