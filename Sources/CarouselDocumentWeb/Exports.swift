import CarouselDocument

// A text goes in by `input`, one of the functions works on it and returns how many bytes its answer has, and `output` says
// where that is. All texts are JSON in UTF-8.

nonisolated(unsafe) private var given = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var known = DocumentShape(version: 0, shape: .object([]))

/// Makes room for a text.
/// - Returns: The address where it has to be written.
@_expose(wasm) @c func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  given.deallocate()
  given = .allocate(capacity: Int(count))
  return given.baseAddress
}

/// The address of the last answer.
@_expose(wasm) @c func output() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }

/// Takes over what documents may hold: `{ "version": …, "shape": … }`. Called once, before all else.
@_expose(wasm) @c func learn() {
  guard let json = try? JSON(parsing: text) else { return }
  known = DocumentShape(version: Int(json["version"]?.number ?? 0), shape: ValueShape(json: json["shape"] ?? .null))
}

/// Reads a document. Answers with the attributes that it stands for, or with a list of what is wrong with it.
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

/// Writes the document that says how an element is set up.
@_expose(wasm) @c func write() -> Int32 {
  give(.object(known.document(of: (try? JSON(parsing: text)) ?? .null)))
}

private var text: String { String(decoding: given, as: UTF8.self) }

private func give(_ json: JSON) -> Int32 {
  answer.deallocate()
  answer = .allocate(capacity: json.line.utf8.count)
  _ = answer.initialize(from: json.line.utf8)
  return Int32(answer.count)
}
