import Testing

@testable import CarouselEngine

/// Properties of all styles.
@Suite struct `Laws of styles` {
  private let offsets = Array(stride(from: -6.0, through: 6, by: 0.125))

  @Test(arguments: NamedStyle.allCases, CarouselAxis.all)
  func `placements are continuous in the offset`(style: NamedStyle, axis: CarouselAxis) {
    let scene = StyleScene(style, axis: axis)
    let step = 1e-7
    for offset in offsets {
      let (before, after) = (scene[offset - step], scene[offset + step])
      #expect(isClose(before.transform, after.transform, within: 1e-3), "at \(offset)")
      #expect(isClose(before.opacity, after.opacity, within: 1e-3), "at \(offset)")
    }
  }

  @Test(arguments: [
    NamedStyle.linear, .rotary, .invertedRotary, .cylinder, .invertedCylinder, .coverFlow, .coverFlow2,
    .more("linear-3d"), .more("scaled-cover-flow"), .more("tilted-cylinder"), .more("inverted-tilted-cylinder"),
    .more("basic-rotary"), .more("path"), .more("flip"), .more("cube"), .more("inverted-cube"),
  ])
  func `items before the centre mirror those after it`(style: NamedStyle) {
    let scene = StyleScene(style)
    for offset in offsets {
      #expect(isClose(scene[-offset].transform, scene[offset].transform.mirrored), "at \(offset)")
    }
  }

  @Test(arguments: [NamedStyle.wheel, .invertedWheel])
  func `spokes before the centre mirror those after it, except for their depth order`(style: NamedStyle) {
    let scene = StyleScene(style, perspective: 0)
    for offset in offsets {
      var (left, right) = (scene[-offset].transform, scene[offset].transform.mirrored)
      #expect(isClose(left.rows.3.z, -right.rows.3.z))
      (left.rows.3.z, right.rows.3.z) = (0, 0)
      #expect(isClose(left, right), "at \(offset)")
    }
  }

  /// Except the conveyor belt, whose cards are tilted.
  @Test(arguments: NamedStyle.allCases.filter { $0 != .more("conveyor-belt") }, CarouselAxis.all)
  func `the centred item is upright at rest`(style: NamedStyle, axis: CarouselAxis) {
    let scene = StyleScene(style, axis: axis), placement = scene[0]
    // A cylinder's radius differs by a hundredth of a point.
    #expect(isClose(placement.transform, scene.scene.base, within: 0.011))
    #expect(!placement.isBackFacing)
    #expect(placement.opacity == 1 && !placement.isHidden)
  }

  @Test(arguments: [
    NamedStyle.linear, .rotary, .cylinder, .coverFlow, .coverFlow2, .timeMachine, .invertedTimeMachine,
    .more("linear-3d"), .more("scaled-cover-flow"), .more("tilted-cylinder"), .more("basic-rotary"), .more("path"),
    .more("linear-tunnel"), .more("radial-tunnel"),
  ])
  func `no visible item is in front of the centred item`(style: NamedStyle) {
    let scene = StyleScene(style), fade = style.style.behavior.fade
    for offset in offsets where abs(offset) >= 1 && fade.opacity(at: offset) > 0 {
      #expect(scene[offset].depth <= scene[0].depth + 1e-9, "at \(offset)")
    }
  }

  /// For rows. A classic cover flow shows as many items as the original did.
  @Test(
    arguments: [
      NamedStyle.linear, .more("linear-3d"), .more("scaled-cover-flow"), .more("path"), .more("stack"), .more("flip"),
      .more("cube"), .more("inverted-cube"),
    ], CarouselAxis.all)
  func `all items in the viewport are shown`(style: NamedStyle, axis: CarouselAxis) {
    let scene = StyleScene(style, axis: axis, count: 100), count = scene.style.visibleCount(in: scene.scene)
    let showsBackfaces = style.style.behavior.showsBackfaces
    var seen: [Double] = []
    for offset in stride(from: (count / 2).rounded(.down) + 0.5, to: 40, by: 0.25) {
      for side in [-offset, offset] {
        let placement = scene[side]
        if placement.isHidden || placement.opacity < 0.02 || (!showsBackfaces && placement.isBackFacing) { continue }
        if scene.isInSight(placement) { seen.append(side) }
      }
    }
    #expect(count < 70 && seen.isEmpty, "\(count) are shown, but visible would be those at \(seen.prefix(5))")
  }

  @Test(arguments: NamedStyle.allCases)
  func `the vertical layout is the horizontal one rotated by a quarter turn`(style: NamedStyle) {
    let across = StyleScene(style, axis: .horizontal), down = StyleScene(style, axis: .vertical)
    for offset in offsets {
      #expect(isClose(down[offset].transform, across[offset].transform.turnedByQuarter), "at \(offset)")
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `the right-to-left layout is the mirror image`(style: NamedStyle) {
    let left = StyleScene(style, axis: .horizontal), right = StyleScene(style, axis: .rightToLeft)
    for offset in offsets {
      #expect(isClose(right[offset].transform, left[offset].transform.mirrored), "at \(offset)")
    }
  }

  @Test(arguments: NamedStyle.allCases)
  func `a ring closes: the last item is followed by the first`(style: NamedStyle) {
    guard style.style.behavior.wraps else { return }
    let scene = StyleScene(style, count: 14, perspective: 0), count = scene.style.visibleCount(in: scene.scene)
    guard count == 14 else { return }
    var (here, there) = (scene[3].transform, scene[3 - 14].transform)
    // Except for the depth order of spokes.
    if style == .wheel || style == .invertedWheel { (here.rows.3.z, there.rows.3.z) = (0, 0) }
    #expect(isClose(here, there))
  }
}
