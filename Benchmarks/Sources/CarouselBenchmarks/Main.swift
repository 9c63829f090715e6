import CarouselEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints the engine's cost, and fails if a moving carousel allocates memory, if its cost grows with the number of items, or
/// if a hostile document is refused late.
@main
enum Main {
  /// The maximum cost of a million items relative to ten thousand; above 1 because of noise.
  private static let mostGrowth = 1.5

  static func main() {
    var failures: [String] = []
    if !CommandLine.arguments.contains("documents") {
      printFrames(&failures)
      printForecasts(&failures)
      printStartUp(&failures)
      printAllocations(&failures)
    }
    printDocuments(&failures)
    for failure in failures { print("✗ \(failure)") }
    exit(failures.isEmpty ? 0 : 1)
  }

  private static func printFrames(_ failures: inout [String]) {
    print("One frame of a moving cover flow, 31 visible items (10 of 10), ns; the floor is the same in plain C:\n")
    print(row(["items", "engine", "floor", "ratio"]))
    var costs: [FrameCost] = []
    for items in [10, 100, 1_000, 10_000, 100_000, 1_000_000] {
      let cost = FrameCost.measure(items: items)
      costs.append(cost)
      print(row(["\(items)", "\(Int(cost.engine))", "\(Int(cost.floor))", rounded(cost.ratio)]))
    }
    if costs[5].engine > mostGrowth * costs[3].engine { failures.append("the cost of a frame grows with its items") }
    print("")
  }

  private static func printForecasts(_ failures: inout [String]) {
    print("A forecast of two seconds of that cover flow, beside the frames for which it stands, µs:\n")
    print(row(["motion", "forecast", "frames", "keyframes an item", "steps", "frames"]))
    for motion in ForecastCost.Motion.allCases {
      guard let cost = ForecastCost.measure(motion) else {
        failures.append("there is no forecast of a \(motion)")
        continue
      }
      let numbers = [rounded(cost.forecast), rounded(cost.frames), rounded(cost.keyframes)]
      print(row(["\(motion)"] + numbers + ["\(cost.steps)", "\(cost.frameCount)"]))
    }
    print("")
  }

  private static func printStartUp(_ failures: inout [String]) {
    let counts = [10, 1_000_000]
    let times = StartUp.measure(items: counts)
    print("Start-up, to the first frame, µs:\n")
    print(row(counts.map { "\($0)" }))
    print(row(times.map { rounded($0 / 1000) }) + "\n")
    if times[1] > 3 * times[0] { failures.append("starting with a million items takes longer") }
  }

  private static func printAllocations(_ failures: inout [String]) {
    let frames = 2_100
    print("Allocations in \(frames) frames, by style and motion:\n")
    let motions = Allocations.Motion.allCases
    print(row(["", ""] + motions.map { "\($0)" }))
    for style in NamedStyle.allCases {
      for (name, profile) in [("classic", MotionProfile.classic), ("system", .system), ("spring", .spring)] {
        let counts = motions.map {
          Allocations.count(style: style, motion: $0, profile: profile, frames: frames)
        }
        print(row(["\(style)", name] + counts.map { "\($0)" }))
        if counts.contains(where: { $0 > 0 }) { failures.append("\(style) allocates memory while it moves, \(name)") }
      }
    }
    print("")
  }

  private static func printDocuments(_ failures: inout [String]) {
    print("Hostile documents, ms:\n")
    for (name, cost) in Refusals.all() {
      print(row([name, rounded(cost)]))
      if cost > Refusals.mostMilliseconds { failures.append("\(name): refused after \(rounded(cost)) ms") }
    }
    print("")
  }

  private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  private static func row(_ cells: [String]) -> String {
    cells.map { $0 + String(repeating: " ", count: max(1, 20 - $0.count)) }.joined()
  }
}
