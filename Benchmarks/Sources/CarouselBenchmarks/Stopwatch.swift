/// Compares short pieces of work by alternating them in one run, so that the ratio is meaningful on a busy machine.
enum Stopwatch {
  /// Returns the minimum time of each of several pieces of work, in nanoseconds, over many alternating rounds.
  static func least(rounds: Int, _ works: [() -> Void]) -> [Double] {
    let clock = ContinuousClock()
    var least = [Double](repeating: .infinity, count: works.count)
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let time = clock.measure(work)
        least[index] = min(least[index], time.nanoseconds)
      }
    }
    return least
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
