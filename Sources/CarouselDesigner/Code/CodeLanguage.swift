import CarouselConfiguration

/// A format in which the designer exports a carousel.
public enum CodeLanguage: String, CaseIterable, Sendable {
  case html, swiftui, uikit, appkit, gtk, json

  /// The name in the user interface.
  public var name: String {
    switch self {
    case .html: "HTML"
    case .swiftui: "SwiftUI"
    case .uikit: "UIKit"
    case .appkit: "AppKit"
    case .gtk: "GTK"
    case .json: "JSON"
    }
  }

  /// A description, in one sentence.
  public var note: String {
    switch self {
    case .html: "A complete page; put it next to the files of build/web."
    case .swiftui: "A page with everything you see here."
    case .uikit, .appkit: "A carousel with its items."
    case .gtk: "A widget, with its controls if it has any."
    case .json: "A configuration for the element and for CarouselConfiguration."
    }
  }

  /// The default file name.
  public var file: String {
    switch self {
    case .html: "carousel.html"
    case .swiftui, .gtk: "CarouselPage.swift"
    case .uikit, .appkit: "Cards.swift"
    case .json: "carousel.json"
    }
  }

  /// The MIME type of the file.
  public var type: String {
    switch self {
    case .html: "text/html"
    case .swiftui, .uikit, .appkit, .gtk: "text/x-swift"
    case .json: "application/json"
    }
  }
}

extension Designer {
  /// Returns the code for the current design, with only the differences from the defaults.
  /// - Parameter colors: The components of the colours in `colorTexts`, for code that needs numbers.
  public func code(in language: CodeLanguage, colors: [String: CodeColor] = [:]) -> String {
    let code = Code(configuration, items: state.items, stage: stage, colors: colors)
    return switch language {
    case .html: code.html
    case .swiftui: code.swiftUI
    case .uikit: code.view(.uikit)
    case .appkit: code.view(.appkit)
    case .gtk: code.gtk
    case .json: configuration.differences.text + "\n"
    }
  }

  /// The document's colours as CSS.
  public var colorTexts: [String] {
    configuration.decorations.flatMap { one in ["color", "ground"].compactMap { one[$0]?.string } }
  }
}

/// The components of a colour, from 0 to 1.
public struct CodeColor: Equatable, Sendable {
  public var red: Double, green: Double, blue: Double, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
