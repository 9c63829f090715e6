import CGtk4
public import CarouselConfiguration

// The configuration of a carousel as a document.
extension Carousel {
  /// Configures the carousel from a document; settings that it omits are reset to their defaults. Position, size and
  /// data stay.
  /// - Parameter back: Returns the widget on an item's back, for documents with a `double-sided` decoration: a recycled
  ///   one with new content, or a new one. If it is not given, the backs are kept; if there are none, they are blank
  ///   cards.
  public func configure(
    _ configuration: CarouselConfiguration, back: ((_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer)? = nil
  ) {
    stage.configure(configuration, back: back)
  }

  /// Returns the configuration. Settings at their defaults are omitted, as is what documents cannot contain: items,
  /// labels, decorations by a closure, and the content of the backs.
  /// - Throws: If the style has no name, or a value is out of range.
  public func configuration() throws(ConfigurationError) -> CarouselConfiguration { try stage.configuration() }
}

extension Stage {
  func configure(_ configuration: CarouselConfiguration, back: ((Int, WidgetPointer?) -> WidgetPointer)? = nil) {
    updateByApp {
      configuration.apply(to: &$0)
      $0.autoscroll = configuration["autoscroll"]?.number ?? 0
    }
    set(.autoplay, to: Point2D(x: configuration["autoplay"]?.number ?? 0, y: 0))
    let list = configuration["decorations"]?.array ?? []
    app.decorationsFor = nil
    app.decorations = list.compactMap(Decoration.init)
    let sides = list.first { $0["name"]?.string == CarouselBacks.name }
    app.backs = sides.map { backs(by: $0, back) }
    decorateAgain(nil)
    notifyChanges()
  }

  private func backs(by json: JSON, _ back: ((Int, WidgetPointer?) -> WidgetPointer)?) -> CarouselBacks {
    CarouselBacks(
      duration: json["duration"]?.number ?? CarouselBacks.standardDuration,
      isTurned: app.backs?.isTurned ?? { _ in false },
      widget: back ?? app.backs?.widget ?? { _, reused in reused ?? CarouselBacks.blank() })
  }

  func configuration() throws(ConfigurationError) -> CarouselConfiguration {
    let carousel = controller.carousel, autoplay = controller.autoplayInterval
    var configuration = try CarouselConfiguration(reading: carousel)
    configuration["autoscroll"] = carousel.autoscroll == 0 ? nil : .number(carousel.autoscroll)
    configuration["autoplay"] = autoplay > 0 ? .number(autoplay) : nil
    var list = app.decorations.map(\.json)
    if let backs = app.backs {
      list.insert(["name": .string(CarouselBacks.name), "duration": .number(backs.duration)], at: 0)
    }
    configuration["decorations"] = list.isEmpty ? nil : .array(list)
    return configuration
  }
}

extension CarouselBacks {
  /// Their name in documents.
  fileprivate static let name = "double-sided"

  /// Returns an empty back.
  fileprivate static func blank() -> WidgetPointer {
    let card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    card.addClass("card")
    return card
  }
}
