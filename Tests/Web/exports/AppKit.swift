// What exported code names of AppKit besides what the modules of the checks have, as the SDK declares it.
import AppKit

extension NSColor {
  static var systemIndigo: NSColor { NSColor(white: 0.4, alpha: 1) }
  static var systemGray: NSColor { NSColor(white: 0.6, alpha: 1) }
}
