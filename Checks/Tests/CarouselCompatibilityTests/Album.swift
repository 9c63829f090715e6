import CarouselCompatibility
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

/// All tests of iCarousel's interface, one after another, because there is one device.
@MainActor @Suite(.serialized) struct TheClassic {}

/// An app with every method that iCarousel's delegate and data source had.
@MainActor
class Album: NSObject, iCarouselDataSource, iCarouselDelegate {
  var items = 12
  var placeholders = 0
  var width: CGFloat = 0
  var options: [iCarouselOption: (CGFloat) -> CGFloat] = [:]
  var denied: Set<Int> = []
  var reused = 0
  var events: [String] = []
  var transform: ((iCarousel, CGFloat, CATransform3D) -> CATransform3D)?

  /// The items whose views were requested, and how often the items were counted.
  var requested: [Int] = []
  var counts = 0
  /// The size of new views in the carousel.
  var viewSize: (iCarousel) -> CGSize = { _ in CGSize(width: 100, height: 80) }

  func note(_ event: String) { if event != events.last { events.append(event) } }

  func numberOfItems(in carousel: iCarousel) -> Int {
    counts += 1
    return items
  }
  func numberOfPlaceholders(in carousel: iCarousel) -> Int { placeholders }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
    requested.append(index)
    if view != nil { reused += 1 }
    return view ?? PlatformView(frame: CGRect(origin: .zero, size: viewSize(carousel)))
  }

  func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: PlatformView?) -> PlatformView {
    view ?? PlatformView(frame: CGRect(x: 0, y: 0, width: CGFloat(90 + index), height: 80))
  }

  func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) { note("will scroll") }
  func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { note("scrolled") }
  func carouselDidScroll(_ carousel: iCarousel) { note("moved") }
  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) { note("current \(carousel.currentItemIndex)") }
  func carouselCurrentItemIndexUpdated(_ carousel: iCarousel) { note("updated \(carousel.currentItemIndex)") }
  func carouselWillBeginDragging(_ carousel: iCarousel) { note("will drag") }
  func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) { note("dragged \(decelerate)") }
  func carouselWillBeginDecelerating(_ carousel: iCarousel) { note("will decelerate") }
  func carouselDidEndDecelerating(_ carousel: iCarousel) { note("decelerated") }
  func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool { !denied.contains(index) }
  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { note("selected \(index)") }
  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { width }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
    options[option]?(value) ?? value
  }

  func carousel(_ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform base: CATransform3D)
    -> CATransform3D
  {
    transform?(carousel, offset, base) ?? base
  }
}

/// An album whose carousel leads another one.
final class LinkedAlbum: Album {
  weak var other: iCarousel?

  override func carouselDidScroll(_ carousel: iCarousel) { other?.scrollOffset = carousel.scrollOffset }
}

/// The album of an app written for version 1.6.
@MainActor
final class OldAlbum: NSObject, iCarouselDataSource, iCarouselDelegate {
  /// What `carousel(_:valueFor:withDefault:)` returns for wrapping, and its default.
  var wrap: CGFloat?
  private(set) var wrapDefault: CGFloat?

  func numberOfItems(in carousel: iCarousel) -> Int { 12 }
  func numberOfVisibleItems(in carousel: iCarousel) -> Int { 3 }
  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
    view ?? PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  }
  func carouselShouldWrap(_ carousel: iCarousel) -> Bool { true }
  func carouselOffsetMultiplier(_ carousel: iCarousel) -> CGFloat { 3 }
  func carouselScrollSpeed(_ carousel: iCarousel) -> CGFloat { 2 }
  func carousel(_ carousel: iCarousel, itemAlphaForOffset offset: CGFloat) -> CGFloat { offset == 0 ? 1 : 0.5 }
  func carousel(
    _ carousel: iCarousel, valueForTransform option: iCarouselTranformOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? value * 2 : value
  }
  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
    guard option == .wrap else { return value }
    wrapDefault = value
    return wrap ?? value
  }
}

/// A carousel on a screen.
@MainActor
struct Shelf {
  let carousel: iCarousel
  #if canImport(UIKit)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  #else
    let window = NSWindow(size: CGSize(width: 1000, height: 1000))
  #endif

  private let album: any iCarouselDataSource & iCarouselDelegate

  init(_ album: any iCarouselDataSource & iCarouselDelegate, prepare: (iCarousel) -> Void = { _ in }) {
    self.album = album
    Device.reset()
    carousel = iCarousel(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    #if canImport(UIKit)
      window.addSubview(carousel)
    #else
      window.contentView?.addSubview(carousel)
    #endif
    prepare(carousel)
    carousel.delegate = album
    carousel.dataSource = album
    Device.layOut()
  }

  func settle() {
    for _ in 0..<1000 where !Device.links.isEmpty { Device.frame() }
    #expect(Device.links.isEmpty && Device.breaches == [])
  }

  /// The layer that an item's style moves.
  func item(_ index: Int) -> ItemView? { carousel.itemView(at: index)?.superview as? ItemView }
}
