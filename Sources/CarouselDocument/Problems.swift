/// The problems of a document: the first ones, how many there are, and the work of finding them.
package struct Problems {
  private var list: [ConfigurationProblem] = []
  private var count = 0
  /// How many values, names and pairs of letters have been examined, and bytes of paths: what the time of a check grows with.
  package var steps = 0

  package init() {}

  /// Whether further problems are only counted.
  var isFull: Bool { count >= DocumentLimits.problems }

  /// Adds problems that are only counted.
  mutating func add(count: Int) { self.count += count }

  /// Adds a problem; its texts are made only if it is among the first ones.
  mutating func add(_ path: @autoclosure () -> String, _ message: @autoclosure () -> String) {
    if !isFull { list.append(ConfigurationProblem(path: path(), message: message())) }
    count += 1
  }

  /// Adds that a name is unknown, with a hint at the right spelling.
  mutating func add(
    _ path: @autoclosure () -> String, _ message: @autoclosure () -> String, name: String, known: [String]
  ) {
    var hint: String = ""
    if !isFull { hint = suggestion(for: name, among: known, &steps) }
    add(path(), "\(message())\(hint)")
  }

  /// The first problems; if there are more, the last one says how many.
  package var first: [ConfigurationProblem] {
    guard count > DocumentLimits.problems else { return list }
    let shown = DocumentLimits.problems - 1
    let rest: String = "there are \(count - shown) more problems"
    return list.prefix(shown) + [ConfigurationProblem(path: "", message: rest)]
  }
}
