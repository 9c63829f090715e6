import CarouselConfiguration

extension Designer {
  /// Whether a decoration can be added: the maximum is not reached, and the outermost one exists only once.
  public func canAddDecoration(_ name: String) -> Bool {
    let list = configuration.decorations
    let isThere = list.contains { $0["name"]?.string == name }
    return list.count < DecorationFacts.most && !(name == DecorationFacts.outermost && isThere)
  }

  /// Adds a decoration as the innermost one, or as the outermost one if it must be.
  public mutating func addDecoration(_ name: String, at time: Double) {
    guard canAddDecoration(name) else { return }
    var configuration = configuration
    let place = name == DecorationFacts.outermost ? 0 : configuration.decorations.count
    configuration.decorations.insert(["name": .string(name)], at: place)
    change(nil, to: configuration, at: time)
  }

  /// Whether a decoration can be swapped with the next one inside it.
  public func canMoveDecorationIn(_ index: Int) -> Bool {
    let list = configuration.decorations
    guard index >= 0, index + 1 < list.count else { return false }
    return list[index]["name"]?.string != DecorationFacts.outermost
  }

  /// Swaps a decoration with the next one inside it.
  public mutating func moveDecorationIn(_ index: Int, at time: Double) {
    guard canMoveDecorationIn(index) else { return }
    var configuration = configuration
    configuration.decorations.swapAt(index, index + 1)
    change(nil, to: configuration, at: time)
  }

  /// Removes a decoration.
  public mutating func removeDecoration(_ index: Int, at time: Double) {
    var configuration = configuration
    guard configuration.decorations.indices.contains(index) else { return }
    configuration.decorations.remove(at: index)
    change(nil, to: configuration, at: time)
  }
}
