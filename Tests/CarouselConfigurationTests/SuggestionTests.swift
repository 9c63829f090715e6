import Testing

@testable import CarouselDocument

@Suite struct SuggestionTests {
  let known = [
    "bounces", "bounceDistance", "perspective", "paging", "axis", "wraps",
    "cover-flow", "cover-flow-2", "x", "y",
  ]

  @Test(arguments: [
    // A letter too many, too few, another one, two swapped.
    ("bouncess", "bounces"), ("bunces", "bounces"), ("bouncee", "bounces"), ("buonces", "bounces"),
    ("prespectvie", "perspective"),
    // Another way to write words together, whatever the length.
    ("bounce-distance", "bounceDistance"), ("coverFlow", "cover-flow"), ("cover_flow_2", "cover-flow-2"),
    ("coverflow", "cover-flow"), ("AXIS", "axis"), ("wrap", "wraps"), ("page", ""), ("pagin", "paging"),
    // Nothing is near: short names are near to each other anyway, and two letters of three are another word.
    ("z", ""), ("", ""), ("ax", ""), ("zebra", ""), ("bounceDuration", ""), ("constructor", ""), ("é", ""),
  ])
  func `a misspelt name is met by the nearest right one`(given: String, meant: String) {
    #expect(suggestion(for: given, among: known) == (meant.isEmpty ? "" : "; did you mean \"\(meant)\"?"))
  }

  @Test func `of two that are as near, the first is meant`() {
    #expect(suggestion(for: "paginf", among: ["paging", "pagine"]) == "; did you mean \"paging\"?")
    #expect(suggestion(for: "paging", among: []) == "")
  }

  @Test func `a name of any length is compared in time`() {
    #expect(suggestion(for: String(repeating: "bounces", count: 1000), among: known) == "")
  }
}
