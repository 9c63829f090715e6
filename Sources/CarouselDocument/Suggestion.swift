/// Returns a hint for a misspelt name, for example `; did you mean "bounces"?`; empty if no name is similar.
package func suggestion(for name: String, among known: [String]) -> String {
  let letters = folded(name)
  // One or two mistakes; in short names one per three letters, since they are similar anyway.
  var least = min(letters.count / 3, 2) + 1
  var nearest: String?
  for candidate in known {
    let distance = editDistance(letters, folded(candidate))
    if distance < least { (least, nearest) = (distance, candidate) }
  }
  return nearest.map { "; did you mean \(JSON.quoted($0))?" } ?? ""
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
