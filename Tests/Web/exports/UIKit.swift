// What exported code names of UIKit besides what the modules of the checks have, as the SDK declares it.
import UIKit

extension UIColor {
  static var systemIndigo: UIColor { UIColor(white: 0.4, alpha: 1) }
  static var systemGray: UIColor { UIColor(white: 0.6, alpha: 1) }
}
