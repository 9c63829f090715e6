import Testing

@testable import CarouselDocument

@Suite struct SuggestionTests {
  let known = [
    "bounces", "bounceDistance", "perspective", "paging", "axis", "wraps",
    "cover-flow", "cover-flow-2", "x", "y",
  ]

  @Test(arguments: [
    // An extra letter, a missing one, a wrong one, two swapped.
    ("bouncess", "bounces"), ("bunces", "bounces"), ("bouncee", "bounces"), ("buonces", "bounces"),
    ("prespectvie", "perspective"),
    // Different word separators, at any length.
    ("bounce-distance", "bounceDistance"), ("coverFlow", "cover-flow"), ("cover_flow_2", "cover-flow-2"),
    ("coverflow", "cover-flow"), ("AXIS", "axis"), ("wrap", "wraps"), ("page", ""), ("pagin", "paging"),
    // No suggestion: short names are similar anyway, and two of three letters make a different word.
    ("z", ""), ("", ""), ("ax", ""), ("zebra", ""), ("bounceDuration", ""), ("constructor", ""), ("é", ""),
  ])
  func `the most similar name is suggested`(given: String, meant: String) {
    #expect(suggestion(for: given, among: known) == (meant.isEmpty ? "" : "; did you mean \"\(meant)\"?"))
  }

  @Test func `of two equally similar names, the first is suggested`() {
    #expect(suggestion(for: "paginf", among: ["paging", "pagine"]) == "; did you mean \"paging\"?")
    #expect(suggestion(for: "paging", among: []) == "")
  }

  @Test func `a name of any length is compared in time`() {
    #expect(suggestion(for: String(repeating: "bounces", count: 1000), among: known) == "")
  }
}
