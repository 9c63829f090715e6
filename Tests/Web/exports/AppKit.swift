// AppKit declarations that exported code uses and the checks' modules lack, as in the SDK.
import AppKit

extension NSColor {
  static var systemIndigo: NSColor { NSColor(white: 0.4, alpha: 1) }
  static var systemGray: NSColor { NSColor(white: 0.6, alpha: 1) }
}
