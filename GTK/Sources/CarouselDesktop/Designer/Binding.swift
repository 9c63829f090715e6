import CarouselConfiguration

/// A place in a document, for a row to show and to set.
struct Binding {
  /// What the document says; nil where it says nothing.
  var get: () -> JSON?
  /// What counts then, as far as it is known.
  var defaultValue: () -> JSON?
  /// Changes the document; nil resets it.
  var set: (JSON?) -> Void

  /// What counts: what the document says, or else the default.
  var value: JSON? { self.get() ?? defaultValue() }

  /// A member of what this is bound to; an object without members is none.
  func member(_ name: String, defaultValue: JSON?) -> Binding {
    let defaultValue: () -> JSON? = { defaultValue }
    return Binding(get: { get()?[name] }, defaultValue: defaultValue) { value in
      var members = get()?.object ?? [:]
      members[name] = value
      set(members.isEmpty ? nil : .object(members))
    }
  }
}
