import CarouselScenarios
import Foundation
import Testing

@testable import CarouselEngine

/// Long sequences of random steps, each reproducible by its seed. `./carousel fuzz` runs many more.
@Suite struct `Random walks` {
  @Test(arguments: Walk.Kind.allCases)
  func `obey the laws`(kind: Walk.Kind) {
    let walks: UInt64 = ProcessInfo.processInfo.environment["CAROUSEL_TESTS"] == "all" ? 100 : 25
    for seed in 1...walks { report(Walk(kind, seed: seed, length: 250)) }
  }

  @Test func `that have failed once obey them now`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Walks")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      let fault = try Walk(parsing: Data(contentsOf: file)).fault()
      #expect(fault == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `are reproduced by their seed and by their file, and differ otherwise`() throws {
    for kind in Walk.Kind.allCases {
      let walk = Walk(kind, seed: 3, length: 300)
      #expect(walk.text == Walk(kind, seed: 3, length: 300).text)
      #expect(walk.text == (try Walk(parsing: Data(walk.text.utf8))).text)
      #expect(walk.text != Walk(kind, seed: 4, length: 300).text)
    }
  }

  @Test func `are minimised to the steps that a fault needs`() {
    let walk = Walk(.ordinary, seed: 5, length: 300)
    let (first, last) = (walk.moves[40].step, walk.moves[222].step)
    let least = walk.minimized { $0.moves.contains { $0.step == first } && $0.moves.contains { $0.step == last } }
    #expect(least.moves.map(\.step) == [first, last])
  }

  /// The walks of `./carousel fuzz`: for so many minutes, from a seed on, with the faults in a folder.
  @Test(.enabled(if: Fuzzing.fromEnvironment != nil), arguments: 0..<Fuzzing.workers)
  func `of the fuzzer obey them as well`(worker: Int) throws {
    let fuzzing = try #require(Fuzzing.fromEnvironment)
    let workers = UInt64(Fuzzing.workers)
    var seed = fuzzing.seed + UInt64(worker), steps = 0
    while Date.now < fuzzing.end {
      for kind in Walk.Kind.allCases {
        let walk = Walk(kind, seed: seed, length: 400)
        // A crash leaves this one.
        try fuzzing.write(walk, "running-\(worker).json")
        report(walk) { try? fuzzing.write($0, "\($0.name).json") }
        steps += walk.moves.count
      }
      seed += workers
    }
    print("worker \(worker): \(steps) operations, up to seed \(seed - workers)")
  }

  /// Plays a walk; records its fault with the shortest walk that has one.
  private func report(_ walk: Walk, keep: (Walk) -> Void = { _ in }) {
    guard Watchdog.shared.watch(walk.name, { walk.fault() }) != nil else { return }
    let least = walk.minimized()
    keep(least)
    Issue.record("\(least.fault() ?? "it is not reproducible")\n\(least.text)")
  }
}

/// What `./carousel fuzz` asks for.
private struct Fuzzing {
  let end: Date
  let seed: UInt64
  let folder: URL

  /// As many as run at once beside the one that reads documents.
  static let workers = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)

  static let fromEnvironment: Fuzzing? = {
    let environment = ProcessInfo.processInfo.environment
    guard let minutes = environment["CAROUSEL_FUZZ_MINUTES"].flatMap(Double.init),
      let seed = environment["CAROUSEL_FUZZ_SEED"].flatMap(UInt64.init),
      let folder = environment["CAROUSEL_FUZZ_FOLDER"]
    else { return nil }
    return Fuzzing(end: .now + minutes * 60, seed: seed, folder: URL(fileURLWithPath: folder, isDirectory: true))
  }()

  func write(_ walk: Walk, _ name: String) throws {
    try walk.text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
  }
}
