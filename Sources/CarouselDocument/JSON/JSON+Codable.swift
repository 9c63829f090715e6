// Embedded Swift, which is used for the web, has no Codable.
#if !hasFeature(Embedded)
  extension JSON: Codable {
    /// Decodes any value whose names of members are in ASCII, as `init(parsing:)`. Which of the members with equal names is
    /// used depends on the decoder.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let values = try? container.decode([JSON].self) {
        self = .array(values)
      } else {
        let members = try container.decode([String: JSON].self)
        guard members.keys.allSatisfy(\.isASCII) else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected names in ASCII")
        }
        self = .object(members)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .boolean(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .array(let values): try container.encode(values)
      case .object(let members): try container.encode(members)
      }
    }
  }
#endif
