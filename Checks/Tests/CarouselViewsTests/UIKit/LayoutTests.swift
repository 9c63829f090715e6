import CarouselViews
import Testing
import UIKit

extension TheHost {
  @MainActor @Suite struct Layout {
    static let styles: [AnyCarouselStyle] = NamedStyle.allCases.map(\.style)

    @Test(arguments: NamedStyle.allCases, [false, true])
    func `items are where the engine places them`(style: NamedStyle, isVertical: Bool) {
      let stage = ViewStage(items: 15, size: CGSize(width: 500, height: 400)) {
        $0.style = style.style
        $0.isVertical = isVertical
      }
      stage.checkPicture("at first")
      for offset in [0.3, 3.7, 12] {
        stage.carousel.scrollsToItemBoundary = false
        stage.carousel.scrollOffset = offset
        stage.checkPicture("at \(offset)")
      }
      stage.carousel.scrollToItem(at: 2, animated: true)
      for frame in 0..<12 {
        Device.frame()
        stage.checkPicture("in frame \(frame)")
      }
    }

    @Test func `a row is centred, with its items side by side`() {
      let stage = ViewStage()
      #expect(stage.place(0) == CGPoint(x: 400, y: 350))
      #expect(stage.place(2) == CGPoint(x: 600, y: 350))
      #expect(stage.carrier(0)?.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    @Test func `items keep their own size across the axis, and have the carousel's along it`() {
      let stage = ViewStage { $0.givenItemLength = 140 }
      #expect(stage.carrier(0)?.bounds.size == CGSize(width: 140, height: 80))
      #expect(stage.carousel.itemView(at: 0)?.bounds.size == CGSize(width: 100, height: 80))
      #expect(stage.place(1) == CGPoint(x: 540, y: 350))
      stage.carousel.isVertical = true
      stage.carousel.givenItemLength = 0
      #expect(stage.carousel.itemLength == 80, "it is measured along the new axis")
      #expect(stage.place(1) == CGPoint(x: 400, y: 430))
      #expect(stage.carrier(0)?.bounds.size == CGSize(width: 100, height: 80))
      stage.checkPicture()
    }

    @Test func `a layout puts an item back in the middle of its place`() throws {
      let stage = ViewStage()
      let (view, carrier) = try (#require(stage.carousel.itemView(at: 0)), #require(stage.carrier(0)))
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      carrier.setNeedsLayout()
      Device.layOut()
      #expect(view.center == CGPoint(x: carrier.bounds.midX, y: carrier.bounds.midY))
    }

    @Test func `it follows its size, and keeps the current item centred`() {
      let stage = ViewStage()
      stage.carousel.currentIndex = 4
      stage.carousel.bounds = CGRect(x: 0, y: 0, width: 300, height: 700)
      Device.layOut()
      #expect(stage.carousel.contentView.bounds.size == CGSize(width: 300, height: 700))
      #expect(stage.carousel.contentView.center == CGPoint(x: 150, y: 350))
      #expect(stage.carrier(4)?.center == CGPoint(x: 150, y: 350))
      #expect(stage.carousel.currentIndex == 4)
      stage.checkPicture()
    }

    @Test func `a layout ends, and frames of a movement cause no layout`() {
      let stage = ViewStage()
      stage.carousel.scrollToItem(at: 3, animated: true)
      // A button that pauses it comes.
      stage.carousel.autoscroll = 0.01
      stage.frames(3)
      let layouts = stage.carousel.layouts
      stage.frames(5)
      #expect(stage.carousel.layouts == layouts)
      #expect(Device.breaches == [])
    }

    @Test func `the views' order changes only with the depth order`() {
      let stage = ViewStage(items: 40) { $0.style = .coverFlow }
      stage.carousel.scrollsToItemBoundary = false
      stage.carousel.scrollOffset = 20
      let moves = stage.carousel.contentView.moves
      stage.carousel.scrollOffset = 20.2
      #expect(stage.carousel.contentView.moves == moves)
      stage.carousel.scrollOffset = 21.2
      #expect(stage.carousel.contentView.moves > moves)
      stage.checkPicture()
    }

    @Test func `items that come, go, or are replaced move no other views`() {
      let stage = ViewStage(items: 3)
      let moves = stage.carousel.contentView.moves
      stage.carousel.reloadItem(at: 1, animated: false)
      stage.carousel.redraw()
      #expect(stage.carousel.contentView.moves == moves)
      stage.remove(at: 2, animated: false)
      #expect(stage.carousel.contentView.moves == moves)
      stage.checkPicture()
    }

    @Test func `views that the app adds to the content stay there`() {
      let stage = ViewStage { $0.style = .coverFlow }
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.carousel.contentView.addSubview(own)
      for index in 0..<12 { stage.carousel.currentIndex = index }
      #expect(own.superview === stage.carousel.contentView)
      stage.carousel.reloadData()
      #expect(own.superview === stage.carousel.contentView)
      stage.checkPicture()
    }

    @Test func `from right to left it is the mirror image, and a drag follows the finger`() {
      let stage = ViewStage()
      stage.window.direction = .rightToLeft
      stage.carousel.setNeedsLayout()
      Device.layOut()
      #expect(stage.place(1) == CGPoint(x: 300, y: 350))
      stage.drag(from: CGPoint(x: 400, y: 350), by: CGPoint(x: 150, y: 0), steps: 40)
      stage.settle()
      #expect(stage.carousel.currentIndex ?? 0 >= 1)
      stage.checkPicture()
    }

    @Test func `constraints determine the size of items, and centre them`() {
      let stage = ViewStage(items: 3)
      stage.app.make = { _ in
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.fittingSize = CGSize(width: 150, height: 90)
        return view
      }
      stage.carousel.reloadData()
      #expect(stage.carousel.itemLength == 150)
      let carrier = stage.carriers[0]
      #expect(carrier.bounds.size == CGSize(width: 150, height: 90))
      #expect(carrier.content.center == .zero, "the constraints place it")
      #expect(carrier.activeConstraints.map(\.isHorizontal) == [true, false])
      #expect(carrier.activeConstraints.allSatisfy { $0.first === carrier.content && $0.second === carrier })
    }

    @Test func `larger text enlarges items`() {
      let stage = ViewStage()
      for index in stage.carousel.indexesOfVisibleItems {
        stage.carousel.itemView(at: index)?.bounds.size = CGSize(width: 180, height: 120)
      }
      stage.carousel.traitCollectionDidChange(nil)
      Device.layOut()
      #expect(stage.carousel.itemLength == 180)
      #expect(stage.place(1) == CGPoint(x: 580, y: 350))
      stage.checkPicture()
    }

    @Test func `a change of traits is laid out again`() {
      let stage = ViewStage()
      stage.window.direction = .rightToLeft
      Device.layOut()
      #expect(stage.place(1) == CGPoint(x: 500, y: 350), "the window alone was laid out")
      stage.carousel.traitCollectionDidChange(nil)
      Device.layOut()
      #expect(stage.place(1) == CGPoint(x: 300, y: 350))
    }

    @Test func `items can be views of child controllers, which come and leave`() {
      Device.reset()
      let (window, pages) = (ViewStage.makeWindow(), ChildPages())
      let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      pages.view.addSubview(carousel)
      window.addSubview(pages.view)
      carousel.delegate = pages
      carousel.dataSource = pages
      Device.layOut()
      #expect(pages.children.count > 1 && pages.children.count < 12)
      for step in 0..<12 {
        carousel.currentIndex = step
        Device.layOut()
        #expect(pages.pages[step].parent === pages && pages.pages[step].view.window === window)
      }
      #expect(pages.pages[0].parent == nil && Device.breaches == [])
    }

    @Test func `nothing clips the items`() {
      let stage = ViewStage { $0.style = .wheel }
      #expect(!stage.carousel.clipsToBounds && !stage.carousel.contentView.clipsToBounds)
      #expect(stage.carriers.allSatisfy { !$0.clipsToBounds })
    }

    @Test func `the focus point and the content offset shift the items`() {
      let stage = ViewStage()
      stage.carousel.focusPoint = CGPoint(x: 0.25, y: 0.5)
      #expect(stage.place(0) == CGPoint(x: 250, y: 350))
      stage.carousel.contentOffset = CGPoint(x: 0, y: 20)
      #expect(stage.place(0) == CGPoint(x: 250, y: 370))
      stage.carousel.bounds.size = CGSize(width: 400, height: 300)
      Device.layOut()
      #expect(stage.carrier(0)?.center == CGPoint(x: 100, y: 170), "the focus point is a share of the size")
      stage.carousel.focusPoint = CGPoint(x: CGFloat.nan, y: .infinity)
      #expect(stage.carrier(0)?.center == CGPoint(x: 200, y: 170), "invalid numbers fall back to the centre")
      stage.carousel.viewpointOffset = CGPoint(x: 30, y: 0)
      #expect(stage.carousel.viewpointOffset == CGPoint(x: 30, y: 0))
      #expect(stage.carrier(0)?.layer.transform.m41 == -30)
      #expect(stage.carousel.contentOffset == CGPoint(x: 0, y: 20))
      stage.checkPicture()
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -5, height: CGFloat.nan), CGSize(width: 1e9, height: 1)])
    func `it survives any size`(size: CGSize) {
      let stage = ViewStage(item: size)
      stage.carousel.bounds.size = size
      Device.layOut()
      stage.carousel.scrollToItem(at: 7, animated: true)
      stage.settle()
      #expect(stage.carousel.currentIndex == 7)
      for carrier in stage.carriers { #expect(carrier.layer.transform.numbers.allSatisfy { $0.isFinite }) }
    }
  }
}

/// The example of child view controllers in the documentation.
private final class ChildPages: UIViewController, CarouselViewDataSource, CarouselViewDelegate {
  let pages = (0..<30).map { _ in
    let page = UIViewController()
    page.view.bounds.size = CGSize(width: 150, height: 100)
    return page
  }

  func numberOfItems(in carousel: CarouselView) -> Int { pages.count }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    addChild(pages[index])
    return pages[index].view
  }

  func carousel(_ carousel: CarouselView, didDisplay view: UIView, forItemAt index: Int) {
    pages[index].didMove(toParent: self)
  }

  func carousel(_ carousel: CarouselView, didEndDisplaying view: UIView, forItemAt index: Int) {
    pages[index].willMove(toParent: nil)
    pages[index].removeFromParent()
  }
}
