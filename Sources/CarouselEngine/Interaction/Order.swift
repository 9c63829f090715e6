/// The positions of keys in ascending order, equal keys in the order in which they come: a merge sort from below. Sorting by the
/// standard library weighs several kilobytes in the module that pages load.
/// - Complexity: O(*n* log *n*), *n* the number of keys.
func ascendingOrder(of keys: [Int]) -> [Int] {
  var order: [Int] = [], merged: [Int] = []
  for position in keys.indices {
    order.append(position)
    merged.append(position)
  }
  var width = 1
  while width < keys.count {
    var start = 0
    while start < keys.count {
      let middle = min(start + width, keys.count), end = min(start + 2 * width, keys.count)
      var (left, right) = (start, middle)
      for place in start..<end {
        if left < middle, right >= end || keys[order[left]] <= keys[order[right]] {
          merged[place] = order[left]
          left += 1
        } else {
          merged[place] = order[right]
          right += 1
        }
      }
      start = end
    }
    swap(&order, &merged)
    width *= 2
  }
  return order
}
