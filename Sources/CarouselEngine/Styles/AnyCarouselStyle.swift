/// A type-erased style. Works where existentials do not.
public struct AnyCarouselStyle: CarouselStyle {
  private let box: StyleBox
  /// The name of the style in files; nil for a custom style.
  public let name: StaticString?

  /// Creates a type-erased style.
  /// - Parameters:
  ///   - style: The style.
  ///   - name: Its name in files, if it is a named style.
  public init(_ style: some CarouselStyle, name: StaticString? = nil) {
    self.init(box: ConcreteStyleBox(style), name: name)
  }

  /// Creates a custom style from a closure.
  public init(placement: @escaping (_ offset: Double, _ scene: CarouselScene) -> Placement) {
    self.init(ClosureStyle(placementAt: placement))
  }

  private init(box: StyleBox, name: StaticString?) {
    self.box = box
    self.name = name
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

extension AnyCarouselStyle: Equatable {
  /// Whether two styles are copies of one; those with a name in `NamedStyle` are copies of that.
  public static func == (a: AnyCarouselStyle, b: AnyCarouselStyle) -> Bool { a.box === b.box }
}

#if !hasFeature(Embedded)
  extension AnyCarouselStyle {
    /// The style with its type.
    public var base: any CarouselStyle { box.base }
  }
#endif

/// A type-erased style. The base class itself shows nothing.
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

  /// A custom style may be a cover flow.
  var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    behavior.turnsInPlace = true
    return behavior
  }
}
