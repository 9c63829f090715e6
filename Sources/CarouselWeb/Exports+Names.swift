import CarouselEngine

/// Writes the names that JavaScript needs into the records' memory, as UTF-8, in the order of their numbers: styles, options,
/// settings, transitions, motion profiles and English words. Each name ends with a line feed, and each list with another; an option and a
/// setting are followed by a space and their kind.
/// - Returns: The number of bytes.
@_expose(wasm) @c func names() -> Int32 {
  var writer = NameWriter()
  for style in NamedStyle.allCases { writer.add(style.name) }
  writer.endList()
  for option in StyleOption.allCases {
    writer.add(option.name, option.unit == .flag ? Setting.Kind.flag.name : Setting.Kind.number.name)
  }
  writer.endList()
  for setting in Setting.allCases { writer.add(setting.name, setting.kind.name) }
  writer.endList()
  for name in Transitions.names { writer.add(name) }
  writer.endList()
  for name in motionNames { writer.add(name) }
  writer.endList()
  for word in EnglishWord.allCases { writer.add(word.text) }
  return Int32(truncatingIfNeeded: writer.count)
}

private struct NameWriter {
  private(set) var count = 0

  init() { Records.answers.begin() }

  @inline(never)
  mutating func add(_ name: StaticString, _ kind: StaticString? = nil) {
    write(name)
    if let kind {
      write(" ")
      write(kind)
    }
    write("\n")
  }

  mutating func endList() { write("\n") }

  // Inlined, it would be in the module for each list.
  @inline(never)
  private mutating func write(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount {
      Records.answers.write(text.utf8Start[index], at: count)
      count += 1
    }
  }
}
