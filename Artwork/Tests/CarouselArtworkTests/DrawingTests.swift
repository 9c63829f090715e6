import Foundation
import Testing

@testable import CarouselArtwork

@Suite struct DrawingTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.5, "-.5"), (0.04, "0"), (-0.04, "0"), (12.34, "12.3"),
      (12.96, "13"), (-0.96, "-1"), (400, "400"), (1e9, "100000"), (-1e9, "-100000"), (.nan, "0"), (.infinity, "0"),
    ] as [(Float, String)])
  func `numbers have one decimal place at most`(number: Float, expected: String) {
    var pen = Pen()
    pen.write(number)
    #expect(text(pen.bytes) == expected)
  }

  @Test(arguments: [(0, "0"), (1, "1"), (0.75, ".75"), (0.05, ".05"), (0.3, ".3")] as [(Float, String)])
  func `shares have two`(number: Float, expected: String) {
    var pen = Pen()
    pen.write(share: number)
    #expect(text(pen.bytes) == expected)
  }

  @Test func `sines are those of the C library, anywhere`() {
    for turns in stride(from: Float(-3), through: 3, by: 0.0137) {
      let angle = Double(turns) * 2 * .pi
      #expect(abs(sine(turns) - Float(sin(angle))) < 3e-6)
      #expect(abs(cosine(turns) - Float(cos(angle))) < 3e-6)
    }
  }

  @Test(arguments: [0, 1e-6, 0.001, 0.2, 1, 8, 1000] as [Float])
  func `cube roots too`(x: Float) {
    #expect(abs(cubeRoot(x) - Float(cbrt(Double(x)))) <= 1e-5 * max(cbrt(x), 0.01))
  }

  @Test func `dice fall evenly, and the streams of an index tell nothing of each other`() {
    var counts = [Int](repeating: 0, count: 6)
    var sum: Float = 0
    var alike = 0
    for index in Int64(0)..<6_000 {
      var dice = Dice(index: index, stream: 1)
      var other = Dice(index: index, stream: 2)
      let throwing = dice.below(6)
      counts[throwing] += 1
      if throwing == other.below(6) { alike += 1 }
      let unit = dice.unit()
      #expect(unit >= 0 && unit < 1)
      sum += unit
    }
    // 1,000 of each, give or take five standard deviations.
    #expect(counts.allSatisfy { abs($0 - 1_000) < 145 })
    #expect(abs(alike - 1_000) < 145)
    #expect(abs(sum / 6_000 - 0.5) < 0.02)
  }

  @Test func `places and rounds go on below zero`() {
    #expect((-4...4).map { place($0, in: 3) } == [2, 0, 1, 2, 0, 1, 2, 0, 1])
    #expect((-4...4).map { laps(before: $0, of: 3) } == [-2, -1, -1, -1, 0, 0, 0, 1, 1])
    for start in [-60, 0, 12 * 1_000_000] as [Int64] {
      #expect(Set((start..<start + 12).map { wander($0, 12, step: 5, shift: 10) }).count == 12)
    }
  }

  @Test func `words are found by their number`() {
    let words = Words("One Two Three")
    #expect(words.count == 3)
    for (number, word) in ["One", "Two", "Three"].enumerated() {
      var pen = Pen()
      pen.write(words, number)
      #expect(text(pen.bytes) == word)
    }
  }
}
