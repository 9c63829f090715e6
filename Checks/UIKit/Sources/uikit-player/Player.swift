import CarouselUIKit
import Foundation
import UIKit

/// Plays a session with the view and its recognisers, as fingers and an app would, and looks at the layers.
@MainActor
final class Player {
  private let session: Session
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
  private let carousel = CarouselView(frame: .zero)
  private let app: App
  private let touch = UITouch(view: nil, place: .zero)
  private var isDown = false
  private var last = (CGPoint.zero, CGPoint.zero)

  init(_ session: Session) {
    self.session = session
    app = App(session)
    Device.reset()
    Device.time = 0
    window.addSubview(carousel)
    carousel.delegate = app
  }

  /// What is to be seen each time that the picture is looked at.
  func play() -> [[String: Any]] {
    var pictures: [[String: Any]] = []
    var looks = session.looks[...]
    for (count, input) in session.inputs.enumerated() {
      while looks.first == count {
        pictures.append(picture)
        looks.removeFirst()
      }
      perform(input)
      if input.name != "frame" { Device.layOut() }
    }
    for _ in looks { pictures.append(picture) }
    return pictures
  }

  // MARK: Input

  private func perform(_ input: Session.Input) {
    let n = input.numbers
    func whole(_ index: Int) -> Int { Int(exactly: n[index].rounded()) ?? (n[index] > 0 ? Int.max : Int.min) }
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch input.name {
    case "setTime": Device.time = n[0]
    case "frame": Device.frame(at: n[0], lead: 0)
    case "style": carousel.style = style(whole(0))
    case "vertical": carousel.isVertical = n[0] != 0
    case "viewport": carousel.bounds.size = CGSize(width: n[0], height: n[1])
    case "perspective": carousel.perspective = n[0]
    case "contentOffset": carousel.contentOffset = point(0)
    case "viewpointOffset": carousel.viewpointOffset = point(0)
    case "itemLength": carousel.givenItemLength = n[0]
    case "option":
      carousel.options[StyleOption(rawValue: whole(0))!] = n.count > 1 ? .constant(n[1]) : .standard
    case "counts": (app.items, app.placeholders) = (whole(0), whole(1))
    case "setNeedsLayout": carousel.redraw()
    case "reloadData": if carousel.dataSource == nil { carousel.dataSource = app } else { carousel.reloadData() }
    case "setScrollOffset": carousel.scrollOffset = n[0]
    case "scrollToItem": carousel.scrollToItem(at: whole(0), duration: n[1])
    case "scrollByItems": carousel.scrollByItems(whole(0), duration: n[1])
    case "scrollToOffset": carousel.scrollToOffset(n[0], duration: n[1])
    case "scrollByOffset": carousel.scrollByOffset(n[0], duration: n[1])
    // Recordings hold where an animated change leads, not the way there.
    case "insertItem": carousel.insertItem(at: whole(0), animated: false)
    case "removeItem": carousel.removeItem(at: whole(0), animated: false)
    case "reloadItem": carousel.reloadItem(at: whole(0), animated: n[1] != 0)
    case "touchDown": touchDown()
    case "touchUp": lift()
    case "beginDragging": pan(.began, point(0), .zero)
    case "drag": pan(.changed, point(0), point(2))
    case "endDragging":
      pan(.ended, last.0, last.1)
      lift()
    case "tap": tap(at: point(0))
    default: set(input.name, n[0])
    }
  }

  private func style(_ number: Int) -> AnyStyle {
    if let style = StyleCatalogue(rawValue: number) { return style.style }
    return AnyStyle { offset, scene in
      Placement(
        scene.base.translated(x: offset * scene.itemLength * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }

  private func set(_ name: String, _ value: Double) {
    switch name {
    case "bounces": carousel.bounces = value != 0
    case "bounceDistance": carousel.bounceDistance = value
    case "decelerationRate": carousel.decelerationRate = value
    case "scrollSpeed": carousel.scrollSpeed = value
    case "isScrollEnabled": carousel.isScrollEnabled = value != 0
    case "isPagingEnabled": carousel.isPagingEnabled = value != 0
    case "stopsAtItemBoundary": carousel.stopsAtItemBoundary = value != 0
    case "scrollsToItemBoundary": carousel.scrollsToItemBoundary = value != 0
    case "centersItemWhenSelected": carousel.centersItemWhenSelected = value != 0
    case "ignoresPerpendicularSwipes": carousel.ignoresPerpendicularSwipes = value != 0
    case "autoscroll": carousel.autoscroll = value
    default: fatalError("a session has an input \(name) that is not known here")
    }
  }

  // MARK: Fingers

  private var recognizers: [UIGestureRecognizer] { carousel.gestureRecognizers ?? [] }
  private var observer: UIGestureRecognizer {
    recognizers.first { !($0 is UIPanGestureRecognizer) && !($0 is UITapGestureRecognizer) }!
  }
  private var pan: UIPanGestureRecognizer {
    recognizers.compactMap { $0 as? UIPanGestureRecognizer }.first { $0.allowedScrollTypesMask != .discrete }!
  }
  private var tap: UITapGestureRecognizer { recognizers.compactMap { $0 as? UITapGestureRecognizer }.first! }

  private func touchDown() {
    if isDown { return }
    isDown = true
    observer.touchesBegan([touch], with: UIEvent())
  }

  private func lift() {
    guard isDown else { return }
    isDown = false
    observer.touchesEnded([touch], with: UIEvent())
    observer.state = .possible
  }

  private func pan(_ state: UIGestureRecognizer.State, _ translation: CGPoint, _ velocity: CGPoint) {
    last = (translation, velocity)
    pan.report(state, translation: translation, velocity: velocity)
  }

  private func tap(at point: CGPoint) {
    tap.report(tapAt: CGPoint(x: point.x + carousel.frame.minX, y: point.y + carousel.frame.minY))
    lift()
  }

  // MARK: Picture

  private var picture: [String: Any] {
    let carriers = carousel.contentView.subviews.compactMap { $0 as? ItemView }
      .filter { !($0.item?.isLeaving ?? true) }
      .sorted { $0.item!.index < $1.item!.index }
    return [
      "scrollOffset": carousel.scrollOffset, "currentItemIndex": carousel.currentIndex ?? -1,
      "itemWidth": carousel.itemLength, "offsetMultiplier": carousel.offsetMultiplier,
      "numberOfVisibleItems": carousel.numberOfVisibleItems, "numberOfItems": carousel.numberOfItems,
      "numberOfPlaceholders": carousel.numberOfPlaceholders, "wrap": carousel.wraps ? 1 : 0,
      "items": carriers.map(item),
    ]
  }

  private func item(_ view: ItemView) -> [String: Any] {
    let content = view.content
    return [
      "i": view.item!.index, "o": view.item!.offset,
      "m": view.layer.transform.numbers.map { Double($0) }, "a": Double(view.layer.opacity),
      "h": view.layer.isHidden ? 1 : 0,
      "e": view.isUserInteractionEnabled ? 1 : 0, "c": [Double(view.center.x), Double(view.center.y)],
      "b": [Double(view.bounds.width), Double(view.bounds.height)],
      "v": [content.frame.minX, content.frame.minY, content.frame.width, content.frame.height].map { Double($0) },
    ]
  }
}

/// The app of a session: views of the sizes that it names.
@MainActor
final class App: CarouselViewDataSource, CarouselViewDelegate {
  private let session: Session
  var items: Int
  var placeholders: Int

  init(_ session: Session) {
    self.session = session
    (items, placeholders) = session.counts
  }

  func numberOfItems(in carousel: CarouselView) -> Int { items }
  func numberOfPlaceholders(in carousel: CarouselView) -> Int { placeholders }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    sized(view ?? UIView(), session.sizes[index % session.sizes.count])
  }

  func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: UIView?) -> UIView {
    sized(view ?? UIView(), session.placeholderSize)
  }

  func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool { !session.denied.contains(index) }

  private func sized(_ view: UIView, _ size: CGSize) -> UIView {
    view.bounds.size = size
    return view
  }
}
