import Foundation

/// Checks heads of requests. Built with libFuzzer, as `./carousel fuzz` does, it makes them itself, so that they reach
/// more and more of the parser's code; its arguments are libFuzzer's. Otherwise it checks the files that are its arguments.
@main enum FuzzHeads {
  #if FUZZING
    static func main() {
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      exit(
        runDriver(&count, &arguments) { bytes, count in
          let head = Array(UnsafeBufferPointer(start: bytes, count: count))
          if let fault = fault(ofHead: head) { fatalError(fault) }
          return 0
        })
    }
  #else
    static func main() throws {
      var status: CInt = 0
      for file in CommandLine.arguments.dropFirst() {
        guard let fault = fault(ofHead: Array(try Data(contentsOf: URL(fileURLWithPath: file)))) else { continue }
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
