import CarouselConfiguration
import CarouselDesigner
import Testing

@Suite struct DesignerTests {
  @Test func `quick changes of the same value are one step`() {
    var designer = Designer(.coverFlow)
    designer.set(0.2, at: .option("tilt"), time: 0)
    designer.set(0.3, at: .option("tilt"), time: 0.7)
    designer.set(0.4, at: .option("tilt"), time: 1.6)
    designer.undo()
    #expect(designer.value(at: .option("tilt")) == 0.3)
    designer.undo()
    #expect(designer.isFresh && !designer.canUndo && designer.canRedo)
    designer.redo()
    designer.redo()
    #expect(designer.value(at: .option("tilt")) == 0.4)
  }

  @Test func `a drag is one step however long it takes`() {
    var designer = Designer(.coverFlow)
    for step in 1...5 {
      designer.set(.number(Double(step) / 10), at: .option("tilt"), time: Double(step) * 10, isOpen: true)
    }
    designer.close()
    designer.set(0.6, at: .option("tilt"), time: 50.1)
    designer.undo()
    #expect(designer.value(at: .option("tilt")) == 0.5)
    designer.undo()
    #expect(designer.isFresh)
  }

  @Test func `a new change clears redo`() {
    var designer = Designer(.coverFlow)
    designer.setStyle("wheel", at: 0)
    designer.undo()
    designer.setStyle("cylinder", at: 1)
    #expect(!designer.canRedo)
  }

  @Test func `no more than two hundred steps are kept`() {
    var designer = Designer(.coverFlow)
    for step in 1...300 { designer.set(.number(Double(step)), at: .items, time: Double(step) * 10) }
    var steps = 0
    while designer.canUndo {
      designer.undo()
      steps += 1
    }
    #expect(steps == 200)
  }

  @Test func `defaults are omitted from the document`() {
    var designer = Designer(DesignState(CarouselConfiguration()))
    designer.set(0.3, at: .coordinate(.field("focusPoint"), "x"), time: 0)
    #expect(designer.configuration["focusPoint"] == ["x": 0.3])
    designer.set(0.5, at: .coordinate(.field("focusPoint"), "x"), time: 10)
    designer.set("spring", at: .profile, time: 20)
    designer.set(0.4, at: .motion("bounce"), time: 30)
    #expect(designer.configuration["motion"] == ["profile": "spring", "bounce": 0.4])
    designer.set("classic", at: .profile, time: 40)
    #expect(designer.configuration == CarouselConfiguration())
  }

  @Test func `setting an invalid value has no effect`() {
    var designer = Designer(.coverFlow)
    for (place, value): (FieldPlace, JSON) in [
      (.option("tilt"), 7), (.field("paging"), "yes"), (.option("nothing"), 1), (.decoration(3, "gap"), 1),
      (.decoration(0, "gap"), -1),
    ] {
      designer.set(value, at: place, time: 0)
      #expect(designer.isFresh, "\(place)")
    }
  }

  @Test func `defaults depend on the size, the items and the other options`() throws {
    var designer = Designer(
      DesignState(try CarouselConfiguration(parsing: #"{ "version": 1, "style": { "name": "rotary" } }"#)))
    designer.stage = StageMeasures(width: 900, height: 500, itemWidth: 240, itemHeight: 300)
    let radius = try #require(designer.defaultValue(at: .option("radius"))?.number)
    #expect(radius > 100)
    designer.set(2, at: .option("spacing"), time: 0)
    #expect(try #require(designer.defaultValue(at: .option("radius"))?.number) > 1.9 * radius)
    designer.set(500, at: .option("radius"), time: 10)
    #expect(designer.value(at: .option("radius")) == 500)
  }

  @Test func `parts are reset separately`() {
    var designer = Designer(.coverFlow)
    designer.set(0.2, at: .option("tilt"), time: 0)
    designer.set(-0.004, at: .field("perspective"), time: 10)
    designer.set(false, at: .field("bounces"), time: 20)
    #expect(DesignPart.allCases.allSatisfy { designer.isChanged($0) })
    for (index, part) in DesignPart.allCases.enumerated() {
      designer.reset(part, at: 30 + Double(index))
      #expect(!designer.isChanged(part))
    }
    #expect(designer.configuration.styleName == "cover-flow" && designer.isAllDefault)
  }

  @Test func `the decoration that turns items is the outermost`() {
    var designer = Designer(DesignState(CarouselConfiguration()))
    for name in ["shadow", "reflection", "double-sided", "double-sided"] { designer.addDecoration(name, at: 0) }
    func names() -> [String] { designer.configuration.decorations.compactMap { $0["name"]?.string } }
    #expect(names() == ["double-sided", "shadow", "reflection"])
    #expect(!designer.canMoveDecorationIn(0) && designer.canMoveDecorationIn(1) && !designer.canMoveDecorationIn(2))
    designer.moveDecorationIn(0, at: 0)
    designer.moveDecorationIn(1, at: 0)
    #expect(names() == ["double-sided", "reflection", "shadow"])
    for _ in 0..<9 { designer.addDecoration("cached", at: 0) }
    #expect(names().count == 8)
    designer.removeDecoration(0, at: 0)
    designer.removeDecoration(11, at: 0)
    #expect(names().count == 7)
  }

  @Test func `an invalid document changes nothing`() {
    var designer = Designer(.coverFlow)
    #expect(throws: ConfigurationError.self) { try designer.open(#"{ "version": 1, "tilt": 1 }"#, at: 0) }
    #expect(designer.isFresh)
  }
}
