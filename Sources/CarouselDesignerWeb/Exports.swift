import CarouselConfiguration

// The interface to the page. `input` receives the text of a call, `call` executes it and returns the length of the
// result in bytes, and `output` returns its address. Both texts are JSON in UTF-8; a call is a list of its name, the time
// in seconds, and its arguments.

nonisolated(unsafe) private var given = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var page = DesignerPage()

/// Allocates memory for a call.
/// - Returns: The address for its text.
@_expose(wasm) @c func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  given.deallocate()
  given = .allocate(capacity: Int(count))
  return given.baseAddress
}

/// Executes a call.
/// - Returns: The length of its result, in bytes.
@_expose(wasm) @c func call() -> Int32 {
  let json = (try? JSON(parsingOwn: String(decoding: given, as: UTF8.self))) ?? .null
  answer = Array(page.answer(to: Call(json.array ?? [])).line.utf8)
  return Int32(answer.count)
}

/// The address of the last result, valid until the next call.
@_expose(wasm) @c func output() -> UnsafePointer<UInt8>? {
  // The array keeps its address until it is replaced.
  answer.withUnsafeBufferPointer { $0.baseAddress }
}
