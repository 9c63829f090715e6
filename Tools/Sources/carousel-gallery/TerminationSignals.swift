import Dispatch
import Foundation

/// The signals by which people and systems end a program, caught from its creation on.
struct TerminationSignals {
  private static let numbers = [SIGINT, SIGTERM]
  /// How long the program may take to end.
  private static let mostSeconds = 1.5

  private let stream: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    sources = Self.numbers.map { number in
      // Else the default, to end at once, comes first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        continuation.yield()
        // Whatever is being done then: who wants an end gets it.
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.mostSeconds) { exit(0) }
      }
      source.resume()
      return source
    }
    // A browser that hangs up is no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for the first of them. From then on another one ends the program at once: who asks twice won't wait.
  func first() async {
    for await _ in stream { break }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
