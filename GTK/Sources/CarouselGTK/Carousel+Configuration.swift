import CGtk4
public import CarouselConfiguration

// A carousel as a document.
extension Carousel {
  /// Sets it up as a document says; what it leaves out is reset to its default. Position, size and data stay.
  /// - Parameter back: The widget on an item's back, for documents with a `double-sided` decoration: one that is used again,
  ///   with new content, or a new one. Where not given, the backs stay what they are; without any they are blank cards.
  public func configure(
    _ configuration: CarouselConfiguration, back: ((_ index: Int, _ reused: Widget?) -> Widget)? = nil
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

  private func backs(by json: JSON, _ back: ((Int, Widget?) -> Widget)?) -> CarouselBacks {
    CarouselBacks(
      duration: json["duration"]?.number ?? CarouselBacks.standardDuration,
      isTurned: backs?.isTurned ?? { _ in false },
      widget: back ?? backs?.widget ?? { _, reused in reused ?? CarouselBacks.blank() })
  }

  /// Reads how it is set up. What is at its default is left out, and what documents can't say: items, labels, decorations by a
  /// closure, and what is on the backs.
  /// - Throws: Where the style is none of the catalogue's, or a value is out of range.
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
  /// What documents call them.
  fileprivate static let name = "double-sided"

  /// A back with nothing on it.
  fileprivate static func blank() -> Widget {
    let card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    card.addClass("card")
    return card
  }
}
