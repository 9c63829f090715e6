/// Measures short pieces of work against each other in one run, so that the ratio means something on a busy machine.
enum Stopwatch {
  /// The least time that each of several pieces of work took, in nanoseconds, over many rounds in turn.
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
