import Foundation

/// What a view shows, as a value.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> UIView & UIContentView
}

@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// A text.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

public final class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
