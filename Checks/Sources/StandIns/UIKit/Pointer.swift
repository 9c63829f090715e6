import Foundation

@MainActor
public protocol UIInteraction: AnyObject {}

/// A pointer of a mouse or a trackpad over a view.
public final class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer enters, moves or leaves.
  public func hover(_ state: State) { enter(state) }
}

@MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

@MainActor
public final class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Returns the highlighted region at a point.
  public func lit(at place: CGPoint, in view: UIView) -> (region: UIPointerRegion, style: UIPointerStyle)? {
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: place)
    guard let region = delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole),
      let style = delegate?.pointerInteraction(self, styleFor: region)
    else { return nil }
    return (region, style)
  }
}

@MainActor
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  init(location: CGPoint) { self.location = location }
}

@MainActor
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

@MainActor
public final class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) {
    if view.window == nil { Device.breach("a preview of a view outside a window") }
    self.view = view
  }
}

public enum UIPointerEffect {
  public enum TintMode: Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

public enum UIPointerShape { case roundedRect(CGRect) }

@MainActor
public final class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.effect = effect }
}
