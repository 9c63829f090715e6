import Testing

@testable import CarouselEngine

@Suite struct `Blending` {
  /// Every transform of the styles, with every camera.
  private static func transforms(axis: CarouselAxis = .horizontal) -> [Transform3D] {
    NamedStyle.allCases.flatMap { style in
      [-1.0 / 500, 0].flatMap { perspective in
        let scene = StyleScene(style, axis: axis, perspective: perspective)
        return stride(from: -4.0, through: 4, by: 0.5).map { scene[$0].transform }
      }
    }
  }

  @Test(arguments: CarouselAxis.all)
  func `a transform is the product of its parts`(axis: CarouselAxis) throws {
    var mirrored = 0
    for transform in Self.transforms(axis: axis) {
      let parts = TransformParts(transform)
      #expect(parts.isValid && isClose(parts.transform, transform, within: 1e-9))
      if parts.scale.z < 0 { mirrored += 1 }
    }
    #expect(mirrored == 0)
    let mirror = Transform3D(perspective: -0.002).translated(x: 3).scaled(x: -1, y: 2).rotatedX(by: 1)
    #expect(TransformParts(mirror).isValid && isClose(TransformParts(mirror).transform, mirror))
    let skewed = Transform3D.identity.scaled(x: 2, y: 0.5, z: 3).rotatedY(by: 2).rotatedX(by: 1).scaled(x: 3, y: 1)
    #expect(TransformParts(skewed).isValid && isClose(TransformParts(skewed).transform, skewed))
    #expect(!TransformParts(Transform3D.identity.scaled(x: 0, y: 1)).isValid)
  }

  @Test func `a blend begins with one placement, ends with the other, and is continuous`() {
    var generator = Generator(seed: 3)
    let all = Self.transforms()
    for _ in 0..<300 {
      let (from, to) = (generator.pick(all), generator.pick(all))
      #expect(from.blended(with: to, share: 0) == from && from.blended(with: to, share: 1) == to)
      #expect(isClose(from.blended(with: to, share: 1e-9), from, within: 1e-5))
      #expect(isClose(from.blended(with: to, share: 1 - 1e-9), to, within: 1e-5))
      for share in stride(from: 0.05, to: 1, by: 0.1) {
        let (before, after) = (from.blended(with: to, share: share - 1e-7), from.blended(with: to, share: share + 1e-7))
        #expect(isClose(before, after, within: 1e-3), "at \(share)")
      }
    }
  }

  /// Between two visible placements, an item never gets smaller than the smaller of them.
  @Test func `nothing collapses during a blend`() throws {
    let all = Self.transforms()
    var generator = Generator(seed: 11)
    for _ in 0..<600 {
      let (from, to) = (generator.pick(all), generator.pick(all))
      let (one, other) = (TransformParts(from), TransformParts(to))
      for share in stride(from: 0.1, to: 1, by: 0.1) {
        let parts = TransformParts(from.blended(with: to, share: share))
        #expect(parts.isValid)
        for side in 0..<3 {
          #expect(parts.scale[side] >= min(one.scale[side], other.scale[side]) * 0.9 - 1e-9)
        }
      }
    }
  }

  @Test func `half a turn rotates, and is edge-on only for a moment`() {
    let front = Transform3D.identity, back = Transform3D.identity.rotatedY(by: .pi)
    for share in [0.1, 0.25, 0.75, 0.9] {
      let rows = front.blended(with: back, share: share).rows
      #expect(isClose(rows.0.x * rows.0.x + rows.0.z * rows.0.z, 1))
    }
    #expect(abs(front.blended(with: back, share: 0.5).rows.0.x) < 1e-9)
  }

  @Test func `degenerate and invalid transforms are blended without harm`() {
    let flat = Transform3D.identity.scaled(x: 0, y: 1)
    #expect(isClose(flat.blended(with: .identity, share: 0.5).rows.0.x, 0.5))
    #expect(flat.blended(with: .identity, share: .nan) == flat)
  }

  @Test func `finite transforms have finite blends, however large they are`() {
    let huge = Double.greatestFiniteMagnitude
    for numbers in [huge, huge / 2, 1e200] {
      let from = Transform3D.identity.scaled(x: numbers, y: 1).translated(x: -1, y: 1)
      let to = Transform3D.identity.scaled(x: -numbers, y: 0).translated(x: 1)
      for share in [0.1, 0.5, 0.9] {
        for blend in [from.blended(with: to, share: share), to.blended(with: from, share: share)] {
          let areFinite = blend.numbers.allSatisfy { $0.isFinite }
          #expect(areFinite, "\(numbers) at \(share)")
        }
      }
    }
  }
}
