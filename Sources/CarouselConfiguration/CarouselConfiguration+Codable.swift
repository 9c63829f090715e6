#if !hasFeature(Embedded)
  extension CarouselConfiguration: Codable {
    /// Decodes a document; throws a `ConfigurationError` if it is invalid.
    public init(from decoder: any Decoder) throws {
      try self.init(JSON(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
      try JSON.object(document).encode(to: encoder)
    }
  }
#endif
