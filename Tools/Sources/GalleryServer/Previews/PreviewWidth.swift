/// One of the few widths in which previews are made, so that nearly the same is not made twice.
enum PreviewWidth: Int, CaseIterable, Sendable {
  case small = 240
  case medium = 480
  case large = 960
  case largest = 1920

  /// The least of the widths that is not below `pixels`, or the largest.
  init(fitting pixels: Int) {
    self = Self.allCases.first { $0.rawValue >= pixels } ?? .largest
  }

  /// The most that a preview is wide, in pixels.
  var width: Int { rawValue }

  /// The most that a preview is high. Portraits of every camera get the whole width; only a strip that would be many
  /// screens high is held to less.
  var height: Int { 2 * rawValue }
}
