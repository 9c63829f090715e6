import CarouselGTK
import Foundation

/// A network that is slow on purpose, inside the program: pictures come after a delay of their own, some are broken, some
/// never come. The same picture always fares the same.
final class LateSource {
  /// What a download comes to.
  enum Outcome: Sendable {
    case here(Texture)
    /// What came is no picture.
    case broken
    /// Nothing came in time.
    case late
  }

  /// A download on its way. Dropped, it is cancelled.
  final class Download {
    fileprivate var timer: Timer?
    fileprivate var limit: Timer?
    fileprivate var done: ((Outcome) -> Void)?

    /// Nobody waits for it any more.
    func cancel() { (timer, limit, done) = (nil, nil, nil) }

    fileprivate func end(_ outcome: Outcome) {
      let done = self.done
      cancel()
      done?(outcome)
    }
  }

  /// The usual delay, in seconds.
  var delay = 1.0
  /// How long a picture may take, in seconds.
  static let patience = 5.0
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 2
    queue.qualityOfService = .utility
  }

  /// Fetches a cover by its number, for a size in pixels.
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

  /// What came is decoded off the main thread, at the size it is shown in.
  private func decode(_ index: Int, _ width: Int32, _ height: Int32, _ done: @escaping (Outcome) -> Void) {
    let drawing = index % 9 == 5 ? nil : Drawing.cover(index)
    let back = Once(done)
    queue.addOperation {
      let bytes = drawing?.svg ?? Array("Not a picture".utf8)
      let texture = Texture(reading: bytes, width: width, height: height)
      onMain { back.call(texture.map { .here($0) } ?? .broken) }
    }
  }

  /// A closure of the main thread that goes through another one.
  private final class Once {
    let call: (Outcome) -> Void

    init(_ call: @escaping (Outcome) -> Void) {
      self.call = call
    }
  }
}
