import CarouselImages
@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// What a carousel, its controls and its items keep alive, and how long.
  @MainActor @Suite struct Lifetimes {
    private func views(_ stage: ViewStage) {
      // Views that are not reused.
      stage.app.make = { _ in PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.carousel.reloadData()
      Device.layOut()
    }

    @Test func `nothing that the user does keeps a carousel alive`() {
      weak var weakly: CarouselView?
      do {
        let stage = ViewStage()
        stage.tap(stage.place(1)!)
        stage.settle()
        stage.drag(from: CGPoint(x: 400, y: 380), by: CGPoint(x: -150, y: 0))
        stage.settle()
        stage.point(isInside: true)
        stage.carousel.reading = .items
        _ = stage.carousel.itemsToRead
        stage.carousel.autoplayInterval = 5
        weakly = stage.carousel
      }
      #expect(weakly == nil)
    }

    @Test func `controls and a carousel do not keep each other alive`() {
      weak var controls: CarouselControls?
      weak var carousel: CarouselView?
      weak var dots: DotsView?
      let bar = CarouselControls(frame: CGRect(x: 0, y: 600, width: 400, height: 60))
      do {
        let stage = ViewStage()
        do {
          let other = CarouselControls(stage.carousel)
          stage.root.addSubview(other)
          Device.layOut()
          other.forward.press()
          other.dots.press(at: CGPoint(x: 2, y: 2))
          other.removeFromSuperview()
          (controls, dots) = (other, other.dots)
        }
        #expect(controls == nil && dots == nil)
        bar.carousel = stage.carousel
        #expect(stage.carousel.followers.count == 1, "those that no longer exist are forgotten")
        stage.settle()
        carousel = stage.carousel
      }
      #expect(carousel == nil && bar.carousel == nil)
    }

    @Test func `an item that was pressed and dragged is released with its view`() {
      weak var view: PlatformView?
      let stage = ViewStage()
      views(stage)
      view = stage.carousel.itemView(at: 0)
      stage.drag(from: stage.place(0)!, by: CGPoint(x: -30, y: 0))
      stage.settle()
      stage.tap(stage.place(0)!)
      stage.settle()
      #expect(view != nil)
      stage.carousel.reloadData()
      stage.settle()
      #expect(view == nil)
    }

    @Test func `a diffable data source keeps no carousel, and a picture no image view`() async {
      weak var weakly: CarouselView?
      weak var image: ItemImageView?
      let server = Server()
      do {
        let stage = ViewStage(items: 0)
        let source = CarouselDiffableDataSource<Int>(stage.carousel) { _, _, _, _ in PlatformView(frame: .zero) }
        source.apply([1])
        let view = ItemImageView(frame: .zero)
        view.loader = ImageLoader(
          limit: 1, cost: { _ in 1 }, fetch: { try await server.fetch($0) },
          decode: { _ in throw CancellationError() })
        view.url = URL(string: "https://example.org/a")
        (weakly, image) = (stage.carousel, view)
      }
      #expect(weakly == nil && image == nil)
    }

    @Test func `a view that is dequeued outside of a request is in no item`() {
      let stage = ViewStage(items: 40)
      let kind = ItemViewRegistration<PlatformView, Int>(
        make: { PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }, fill: { _, _, _ in })
      stage.app.make = { [unowned stage] in stage.carousel.dequeueView(using: kind, for: $0, element: $0) }
      stage.carousel.reloadData()
      stage.carousel.reloadData()
      let own = stage.carousel.dequeueView(using: kind, for: 0, element: 0)
      #expect(stage.carriers.allSatisfy { $0.content !== own })
    }

    @Test(arguments: [CarouselIndicator.dots, .count])
    func `controls are laid out only if something has changed`(indicator: CarouselIndicator) {
      let stage = ViewStage()
      let bar = CarouselControls(stage.carousel)
      bar.indicator = indicator
      stage.root.addSubview(bar)
      Device.layOut()
      let layouts = bar.layouts
      for _ in 1...5 {
        stage.carousel.redraw()
        stage.carousel.tellFollowers()
        Device.layOut()
      }
      #expect(bar.layouts == layouts)
      stage.carousel.currentIndex = 3
      Device.layOut()
      #expect(bar.layouts > layouts)
    }

    @Test func `a request of a picture keeps no loader`() {
      weak var loader: ImageLoader<String, Int>?
      var request: ImageRequest?
      do {
        var complete: ((Result<Int, any Error>) -> Void)?
        let own = ImageLoader<String, Int>(limit: 1, cost: { $0 }) { _, completion in
          complete = completion
          return {}
        }
        loader = own
        request = own.load("a") { _ in }
        complete?(.success(1))
        complete = nil
      }
      #expect(loader == nil && request != nil)
    }

    @Test func `views wait for reuse, of each kind as many as were shown at once`() {
      let stage = ViewStage(items: 400)
      var made = 0
      let kind = ItemViewRegistration<PlatformView, Int>(
        make: {
          made += 1
          return PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        }, fill: { _, _, _ in })
      stage.app.make = { [unowned stage] index in
        index < 200
          ? stage.carousel.dequeueView(using: kind, for: index, element: index)
          : PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      }
      stage.carousel.reloadData()
      let shown = made
      for index in [300, 100, 310, 50] { stage.carousel.currentIndex = index }
      #expect(made <= shown * 2 + 2, "\(made) for \(shown)")
    }
  }

  /// What Interface Builder connects and sets.
  @MainActor @Suite struct Outlets {
    private func loaded() throws -> CarouselView {
      Device.reset()
      return try #require(CarouselView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    }

    @Test func `a nib connects the data source and the delegate`() throws {
      let carousel = try loaded()
      let (source, delegate) = (
        App(items: 7, placeholders: 0, size: CGSize(width: 100, height: 80)),
        App(items: 0, placeholders: 0, size: .zero)
      )
      #expect(carousel.dataSourceObject == nil && carousel.delegateObject == nil)
      (carousel.delegateObject, carousel.dataSourceObject) = (delegate, source)
      #expect(carousel.dataSource === source && carousel.dataSourceObject === source)
      #expect(carousel.delegate === delegate && carousel.delegateObject === delegate)
      #expect(carousel.numberOfItems == 7, "they are loaded")
      carousel.currentIndex = 3
      #expect(delegate.story.contains("current 3"))
      (carousel.dataSourceObject, carousel.delegateObject) = (nil, nil)
      #expect(carousel.dataSource == nil && carousel.delegate == nil && carousel.numberOfItems == 0)
    }

    @Test func `an object of another class is not connected`() throws {
      let carousel = try loaded()
      let source = App(items: 7, placeholders: 0, size: CGSize(width: 100, height: 80))
      carousel.dataSourceObject = source
      (carousel.dataSourceObject, carousel.delegateObject) = (NSObject(), NSObject())
      #expect(carousel.dataSource == nil && carousel.delegate == nil)
    }

    @Test func `a style that an app wrote has no name`() throws {
      let carousel = try loaded()
      #expect(carousel.styleName == "linear")
      carousel.style = AnyCarouselStyle { Placement($1.base.translated(along: $0, across: 0, on: $1.axis)) }
      #expect(carousel.styleName == "")
    }

    @Test func `settings that only carousels of pages have are set and read`() throws {
      let carousel = try loaded()
      (carousel.itemsPerView, carousel.gap, carousel.alignment) = (3, 12, 0.25)
      (carousel.isContained, carousel.groupSize) = (true, 2)
      carousel.insets = CGPoint(x: 7, y: 9)
      carousel.snap = SnapMode.none
      carousel.itemSizing = .measured
      carousel.momentumCurve = .easeOut
      carousel.transitions = .style
      let engine = carousel.controller.carousel
      #expect(engine.itemsPerView == 3 && engine.gap == 12 && engine.alignment == 0.25)
      #expect(engine.isContained && engine.groupSize == 2)
      #expect(engine.insets == .init(x: 7, y: 9) && engine.itemSizing == .measured && carousel.itemSizing == .measured)
      #expect(carousel.itemsPerView == 3 && carousel.gap == 12 && carousel.alignment == 0.25)
      #expect(carousel.isContained && carousel.groupSize == 2 && carousel.insets == CGPoint(x: 7, y: 9))
      #expect(carousel.snap == SnapMode.none && carousel.transitions == .style && carousel.momentumCurve != nil)
    }
  }
}
