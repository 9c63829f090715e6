import CarouselConfiguration
import CarouselDesigner
import CarouselEngine
import Testing

@Suite struct PathTests {
  private func designer(_ style: String) throws -> Designer {
    var designer = Designer(DesignState(try CarouselConfiguration(parsing: #"{ "version": 1, "style": \#(style) }"#)))
    designer.stage = StageMeasures(width: 1000, height: 600)
    return designer
  }

  private func near(_ one: Point2D, _ x: Double, _ y: Double) -> Bool { abs(one.x - x) + abs(one.y - y) < 1e-6 }

  @Test(arguments: [
    ("M0 30L100 30", "M0 30L100 30"), ("m10 10 h40 v-20", "M10 10L50 10L50-10"),
    ("M0 0C1 2 3 4 5 6", "M0 0C1 2 3 4 5 6"),
    ("M0 0Q3 3 6 0T12 0", "M0 0C2 2 4 2 6 0C8-2 10-2 12 0"), ("M0 0L10 0L10 10Z", "M0 0L10 0L10 10L0 0Z"),
    ("M0 0L10 0L0 0Z", "M0 0L10 0L0 0Z"),
  ])
  func `a path is parsed and formatted`(text: String, wanted: String) throws {
    let drawing = try PathDrawing(svg: text)
    #expect(drawing.svg == wanted)
    #expect(try PathDrawing(svg: drawing.svg).svg == wanted)
  }

  @Test func `an arc is a smooth curve through a few points`() throws {
    let drawing = try PathDrawing(svg: "M0 0A50 50 0 0 1 100 0")
    #expect(drawing.nodes.count == 5)
    #expect((1..<4).allSatisfy { drawing.isSmooth($0) })
    let length = try CarouselPath(svg: drawing.svg).length
    #expect(abs(length - 50 * .pi) < 0.1)
  }

  @Test func `a new node changes nothing`() throws {
    var drawing = try PathDrawing(svg: "M0 30C20 0 80 0 100 30")
    let before = try CarouselPath(svg: drawing.svg).length
    let nearest = drawing.nearest(to: Point2D(x: 25, y: 13))
    #expect(nearest.index == 0 && nearest.distance < 2)
    let found1 = drawing.split(nearest.index, at: nearest.share)
    #expect(found1 == 1)
    #expect(abs(try CarouselPath(svg: drawing.svg).length - before) < 0.05)
    drawing.remove(1)
    drawing.remove(1)
    #expect(drawing.nodes.count == 2)
  }

  @Test func `handles stay collinear unless one is broken off`() throws {
    var drawing = try PathDrawing(svg: "M0 0C10 0 40 0 50 0C60 0 90 0 100 0")
    drawing.move(.after, of: 1, to: Point2D(x: 50, y: 20))
    #expect(near(drawing.nodes[1].before, 50, -10) && drawing.isSmooth(1))
    drawing.move(.before, of: 1, to: Point2D(x: 40, y: 0), isBroken: true)
    #expect(near(drawing.nodes[1].after, 50, 20) && !drawing.isSmooth(1))
    drawing.setSmooth(true, 1)
    #expect(drawing.isSmooth(1))
    drawing.setClosed(true)
    #expect(drawing.has(.before, of: 0) && drawing.svg.hasSuffix("Z"))
    drawing.setClosed(false)
    #expect(!drawing.has(.before, of: 0) && near(drawing.nodes[0].before, 0, 0))
  }

  @Test func `a path drawn from the hill keeps its view box and its sizes`() throws {
    var designer = try designer(#"{ "name": "path" }"#)
    let place = designer.pathSpace.toStage(try #require(designer.drawing).nodes[3].at)
    designer.movePath(.at, of: 3, to: Point2D(x: place.x, y: place.y + 50), at: 0)
    let options = designer.configuration.styleOptions
    #expect(options["viewBox"] == "0 0 100 60" && options["scale"] == 0.5)
    #expect(near(designer.pathSpace.toStage(try #require(designer.drawing).nodes[3].at), place.x, place.y + 50))
  }

  @Test func `drawing a path keeps its sizes and opacities`() throws {
    var designer = try designer(
      #"{ "name": "path", "path": "M0 30L100 30", "scale": 0.3, "scales": [{ "at": 0, "value": 0.5 }], "opacities": [{ "at": 1, "value": 0.5 }] }"#
    )
    designer.movePath(.at, of: 0, to: Point2D(x: 1, y: 2), at: 0)
    let options = designer.configuration.styleOptions
    #expect(
      options["scale"] == 0.3 && options["scales"] != nil && options["opacities"] != nil && options["viewBox"] == nil)
  }

  @Test(arguments: ["horizontal", "vertical"]) func `coordinates convert from stage to drawing and back`(axis: String)
    throws
  {
    var designer = try designer(#"{ "name": "path", "path": "M0 0L100 60", "viewBox": "0 0 100 60" }"#)
    designer.set(.string(axis), at: .field("axis"), time: 0)
    designer.set(0.25, at: .coordinate(.field("focusPoint"), "x"), time: 10)
    let space = designer.pathSpace
    #expect(near(space.toStage(Point2D(x: 50, y: 30)), 250, 300))
    for point in [Point2D(x: 3, y: 4), Point2D(x: -10, y: 80)] {
      #expect(near(space.toDrawing(space.toStage(point)), point.x, point.y))
    }
  }

  @Test func `a press on the line adds a node, one beside it doesn't`() throws {
    var designer = try designer(#"{ "name": "path", "path": "M0 30L100 30", "viewBox": "0 0 100 60" }"#)
    let found2 = designer.pressPath(at: Point2D(x: 250, y: 340), time: 0)
    #expect(found2 == nil)
    let found3 = designer.pressPath(at: Point2D(x: 250, y: 310), time: 0)
    #expect(found3 == 1)
    #expect(designer.pathText == "M0 30L25 30L100 30")
    let found4 = designer.addToPath(after: 2, at: 1)
    #expect(found4 == 2)
    designer.removeFromPath(2, at: 2)
    designer.nudgePath(.at, of: 1, x: 0, y: -1, isFar: false, at: 3)
    #expect(near(try #require(designer.drawing).nodes[1].at, 25, 29.5))
    designer.nudgePath(.at, of: 9, x: 0, y: -1, isFar: true, at: 3)
  }

  @Test func `errors of a path have their position`() throws {
    var designer = try designer(#"{ "name": "path" }"#)
    let wrong = ["M10 10 L 50 50 x 90", "M0 0L10 ", "ä"].compactMap { designer.setPath($0, at: 0) }
    #expect(wrong.count == 3)
    let problem = wrong[0]
    #expect(
      problem.message == "line 1, column 16: expected a command: one of M L H V C S Q T A Z, or a small letter of these"
    )
    #expect(problem.before == "10 10 L 50 50 " && problem.there == "x" && problem.after == " 90")
    #expect(designer.isFresh)
    #expect(wrong[1].there == "" && wrong[2].there == "ä")
    let found5 = designer.setPath("M0 0L1 1", at: 0)
    #expect(found5 == nil)
    #expect(designer.pathPreset == nil)
  }

  @Test func `every preset is valid`() throws {
    var designer = try designer(#"{ "name": "path" }"#)
    for preset in PathPreset.all {
      designer.setPath(preset, at: 0)
      #expect(designer.pathPreset == preset && designer.drawing != nil)
    }
  }

  // MARK: Stops

  @Test func `stops are added, moved and removed`() throws {
    var designer = try designer(#"{ "name": "path", "path": "M0 0L100 0", "scale": 0.3, "focus": 0.25 }"#)
    designer.beginStops(.scales, at: 0)
    #expect(designer.stops(.scales).all == [PathStop(at: 0, 0.767), PathStop(at: 0.25, 1), PathStop(at: 1, 0.3)])
    let found6 = designer.addStop(.scales, at: 1)
    #expect(found6 == 2)
    #expect(designer.stops(.scales).all[2] == PathStop(at: 0.625, 0.65))
    let found7 = designer.putStop(.scales, 2, PathStop(at: 0.1, 1.01), at: 2, isOpen: true)
    #expect(found7 == 1)
    #expect(designer.stops(.scales).all[1] == PathStop(at: 0.1, 1))
    designer.close()
    let found8 = designer.nudgeStop(.scales, 1, along: 1, up: -1, isFar: true, at: 9)
    #expect(found8 == 1)
    #expect(designer.stops(.scales).all[1] == PathStop(at: 0.2, 0.9))
    designer.removeStop(.scales, 1, at: 10)
    designer.clearStops(.scales, at: 11)
    #expect(designer.configuration.styleOptions["scales"] == nil)
    #expect(designer.stopsCurve(.opacities).allSatisfy { $0.value == 1 })
  }

  @Test func `the ends of a closed path share one value`() throws {
    var designer = try designer(
      #"{ "name": "path", "path": "M20 40H80V10H20Z", "scales": [{ "at": 0, "value": 1 }, { "at": 1, "value": 1 }] }"#)
    _ = designer.nudgeStop(.scales, 0, along: 0, up: 1, isFar: true, at: 0)
    #expect(designer.stops(.scales).all == [PathStop(at: 0, 1.1), PathStop(at: 1, 1.1)])
  }

  @Test func `there are no more than 64 stops`() throws {
    var designer = try designer(#"{ "name": "path" }"#)
    for _ in 0..<80 { _ = designer.addStop(.opacities, at: 0) }
    #expect(designer.stops(.opacities).all.count == 64)
    let found9 = designer.addStop(.opacities, at: 0)
    #expect(found9 == nil)
  }
}
