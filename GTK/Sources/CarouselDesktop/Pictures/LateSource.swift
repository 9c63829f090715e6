import CarouselGTK
import Foundation

/// A simulated slow network inside the program: each picture has its own delay, some are broken, some never arrive. The
/// same picture always behaves the same.
final class LateSource {
  /// The outcome of a download.
  enum Outcome: Sendable {
    case here(Texture)
    /// The data is not a picture.
    case broken
    /// The download timed out.
    case late
  }

  /// A running download. It is cancelled when it is released.
  final class Download {
    fileprivate var timer: Timer?
    fileprivate var limit: Timer?
    fileprivate var done: ((Outcome) -> Void)?

    /// Cancels the download.
    func cancel() { (timer, limit, done) = (nil, nil, nil) }

    fileprivate func end(_ outcome: Outcome) {
      let done = self.done
      cancel()
      done?(outcome)
    }
  }

  /// The average delay, in seconds.
  var delay = 1.0
  /// The timeout of a picture, in seconds.
  static let patience = 5.0
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 2
    queue.qualityOfService = .utility
  }

  /// Downloads a cover by its number, for a size in pixels.
  /// - Parameter done: Called once, later, unless the download is cancelled before.
  func fetch(_ index: Int, width: Int32, height: Int32, done: @escaping (Outcome) -> Void) -> Download {
    let download = Download()
    download.done = done
    download.limit = Timer(after: Self.patience) { [weak download] in download?.end(.late) }
    guard index % 11 != 7 else { return download }
    let share = 0.3 + Double(index &* 7919 % 100) / 70
    download.timer = Timer(after: delay * share) { [weak self, weak download] in
      self?.decode(index, width, height) { download?.end($0) }
    }
    return download
  }

  /// Decodes a picture off the main thread, at the size at which it is shown.
  private func decode(_ index: Int, _ width: Int32, _ height: Int32, _ done: @escaping (Outcome) -> Void) {
    let drawing = index % 9 == 5 ? nil : Drawing.cover(index)
    let back = Once(done)
    queue.addOperation {
      let bytes = drawing?.svg ?? Array("Not a picture".utf8)
      let texture = Texture(reading: bytes, width: width, height: height)
      onMain { back.call(texture.map { .here($0) } ?? .broken) }
    }
  }

  /// A main-thread closure that passes through another thread.
  private final class Once {
    let call: (Outcome) -> Void

    init(_ call: @escaping (Outcome) -> Void) {
      self.call = call
    }
  }
}
