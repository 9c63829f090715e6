import CarouselEngine

/// Memory shared with JavaScript: consecutive doubles. A placed item is an `ItemRecord`. After those of a frame come the middle of
/// the carousel, x and y, the bits of its controls, and the height that fits, or −1.
///
/// Each carousel has its own for placements, since another one may place its items in between. Results of queries share
/// one, which is read before the next call.
final class Records {
  nonisolated(unsafe) static let answers = Records()

  static var stride: Int { ItemRecord.stride.rawValue }

  private(set) var memory: UnsafeMutablePointer<Double>
  private var capacity: Int
  /// The number of doubles in it.
  private(set) var count = 0

  init() {
    // Enough for the items that most carousels show.
    capacity = 16 * Self.stride
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  func begin() { count = 0 }

  func add(_ value: Double) {
    reserve(count + 1)
    memory[count] = value
    count += 1
  }

  func add(_ item: PlacedItem, view: Int32) {
    reserve(count + Self.stride)
    let record = memory + count
    Self.write(item.placement.transform, to: record)
    record[ItemRecord.opacity.rawValue] = item.placement.opacity
    record[ItemRecord.order.rawValue] = Double(item.order)
    record[ItemRecord.flags.rawValue] = Double(item.flags.rawValue)
    record[ItemRecord.view.rawValue] = Double(view)
    record[ItemRecord.index.rawValue] = Double(item.index)
    record[ItemRecord.offset.rawValue] = item.offset
    record[ItemRecord.slot.rawValue] = Double(item.slot)
    record[ItemRecord.marks.rawValue] = Double(item.marks.rawValue)
    count += Self.stride
  }

  func add(_ keyframe: ItemCourse.Keyframe) {
    reserve(count + KeyframeRecord.stride.rawValue)
    let record = memory + count
    Self.write(keyframe.transform, to: record)
    record[KeyframeRecord.opacity.rawValue] = keyframe.opacity
    record[KeyframeRecord.progress.rawValue] = keyframe.progress
    count += KeyframeRecord.stride.rawValue
  }

  /// Reserves memory for a number of doubles, at least twice the previous one.
  private func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, 2 * capacity)
    let new = UnsafeMutablePointer<Double>.allocate(capacity: larger)
    new.update(from: memory, count: capacity)
    memory.deallocate()
    memory = new
    capacity = larger
  }

  // MARK: Matrices

  /// Writes the rows one after another, as browsers expect them.
  static func write(_ transform: Transform3D, to memory: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(memory).storeBytes(of: transform, as: Transform3D.self)
  }

  static func readTransform(from memory: UnsafeMutablePointer<Double>) -> Transform3D {
    UnsafeRawPointer(memory).loadUnaligned(as: Transform3D.self)
  }
}
