import CarouselConfiguration

// The designer for a page. A call's text goes in by `input`, `call` carries it out and returns how many bytes the answer has,
// and `output` says where that is. Both are JSON in UTF-8: a call is a list of its name, its time in seconds, and its values.

nonisolated(unsafe) private var given = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var page = DesignerPage()

/// Makes room for a call.
/// - Returns: The address where its text has to be written.
@_expose(wasm) @c func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  given.deallocate()
  given = .allocate(capacity: Int(count))
  return given.baseAddress
}

/// Carries a call out.
/// - Returns: How many bytes its answer has.
@_expose(wasm) @c func call() -> Int32 {
  let json = (try? JSON(parsing: String(decoding: given, as: UTF8.self))) ?? .null
  answer = Array(page.answer(to: Call(json.array ?? [])).line.utf8)
  return Int32(answer.count)
}

/// The address of the last answer, until the next call.
@_expose(wasm) @c func output() -> UnsafePointer<UInt8>? {
  // The list stays where it is until another one takes its place.
  answer.withUnsafeBufferPointer { $0.baseAddress }
}
