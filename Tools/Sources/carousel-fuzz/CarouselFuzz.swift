import DocumentLaws
import Foundation

/// Checks what others have written: `carousel-fuzz heads …` heads of requests, `carousel-fuzz documents …` configurations.
/// Built with libFuzzer, as `./carousel fuzz` does, it makes them itself, so that they reach more and more of their reader's
/// code; the other arguments are libFuzzer's. Otherwise it checks the files that are its arguments.
@main enum CarouselFuzz {
  /// Returns the law that a text violates.
  private static let law: @Sendable ([UInt8]) -> String? =
    switch CommandLine.arguments.dropFirst().first {
    case "heads": { fault(ofHead: $0) }
    case "documents": { fault(ofDocument: String(decoding: $0, as: UTF8.self)) }
    default: fatalError("carousel-fuzz checks heads or documents")
    }

  #if FUZZING
    static func main() {
      // Where libFuzzer expects the name of the program, it finds what is checked.
      var count = CommandLine.argc - 1
      var arguments = CommandLine.unsafeArgv + 1
      exit(
        runDriver(&count, &arguments) { bytes, count in
          let text = Array(UnsafeBufferPointer(start: bytes, count: count))
          if let fault = CarouselFuzz.law(text) { fatalError(fault) }
          return 0
        })
    }
  #else
    static func main() throws {
      var status: CInt = 0
      for file in CommandLine.arguments.dropFirst(2) {
        guard let fault = law(Array(try Data(contentsOf: URL(fileURLWithPath: file)))) else { continue }
        print("\(file): \(fault)")
        status = 1
      }
      exit(status)
    }
  #endif
}

#if FUZZING
  /// libFuzzer's main program.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
