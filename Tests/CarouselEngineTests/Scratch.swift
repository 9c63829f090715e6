import Testing
import Foundation
@testable import CarouselEngine
@Suite struct Scratch {
  @Test func many() {
    guard let seeds = ProcessInfo.processInfo.environment["SEEDS"]?.split(separator: "-").map({ UInt64($0)! }) else { return }
    var kept = 0
    for seed in seeds[0]...seeds[1] {
      for kind in Walk.Kind.allCases where kept < 12 {
        let walk = Walk(kind, seed: seed, length: 300)
        guard let fault = Watchdog.shared.watch(walk.name, { walk.fault() }) else { continue }
        kept += 1
        let least = walk.minimized()
        print("scratch", fault, "\n", least.fault() ?? "?", "\n", least.text)
      }
    }
  }
  @Test func one() {
    guard let seed = ProcessInfo.processInfo.environment["ONE"] else { return }
    print("scratch", Walk(.ordinary, seed: UInt64(seed)!, length: 250).fault() as Any)
  }
}
