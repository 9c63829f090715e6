@testable import CarouselSwiftUI
@testable import CarouselViews
import SwiftUI
import Testing

/// Counts how often it is placed.
private final class Counted: DecoratedView {
  static var placements = 0
  override func didPlace(_ item: PlacedItem, on axis: CarouselAxis) {
    super.didPlace(item, on: axis)
    Self.placements += 1
  }
}

private struct Tint: EnvironmentKey { static let defaultValue = "blue" }

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
}

private final class Library: ObservableObject {}

private struct Titles: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
private func preferring<Item>(_ carousel: Carousel<[Album], Item>) -> PreferringCarousel<[Album], Item, Titles>? {
  firstView(PreferringCarousel<[Album], Item, Titles>.self, in: carousel.carouselPreference(Titles.self))
}

/// Returns the carousel inside a view, of the type of another one.
@MainActor
private func firstCarousel<Item>(in view: any View, like other: Carousel<[Album], Item>) -> Carousel<[Album], Item>? {
  firstView(Carousel<[Album], Item>.self, in: view)
}

/// How long a task is waited for, in seconds: faults.py waits less, because a fault may keep the task from running.
private let patience = ProcessInfo.processInfo.environment["PATIENCE"].flatMap(Double.init) ?? 60

/// Waits until a value is as expected, but not for ever: what follows an update is a task.
@MainActor
private func wait<Value: Equatable>(for expected: Value, _ value: () -> Value) async {
  let end = Date(timeIntervalSinceNow: patience)
  while value() != expected, Date() < end { await Task.yield() }
  #expect(value() == expected)
}

/// A carousel of any views on a screen.
@MainActor
private final class Stage<Item: View> {
  let pane = Pane()
  let hosted: Hosted<CarouselRepresentation<[Album], Item>>
  var view: CarouselView { hosted.view }

  init(_ carousel: Carousel<[Album], Item>) {
    Device.reset()
    hosted = Hosted(CarouselRepresentation(carousel: carousel))
    pane.show(hosted.view)
    Device.layOut()
  }

  var size: CGSize { view.currentItemView?.bounds.size ?? .zero }
}

private let albums = ["a", "b", "c"].map { Album(id: $0, title: $0) }

extension Screen {
  fileprivate func host(_ index: Int) -> HostingItemView? {
    view.itemView(at: index).flatMap { HostingItemView.within($0) }
  }

  fileprivate func marks(_ indexes: Range<Int>) -> [ItemMarks?] { indexes.map { host($0)?.markedWith } }

  /// The opacity that a transition gives an item.
  fileprivate func opacity(_ index: Int) -> Double? {
    guard let item = host(index)?.host.root.content as? TransitionedItem else { return nil }
    return ((item.body as? AnyView)?.content as? any Modification)?.anyValue as? Double
  }

  fileprivate func countFromNow() { (HostedRoot.settings, HostedRoot.measurements, Counted.placements) = (0, 0, 0) }
}

extension TheSwiftUIView {
  // MARK: What an update touches

  @Test func `an update without a change touches no view`() {
    let screen = Screen((0..<8).map { "\($0)" }, selection: "2") {
      $0.carouselDecoration { Counted($0) }.carouselPlaceholders(4) { Cover(title: "…") }
    }
    screen.countFromNow()
    screen.update()
    #expect((HostedRoot.settings, HostedRoot.measurements, Counted.placements) == (0, 0, 0))
    screen.albums[2].title = "new"
    screen.update()
    #expect((HostedRoot.settings, HostedRoot.measurements) == (1, 1), "only the one that has changed")
  }

  @Test func `an update takes over the closure of a transition, and shows only items that it changes`() {
    var (lowest, isDimmed) = (0.0, false)
    let screen = Screen((0..<8).map { "\($0)" }) {
      let (lowest, isDimmed) = (lowest, isDimmed)
      return $0.carouselTransition { content, offset in
        content.opacity(max(lowest, 1 - abs(offset) / 4) * (isDimmed ? 0.5 : 1))
      }
    }
    func count(_ change: () -> Void) -> [Int] {
      screen.countFromNow()
      change()
      screen.update()
      return [HostedRoot.settings, HostedRoot.measurements]
    }
    #expect(count {} == [0, 0])
    #expect(count { screen.albums[1].title = "B" } == [1, 1])
    #expect(screen.opacity(0) == 1 && screen.opacity(3) == 0.25)
    #expect(count { lowest = 0.5 } == [5, 5], "only those from offset 3 on")
    #expect(screen.opacity(2) == 0.5 && screen.opacity(3) == 0.5)
    #expect(count { lowest = 0.1 } == [5, 5])
    #expect(count { isDimmed = true } == [8, 8])
    #expect(screen.opacity(0) == 0.5)
    isDimmed = false
    #expect(count { lowest = 0.6 } != [0, 0])
    #expect(count { lowest = 0.65 } != [0, 0])
    screen.view.scrollOffset = 2
    Device.layOut()
    #expect(screen.opacity(0) == 0.65, "an item that looked the same has the new closure as well")
  }

  @Test func `a change of the offset sets and measures no root view`() {
    let screen = Screen((0..<8).map { "\($0)" })
    screen.modify = { [unowned screen] in $0.carouselOffset(screen.binding(\.offset)) }
    screen.update()
    screen.drive = .atOnce
    screen.countFromNow()
    screen.offset = 2.25
    screen.update()
    screen.view.scrollToItem(at: 4, animated: true)
    screen.settle()
    #expect(screen.offset == 4)
    #expect((HostedRoot.settings, HostedRoot.measurements) == (0, 0))
  }

  @Test func `values are compared by their parts`() {
    final class Object {}
    struct Part {
      var number = 1
      var object: Object?
      var choice: Result<Int, any Error> = .success(1)
    }
    struct Opaque { let action: () -> Void }
    enum Choice {
      case first, second, third(Object)
    }
    let object = Object()
    #expect(areSame(Part(object: object), Part(object: object)))
    #expect(!areSame(Part(number: 2), Part()))
    #expect(!areSame(Part(object: object), Part(object: Object())))
    #expect(!areSame(Part(choice: .success(2)), Part()))
    #expect(!areSame(Opaque {}, Opaque {}), "closures are never the same")
    #expect(areSame(Choice.first, Choice.first) && !areSame(Choice.first, Choice.second))
    #expect(areSame(Choice.third(object), Choice.third(object)) && !areSame(1, "1"))
    #expect(areSame((1, "a"), (1, "a")) && !areSame([Opaque {}], [Opaque {}]))
    struct Other {
      var number = 1
      var object: Object?
      var choice: Result<Int, any Error> = .success(1)
    }
    #expect(!areSame(Part(), Other()), "another type with the same parts")
    struct Hiding: CustomReflectable {
      let number: Int
      var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
    }
    #expect(!areSame(Hiding(number: 1), Hiding(number: 2)), "its mirror leaves a part out")
  }

  // MARK: Sizes

  @Test func `flexible content is offered the carousel's size`() {
    let stage = Stage(Carousel(albums) { _ in Color(hue: 0, saturation: 1, brightness: 1) })
    #expect(stage.size == CGSize(width: 600, height: 300))
    #expect(stage.view.itemLength == 600)
    stage.view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    Device.layOut()
    #expect(stage.size == CGSize(width: 400, height: 200) && stage.view.itemLength == 400, "after it was resized, too")
    #expect(Stage(Carousel(albums) { _ in RoundedRectangle(cornerRadius: 8) }).size == CGSize(width: 600, height: 300))
    let wide = Stage(Carousel(albums) { Cover(title: $0.title).frame(maxWidth: .infinity) })
    #expect(wide.size == CGSize(width: 600, height: 80))
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 80)
    #expect(ItemMeasure(container: .zero).size(of: unbounded) == CGSize(width: 0, height: 80))
  }

  @Test func `items have the given size, also relative to the carousel`() {
    let carousel = Carousel(albums) { _ in Color(hue: 0, saturation: 1, brightness: 1) }
    #expect(Stage(carousel.carouselItemSize(width: 240, height: 150.5)).size == CGSize(width: 240, height: 150.5))
    #expect(Stage(carousel.carouselItemSize(width: .fraction(0.8))).size == CGSize(width: 480, height: 300))
    #expect(Stage(carousel.carouselItemSize(height: .fraction(0.5))).size == CGSize(width: 600, height: 150))
    for invalid in [-1, 0, .nan, .infinity] as [Double] {
      #expect(Stage(carousel.carouselItemSize(width: .points(invalid))).size.width == 600, "\(invalid) is ignored")
    }
    let covers = Carousel(albums) { Cover(title: $0.title) }
    #expect(Stage(covers.carouselItemSize(width: .fraction(0.5))).size == CGSize(width: 300, height: 80))
  }

  @Test func `a hosted view fills its item`() {
    let stage = Stage(Carousel(albums) { Cover(title: $0.title) }.carouselItemSize(width: 240, height: 150))
    let item = stage.view.currentItemView.flatMap { HostingItemView.within($0) }
    #expect(item?.host.view.frame == CGRect(x: 0, y: 0, width: 240, height: 150))
  }

  @Test func `a carousel tells of a new size once`() {
    let view = ResizingCarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let pane = Pane()
    var count = 0
    view.onResize = { count += 1 }
    pane.show(view)
    Device.layOut()
    view.layOutLater()
    Device.layOut()
    #expect(count == 1)
  }

  // MARK: State and surroundings

  @Test func `the state of one element never shows in another`() {
    let screen = Screen((0..<40).map { "\($0)" })
    // Elements that look the same are still others.
    for index in screen.albums.indices { screen.albums[index].title = "same" }
    screen.update()
    let typed = (0..<40).compactMap { screen.host($0) }
    #expect(typed.count > 3)
    for host in typed { host.host.root.state.text = "typed" }
    screen.albums[0].title = "new"
    screen.update()
    #expect(screen.host(0)?.host.root.state.text == "typed", "an element keeps it while it changes")
    screen.view.scrollOffset = 30
    Device.layOut()
    let recycled = (27...33).compactMap { screen.host($0) }
    #expect(recycled.contains { host in typed.contains { $0 === host } }, "views are recycled")
    #expect(recycled.allSatisfy { $0.host.root.state.text.isEmpty })
  }

  @Test func `the environment and the transaction reach the items`() {
    let screen = Screen(["a", "b"])
    #expect(screen.host(0)?.host.root.environment.tint == "blue")
    screen.hosted.environment.tint = "red"
    screen.albums[1].title = "B"
    screen.hosted.update(
      CarouselRepresentation(carousel: screen.carousel), transaction: Transaction(animation: .default))
    for index in 0...1 {
      #expect(screen.host(index)?.host.root.environment.tint == "red")
      #expect(screen.host(index)?.host.root.transaction.animation == .default)
    }
  }

  @Test func `a transaction ends with its update`() {
    let screen = Screen((0..<40).map { "\($0)" })
    screen.hosted.update(
      CarouselRepresentation(carousel: screen.carousel), transaction: Transaction(animation: .default))
    screen.view.scrollOffset = 30
    Device.layOut()
    #expect(screen.host(30)?.host.root.transaction.animation == nil)
  }

  @Test func `objects of the environment reach the items`() {
    let screen = Screen(["a", "b"]), library = Library()
    #expect(screen.host(0)?.host.root.environment[object: Library.self] == nil)
    screen.hosted.environment[object: Library.self] = library
    screen.update()
    #expect((0...1).allSatisfy { screen.host($0)?.host.root.environment[object: Library.self] === library })
  }

  @Test func `tasks belong to one element, and end with it`() async {
    var (begun, ended): ([String], [String]) = ([], [])
    func carousel(_ albums: [Album]) -> Carousel<[Album], some View> {
      Carousel(albums) { album in
        Color(hue: 0, saturation: 1, brightness: 1).task {
          await MainActor.run { begun.append(album.id) }
          // Until it is cancelled.
          try? await Task.sleep(nanoseconds: 1_000_000_000_000)
          await MainActor.run { ended.append(album.id) }
        }
      }
      .carouselItemSize(width: 100)
    }
    let many = (0..<40).map { Album(id: "\($0)") }
    let stage = Stage(carousel(many))
    await wait(for: true) { begun.contains("0") }
    stage.view.scrollOffset = 30
    Device.layOut()
    await wait(for: true) { begun.contains("30") && ended.count > 3 }
    let visible = stage.view.indexesOfVisibleItems.map { "\($0)" }
    await wait(for: true) { visible.allSatisfy(begun.contains) }
    #expect(visible.allSatisfy { id in begun.filter { $0 == id } == [id] }, "each begins once")
    #expect(!visible.contains(where: ended.contains))
    #expect(ended.allSatisfy { id in begun.filter { $0 == id } == [id] } && ended.count > 3)
  }

  @Test func `preferences of visible items reach the views around the carousel, in their order`() async throws {
    func carousel(_ albums: [Album]) -> Carousel<[Album], some View> {
      Carousel(albums) { album in
        let cover = Cover(title: album.title)
        // Some set none.
        return album.id == "31" ? AnyView(cover) : AnyView(cover.preference(key: Titles.self, value: [album.title]))
      }
    }
    let outer = try #require(preferring(carousel(albums)))
    let preferences = try #require(firstCarousel(in: outer.body, like: carousel(albums))).modifiers.itemPreferences
    let stage = Stage(carousel(albums).changed { $0.itemPreferences = preferences })
    func update(_ albums: [Album]) {
      let new = carousel(albums).changed { $0.itemPreferences = preferences }
      stage.hosted.update(CarouselRepresentation(carousel: new))
      for _ in 0..<100 where !Device.links.isEmpty { Device.frame() }
    }
    func titles() -> [String]? { ((outer.body as? any Modification)?.anyValue as? Preference)?.value as? [String] }
    #expect(titles() == [], "not during the update")
    await wait(for: ["a", "b", "c"]) { titles() }
    Publishing.count = 0
    update(albums)
    for _ in 0..<100 { await Task.yield() }
    #expect(Publishing.count == 0, "the same values cause no update")
    update([Album(id: "b", title: "B"), Album(id: "a", title: "a")])
    await wait(for: ["B", "a"]) { titles() }
    update([Album(id: "a", title: "a"), Album(id: "b", title: "B")])
    await wait(for: ["a", "B"]) { titles() }
    let item = try #require(stage.view.itemView(at: 0).flatMap { HostingItemView.within($0) })
    let own = Cover(title: "own").preference(key: Titles.self, value: ["own"])
    let content = HostedContent(
      id: AnyHashable("a"), view: own, environment: EnvironmentValues(), preferences: preferences)
    item.host.rootView = content.root(at: ItemOffset(), in: item)
    await wait(for: ["own", "B"]) { titles() }
    update((0..<40).map { Album(id: "\($0)", title: "\($0)") })
    stage.view.scrollOffset = 30
    Device.layOut()
    await wait(for: stage.view.indexesOfVisibleItems.filter { $0 != 31 }.map { "\($0)" }) { titles() }
    #expect(titles()?.contains("30") == true && stage.view.indexesOfVisibleItems.contains(31))
    // Items that only disappear.
    stage.view.scrollsToItemBoundary = false
    for offset in [0.0, 3, 0] {
      stage.view.scrollOffset = offset
      Device.layOut()
      await wait(for: stage.view.indexesOfVisibleItems.map { "\($0)" }) { titles() }
    }
  }

  @Test func `hosting controllers have a parent while they are on a screen`() {
    let screen = Screen(["a", "b", "c"])
    let parent = PlatformController(), hosts = (0..<3).compactMap { screen.host($0)?.host }
    #expect(hosts.count == 3 && hosts.allSatisfy { $0.parent == nil && $0.safeAreaRegions.isEmpty })
    screen.view.removeFromSuperview()
    parent.view.addSubview(screen.view)
    screen.pane.show(parent.view)
    #expect(hosts.allSatisfy { $0.parent === parent } && parent.children.count == 3)
    parent.view.removeFromSuperview()
    #expect(hosts.allSatisfy { $0.parent == nil } && parent.children.isEmpty, "a parent would keep them alive")
    #expect(Device.breaches == [])
  }

  @Test func `bars and the keyboard do not shift items, on older systems either`() {
    let screen = Screen(["a", "b", "c"])
    #expect((0..<3).allSatisfy { screen.host($0)?.host.root.ignoredRegions == .all })
    #expect((0..<3).allSatisfy { screen.host($0)?.host.safeAreaRegions == [] })
  }

  @Test func `a leaving item keeps its content`() throws {
    let screen = Screen(["a", "b", "c"])
    let leaving = try #require(screen.host(0))
    screen.albums.remove(at: 0)
    screen.update()
    screen.albums[0].title = "B"
    screen.update()
    #expect(!Device.links.isEmpty && leaving.window != nil, "it is still fading out")
    #expect(leaving.shown?.id == AnyHashable("a"))
  }

  @Test func `nothing keeps a coordinator alive`() {
    weak var weakly: AnyObject?
    do {
      let screen = Screen(["a", "b", "c"], selection: "a")
      screen.update()
      weakly = screen.view.dataSource
      #expect(weakly != nil)
      screen.view.removeFromSuperview()
    }
    #expect(weakly == nil)
  }

  @Test func `1,000 lifetimes leave nothing behind`() {
    var alive: [() -> AnyObject?] = []
    for turn in 0..<1000 {
      let screen = Screen((0...turn % 5).map { "\($0)" }, selection: "0") {
        turn % 3 == 0 ? $0.carouselAutoplay(every: 1).carouselButtons() : $0
      }
      screen.view.scrollToItem(at: 2, animated: true)
      screen.frame()
      screen.albums.removeLast()
      screen.update()
      alive += [screen.view, screen.view.dataSource as AnyObject?].map { object in { [weak object] in object } }
      screen.view.removeFromSuperview()
    }
    // The last one is still on the screen's window.
    #expect(alive.count { $0() != nil } <= 2)
    Device.reset()
    #expect(Device.links.isEmpty && Device.timers.isEmpty)
  }

  @Test func `preferences that items pass on keep no carousel alive`() throws {
    weak var weakly: CarouselView?
    let carousel = Carousel(albums) { Cover(title: $0.title) }
    let outer = try #require(preferring(carousel))
    let preferences = try #require(firstCarousel(in: outer.body, like: carousel)).modifiers.itemPreferences
    do {
      let stage = Stage(carousel.changed { $0.itemPreferences = preferences })
      weakly = stage.view
      #expect(preferences.allSatisfy { $0.onChange != nil })
    }
    #expect(weakly == nil)
  }

  // MARK: Marks

  @Test func `items have their marks in their environment, which is updated only when they change`() {
    let screen = Screen((0..<8).map { "\($0)" })
    #expect(EnvironmentValues().carouselItemMarks == [])
    #expect(screen.marks(0..<5) == [[.current, .visible], [.next, .visible], .visible, .visible, []])
    func change(to offset: Double) -> Int {
      Publishing.count = 0
      screen.view.scrollOffset = offset
      Device.layOut()
      return Publishing.count
    }
    screen.countFromNow()
    #expect(change(to: 1) == 4)
    #expect(screen.marks(0..<4) == [[.previous, .visible], [.current, .visible], [.next, .visible], .visible])
    #expect(change(to: 1.2) == 0 && change(to: 1.4) == 0, "not in each frame")
    #expect(change(to: 2) > 0)
    #expect(screen.marks(0..<4) == [.visible, [.previous, .visible], [.current, .visible], [.next, .visible]])
    #expect((HostedRoot.settings, HostedRoot.measurements) == (0, 0))
  }

  @Test func `backs, decorated items and placeholders have marks, and another element begins without`() throws {
    let screen = Screen((0..<3).map { "\($0)" }) {
      $0.carouselDecoration { DecoratedView($0) }.carouselPlaceholders(2) { Cover(title: "…") }
        .carouselBack { Cover(title: $0.title) }
    }
    #expect(screen.marks(0..<2) == [[.current, .visible], [.next, .visible]])
    let sides = try #require(screen.view.itemView(at: 0) as? DoubleSidedView)
    #expect(HostingItemView.within(sides.back)?.markedWith == [.current, .visible])
    let views = screen.view.contentView.subviews.compactMap { $0 as? ItemView }
    let placeholder = views.first { $0.item?.isPlaceholder == true }
    #expect((placeholder?.content as? HostingItemView)?.markedWith == .visible)
    let item = try #require(screen.host(0)), shown = try #require(item.shown)
    let other = HostedContent(id: AnyHashable("other"), view: shown.view, environment: shown.environment)
    item.show(other, measure: ItemMeasure(width: 100, height: 80, container: CGSize(width: 600, height: 300)))
    #expect(item.markedWith == [])
  }

  // MARK: Transitions

  @Test func `a transition styles each item by its offset in each frame`() {
    let screen = Screen(["a", "b", "c", "d"]) {
      $0.carouselTransition { content, offset in content.opacity(1 - abs(offset) / 4) }
    }
    #expect((0..<4).map(screen.opacity) == [1, 0.75, 0.5, 0.25])
    screen.countFromNow()
    screen.view.scrollOffset = 1.5
    Device.layOut()
    #expect((0..<4).map(screen.opacity) == [0.625, 0.875, 0.875, 0.625])
    #expect(HostedRoot.settings == 0)
  }
}

extension HostingItemView {
  /// The marks in the environment of the content.
  fileprivate var markedWith: ItemMarks? {
    let marking = host.root.modifier(ItemMarking.self)
    return ((marking?.body(content: ModifierContent()) as? any Modification)?.anyValue as? EnvironmentValues)?
      .carouselItemMarks
  }
}

extension CarouselView {
  /// Asks for a layout.
  fileprivate func layOutLater() {
    #if canImport(UIKit)
      setNeedsLayout()
    #else
      needsLayout = true
    #endif
  }
}
