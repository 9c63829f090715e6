import CarouselConfiguration
import CarouselDocument
import Testing

/// Documents as attributes of the web element, and back.
@Suite struct AttributesTests {
  let shape = DocumentShape(version: CarouselConfiguration.version, shape: CarouselConfiguration.shape)

  @Test func `a shape is read back unchanged`() throws {
    #expect(ValueShape(json: shape.shape.json) == shape.shape)
    #expect(try ValueShape(json: JSON(parsing: shape.shape.json.line)) == shape.shape)
  }

  /// Returns the attributes for a document.
  private func set(_ text: String) throws -> [String: JSON] {
    shape.attributes(of: try JSON(parsing: text)).filter { $0.value != .null }
  }

  @Test func `a document sets the attributes of its fields and removes the others`() throws {
    #expect(
      try set(
        """
        { "version": 1, "style": { "name": "path", "scales": [{ "at": 0.5 }, { "value": 2 }],
            "followsPath": false, "fadeMin": null },
          "axis": "vertical", "wraps": false, "motion": { "profile": "spring", "bounce": 0.25 }, "focusPoint": { "x": 0 },
          "contentOffset": { "y": -4.5 }, "transitions": ["style", "axis"], "paging": true }
        """) == [
          "item-style": "path", "scales": "0.5 1, 0 2", "follows-path": "false", "fade-min": "-Infinity",
          "vertical": "",
          "wrap": "false", "motion": "spring(usual 0.25)", "focus-point": "0 0.5", "content-offset": "0 -4.5",
          "transitions": "style axis", "paging": "",
        ])
    #expect(try set(#"{ "version": 1, "motion": { "decelerationRate": 0.5 } }"#) == ["deceleration-rate": "0.5"])
    #expect(try set(#"{ "version": 1 }"#).isEmpty)
    #expect(shape.attributes(of: ["version": 1]).keys.contains("bounce-distance"))
  }

  @Test func `an element's document omits values that documents can't express`() {
    let element: JSON = [
      "itemStyle": "wheel", "vertical": true, "wrap": false,
      "options": ["count": 7, "arc": .object([:]), "fadeMax": "Infinity", "spacing": .null],
      "attributes": [
        "item-style": "wheel", "vertical": "", "spacing": " 1.5 ", "radius": "far", "fade-min": "-2",
        "show-backfaces": "No",
        "motion": " spring ( 0.5, usual ) ", "perspective": "x", "class": "big",
      ],
      "values": ["perspective": 7, "paging": true, "indicator": ""],
      "decorations": [["name": "shadow"]],
    ]
    #expect(
      shape.document(of: element) == [
        "version": 1, "axis": "vertical", "wraps": false, "paging": true, "indicator": "none",
        "style": [
          "name": "wheel", "count": 7, "fadeMax": .null, "spacing": 1.5, "fadeMin": -2, "showBackfaces": false,
        ],
        "motion": ["profile": "spring", "response": 0.5], "decorations": [["name": "shadow"]],
      ])
  }

  @Test(arguments: ["", "glide", "spring(0.5", "( )", ")(", "system(x)"])
  func `an invalid motion is omitted`(text: String) {
    let motion = shape.document(of: ["attributes": ["motion": .string(text)]])["motion"]
    #expect(motion == nil || motion?["profile"] != nil)
  }
}
