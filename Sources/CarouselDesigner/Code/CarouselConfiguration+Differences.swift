public import CarouselConfiguration

extension CarouselConfiguration {
  /// The document without fields that equal their defaults.
  public var differences: CarouselConfiguration {
    var result = CarouselConfiguration()
    let style = Self.changed(styleOptions, Facts.style(styleName).fields)
    if styleName != result.styleName || !style.isEmpty {
      result["style"] = .object(style.with("name", .string(styleName)))
    }
    for field in DocumentField.all {
      let facts = field.facts
      guard let value = self[facts.name], !facts.isDefault(value) else { continue }
      result[facts.name] = facts.withoutDefaults(value)
    }
    let motion = Self.changed(self["motion"]?.object ?? [:], Facts.motion(profile).fields)
    if profile != result.profile || !motion.isEmpty {
      result["motion"] = .object(motion.with("profile", .string(profile)))
    }
    result.decorations = decorations.map { one in
      let name = one["name"]?.string ?? ""
      let fields = Self.changed(one.object ?? [:], Facts.decoration(name)?.fields ?? [])
      return .object(fields.with("name", .string(name)))
    }
    return result
  }

  private static func changed(_ given: [String: JSON], _ fields: [Field]) -> [String: JSON] {
    var result: [String: JSON] = [:]
    for field in fields {
      if let value = given[field.name], !field.isDefault(value) { result[field.name] = value }
    }
    return result
  }
}

extension Field {
  /// Returns a point without coordinates that equal their defaults.
  fileprivate func withoutDefaults(_ value: JSON) -> JSON {
    guard case .object = shape, var point = value.object else { return value }
    for axis in Self.axes where point[axis] == defaultValue?[axis] { point[axis] = nil }
    return .object(point)
  }
}

extension [String: JSON] {
  func with(_ name: String, _ value: JSON) -> [String: JSON] {
    var result = self
    result[name] = value
    return result
  }
}
