@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  @MainActor @Suite struct Data {
    @Test func `setting a data source loads`() {
      let stage = ViewStage(items: 12)
      #expect(stage.carousel.numberOfItems == 12)
      #expect(stage.carousel.currentIndex == 0)
      #expect((stage.carousel.currentItemView as? Card)?.index == 0)
      stage.carousel.dataSource = nil
      #expect(stage.carousel.numberOfItems == 0)
      #expect(stage.carriers.isEmpty)
    }

    @Test func `the carousel does not retain its data source and delegate`() {
      let carousel = CarouselView(frame: .zero)
      weak var weakly: App?
      do {
        let app = App(items: 1, placeholders: 0, size: .zero)
        (carousel.dataSource, carousel.delegate) = (app, app)
        weakly = app
      }
      #expect(weakly == nil)
      carousel.reloadData()
      #expect(carousel.numberOfItems == 0)
    }

    @Test func `each item has its view, placeholders have theirs`() {
      let stage = ViewStage(items: 3, placeholders: 5)
      #expect(stage.carousel.numberOfPlaceholders == 5)
      #expect(stage.carousel.indexesOfVisibleItems == [-3, -2, -1, 0, 1, 2, 3, 4])
      let shown = stage.carousel.visibleItemViews.compactMap { ($0 as? Card)?.index }
      #expect(shown == [1000, 1001, 1002, 0, 1, 2, 1003, 1004])
      stage.checkPicture()
    }

    @Test func `off-screen views are recycled with their content`() {
      let stage = ViewStage(items: 1000)
      let made = stage.app.made
      for index in stride(from: 0, to: 1000, by: 7) { stage.carousel.currentIndex = index }
      #expect(stage.app.made <= made * 2 + 2, "\(stage.app.made) views for \(made) visible items")
      #expect(stage.app.reused > 500)
      for index in stage.carousel.indexesOfVisibleItems {
        #expect((stage.carousel.itemView(at: index) as? Card)?.index == index)
      }
      stage.checkPicture()
    }

    @Test func `an app may return another view than the recycled one`() {
      let stage = ViewStage(items: 100)
      stage.app.make = { _ in PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      for index in 0..<50 { stage.carousel.currentIndex = index }
      for carrier in stage.carriers { #expect(carrier.subviews == [carrier.content]) }
      stage.checkPicture()
    }

    @Test(arguments: [false, true], [20, 3])
    func `views of several kinds are dequeued, recycled, and never mixed`(usesIdentifiers: Bool, run: Int) {
      let stage = ViewStage(items: 400)
      var made = [0, 0]
      let even = ItemViewRegistration<Card, Int>(
        make: {
          made[0] += 1
          return Card(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        }, fill: { $0.index = $2 })
      let odd = ItemViewRegistration<PlatformImageView, Int>(
        make: {
          made[1] += 1
          return PlatformImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        }, fill: { _, _, _ in })
      stage.carousel.registerViews(withIdentifier: "even", make: { even.make() })
      stage.carousel.registerViews(withIdentifier: "odd", make: { odd.make() })
      #expect(stage.carousel.dequeueView(withIdentifier: "none") == nil)
      stage.app.make = { [unowned stage] index in
        // Whole runs of one kind, so that views of the other wait meanwhile.
        let isEven = index / run % 2 == 0
        if usesIdentifiers {
          let view = stage.carousel.dequeueView(withIdentifier: isEven ? "even" : "odd")!
          (view as? Card)?.index = index
          return view
        }
        return isEven
          ? stage.carousel.dequeueView(using: even, for: index, element: index)
          : stage.carousel.dequeueView(using: odd, for: index, element: index)
      }
      stage.carousel.reloadData()
      stage.carousel.scrollsToItemBoundary = false
      for step in 0..<395 {
        stage.carousel.scrollOffset = Double(step)
        for index in stage.carousel.indexesOfVisibleItems {
          let view = stage.carousel.itemView(at: index)
          #expect((view is Card) == (index / run % 2 == 0))
          if let card = view as? Card { #expect(card.index == index) }
        }
      }
      let views = stage.carriers.map { ObjectIdentifier($0.content) }
      #expect(Set(views).count == views.count, "no view is in two items")
      #expect(made[0] < 40 && made[1] < 40, "they are recycled")
    }

    @Test func `a view is found by its item, and an item by its view or a subview`() {
      let stage = ViewStage()
      let view = stage.carousel.itemView(at: 2)
      #expect((view as? Card)?.index == 2)
      #expect(stage.carousel.index(ofItemView: view!) == 2)
      #expect(stage.carousel.index(ofItemContaining: (view as! Card).button) == 2)
      #expect(stage.carousel.index(ofItemContaining: view!) == 2)
      #expect(stage.carousel.index(ofItemView: (view as! Card).button) == nil)
      #expect(stage.carousel.index(ofItemView: stage.carrier(2)!) == nil, "the carousel's own container is no item")
      #expect(stage.carousel.index(ofItemContaining: stage.carousel) == nil)
      #expect(stage.carousel.itemView(at: 11) == nil || stage.carousel.indexesOfVisibleItems.contains(11))
      #expect(stage.carousel.itemView(at: 99) == nil)
    }

    @Test func `the frontmost view at a point is found through the perspective`() {
      let stage = ViewStage { $0.style = .coverFlow }
      stage.carousel.currentIndex = 5
      // [ … 4 tilted on the left · 5 in the centre · 6 tilted on the right … ]
      #expect((stage.carousel.itemView(at: CGPoint(x: 300, y: 150)) as? Card)?.index == 5)
      let place = stage.place(7)!
      let local = CGPoint(x: place.x - 100, y: place.y - 200)
      #expect((stage.carousel.itemView(at: local) as? Card)?.index == 7)
      #expect(stage.carousel.itemView(at: CGPoint(x: 300, y: 2)) == nil)
      #if canImport(UIKit)
        stage.carousel.bounds.origin = CGPoint(x: 400, y: 50)
        let inner = stage.carousel.itemView(at: CGPoint(x: 700, y: 200)) as? Card
        #expect(inner?.index == 5, "bounds may have an origin")
      #endif
    }

    @Test func `insert, remove and reload request only new views, and slide`() {
      let stage = ViewStage(items: 12) { $0.style = .linear }
      stage.carousel.currentIndex = 4
      stage.insert(at: 2, animated: true)
      #expect(stage.carousel.currentIndex == 5, "the current item stays current")
      #expect(stage.carousel.numberOfItems == 13)
      stage.settle()
      #expect(stage.app.story.contains("didEndEditing"))
      stage.remove(at: 2, animated: true)
      #expect(!Device.links.isEmpty)
      stage.settle()
      #expect(stage.carousel.currentIndex == 4)
      let before = stage.carousel.itemView(at: 4)
      stage.carousel.reloadItem(at: 4, animated: false)
      #expect(stage.carousel.itemView(at: 4) !== before)
      stage.checkPicture()
    }

    @Test func `redraw calls closures again, and nothing of the app`() {
      var spacing = 1.0
      let stage = ViewStage { $0.options.spacing = .computed { _ in spacing } }
      let asked = stage.app.made + stage.app.reused
      let before = stage.place(1)!.x
      spacing = 2
      stage.carousel.redraw()
      #expect(abs(stage.place(1)!.x - before - 100) < 1e-9)
      #expect(stage.app.made + stage.app.reused <= asked + 1)
    }

    @Test func `offsets of items, multiplier, toggle and lengths are those of the engine`() {
      let stage = ViewStage { $0.style = .coverFlow2 }
      stage.carousel.scrollOffset = 2
      #expect(stage.carousel.offset(ofItemAt: 5) == 3)
      #expect(stage.carousel.offsetMultiplier == 2)
      #expect(stage.carousel.itemLength == 100)
      #expect(stage.carousel.numberOfVisibleItems == stage.carousel.controller.carousel.numberOfVisibleItems)
      #expect(stage.carousel.toggle == stage.carousel.controller.carousel.toggleValue)
    }

    @Test func `items have the lengths of their views, or those of the data source`() {
      let stage = ViewStage()
      stage.app.size = { CGSize(width: $0 == 1 ? 160 : 100, height: 80) }
      stage.app.length = { $0 == 2 ? 40 : 0 }
      stage.carousel.itemSizing = .measured
      stage.carousel.reloadData()
      Device.layOut()
      let places = (0..<4).map { stage.place($0)!.x }
      let ways = zip(places, places.dropFirst()).map { $1 - $0 }
      #expect(zip(ways, [130, 100, 70]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(ways)")
    }

    @Test func `all methods of a delegate are optional`() {
      final class Silent: CarouselViewDataSource, CarouselViewDelegate {
        func numberOfItems(in carousel: CarouselView) -> Int { 3 }
        func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
          view ?? PlatformView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
      }
      let stage = ViewStage()
      let silent = Silent()
      stage.carousel.delegate = silent
      stage.carousel.dataSource = silent
      #expect(stage.carousel.numberOfPlaceholders == 0)
      stage.carousel.scrollToItem(at: 2, animated: true)
      stage.settle()
      stage.tap(stage.place(1)!)
      stage.settle()
      #expect(stage.carousel.currentIndex == 1)
      withExtendedLifetime(silent) {}
    }
  }
}
