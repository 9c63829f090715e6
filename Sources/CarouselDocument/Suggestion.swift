/// What a misspelt name was meant to be, as in `; did you mean "bounces"?`; empty where no name is near.
func suggestion(for name: String, among known: [String]) -> String {
  let letters = folded(name)
  // A slip or two; of short names only one letter in three, since they are near to each other anyway.
  var least = min(letters.count / 3, 2) + 1
  var nearest: String?
  for candidate in known {
    let distance = editDistance(letters, folded(candidate))
    if distance < least { (least, nearest) = (distance, candidate) }
  }
  return nearest.map { "; did you mean \(JSON.quoted($0))?" } ?? ""
}

/// The letters of a name, whatever their case and the hyphens between them.
private func folded(_ name: String) -> [UInt8] {
  name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
  }
}

/// The least number of letters to insert, to remove, to replace, or to swap with their neighbours, that makes one name of
/// the other: the optimal string alignment.
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
