@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// Core Animation animates changes of layers that are not a view's own.
  @MainActor @Suite struct ImplicitAnimations {
    private func layers(of view: PlatformView) -> [CALayer] {
      (view.drawing?.sublayers ?? []) + [view.drawing?.mask].compactMap { $0 }
    }

    @Test func `decorations follow their size at once`() {
      let content = { PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      let cached = CachedView(content())
      for view in [ShadowView(content()), ReflectedView(content()), cached] {
        view.arrange()
        view.resize(to: CGSize(width: 60, height: 50))
        view.arrange()
        #expect(!layers(of: view).isEmpty)
        #expect(layers(of: view).allSatisfy { $0.implicitChanges == 0 && $0.bounds.width >= 60 }, "\(view)")
      }
      #expect(!CATransaction.areActionsDisabled)
    }

    @Test func `a shadow is behind, a negative gap is none, and a decoration has its content's own size`() throws {
      let shadow = ShadowView(PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
      #expect(try #require(layers(of: shadow).first).zPosition < 0)
      let reflected = ReflectedView(PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
      reflected.gap = -10
      reflected.arrange()
      #expect(reflected.drawing?.mask?.bounds.height == 112)
      #expect(DecoratedView(OwnSize(frame: .zero)).intrinsicContentSize == CGSize(width: 33, height: 44))
    }
  }
}

/// A view with a size of its own.
private final class OwnSize: PlatformView {
  override var intrinsicContentSize: CGSize { CGSize(width: 33, height: 44) }
}
