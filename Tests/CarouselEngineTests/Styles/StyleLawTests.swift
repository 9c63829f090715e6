import Testing

@testable import CarouselEngine

/// What is true of every style, whatever it looks like.
@Suite struct `Laws of styles` {
  private let offsets = Array(stride(from: -6.0, through: 6, by: 0.125))

  @Test(arguments: StyleCatalogue.allCases, Axis.all)
  func `the picture is continuous in the offset`(style: StyleCatalogue, axis: Axis) {
    let scene = StyleScene(style, axis: axis)
    let step = 1e-7
    for offset in offsets {
      let (before, after) = (scene[offset - step], scene[offset + step])
      #expect(isClose(before.transform, after.transform, within: 1e-3), "at \(offset)")
      #expect(isClose(before.opacity, after.opacity, within: 1e-3), "at \(offset)")
    }
  }

  @Test(arguments: [
    StyleCatalogue.linear, .rotary, .invertedRotary, .cylinder, .invertedCylinder, .coverFlow, .coverFlow2,
  ])
  func `what is before the middle mirrors what is after it`(style: StyleCatalogue) {
    let scene = StyleScene(style)
    for offset in offsets {
      #expect(isClose(scene[-offset].transform, scene[offset].transform.mirrored), "at \(offset)")
    }
  }

  @Test(arguments: [StyleCatalogue.wheel, .invertedWheel])
  func `spokes before the middle mirror those after it, but for their order in depth`(style: StyleCatalogue) {
    let scene = StyleScene(style, perspective: 0)
    for offset in offsets {
      var (left, right) = (scene[-offset].transform, scene[offset].transform.mirrored)
      #expect(isClose(left.rows.3.z, -right.rows.3.z))
      (left.rows.3.z, right.rows.3.z) = (0, 0)
      #expect(isClose(left, right), "at \(offset)")
    }
  }

  @Test(arguments: StyleCatalogue.allCases, Axis.all)
  func `the middle item stands upright where it rests`(style: StyleCatalogue, axis: Axis) {
    let scene = StyleScene(style, axis: axis), placement = scene[0]
    // A cylinder stands off its radius by a hundredth of a point.
    #expect(isClose(placement.transform, scene.scene.base, within: 0.011))
    #expect(!placement.isBackFacing)
    #expect(placement.opacity == 1 && !placement.isHidden)
  }

  @Test(arguments: [
    StyleCatalogue.linear, .rotary, .cylinder, .coverFlow, .coverFlow2, .timeMachine, .invertedTimeMachine,
  ])
  func `nothing that is seen is in front of the middle item`(style: StyleCatalogue) {
    let scene = StyleScene(style), fade = style.style.behavior.fade
    for offset in offsets where abs(offset) >= 1 && fade.opacity(at: offset) > 0 {
      #expect(scene[offset].depth <= scene[0].depth + 1e-9, "at \(offset)")
    }
  }

  @Test(arguments: StyleCatalogue.allCases)
  func `the vertical picture is the horizontal one turned by a quarter`(style: StyleCatalogue) {
    let across = StyleScene(style, axis: .horizontal), down = StyleScene(style, axis: .vertical)
    for offset in offsets {
      #expect(isClose(down[offset].transform, across[offset].transform.turnedByQuarter), "at \(offset)")
    }
  }

  @Test(arguments: StyleCatalogue.allCases)
  func `the picture from right to left is the mirror image`(style: StyleCatalogue) {
    let left = StyleScene(style, axis: .horizontal), right = StyleScene(style, axis: .rightToLeft)
    for offset in offsets {
      #expect(isClose(right[offset].transform, left[offset].transform.mirrored), "at \(offset)")
    }
  }

  @Test(arguments: StyleCatalogue.allCases)
  func `a ring closes: after all of its items comes the first`(style: StyleCatalogue) {
    guard style.style.behavior.wraps else { return }
    let scene = StyleScene(style, count: 14, perspective: 0), count = scene.style.visibleCount(in: scene.scene)
    guard count == 14 else { return }
    var (here, there) = (scene[3].transform, scene[3 - 14].transform)
    // But for the order in depth of spokes.
    if style == .wheel || style == .invertedWheel { (here.rows.3.z, there.rows.3.z) = (0, 0) }
    #expect(isClose(here, there))
  }
}
