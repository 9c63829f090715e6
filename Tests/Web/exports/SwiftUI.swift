// SwiftUI declarations that exported code uses and the checks' module lacks, as in the SDK.
import SwiftUI

struct Color: View {
  static var indigo: Color { Color() }
  static var gray: Color { Color() }
  var body: Never { fatalError() }
}

struct RoundedRectangle: View {
  init(cornerRadius: CGFloat) {}
  func fill(_ color: Color) -> some View { self }
  var body: Never { fatalError() }
}

extension View {
  func background(_ color: Color, in shape: RoundedRectangle) -> some View { self }
}
