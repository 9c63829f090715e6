@testable import CarouselSwiftUI
@testable import CarouselViews
import SwiftUI
import Testing

/// A text that wraps: 10 points for each letter, in lines of 20 points.
private struct Wrapped: View, Wrapping {
  let text: String
  func size(in proposal: CGSize) -> CGSize {
    let whole = CGFloat(text.count * 10)
    guard whole > proposal.width else { return CGSize(width: whole, height: 20) }
    return CGSize(width: proposal.width, height: (whole / proposal.width).rounded(.up) * 20)
  }
  var body: Never { fatalError() }
}

/// A column of SwiftUI, which asks a carousel for its size as long as that changes.
@MainActor
private final class Page<Item: View> {
  let pane = Pane()
  let hosted: Hosted<CarouselRepresentation<[Album], Item>>
  var view: CarouselView { hosted.view }

  init(_ carousel: Carousel<[Album], Item>, width: CGFloat = 300) {
    Device.reset()
    hosted = Hosted(CarouselRepresentation(carousel: carousel))
    pane.show(hosted.view)
    layOut(width: width)
  }

  func update(_ carousel: Carousel<[Album], Item>) {
    hosted.update(CarouselRepresentation(carousel: carousel))
    layOut(width: view.frame.width)
  }

  func layOut(width: CGFloat) {
    for _ in 0..<10 {
      let size = hosted.size(in: ProposedViewSize(width: width, height: 500)) ?? CGSize(width: width, height: 500)
      if view.frame.size != size { view.frame = CGRect(origin: .zero, size: size) }
      Device.layOut()
      if (hosted.size(in: ProposedViewSize(width: width, height: 500)) ?? size) == size { return }
    }
    Issue.record("the layout never ends")
  }

  func settle() {
    var count = 0
    while !Device.links.isEmpty, count < 600 {
      Device.frame()
      layOut(width: view.frame.width)
      count += 1
    }
    #expect(count < 600)
  }

  func item(_ index: Int) -> HostingItemView? { view.itemView(at: index).flatMap { HostingItemView.within($0) } }
}

private func albums(_ texts: String...) -> [Album] { texts.map { Album(id: $0, title: $0) } }
private let long = String(repeating: "x", count: 100)

extension TheSwiftUIView {
  @Test func `an automatic height is that of the content at the carousel's width`() {
    let carousel = Carousel(albums("a", long)) { Wrapped(text: $0.title) }
    let page = Page(carousel.carouselAutomaticHeight())
    #expect(page.view.frame.size == CGSize(width: 300, height: 20))
    page.view.scrollToItem(at: 1, animated: true)
    page.settle()
    #expect(page.view.frame.size == CGSize(width: 300, height: 80), "four lines")
    page.layOut(width: 200)
    #expect(page.view.frame.size == CGSize(width: 200, height: 100), "at once, since the text wraps at another width")
    #expect(page.hosted.size(in: ProposedViewSize(width: nil, height: nil)) == nil)
    page.update(carousel)
    #expect(page.view.frame.size == CGSize(width: 200, height: 500), "without it, it takes what is offered")
    #expect(Device.breaches == [])
  }

  @Test func `its first height is seen at once`() {
    let page = Page(Carousel(albums(long, "a")) { Wrapped(text: $0.title) }.carouselAutomaticHeight())
    #expect(page.view.frame.height == 80 && Device.links.isEmpty)
  }

  @Test func `heights that depend on the carousel's own are left out of an automatic height`() {
    let colors = Carousel(albums("a", "b")) { _ in Color(hue: 0, saturation: 1, brightness: 1) }
    #expect(Page(colors.carouselAutomaticHeight().carouselItemSize(height: 90)).view.frame.height == 90)
    #expect(Page(colors.carouselAutomaticHeight().carouselItemSize(height: .fraction(0.5))).view.frame.height == 0)
    let page = Page(colors.carouselItemSize(height: .fraction(0.5)))
    #expect(page.view.frame.height == 500 && page.item(0)?.bounds.height == 250)
    page.update(colors.carouselItemSize(height: .fraction(0.5)).carouselAutomaticHeight())
    page.settle()
    #expect(page.view.frame.height == 0, "it has none, rather than half of its own")
    let vertical = Page(colors.carouselAutomaticHeight().carouselVertical())
    #expect(vertical.view.frame.height == 500 && vertical.item(0)?.bounds.height == 500)
  }

  @Test func `a height that changes measures no item again`() {
    let page = Page(Carousel(albums("a", long, "b")) { Wrapped(text: $0.title) }.carouselAutomaticHeight())
    HostedRoot.measurements = 0
    page.view.scrollToItem(at: 1, animated: true)
    page.settle()
    #expect(page.view.frame.height == 80 && HostedRoot.measurements == 0)
  }

  @Test func `an older system takes the height from the view's priorities`() {
    let carousel = Carousel(albums("a", "b")) { Wrapped(text: $0.title) }
    let page = Page(carousel)
    #expect(page.view.verticalHugging == .defaultLow)
    page.update(carousel.carouselAutomaticHeight())
    #expect(page.view.verticalHugging == .required && page.view.intrinsicContentSize.height == 20)
    page.update(carousel)
    #expect(page.view.verticalHugging == .defaultLow && !page.view.adjustsHeight)
  }

  @Test func `stretched items fill the carousel, with their decorations, and get their own size back`() {
    func carousel(_ texts: String...) -> Carousel<[Album], Wrapped> {
      Carousel(texts.map { Album(id: $0, title: $0) }) { Wrapped(text: $0.title) }
    }
    for isDecorated in [false, true] {
      func shown(_ carousel: Carousel<[Album], Wrapped>) -> Carousel<[Album], Wrapped> {
        isDecorated
          ? carousel.carouselDecoration { ShadowView($0) }.carouselBack { _ in Wrapped(text: "back") } : carousel
      }
      let page = Page(shown(carousel("aaaa", "bbb").carouselCrossAlignment(.stretch)))
      func heights() -> [CGFloat?] {
        [
          page.view.itemView(at: 0)?.plainSize.height, page.item(0)?.plainSize.height,
          page.item(0)?.host.view.frame.height,
        ]
      }
      #expect(heights() == [500, 500, 500] && page.view.itemLength == 40)
      page.view.frame.size.height = 200
      Device.layOut()
      #expect(heights() == [200, 200, 200])
      page.update(shown(carousel("cccc", "bbb").carouselCrossAlignment(.stretch)))
      page.settle()
      #expect(heights() == [500, 500, 500], "new content, too")
      page.update(shown(carousel("cccc", "bbb")))
      #expect(page.view.crossAlignment == .center && heights() == [20, 20, 20])
    }
    let start = Page(carousel("a", "b").carouselCrossAlignment(.start))
    #expect(start.view.crossAlignment == .start && start.item(0)?.plainSize.height == 20)
  }

  @Test func `items per view offer items their length, in which texts wrap`() {
    let carousel = Carousel(albums("a", long, "b")) { Wrapped(text: $0.title) }.carouselGap(20)
    let page = Page(carousel.carouselItemsPerView(2), width: 520)
    #expect(
      (0..<2).map { page.item($0)?.plainSize } == [CGSize(width: 250, height: 20), CGSize(width: 250, height: 80)])
    page.layOut(width: 420)
    #expect(
      (0..<2).map { page.item($0)?.plainSize } == [CGSize(width: 200, height: 20), CGSize(width: 200, height: 100)])
    #expect(page.view.itemLength == 200 && page.item(1)?.host.view.frame.size == CGSize(width: 200, height: 100))
    page.update(carousel.carouselItemsPerView(2).carouselAutomaticHeight())
    page.view.scrollToItem(at: 1, animated: true)
    page.settle()
    #expect(page.view.frame.size == CGSize(width: 420, height: 100))
    page.update(carousel)
    page.settle()
    #expect(
      (0..<2).map { page.item($0)?.plainSize } == [CGSize(width: 10, height: 20), CGSize(width: 420, height: 60)])
    let colors = Page(
      Carousel(albums("a", "b")) { _ in Color(hue: 0, saturation: 1, brightness: 1) }.carouselItemsPerView(3))
    #expect(colors.item(0)?.plainSize == CGSize(width: 100, height: 500) && Device.breaches == [])
  }

  // MARK: Lengths of elements

  /// The lengths of the visible items by their elements.
  private func lengths(_ page: Page<Wrapped>) -> [String: CGFloat] {
    var lengths: [String: CGFloat] = [:]
    for case let carrier as ItemView in page.view.contentView.subviews where carrier.item?.isLeaving == false {
      guard let host = HostingItemView.within(carrier.content) else { continue }
      #expect(host.host.view.frame.width == carrier.content.plainSize.width)
      lengths[host.shown?.id.base as? String ?? ""] = carrier.content.plainSize.width
    }
    return lengths
  }

  @Test func `lengths stay with their elements`() {
    var given = ["a": 100.0, "b": 150, "c": 60, "d": 0, "e": .nan, "f": 90]
    func carousel(_ ids: String) -> Carousel<[Album], Wrapped> {
      let given = given
      return Carousel(ids.map { Album(id: "\($0)", title: "\($0)") }) { Wrapped(text: $0.title) }
        .carouselItemLength { given[$0.id] ?? 0 }
    }
    let page = Page(carousel("abcd"), width: 600)
    #expect(page.view.itemSizing == .measured)
    #expect(lengths(page) == ["a": 100, "b": 150, "c": 60, "d": 10], "one without a length has that of its content")
    for ids in ["fabcd", "cabd", "bd", "edcbaf"] {
      page.update(carousel(ids))
      page.settle()
      let expected = ids.map { ("\($0)", CGFloat(given["\($0)"]!)) }.map { ($0, $1 > 0 ? $1 : 10) }
      #expect(lengths(page) == Dictionary(uniqueKeysWithValues: expected), "after \(ids)")
      // Side by side.
      var end: CGFloat?
      let places = page.view.controller.placedItems.sorted { $0.index < $1.index }
      for (item, (_, length)) in zip(places, expected) {
        let middle = CGFloat(item.placement.transform.project(.zero)!.x)
        if let end { #expect(abs(middle - length / 2 - end) < 1e-9, "item \(item.index) of \(ids)") }
        end = middle + length / 2
      }
    }
    given["b"] = 200
    page.update(carousel("edcbaf"))
    #expect(lengths(page)["b"] == 200, "the app may change its mind")
  }

  @Test func `lengths of content stay with their elements`() {
    func carousel(_ texts: [String]) -> Carousel<[Album], Wrapped> {
      Carousel(texts.map { Album(id: $0, title: $0) }) { Wrapped(text: $0.title) }.carouselItemSizing(.measured)
    }
    let page = Page(carousel(["a", "bbbbb", "ccc"]), width: 600)
    for texts in [["dddd", "a", "bbbbb", "ccc"], ["ccc", "a", "dddd"], ["a", "ccc"]] {
      page.update(carousel(texts))
      page.settle()
      #expect(lengths(page) == Dictionary(uniqueKeysWithValues: texts.map { ($0, CGFloat($0.count * 10)) }))
    }
  }

  @Test func `data and settings that change together fit each other`() {
    func carousel(_ count: Int, itemsPerView: Double) -> Carousel<[Album], Wrapped> {
      Carousel((0..<count).map { Album(id: "\($0)", title: "\($0)") }) { Wrapped(text: $0.title) }
        .carouselItemLength { _ in 100 }.carouselItemsPerView(itemsPerView)
        .carouselBack { Wrapped(text: $0.title) }
    }
    let page = Page(carousel(40, itemsPerView: 1), width: 600)
    page.view.scrollOffset = 30
    page.update(carousel(3, itemsPerView: 9).carouselItemSizing(.uniform))
    page.settle()
    #expect(page.view.numberOfItems == 3 && page.view.itemSizing == .uniform && Device.breaches == [])
    #expect(page.view.indexesOfVisibleItems == [0, 1, 2])
  }
}
