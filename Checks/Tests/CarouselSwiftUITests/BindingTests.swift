@testable import CarouselSwiftUI
import CarouselViews
import SwiftUI
import Testing

private let many = (0..<30).map { "\($0)" }

extension TheSwiftUIView {
  @Test(arguments: [Screen.Drive.atOnce, .inTheNextFrame], [CarouselSelectionUpdates.whenSettled, .continuously])
  func `updates by the selection do not end a flick`(drive: Screen.Drive, updates: CarouselSelectionUpdates) {
    let screen = Screen(many, selection: "0") { $0.carouselSelectionUpdates(updates) }
    screen.drive = drive
    screen.selections = []
    let destination = screen.flick()
    #expect(destination ?? 0 > 4, "it is a flick")
    screen.settle()
    #expect(screen.view.currentIndex == destination)
    #expect(screen.selection == destination.map { "\($0)" })
    let passed = (1...(destination ?? 1)).map { "\($0)" }
    #expect(screen.selections == (updates == .whenSettled ? [passed.last] : passed))
  }

  @Test(arguments: [Screen.Drive.atOnce, .inTheNextFrame])
  func `updates by the offset end neither a flick nor a scroll`(drive: Screen.Drive) {
    let screen = Screen(many, selection: "0") { $0 }
    screen.modify = { [unowned screen] in $0.carouselOffset(screen.binding(\.offset)) }
    screen.update()
    screen.drive = drive
    let destination = screen.flick()
    #expect(destination ?? 0 > 4)
    screen.settle()
    #expect(screen.view.currentIndex == destination && screen.offset == screen.view.scrollOffset)
    screen.view.scrollToItem(at: 20, animated: true)
    screen.settle()
    #expect(screen.view.currentIndex == 20 && screen.offset == 20)
  }

  @Test(arguments: [Screen.Drive.atOnce, .inTheNextFrame])
  func `a page is bound`(drive: Screen.Drive) {
    let screen = Screen(many, selection: "0") { $0.carouselGroups(of: 5) }
    screen.modify = { [unowned screen] in $0.carouselGroups(of: 5).carouselPage(screen.binding(\.page)) }
    screen.update()
    screen.drive = drive
    screen.page = 3
    screen.update()
    #expect(screen.view.isScrolling)
    screen.settle()
    #expect(screen.view.currentPage == 3 && screen.view.scrollOffset == 17)
    screen.view.scrollToPage(5, animated: true)
    screen.settle()
    #expect(screen.page == 5 && screen.view.currentPage == 5)
    // A flick passes pages, which are written back: it ends where it would without that.
    let free = Screen(many, selection: "0") { $0.carouselGroups(of: 5) }
    for screen in [free, screen] {
      screen.view.scrollToPage(0, animated: false)
      screen.settle()
      _ = screen.flick()
      screen.settle()
    }
    #expect(free.view.scrollOffset > 2)
    #expect(screen.view.scrollOffset == free.view.scrollOffset)
    #expect(screen.page == screen.view.currentPage)
  }

  @Test func `thumbnails with the selection of another carousel select its elements`() {
    let screen = Screen(many, selection: "4") { $0.carouselThumbnails().carouselContained().carouselAlignment(0) }
    screen.drive = .atOnce
    func selected() -> [Int] { screen.view.controller.placedItems.filter { $0.marks.contains(.selected) }.map(\.index) }
    screen.update()
    #expect(screen.view.selectedIndex == 4 && selected() == [4])
    screen.selections = []
    _ = screen.flick()
    screen.settle()
    #expect(screen.view.scrollOffset > 2 && screen.selections == [], "its own movement selects nothing")
    screen.view.withController { _ = $0.press(.end) }
    screen.settle()
    #expect(screen.selections == ["29"] && screen.view.selectedIndex == 29 && selected() == [29])
    screen.selection = "0"
    screen.update()
    screen.settle()
    #expect(screen.view.selectedIndex == 0 && screen.view.scrollOffset == 0 && screen.selections == ["29"])
    screen.modify = { $0 }
    screen.update()
    #expect(screen.view.selectedIndex == nil)
  }

  @Test func `another item is told with its cause`() {
    let screen = Screen(many, selection: "0")
    var told: [(index: Int?, isUser: Bool)] = []
    screen.modify = { $0.onCarouselIndexChange { told.append(($0, $1)) } }
    screen.update()
    told = []
    let destination = screen.flick()
    screen.settle()
    #expect(told.last?.index == destination && told.allSatisfy { $0.isUser })
    told = []
    screen.view.scrollToItem(at: 20, animated: true)
    screen.settle()
    #expect(told.last?.index == 20 && !told.contains { $0.isUser })
  }

  @Test func `what the app sets during a movement is followed`() {
    let screen = Screen(many, selection: "0")
    screen.modify = { [unowned screen] in $0.carouselOffset(screen.binding(\.offset)) }
    screen.update()
    screen.drive = .inTheNextFrame
    _ = screen.flick()
    for _ in 0..<3 { screen.frame() }
    screen.selection = "12"
    screen.update()
    #expect(screen.view.destinationIndex == 12)
    for _ in 0..<3 { screen.frame() }
    screen.selection = "0"
    screen.update()
    #expect(screen.view.destinationIndex == 0, "even if it is the item that the flick has left")
    screen.offset = 7.5
    screen.update()
    #expect(abs(screen.view.scrollOffset - 7.5) < 1e-9)
    screen.settle()
  }

  @Test func `an offset that was passed is news after the carousel has settled`() {
    let screen = Screen(many)
    screen.modify = { [unowned screen] in $0.carouselOffset(screen.binding(\.offset)) }
    screen.update()
    screen.drive = .atOnce
    screen.view.scrollToItem(at: 4, animated: true)
    for _ in 0..<6 { screen.frame() }
    let passed = screen.offset
    #expect(passed > 0 && passed < 4)
    screen.settle()
    #expect(screen.offset == 4)
    screen.view.scrollsToItemBoundary = false
    // Until then, it may be one that an app writes back late.
    for _ in 0..<60 { Device.frame() }
    screen.offset = passed
    screen.update()
    #expect(abs(screen.view.scrollOffset - passed) < 1e-9)
  }

  @Test func `an app that keeps other values than it is given has its way`() {
    let screen = Screen(many)
    var offset = 0.0
    let rounded = Binding<Double>(get: { offset }, set: { offset = $0.rounded() })
    screen.modify = { $0.carouselOffset(rounded) }
    screen.update()
    let destination = screen.flick()
    var frames = 0
    while !Device.links.isEmpty, frames < 2000 {
      screen.frame()
      screen.update()
      frames += 1
    }
    #expect(screen.view.currentIndex == destination)
  }

  @Test func `an app that stores values a frame later ends no flick either`() {
    let screen = Screen(many)
    var (stored, pending): (Double, [Double]) = (0, [])
    let late = Binding<Double>(get: { stored }, set: { pending.append($0) })
    screen.modify = { $0.carouselOffset(late) }
    screen.update()
    let destination = screen.flick()
    var frames = 0
    while !Device.links.isEmpty, frames < 2000 {
      let arrived = pending
      pending = []
      screen.frame()
      stored = arrived.last ?? stored
      screen.update()
      frames += 1
    }
    #expect(destination ?? 0 > 4 && screen.view.currentIndex == destination)
  }

  @Test func `the destination is no news, and an item that was passed is some after the carousel has settled`() {
    let screen = Screen(many, selection: "0") { $0.carouselSelectionUpdates(.continuously) }
    let destination = screen.flick()
    screen.selection = destination.map { "\($0)" }
    screen.update()
    #expect(screen.view.isDecelerating, "it goes there already")
    screen.settle()
    #expect(screen.selections.contains("2"))
    screen.selection = "2"
    screen.update()
    #expect(screen.view.destinationIndex == 2)
    screen.settle()
  }

  @Test func `an offset that cannot be told from the carousel's moves nothing`() {
    let screen = Screen(many)
    screen.modify = { [unowned screen] in $0.carouselOffset(screen.binding(\.offset)) }
    screen.update()
    screen.view.scrollToItem(at: 20, animated: true)
    for _ in 0..<6 { screen.frame() }
    let place = screen.view.scrollOffset
    #expect(place > 0 && screen.view.isScrolling)
    screen.offset = place + 1e-9
    screen.update()
    #expect(screen.view.isScrolling && screen.view.scrollOffset == place)
    screen.offset = place + 1e-3
    screen.update()
    #expect(!screen.view.isScrolling && screen.view.scrollOffset == place + 1e-3)
  }

  @Test func `of the values that a movement has written, the last ones are known`() {
    let value = BoundValue<Int>()
    var stored = 0
    let binding = Binding<Int>(get: { stored }, set: { stored = $0 })
    for number in 1...200 { value.write(number, to: binding) }
    #expect((137...200).allSatisfy { !value.isNews($0) } && (1...136).allSatisfy { value.isNews($0) })
    value.settle()
    #expect(value.isNews(199) && !value.isNews(200))
  }

  @Test func `an element is selected as soon as it exists`() {
    let screen = Screen(["a", "b"], selection: "z")
    #expect(screen.view.currentIndex == 0)
    screen.selection = "z"
    screen.albums.append(Album(id: "z", title: "z"))
    screen.update()
    screen.settle()
    #expect(screen.view.currentIndex == 2)
  }
}
