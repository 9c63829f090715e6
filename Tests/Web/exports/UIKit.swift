// UIKit declarations that exported code uses and the checks' modules lack, as in the SDK.
import UIKit

extension UIColor {
  static var systemIndigo: UIColor { UIColor(white: 0.4, alpha: 1) }
  static var systemGray: UIColor { UIColor(white: 0.6, alpha: 1) }
}
