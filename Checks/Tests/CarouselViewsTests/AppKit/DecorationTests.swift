import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

extension TheHost {
  @MainActor @Suite struct Decorations {
    private func view() -> NSView { NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80)) }

    @Test func `a reflection is the same layers, mirrored below the gap`() throws {
      let reflected = ReflectedView(view())
      (reflected.gap, reflected.height, reflected.reflectionAlpha) = (4, 0.5, 0.6)
      reflected.layoutSubtreeIfNeeded()
      let layer = try #require(reflected.layer as? CAReplicatorLayer)
      #expect(layer.instanceCount == 2)
      let t = layer.instanceTransform
      // About the layer's centre: the lower edge, 40 below it, is mirrored 4 below itself.
      #expect(40 * t.m22 + t.m42 == 44 && -40 * t.m22 + t.m42 == 124)
      let fade = try #require(layer.mask as? CAGradientLayer)
      #expect(fade.bounds.size == CGSize(width: 100, height: 124))
      #expect((fade.colors as? [CGColor])?.map(\.alpha) == [1, 1, 0.6, 0])
    }

    @Test(arguments: [false, true])
    func `a double-sided card shows its back unmirrored`(isVertical: Bool) {
      let stage = ViewStage(items: 12) {
        $0.style = .cylinder
        $0.isVertical = isVertical
        $0.options.showBackfaces = 1
      }
      stage.app.make = { _ in
        DoubleSidedView(front: NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80)), back: NSView())
      }
      stage.carousel.reloadData()
      Device.layOut()
      var backs = 0
      for item in stage.carousel.controller.placedItems {
        let card = stage.carousel.itemView(at: item.index) as! DoubleSidedView
        #expect(card.back.isHidden == !item.placement.isBackFacing)
        #expect(card.content.isHidden == item.placement.isBackFacing)
        guard item.placement.isBackFacing, abs(item.offset) > 5 else { continue }
        backs += 1
        let carrier = card.superview!
        func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          carrier.layer!.project(card.layer!.project(card.back.superview!.layer!.project(CGPoint(x: x, y: y))!)!)!
        }
        #expect(seen(90, 40).x > seen(10, 40).x)
        #expect(seen(50, 70).y > seen(50, 10).y)
        #expect(card.back.frame == card.bounds)
        let middle = card.back.superview!.layer!.project(CGPoint(x: 50, y: 40))!
        #expect(hypot(middle.x - 50, middle.y - 40) < 1e-9, "it turns in place")
      }
      #expect(backs > 0)
    }

    @Test func `a cached view is drawn once, and a shadow has its shape`() throws {
      Device.reset()
      let content = view()
      content.setAccessibilityLabel("Aja")
      let cached = CachedView(content)
      cached.layoutSubtreeIfNeeded()
      let picture = try #require(cached.layer?.sublayers?.first)
      let image = try #require(picture.contents as? CGImage)
      #expect(image.name == "drawn CGSize(width: 100.0, height: 80.0)")
      #expect(content.isHidden && Device.breaches == [])
      cached.needsLayout = true
      cached.layoutSubtreeIfNeeded()
      #expect(picture.contents as? CGImage === image)
      cached.refresh()
      cached.layoutSubtreeIfNeeded()
      #expect(picture.contents as? CGImage !== image)
      #expect(cached.accessibilityLabel() == "Aja")
      let shadow = ShadowView(ReflectedView(view()))
      shadow.cornerRadius = 9
      shadow.layoutSubtreeIfNeeded()
      let shade = try #require(shadow.layer?.sublayers?.first)
      shadow.setFrameOrigin(NSPoint(x: 5, y: 5))
      #expect(shade.shadowPath?.rect == CGRect(x: 0, y: 0, width: 100, height: 80))
      #expect(shade.shadowPath?.cornerRadius == 9)
      #expect(shade.shadowOpacity == 0.35 && shade.shadowColor?.alpha == 1, "AppKit resets only that of the view")
      #expect(shade.zPosition < 0 && shade.changesAnimated == 0)
    }
  }
}
