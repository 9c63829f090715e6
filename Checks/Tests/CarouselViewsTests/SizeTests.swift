@testable import CarouselViews
import CarouselEngine
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

/// A layout that gives a carousel the height that it asks for, as a stack of views does.
private final class Column: PlatformView {
  let carousel: CarouselView
  /// How often it was laid out since the last reset.
  var count = 0
  /// How long a layout takes, in seconds.
  var duration = 0.0

  init(_ carousel: CarouselView, width: CGFloat = 600) {
    self.carousel = carousel
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 900))
    addSubview(carousel)
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    count += 1
    Device.time += duration
    let height = carousel.intrinsicContentSize.height
    let frame = CGRect(x: 0, y: 0, width: plainSize.width, height: height < 0 ? 300 : height)
    if carousel.frame != frame { carousel.frame = frame }
  }

  #if canImport(UIKit)
    override func layoutSubviews() {
      super.layoutSubviews()
      arrange()
    }
  #else
    override var isFlipped: Bool { true }
    override func layout() {
      super.layout()
      arrange()
    }
  #endif
}

extension ViewStage {
  fileprivate var heights: [CGFloat] { carriers.map { $0.bounds.height } }
  fileprivate var contentSizes: [CGSize] { carriers.map { $0.content.plainSize } }

  /// Puts the carousel into a column.
  fileprivate func column() -> Column {
    let column = Column(carousel)
    root.addSubview(column)
    Device.layOut()
    return column
  }
}

extension TheHost {
  @MainActor @Suite struct Sizes {
    private static let heights: [CGFloat] = [80, 200, 120, 260, 40]

    private func row(_ alignment: CrossAlignment, set: (CarouselView) -> Void = { _ in }) -> ViewStage {
      let stage = ViewStage(items: 5) {
        $0.crossAlignment = alignment
        set($0)
      }
      stage.app.size = { CGSize(width: 100, height: $0 < 0 ? 30 : Self.heights[$0]) }
      stage.carousel.reloadData()
      Device.layOut()
      return stage
    }

    @Test(arguments: [(CrossAlignment.start, 0.0), (.center, 0.5), (.end, 1)])
    func `items rest on one line across the axis`(alignment: CrossAlignment, share: Double) throws {
      let stage = row(alignment)
      for index in 0..<3 {
        let carrier = try #require(stage.carrier(index)), height = Self.heights[index]
        let edge = try #require(
          stage.place(index, CGPoint(x: carrier.bounds.midX, y: carrier.bounds.height * CGFloat(share))))
        #expect(carrier.bounds.height == height && abs(edge.y - 200 - 300 * CGFloat(share)) < 1e-9)
      }
      stage.checkPicture()
    }

    // MARK: Stretched items

    @Test func `views with a frame are as large as the carousel, and get their own size back`() {
      let stage = row(.stretch)
      #expect(stage.contentSizes.allSatisfy { $0 == CGSize(width: 100, height: 300) })
      #expect(stage.heights.allSatisfy { $0 == 300 } && stage.carousel.itemLength == 100)
      stage.checkPicture()
      stage.carousel.frame.size.height = 350
      Device.layOut()
      #expect(stage.contentSizes.allSatisfy { $0 == CGSize(width: 100, height: 350) })
      stage.checkPicture()
      stage.carousel.crossAlignment = .center
      for index in 0..<3 { #expect(stage.carousel.itemView(at: index)?.plainSize.height == Self.heights[index]) }
      stage.checkPicture()
      #expect(Device.breaches == [])
    }

    @Test func `the other axis stretches the other side`() {
      let stage = row(.stretch) { $0.frame.size = CGSize(width: 300, height: 300) }
      stage.carousel.isVertical = true
      Device.layOut()
      #expect(stage.carousel.itemLength == 80, "the first item's own height")
      #expect(stage.carousel.itemView(at: 1)?.plainSize == CGSize(width: 300, height: 200))
      stage.carousel.isVertical = false
      #expect(stage.carousel.itemView(at: 1)?.plainSize == CGSize(width: 100, height: 300))
      stage.carousel.isList = true
      #expect(stage.carousel.itemView(at: 1)?.plainSize == CGSize(width: 100, height: 200), "a list stretches nothing")
    }

    @Test func `recycled and reloaded views, and those that the app resizes, are stretched again`() {
      let stage = ViewStage(items: 40) { $0.crossAlignment = .stretch }
      stage.carousel.scrollOffset = 30
      Device.layOut()
      #expect(stage.app.reused > 0 && stage.contentSizes.allSatisfy { $0.height == 300 })
      stage.app.size = { _ in CGSize(width: 100, height: 50) }
      stage.carousel.reloadItem(at: 30, animated: false)
      #expect(stage.carousel.itemView(at: 30)?.plainSize.height == 300)
      stage.carousel.itemView(at: 31)?.plainSize.height = 70
      stage.carousel.controller.remeasure()
      #expect(stage.carousel.itemView(at: 31)?.plainSize.height == 300)
      stage.carousel.crossAlignment = .start
      #expect(stage.carousel.itemView(at: 30)?.plainSize.height == 50)
      #expect(stage.carousel.itemView(at: 31)?.plainSize.height == 70)
      #expect(stage.carousel.itemView(at: 32)?.plainSize.height == 80)
    }

    @Test func `a view that another one replaces leaves with its own size`() throws {
      let stage = row(.stretch)
      let old = try #require(stage.carousel.itemView(at: 1))
      stage.app.make = { _ in PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)) }
      stage.carousel.reloadData()
      Device.layOut()
      #expect(old.superview == nil && old.plainSize.height == 200)
      #expect(stage.contentSizes.allSatisfy { $0.height == 300 })
    }

    @Test func `a constraint stretches views with constraints, and weaker than those that are required`() throws {
      let stage = ViewStage(items: 3)
      stage.app.make = { _ in
        let view = PlatformView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.fittingSize = CGSize(width: 150, height: 90)
        return view
      }
      stage.carousel.reloadData()
      func own() -> [NSLayoutConstraint] { stage.carriers.flatMap { $0.content.activeConstraints } }
      #expect(own().isEmpty && stage.heights == [90, 90, 90])
      stage.carousel.crossAlignment = .stretch
      Device.layOut()
      #expect(own().map(\.constant) == [300, 300, 300] && stage.heights == [300, 300, 300])
      #expect(own().allSatisfy { !$0.isHorizontal && $0.priority.rawValue == 999 })
      let before = own()
      stage.carousel.controller.remeasure()
      #expect(own() == before, "nothing has changed")
      stage.carousel.frame.size.height = 200
      Device.layOut()
      #expect(own().map(\.constant) == [200, 200, 200])
      stage.carousel.isVertical = true
      Device.layOut()
      #expect(own().map(\.constant) == [600, 600, 600] && own().allSatisfy(\.isHorizontal))
      stage.carousel.itemsPerView = 2
      #expect(own().map(\.constant) == stage.carriers.flatMap { _ in [600, 100] as [CGFloat] })
      #expect(stage.carriers.allSatisfy { $0.bounds.size == CGSize(width: 600, height: 100) })
      stage.carousel.itemsPerView = 0
      #expect(own().map(\.constant) == stage.carriers.map { _ in 600 })
      let view = try #require(stage.carousel.itemView(at: 1))
      stage.carousel.reloadItem(at: 1, animated: false)
      stage.carousel.crossAlignment = .center
      #expect(own().isEmpty && view.activeConstraints.isEmpty)
      #expect(stage.carriers.allSatisfy { $0.bounds.size == CGSize(width: 150, height: 90) })
    }

    // MARK: Items per view

    @Test func `views take the length of items per view, also stretched, and get their own size back`() {
      let stage = row(.center) { ($0.itemsPerView, $0.gap) = (2, 20) }
      #expect(stage.contentSizes.allSatisfy { $0.width == 290 } && stage.carousel.itemLength == 290)
      #expect(stage.heights == stage.carriers.map { Self.heights[$0.item?.index ?? 0] })
      stage.checkPicture()
      stage.carousel.frame.size.width = 820
      Device.layOut()
      #expect(stage.contentSizes.allSatisfy { $0.width == 400 })
      stage.carousel.crossAlignment = .stretch
      #expect(stage.contentSizes.allSatisfy { $0 == CGSize(width: 400, height: 300) })
      stage.carousel.itemSizing = .measured
      #expect(stage.contentSizes.allSatisfy { $0 == CGSize(width: 100, height: 300) }, "each has its own")
      stage.carousel.itemSizing = .uniform
      stage.carousel.isVertical = true
      Device.layOut()
      #expect(stage.contentSizes.allSatisfy { $0 == CGSize(width: 820, height: 140) })
      stage.checkPicture()
      (stage.carousel.isVertical, stage.carousel.itemsPerView, stage.carousel.crossAlignment) = (false, 0, .center)
      for index in 0..<3 {
        #expect(stage.carousel.itemView(at: index)?.plainSize == CGSize(width: 100, height: Self.heights[index]))
      }
      #expect(stage.carousel.itemLength == 100 && Device.breaches == [])
    }

    // MARK: Automatic height

    @Test func `it asks for the height of the current page, and for none without that`() {
      let stage = row(.center)
      #expect(stage.carousel.intrinsicContentSize == CGSize(width: -1, height: -1))
      let before = stage.carousel.invalidations
      stage.carousel.adjustsHeight = true
      #expect(stage.carousel.intrinsicContentSize == CGSize(width: -1, height: 80))
      #expect(stage.carousel.invalidations == before + 1)
      stage.carousel.redraw()
      stage.carousel.scrollOffset = 0
      #expect(stage.carousel.invalidations == before + 1, "it has not changed")
      stage.app.items = 0
      stage.carousel.reloadData()
      #expect(stage.carousel.intrinsicContentSize == CGSize(width: -1, height: -1))
      stage.app.items = 5
      stage.carousel.reloadData()
      #expect(stage.carousel.intrinsicContentSize.height == 80)
      stage.carousel.isVertical = true
      #expect(stage.carousel.intrinsicContentSize.height == -1)
    }

    @Test func `a layout around it follows smoothly, once in each frame, and ends`() {
      let stage = row(.start) { $0.adjustsHeight = true }
      let column = stage.column()
      #expect(stage.carousel.frame == CGRect(x: 0, y: 0, width: 600, height: 80))
      stage.carousel.scrollToItem(at: 1, duration: 0.4)
      var heights: [CGFloat] = [80]
      column.count = 0
      while !Device.links.isEmpty, heights.count < 200 {
        Device.frame()
        heights.append(stage.carousel.frame.height)
      }
      #expect(heights == heights.sorted() && heights.last == 200 && heights.count < 60)
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 < 20 })
      #expect(column.count <= heights.count)
      #expect(stage.carousel.currentIndex == 1 && stage.carrier(1)?.frame.height == 200)
      stage.checkPicture()
    }

    @Test func `layouts that take time ask for no other height while it moves`() {
      let stage = row(.start) { $0.adjustsHeight = true }
      let column = stage.column()
      column.duration = 0.02
      stage.carousel.scrollToItem(at: 3, duration: 0.4)
      for _ in 0..<8 {
        column.count = 0
        Device.frame()
        #expect(column.count <= 1 && Device.breaches == [])
      }
      let height = stage.carousel.frame.height
      #expect(height > 80 && height < 260)
      stage.settle()
      #expect(stage.carousel.frame.height == 260)
    }

    @Test func `items whose height follows the carousel's come to rest`() {
      let stage = row(.start) { $0.adjustsHeight = true }
      let column = stage.column()
      for share in [0.5, 1, 0.9] as [CGFloat] {
        stage.app.events = []
        for _ in 0..<600 {
          Device.frame()
          for carrier in stage.carriers {
            carrier.content.plainSize.height = (stage.carousel.frame.height * share).rounded()
          }
          stage.carousel.controller.remeasure()
        }
        let frames = column.count
        for _ in 0..<10 { Device.frame() }
        #expect(column.count == frames && Device.breaches == [], "at \(share)")
      }
    }

    @Test func `a change of the width is followed at once`() {
      let stage = row(.start) { $0.adjustsHeight = true }
      let column = stage.column()
      column.plainSize.width = 400
      stage.app.size = { _ in CGSize(width: 100, height: 150) }
      stage.carousel.reloadData()
      Device.layOut()
      #expect(stage.carousel.frame.size == CGSize(width: 400, height: 150))
      #expect(stage.carousel.intrinsicContentSize.height == 150 && Device.breaches == [])
    }
  }
}
