#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  import Foundation

  // Properties for Interface Builder with names of their own; the settings are inspectable where they are declared. Its
  // outlets accept any object; an object that does not conform to the protocol is not connected.
  extension CarouselView {
    /// The data source, for connection in a nib or a storyboard.
    @IBOutlet public var dataSourceObject: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any CarouselViewDataSource }
    }

    /// The delegate, for connection in a nib or a storyboard.
    @IBOutlet public var delegateObject: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any CarouselViewDelegate }
    }

    /// The name of the style, such as `cover-flow-2`. Unknown names change nothing; a custom style has none.
    @IBInspectable public var styleName: String {
      get { style.name?.description ?? "" }
      set { if let style = AnyCarouselStyle(named: newValue) { self.style = style } }
    }
  }
#endif
