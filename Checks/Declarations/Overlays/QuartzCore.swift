@_exported import Foundation
@_exported import QuartzCore

extension CAFrameRateRange {
  public init(minimum: Float, maximum: Float, preferred: Float? = 0) {
    self.init(minimum: minimum, maximum: maximum, __preferred: preferred ?? 0)
  }
}
