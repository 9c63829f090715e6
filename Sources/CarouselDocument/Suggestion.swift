/// Returns a hint for a misspelt name, for example `; did you mean "bounces"?`; empty if no name is similar.
/// - Complexity: O(*n* *m*²) for *n* known names, of which the longest has *m* letters, whatever the name's length.
package func suggestion(for name: String, among known: [String]) -> String {
  var steps = 0
  return suggestion(for: name, among: known, &steps)
}

/// Returns such a hint, and adds the number of pairs of letters that were compared.
func suggestion(for name: String, among known: [String], _ steps: inout Int) -> String {
  guard isComparable(name, with: known) else { return "" }
  let letters = folded(name)
  // One or two mistakes; in short names one per three letters, since they are similar anyway.
  var least = min(letters.count / 3, mostMistakes) + 1
  var nearest: String?
  for candidate in known {
    let other = folded(candidate)
    // Each letter more or less is a mistake.
    guard abs(letters.count - other.count) < least else { continue }
    let distance = editDistance(letters, other)
    steps += letters.count * other.count
    if distance < least { (least, nearest) = (distance, candidate) }
  }
  return nearest.map { "; did you mean \(JSON.quoted($0))?" } ?? ""
}

/// The maximum number of mistakes in a name that is meant to be another.
private let mostMistakes = 2

/// Returns whether a name may be a misspelt one of the known names: it is not much longer than any of them. Each of its letters may
/// have a hyphen before it.
private func isComparable(_ name: String, with known: [String]) -> Bool {
  var longest = 0
  for candidate in known { longest = max(longest, candidate.utf8.count) }
  return name.utf8.count <= 2 * (longest + mostMistakes)
}

/// The letters of a name, without hyphens, in lower case.
private func folded(_ name: String) -> [UInt8] {
  name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
  }
}

/// Returns the minimum number of insertions, removals, replacements and swaps of neighbouring letters that turn one
/// name into the other: the optimal string alignment distance.
/// - Complexity: O(*m* *n*).
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var before: [Int] = []
  var last = Array(0...other.count)
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      var distance = min(last[j] + (letter == otherLetter ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter { distance = min(distance, before[j - 1] + 1) }
      row.append(distance)
    }
    (before, last) = (last, row)
  }
  return last[other.count]
}
