import CarouselDocument

// `input` receives a text, one of the functions processes it and returns the length of the result in bytes, and
// `output` returns its address. All texts are JSON in UTF-8.

nonisolated(unsafe) private var given = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var known = DocumentShape(version: 0, shape: .object([]))

/// Allocates memory for a text.
/// - Returns: The address for the text.
@_expose(wasm) @c func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  given.deallocate()
  given = .allocate(capacity: Int(count))
  return given.baseAddress
}

/// The address of the last result.
@_expose(wasm) @c func output() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }

/// Sets the allowed documents: `{ "version": …, "shape": … }`. Called once, first.
@_expose(wasm) @c func learn() {
  guard let json = try? JSON(parsingOwn: text) else { return }
  known = DocumentShape(version: Int(json["version"]?.number ?? 0), shape: ValueShape(json: json["shape"] ?? .null))
}

/// Reads a document. Returns the corresponding attributes, or a list of problems.
@_expose(wasm) @c func read() -> Int32 {
  do throws(ConfigurationError) {
    let document = try JSON(parsing: text)
    let problems = known.problems(of: document)
    guard problems.isEmpty else { throw ConfigurationError(problems) }
    return give(.object(known.attributes(of: document)))
  } catch {
    return give(.array(error.problems.map { ["path": .string($0.path), "message": .string($0.message)] }))
  }
}

/// Writes the document for an element's state.
@_expose(wasm) @c func write() -> Int32 {
  give(.object(known.document(of: (try? JSON(parsingOwn: text)) ?? .null)))
}

/// Suggests the right spelling of a name: `{ "name": …, "known": […] }`. Returns a text, which is empty if none is near.
@_expose(wasm) @c func suggest() -> Int32 {
  let json = (try? JSON(parsingOwn: text)) ?? .null
  let known = (json["known"]?.array ?? []).compactMap { $0.string }
  return give(.string(suggestion(for: json["name"]?.string ?? "", among: known)))
}

private var text: String { String(decoding: given, as: UTF8.self) }

private func give(_ json: JSON) -> Int32 {
  let line = json.line
  answer.deallocate()
  answer = .allocate(capacity: line.utf8.count)
  _ = answer.initialize(from: line.utf8)
  return Int32(answer.count)
}
