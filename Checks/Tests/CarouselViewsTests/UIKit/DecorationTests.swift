@testable import CarouselEngine
import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Decorations {
    private func view(_ width: CGFloat = 100, _ height: CGFloat = 80) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func laidOut<View: UIView>(_ view: View) -> View {
      Device.reset()
      view.layoutIfNeeded()
      return view
    }

    @Test func `the side that is not seen gets no touches`() {
      let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let card = DoubleSidedView(front: front, back: UIView(frame: .zero))
      card.layoutIfNeeded()
      #expect(card.hitTest(CGPoint(x: 50, y: 40), with: nil) === front)
    }

    @Test func `a decoration has the size of its content, and resizes with it`() {
      let inner = view()
      let decorated = laidOut(DecoratedView(inner))
      #expect(decorated.bounds.size == CGSize(width: 100, height: 80))
      decorated.bounds.size = CGSize(width: 50, height: 60)
      decorated.layoutIfNeeded()
      #expect(inner.bounds.size == CGSize(width: 50, height: 60))
      #expect(inner.center == CGPoint(x: 25, y: 30))
    }

    @Test func `a reflection is the same layers, mirrored below the gap`() throws {
      let reflected = ReflectedView(view())
      (reflected.gap, reflected.height, reflected.reflectionAlpha) = (4, 0.5, 0.6)
      _ = laidOut(reflected)
      let layer = try #require(reflected.layer as? CAReplicatorLayer)
      #expect(layer.instanceCount == 2)
      layer.transform = layer.instanceTransform
      layer.position = CGPoint(x: 50, y: 40)
      // The lower edge is reflected first, the upper one last.
      #expect(layer.project(CGPoint(x: 10, y: 80)) == CGPoint(x: 10, y: 84))
      #expect(layer.project(CGPoint(x: 10, y: 0)) == CGPoint(x: 10, y: 164))
      let fade = try #require(layer.mask as? CAGradientLayer)
      // [ view 80 | gap 4 + half a view 40, fading ]
      #expect(fade.bounds.size == CGSize(width: 100, height: 124))
      #expect(fade.position == CGPoint(x: 50, y: 62))
      #expect(fade.locations?.map(\.doubleValue) == [0, 80.0 / 124, 80.0 / 124, 1])
      #expect((fade.colors as? [CGColor])?.map(\.alpha) == [1, 1, 0.6, 0])
      #expect(!reflected.clipsToBounds)
      reflected.gap = 10
      reflected.layoutIfNeeded()
      #expect(fade.bounds.height == 130)
    }

    @Test func `each property of a decoration is drawn when it changes`() throws {
      let reflected = laidOut(ReflectedView(view()))
      let fade = try #require(reflected.layer.mask as? CAGradientLayer)
      reflected.reflectionAlpha = 0.25
      reflected.layoutIfNeeded()
      #expect((fade.colors as? [CGColor])?.map(\.alpha) == [1, 1, 0.25, 0])
      reflected.height = 1
      reflected.layoutIfNeeded()
      #expect(fade.bounds.height == 160)
      let shadow = laidOut(ShadowView(view()))
      let shade = try #require(shadow.layer.sublayers?.first { $0.zPosition == -1 })
      shadow.shadowRadius = 3
      shadow.layoutIfNeeded()
      #expect(shade.shadowRadius == 3)
      shadow.shadowOpacity = 7
      shadow.layoutIfNeeded()
      #expect(shade.shadowOpacity == 1)
      shadow.shadowOffset = CGSize(width: 5, height: 6)
      shadow.layoutIfNeeded()
      #expect(shade.shadowOffset == CGSize(width: 5, height: 6))
      let before = shade.shadowPath
      shadow.cornerRadius = 9
      shadow.layoutIfNeeded()
      #expect(shade.shadowPath !== before)
    }

    @Test func `decorations of views without a size have no invalid numbers, and resize`() throws {
      let reflected = laidOut(ReflectedView(view(0, 0)))
      let fade = try #require(reflected.layer.mask as? CAGradientLayer)
      #expect(fade.locations?.allSatisfy { $0.doubleValue.isFinite } ?? true)
      let inner = view(50, 0), cached = laidOut(CachedView(inner))
      #expect(!(cached.layer.sublayers ?? []).contains { $0.contents != nil }, "there is nothing to draw")
      cached.bounds.size = CGSize(width: 60, height: 50)
      cached.layoutIfNeeded()
      #expect(inner.bounds.size == CGSize(width: 60, height: 50))
    }

    @Test func `a reflection accepts any number`() {
      let reflected = ReflectedView(view())
      (reflected.gap, reflected.height, reflected.reflectionAlpha) = (.nan, 7, -.infinity)
      _ = laidOut(reflected)
      let fade = reflected.layer.mask as? CAGradientLayer
      #expect(fade?.bounds.height == 160)
      #expect((fade?.colors as? [CGColor])?.map(\.alpha) == [1, 1, 0, 0])
      reflected.height = 0
      reflected.layoutIfNeeded()
      #expect(fade?.bounds.height == 80)
    }

    @Test(arguments: [false, true])
    func `a double-sided card that faces away shows its back, unmirrored`(isVertical: Bool) {
      let stage = ViewStage(items: 12) {
        $0.style = .cylinder
        $0.isVertical = isVertical
        $0.options.showBackfaces = 1
      }
      stage.app.make = { _ in
        DoubleSidedView(front: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), back: UIView())
      }
      stage.carousel.reloadData()
      Device.layOut()
      var backs = 0
      for item in stage.carousel.controller.placedItems {
        let card = stage.carousel.itemView(at: item.index) as! DoubleSidedView
        #expect(card.back.isHidden == !item.placement.isBackFacing)
        #expect(card.content.isHidden == item.placement.isBackFacing)
        #expect(card.back.bounds.size == CGSize(width: 100, height: 80))
        #expect(card.back.center == CGPoint(x: 50, y: 40))
        guard item.placement.isBackFacing else { continue }
        backs += 1
        // On the screen, right is right and down is down, as on the front.
        let carrier = card.superview!
        func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          carrier.layer.project(card.layer.project(card.back.superview!.layer.project(CGPoint(x: x, y: y))!)!)!
        }
        if abs(item.offset) > 5 {
          #expect(seen(90, 40).x > seen(10, 40).x)
          #expect(seen(50, 70).y > seen(50, 10).y)
        }
      }
      #expect(backs > 0)
    }

    @Test func `decorations nest in any order, and all receive their placement`() {
      let inner = DoubleSidedView(front: view(), back: view())
      let nested = ShadowView(ReflectedView(inner))
      Device.reset()
      let turned = Placement(Transform3D.identity.rotatedY(by: .pi))
      let item = PlacedItem(
        slot: 0, index: 0, isPlaceholder: false, offset: 0, placement: turned, isLeaving: false, isKept: false, order: 0
      )
      nested.didPlace(item, on: .horizontal)
      #expect(inner.content.isHidden && !inner.back.isHidden)
      let doubled = DoubleSidedView(
        front: ReflectedView(view()), back: ShadowView(DoubleSidedView(front: view(), back: view())))
      doubled.didPlace(item, on: .horizontal)
      #expect(((doubled.back as? ShadowView)?.content as? DoubleSidedView)?.back.isHidden == false)
      #expect(nested.bounds.size == CGSize(width: 100, height: 80))
    }

    @Test func `a cached view is drawn once, with a transparent edge, until it is refreshed`() throws {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      (content.isAccessibilityElement, content.accessibilityLabel) = (true, "Aja")
      let cached = laidOut(CachedView(content))
      let picture = try #require(cached.layer.sublayers?.first)
      let image = try #require(picture.contents as? CGImage)
      #expect(image.drawn.count == 1)
      #expect(image.drawn[0].layer == ObjectIdentifier(content.layer))
      #expect(image.drawn[0].origin == CGPoint(x: 1, y: 1))
      #expect(!image.drawn[0].isHidden, "hidden views are not drawn")
      #expect(image.size == CGSize(width: 102, height: 82))
      #expect(picture.bounds.size == CGSize(width: 102, height: 82))
      #expect(picture.position == CGPoint(x: 50, y: 40))
      #expect(content.isHidden)
      cached.setNeedsLayout()
      cached.layoutIfNeeded()
      #expect(picture.contents as? CGImage === image)
      cached.refresh()
      cached.layoutIfNeeded()
      #expect(picture.contents as? CGImage !== image)
      #expect(cached.isAccessibilityElement && cached.accessibilityLabel == "Aja")
      cached.accessibilityLabel = "Aja, a record"
      #expect(cached.accessibilityLabel == "Aja, a record")
    }

    @Test func `a cached view without a size is drawn as soon as it has one`() {
      let cached = laidOut(CachedView(UIView(frame: .zero)))
      #expect(cached.layer.sublayers?.first?.contents == nil)
      cached.bounds.size = CGSize(width: 10, height: 10)
      cached.layoutIfNeeded()
      #expect(cached.layer.sublayers?.first?.contents != nil)
    }

    @Test func `a shadow has the shape of the view`() throws {
      let shadow = ShadowView(view())
      (shadow.shadowRadius, shadow.shadowOpacity, shadow.cornerRadius) = (5, 0.5, 12)
      shadow.shadowOffset = CGSize(width: 1, height: 2)
      _ = laidOut(shadow)
      let shade = try #require(shadow.layer.sublayers?.first)
      #expect(shade.shadowRadius == 5)
      #expect(shade.shadowOpacity == 0.5)
      #expect(shade.shadowOffset == CGSize(width: 1, height: 2))
      #expect(shade.shadowColor?.alpha == 1)
      #expect(shade.shadowPath?.rect == CGRect(x: 0, y: 0, width: 100, height: 80))
      #expect(shade.shadowPath?.cornerRadius == 12)
      (shadow.shadowRadius, shadow.shadowOpacity, shadow.cornerRadius) = (.nan, 7, 1000)
      shadow.layoutIfNeeded()
      #expect(shade.shadowRadius == 0 && shade.shadowOpacity == 1)
      #expect(shade.shadowPath?.cornerRadius == 40)
    }
  }
}
