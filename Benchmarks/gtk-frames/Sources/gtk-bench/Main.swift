import CBenchmark
import Foundation

/// Measures the cost of a frame: the CPU time of all threads, in milliseconds, for each contender and number of items,
/// repeatedly in turn, so that other load on the machine affects all of them equally.
///
///     gtk-bench [--rounds N] [--frames N] [--limit RATIO] [--pictures FOLDER]
@main
enum Main {
  static func main() {
    let options = Options(CommandLine.arguments)
    g_set_prgname("gtk-bench")
    adw_init()
    Card.load()
    var entries = [
      Entry("floor", 1000) { Floor(count: 1000) },
      Entry("carousel", 10) { OurCarousel(count: 10) },
      Entry("carousel", 1000) { OurCarousel(count: 1000) },
      Entry("carousel", 1_000_000) { OurCarousel(count: 1_000_000) },
    ]
    let others = [
      Entry("AdwCarousel", 10) { AdwaitaCarousel(count: 10) },
      Entry("AdwCarousel", 1000) { AdwaitaCarousel(count: 1000) },
      Entry("GtkListView", 1000) { ListView(count: 1000) },
      Entry("GtkListView", 1_000_000) { ListView(count: 1_000_000) },
    ]
    for round in 0..<options.rounds {
      // In a different order each time.
      for index in entries.indices { entries[(index + round) % entries.count].run(frames: options.frames) }
    }
    for entry in others { for _ in 0..<max(1, options.rounds / 4) { entry.run(frames: options.frames) } }
    entries += others
    exit(report(entries, limit: options.limit) ? 0 : 1)
  }

  /// - Returns: Whether the carousel's cost relative to the floor is within the limit.
  private static func report(_ entries: [Entry], limit: Double) -> Bool {
    print("CPU ms per frame of 15 items, 1000 × 500; start-up ms of CPU until the first frame")
    let floor = entries[0].cost
    var isWithin = true
    for entry in entries {
      let ratio = entry.cost / floor
      print(
        String(
          format: "%-12@ %9d items  %6.2f ms  %5.2f ×  main thread %5.2f ms  start-up %7.1f ms", entry.name as NSString,
          entry.count,
          entry.cost,
          ratio, entry.ownCost, entry.startUp))
      if entry.name == "carousel", ratio > limit { isWithin = false }
    }
    print(isWithin ? "within \(limit) of the floor" : "NOT within \(limit) of the floor")
    return isWithin
  }
}

struct Options {
  var rounds = 12, frames = 120, limit = 1.1

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()[...]
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch name {
      case "--rounds": rounds = Int(value) ?? rounds
      case "--frames": frames = Int(value) ?? frames
      case "--pictures": Entry.pictures = value
      case "--limit": limit = Double(value) ?? limit
      default: break
      }
    }
  }
}
