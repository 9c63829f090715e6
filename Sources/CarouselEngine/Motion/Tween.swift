/// A scroll from rest to rest in a given time, eased in and out. It starts from rest whatever came before, as the classic
/// carousels do.
struct Tween: Equatable {
  var from: Double
  var to: Double
  /// In seconds, above 0.
  var duration: Double

  func position(at time: Double) -> Double {
    time >= duration ? to : from + (to - from) * Curve.easeInOut(time / duration)
  }

  func velocity(at time: Double) -> Double {
    (to - from) * Curve.easeInOutSlope(time / duration) / duration
  }
}
