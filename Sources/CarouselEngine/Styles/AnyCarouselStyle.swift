/// A style whatever its type, for places that hold one of many. Works where existentials do not.
public struct AnyCarouselStyle: CarouselStyle {
  private let box: StyleBox
  #if NUMBERED
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
  public init(_ style: some CarouselStyle, name: StaticString? = nil) {
    self.init(box: ConcreteStyleBox(style), name: name)
  }

  /// A style of one closure.
  public init(placement: @escaping (_ offset: Double, _ scene: CarouselScene) -> Placement) {
    self.init(ClosureStyle(placementAt: placement))
  }

  private init(box: StyleBox, name: StaticString?) {
    self.box = box
    #if !NUMBERED
      self.name = name
    #endif
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    box.placement(at: offset, in: scene)
  }
  public var behavior: StyleBehavior { box.behavior }
  public func visibleCount(in scene: CarouselScene) -> Double { box.visibleCount(in: scene) }
  public func leastWrappedCount(in scene: CarouselScene) -> Double { box.leastWrappedCount(in: scene) }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> AnyCarouselStyle {
    AnyCarouselStyle(box: box.fitted(to: scene, options: options), name: name)
  }
}

#if !hasFeature(Embedded)
  extension AnyCarouselStyle {
    /// The style with its type, for whoever wants to know what it is.
    public var base: any CarouselStyle { box.base }
  }
#endif

/// A style without its type. The class itself shows nothing.
private class StyleBox {
  func placement(at offset: Double, in scene: CarouselScene) -> Placement { Placement(.identity, isHidden: true) }
  func fitted(to scene: CarouselScene, options: StyleOptions) -> StyleBox { self }
  func visibleCount(in scene: CarouselScene) -> Double { 0 }
  func leastWrappedCount(in scene: CarouselScene) -> Double { 0 }
  var behavior: StyleBehavior { StyleBehavior() }
  #if !hasFeature(Embedded)
    var base: any CarouselStyle { Linear() }
  #endif
}

private final class ConcreteStyleBox<Concrete: CarouselStyle>: StyleBox {
  private let style: Concrete

  init(_ style: Concrete) {
    self.style = style
  }

  override func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    style.placement(at: offset, in: scene)
  }
  override func visibleCount(in scene: CarouselScene) -> Double { style.visibleCount(in: scene) }
  override func leastWrappedCount(in scene: CarouselScene) -> Double { style.leastWrappedCount(in: scene) }
  override var behavior: StyleBehavior { style.behavior }
  #if !hasFeature(Embedded)
    override var base: any CarouselStyle { style }
  #endif

  override func fitted(to scene: CarouselScene, options: StyleOptions) -> StyleBox {
    ConcreteStyleBox(style.fitted(to: scene, options: options))
  }
}

private struct ClosureStyle: CarouselStyle {
  let placementAt: (Double, CarouselScene) -> Placement
  func placement(at offset: Double, in scene: CarouselScene) -> Placement { placementAt(offset, scene) }

  /// It may be a cover flow of the author's own.
  var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.turnsInPlace = true
    return behavior
  }
}
