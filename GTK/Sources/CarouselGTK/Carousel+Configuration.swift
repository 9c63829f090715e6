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
    update {
      configuration.apply(to: &$0)
      $0.autoscroll = configuration["autoscroll"]?.number ?? 0
    }
    autoplay = configuration["autoplay"]?.number ?? 0
    let list = configuration["decorations"]?.array ?? []
    decorationsForItem = nil
    decorations = list.compactMap(Decoration.init)
    let sides = list.first { $0["name"]?.string == CarouselBacks.name }
    backs = sides.map { backs(by: $0, back) }
  }

  private func backs(by json: JSON, _ back: ((Int, WidgetPointer?) -> WidgetPointer)?) -> CarouselBacks {
    CarouselBacks(
      duration: json["duration"]?.number ?? CarouselBacks.standardDuration,
      isTurned: backs?.isTurned ?? { _ in false },
      widget: back ?? backs?.widget ?? { _, reused in reused ?? CarouselBacks.blank() })
  }

  /// Returns the configuration. Settings at their defaults are omitted, as is what documents cannot contain: items,
  /// labels, decorations by a closure, and the content of the backs.
  /// - Throws: If the style has no name, or a value is out of range.
  public func configuration() throws(ConfigurationError) -> CarouselConfiguration {
    var configuration = try CarouselConfiguration(reading: stage.controller.carousel)
    configuration["autoscroll"] = self.autoscroll == 0 ? nil : .number(self.autoscroll)
    configuration["autoplay"] = autoplay > 0 ? .number(autoplay) : nil
    var list = decorations.map(\.json)
    if let backs { list.insert(["name": .string(CarouselBacks.name), "duration": .number(backs.duration)], at: 0) }
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
