#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view above its reflection: live, whatever is in it, since the same layers are drawn twice.
  open class ReflectedView: DecoratedView {
    /// The space between the view and its reflection, in points; negative values count as 0.
    public var gap: CGFloat = 0 { didSet { needsLayout = true } }
    /// How much of the view is reflected, 0…1.
    public var height: CGFloat = 0.4 { didSet { needsLayout = true } }
    /// How opaque the reflection is where it begins, 0…1; it fades to nothing.
    public var reflectionAlpha: CGFloat = 0.5 { didSet { needsLayout = true } }

    private let fade = CAGradientLayer()

    open override func makeBackingLayer() -> CALayer { CAReplicatorLayer() }

    /// A view and its reflection.
    public override init(_ content: NSView) {
      super.init(content)
      layer?.mask = fade
    }

    open override func layout() {
      super.layout()
      guard let replicator = layer as? CAReplicatorLayer else { return }
      let (size, gap, share) = (
        bounds.size, Self.usable(gap, most: .greatestFiniteMagnitude), Self.usable(height, most: 1)
      )
      replicator.instanceCount = 2
      // Turned over about the replicator's middle, then down by its height and the gap.
      replicator.instanceTransform = CATransform3DScale(CATransform3DMakeTranslation(0, size.height + gap, 0), 1, -1, 1)
      let total = size.height + gap + size.height * share
      fade.bounds = CGRect(x: 0, y: 0, width: size.width, height: total)
      fade.position = CGPoint(x: size.width / 2, y: total / 2)
      let alpha = Self.usable(reflectionAlpha, most: 1)
      fade.colors = [1, 1, alpha, 0].map { NSColor(white: 0, alpha: $0).cgColor }
      guard total > 0 else { return }
      fade.locations = [0, size.height / total, size.height / total, 1].map { NSNumber(value: Double($0)) }
    }

    private static func usable(_ value: CGFloat, most: CGFloat) -> CGFloat {
      value.isFinite ? min(max(0, value), most) : 0
    }
  }
#endif
