import CarouselConfiguration

/// What a carousel can be taken away as.
public enum CodeLanguage: String, CaseIterable, Sendable {
  case html, swiftui, uikit, appkit, gtk, json

  /// Its name for people.
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

  /// What it is, in a sentence.
  public var note: String {
    switch self {
    case .html: "A whole page, to stand beside swift-carousel.js."
    case .swiftui: "A page, with all that is seen here."
    case .uikit, .appkit: "A carousel and its items."
    case .gtk: "A widget, with its controls where there are some."
    case .json: "A configuration, which the element and CarouselConfiguration read."
    }
  }

  /// The name of a file of it.
  public var file: String {
    switch self {
    case .html: "carousel.html"
    case .swiftui, .gtk: "CarouselPage.swift"
    case .uikit, .appkit: "Cards.swift"
    case .json: "carousel.json"
    }
  }

  /// The MIME type of that file.
  public var type: String {
    switch self {
    case .html: "text/html"
    case .swiftui, .uikit, .appkit, .gtk: "text/x-swift"
    case .json: "application/json"
    }
  }
}

extension Designer {
  /// The code for what one sees, with only what differs from the defaults.
  /// - Parameter colors: The parts of colours that are given by name or by other notations of style sheets, as far as code
  ///   needs them as numbers: see `colorTexts`.
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

  /// The colours of the document, as style sheets write them.
  public var colorTexts: [String] {
    configuration.decorations.flatMap { one in ["color", "ground"].compactMap { one[$0]?.string } }
  }
}

/// The parts of a colour, from 0 to 1.
public struct CodeColor: Equatable, Sendable {
  public var red: Double, green: Double, blue: Double, alpha: Double

  /// A colour of these parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
