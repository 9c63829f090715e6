@testable import CarouselSwiftUI
import CarouselViews
import SwiftUI
import Testing
import UIKit

private struct Card: Identifiable {
  let id: Int
}

private struct Face: View, Sized {
  let name: String
  var size = CGSize(width: 100, height: 80)
  var body: Never { fatalError() }
}

/// The decorations of SwiftUI items.
@Suite @MainActor struct DecorationTests {
  private typealias Cards = CarouselSwiftUI.Carousel<[Card], Face>

  private func hosted(_ count: Int, _ modify: (Cards) -> Cards) -> Hosted<CarouselRepresentation<[Card], Face>> {
    let cards = modify(Cards((0..<count).map { Card(id: $0) }) { Face(name: "front \($0.id)") })
    let hosted = Hosted(CarouselRepresentation(carousel: cards))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    window.addSubview(hosted.view)
    hosted.view.bounds = window.bounds
    hosted.view.center = CGPoint(x: 300, y: 150)
    Device.layOut()
    return hosted
  }

  private func name(in view: UIView?) -> String? {
    (view.flatMap { HostingItemView.within($0) }?.shown?.view as? Face)?.name
  }

  @Test func `each item has its decorations, which have its size`() throws {
    var made = 0
    let view = hosted(8) {
      $0.carouselDecoration { content in
        made += 1
        return ReflectedView(ShadowView(content))
      }
    }.view
    let reflected = try #require(view.itemView(at: 0) as? ReflectedView)
    #expect(reflected.content is ShadowView)
    #expect(reflected.bounds.size == CGSize(width: 100, height: 80))
    #expect(name(in: reflected) == "front 0")
    let before = made
    #expect(before == view.indexesOfVisibleItems.count)
    view.currentIndex = 6
    Device.layOut()
    // Views are recycled with their decorations.
    #expect(view.indexesOfVisibleItems.allSatisfy { name(in: view.itemView(at: $0)) == "front \($0)" })
    #expect(made <= before + 2)
  }

  @Test func `a cached item is drawn again when its content changes, and only then`() throws {
    var title = "a"
    func carousel() -> CarouselRepresentation<[Card], Face> {
      let title = title
      return CarouselRepresentation(
        carousel: Cards([Card(id: 0)]) { _ in Face(name: title) }.carouselDecoration { CachedView($0) })
    }
    let hosted = Hosted(carousel())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    window.addSubview(hosted.view)
    hosted.view.bounds = window.bounds
    Device.layOut()
    let cached = try #require(hosted.view.itemView(at: 0) as? CachedView)
    func picture() -> CGImage? { cached.layer.sublayers?.compactMap { $0.contents as? CGImage }.first }
    let first = try #require(picture())
    hosted.update(carousel())
    Device.layOut()
    #expect(picture() === first)
    title = "b"
    hosted.update(carousel())
    Device.layOut()
    #expect(picture() != nil && picture() !== first)
  }

  @Test func `items have backs, within the same decorations`() throws {
    let view = hosted(8) {
      $0.carouselStyle(.cylinder).carouselDecoration { ShadowView($0) }.carouselBack { Face(name: "back \($0.id)") }
    }.view
    for index in view.indexesOfVisibleItems {
      let sided = try #require(view.itemView(at: index) as? DoubleSidedView)
      #expect(sided.content is ShadowView && sided.back is ShadowView)
      #expect(name(in: sided.content) == "front \(index)" && name(in: sided.back) == "back \(index)")
      #expect(sided.content.isHidden != sided.back.isHidden)
    }
    let turned = view.visibleItemViews.filter { ($0 as? DoubleSidedView)?.content.isHidden == true }
    #expect(!turned.isEmpty)
    view.currentIndex = 4
    Device.layOut()
    for index in view.indexesOfVisibleItems {
      let sided = try #require(view.itemView(at: index) as? DoubleSidedView)
      #expect(name(in: sided.content) == "front \(index)" && name(in: sided.back) == "back \(index)")
    }
  }

  @Test func `a back added later has its own views`() throws {
    let host = hosted(4) { $0 }
    #expect(host.view.itemView(at: 0) is HostingItemView)
    host.update(
      CarouselRepresentation(
        carousel: Cards((0..<4).map { Card(id: $0) }) { Face(name: "front \($0.id)") }
          .carouselBack { Face(name: "back \($0.id)") }))
    host.view.reloadData()
    Device.layOut()
    #expect(host.view.itemView(at: 0) is DoubleSidedView)
  }

  @Test func `new content on both sides updates the decorations of both, also within others`() throws {
    func cards(_ name: String, _ size: CGSize) -> (Cards) -> Cards {
      { _ in
        Cards((0..<4).map { Card(id: $0) }) { _ in Face(name: "front \(name)", size: size) }
          .carouselDecoration { ReflectedView(ShadowView($0)) }
          .carouselBack { _ in Face(name: "back \(name)", size: size) }
      }
    }
    let host = hosted(4, cards("old", CGSize(width: 100, height: 80)))
    let size = CGSize(width: 60, height: 50)
    host.update(CarouselRepresentation(carousel: cards("new", size)(Cards([]) { _ in Face(name: "") })))
    let sided = try #require(host.view.itemView(at: 0) as? DoubleSidedView)
    #expect(name(in: sided.content) == "front new" && name(in: sided.back) == "back new")
    for side in [sided.content, sided.back] {
      let outer = try #require(side as? ReflectedView), inner = try #require(outer.content as? ShadowView)
      #expect([outer, inner, inner.content].allSatisfy { $0.bounds.size == size })
    }
    host.update(
      CarouselRepresentation(
        carousel: cards("new", size)(Cards([]) { _ in Face(name: "") }).carouselBack { _ in
          Face(name: "back newer", size: size)
        }))
    #expect(name(in: sided.content) == "front new" && name(in: sided.back) == "back newer", "the back alone")
  }

  @Test func `new content updates the decorations`() throws {
    let host = hosted(4) { $0.carouselDecoration { ReflectedView($0) } }
    host.update(
      CarouselRepresentation(
        carousel: Cards((0..<4).map { Card(id: $0) }) {
          Face(name: "new \($0.id)", size: CGSize(width: 60, height: 50))
        }.carouselDecoration { ReflectedView($0) }))
    let reflected = try #require(host.view.itemView(at: 0) as? ReflectedView)
    #expect(name(in: reflected) == "new 0")
    #expect(reflected.bounds.size == CGSize(width: 60, height: 50))
  }
}
