import Dispatch
import Foundation

/// The signals that terminate a program, caught from creation on.
struct TerminationSignals {
  private static let numbers = [SIGINT, SIGTERM]
  /// The maximum time for the program to end.
  private static let mostSeconds = 1.5

  private let stream: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    sources = Self.numbers.map { number in
      // Otherwise the default action, to end immediately, comes first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        continuation.yield()
        // Ends the program even if work is still running.
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.mostSeconds) { exit(0) }
      }
      source.resume()
      return source
    }
    // A browser that disconnects must not end the program.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for the first of them. From then on another one ends the program immediately.
  func first() async {
    for await _ in stream { break }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
