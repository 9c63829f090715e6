/// A style whatever its type, for places that hold one of many. Works where existentials do not.
public struct AnyStyle: Style {
  private let box: StyleBox
  #if hasFeature(Embedded)
    /// Nil: a page knows styles by its own list, and would load the names for nothing.
    public var name: StaticString? { nil }
  #else
    /// The name by which files know the style; nil for one of the author's own.
    public let name: StaticString?
  #endif

  /// A style without its type.
  /// - Parameters:
  ///   - style: The style.
  ///   - name: The name by which files know it, where a catalogue has it.
  public init(_ style: some Style, name: StaticString? = nil) {
    self.init(box: ConcreteStyleBox(style), name: name)
  }

  /// A style of one closure.
  public init(placement: @escaping (_ offset: Double, _ scene: Scene) -> Placement) {
    self.init(ClosureStyle(placementAt: placement))
  }

  private init(box: StyleBox, name: StaticString?) {
    self.box = box
    #if !hasFeature(Embedded)
      self.name = name
    #endif
  }

  public func placement(at offset: Double, in scene: Scene) -> Placement { box.placement(at: offset, in: scene) }
  public var behavior: StyleBehavior { box.behavior }
  public func visibleCount(in scene: Scene) -> Double { box.visibleCount(in: scene) }
  public func leastWrappedCount(in scene: Scene) -> Double { box.leastWrappedCount(in: scene) }

  public func fitted(to scene: Scene, options: StyleOptions) -> AnyStyle {
    AnyStyle(box: box.fitted(to: scene, options: options), name: name)
  }
}

#if !hasFeature(Embedded)
  extension AnyStyle {
    /// The style with its type, for whoever wants to know what it is.
    public var base: any Style { box.base }
  }
#endif

/// A style without its type. The class itself shows nothing.
private class StyleBox {
  func placement(at offset: Double, in scene: Scene) -> Placement { Placement(.identity, isHidden: true) }
  func fitted(to scene: Scene, options: StyleOptions) -> StyleBox { self }
  func visibleCount(in scene: Scene) -> Double { 0 }
  func leastWrappedCount(in scene: Scene) -> Double { 0 }
  var behavior: StyleBehavior { StyleBehavior() }
  #if !hasFeature(Embedded)
    var base: any Style { Linear() }
  #endif
}

private final class ConcreteStyleBox<Concrete: Style>: StyleBox {
  private let style: Concrete

  init(_ style: Concrete) {
    self.style = style
  }

  override func placement(at offset: Double, in scene: Scene) -> Placement { style.placement(at: offset, in: scene) }
  override func visibleCount(in scene: Scene) -> Double { style.visibleCount(in: scene) }
  override func leastWrappedCount(in scene: Scene) -> Double { style.leastWrappedCount(in: scene) }
  override var behavior: StyleBehavior { style.behavior }
  #if !hasFeature(Embedded)
    override var base: any Style { style }
  #endif

  override func fitted(to scene: Scene, options: StyleOptions) -> StyleBox {
    ConcreteStyleBox(style.fitted(to: scene, options: options))
  }
}

private struct ClosureStyle: Style {
  let placementAt: (Double, Scene) -> Placement
  func placement(at offset: Double, in scene: Scene) -> Placement { placementAt(offset, scene) }

  /// It may be a cover flow of the author's own.
  var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.turnsInPlace = true
    return behavior
  }
}
