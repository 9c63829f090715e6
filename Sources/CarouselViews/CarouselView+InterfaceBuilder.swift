#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  import Foundation

  // What Interface Builder sets under names of its own; the settings are inspectable where they are declared. Its outlets take any
  // object; what doesn't conform to the protocol is not connected.
  extension CarouselView {
    /// The data source, to be connected in a nib or a storyboard.
    @IBOutlet public var dataSourceObject: AnyObject? {
      get { dataSource }
      set { dataSource = newValue as? any CarouselViewDataSource }
    }

    /// The delegate, to be connected in a nib or a storyboard.
    @IBOutlet public var delegateObject: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any CarouselViewDelegate }
    }

    /// The style by its name: `cover-flow-2`. Unknown names change nothing; a custom style has none.
    @IBInspectable public var styleName: String {
      get { style.name?.description ?? "" }
      set { if let style = AnyCarouselStyle(named: newValue) { self.style = style } }
    }
  }
#endif
