#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension Carousel: View {
    /// The carousel, with its controls below it, if any.
    public var body: some View {
      if let preference = modifiers.preferences.last {
        preference.passed(by: changed { $0.preferences.removeLast() })
      } else {
        controlled
      }
    }

    @ViewBuilder private var controlled: some View {
      if modifiers.indicator != nil || modifiers.hasButtons || modifiers.hasListButton {
        ControlledCarousel(carousel: self)
      } else {
        CarouselRepresentation(carousel: self)
      }
    }
  }

  /// A carousel and its controls, which are views of the toolkit.
  struct ControlledCarousel<Data: RandomAccessCollection, Item: View>: View where Data.Element: Identifiable {
    let carousel: Carousel<Data, Item>
    @State private var link = CarouselLink()

    var body: some View {
      VStack(spacing: 8) {
        CarouselRepresentation(carousel: carousel, link: link)
        controls(link)
      }
    }

    func controls(_ link: CarouselLink) -> ControlsRepresentation {
      let modifiers = carousel.modifiers
      return ControlsRepresentation(
        link: link, indicator: modifiers.indicator, hasButtons: modifiers.hasButtons,
        hasListButton: modifiers.hasListButton, showsAutoplayProgress: modifiers.showsAutoplayProgress)
    }
  }

  /// Connects a carousel and its controls, whichever is created first.
  @MainActor
  final class CarouselLink {
    weak var carousel: CarouselView? { didSet { controls?.carousel = carousel } }
    weak var controls: CarouselControls? { didSet { controls?.carousel = carousel } }

    init() {}

    func setUp(_ controls: CarouselControls, to wanted: ControlsRepresentation) {
      let (indicator, hasButtons) = (wanted.indicator, wanted.hasButtons)
      if self.controls !== controls { self.controls = controls }
      if controls.indicator != indicator { controls.indicator = indicator }
      if controls.hasButtons != hasButtons { controls.hasButtons = hasButtons }
      if controls.hasListButton != wanted.hasListButton { controls.hasListButton = wanted.hasListButton }
      if controls.showsAutoplayProgress != wanted.showsAutoplayProgress {
        controls.showsAutoplayProgress = wanted.showsAutoplayProgress
      }
    }
  }

  @MainActor
  struct CarouselRepresentation<Data: RandomAccessCollection, Item: View> where Data.Element: Identifiable {
    let carousel: Carousel<Data, Item>
    var link: CarouselLink?

    func makeCoordinator() -> CarouselCoordinator<Data, Item> { CarouselCoordinator(carousel) }

    private func made(by coordinator: CarouselCoordinator<Data, Item>, in environment: EnvironmentValues)
      -> CarouselView
    {
      let view = ResizingCarouselView(frame: .zero)
      coordinator.setUp(view, in: environment)
      link?.carousel = view
      return view
    }

    /// Returns the size that the view chooses of a proposal: its automatic height, if it has one.
    @available(iOS 16, tvOS 16, macOS 13, *)
    private func size(of view: CarouselView, in proposal: ProposedViewSize) -> CGSize? {
      let height = view.intrinsicContentSize.height
      guard let width = proposal.width, height >= 0 else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  @MainActor
  struct ControlsRepresentation {
    let link: CarouselLink
    let indicator: CarouselIndicator?
    let hasButtons: Bool
    var hasListButton = false
    var showsAutoplayProgress = false
  }

  #if canImport(UIKit) && !os(watchOS)
    extension CarouselRepresentation: UIViewRepresentable {
      func makeUIView(context: Context) -> CarouselView {
        made(by: context.coordinator, in: context.environment)
      }
      func updateUIView(_ view: CarouselView, context: Context) {
        context.coordinator.update(view, to: carousel, in: context.environment, with: context.transaction)
      }
      @available(iOS 16, tvOS 16, *)
      func sizeThatFits(_ proposal: ProposedViewSize, uiView view: CarouselView, context: Context) -> CGSize? {
        size(of: view, in: proposal)
      }
    }

    extension ControlsRepresentation: UIViewRepresentable {
      func makeUIView(context: Context) -> CarouselControls { CarouselControls(frame: .zero) }
      func updateUIView(_ view: CarouselControls, context: Context) {
        link.setUp(view, to: self)
      }
    }
  #else
    extension CarouselRepresentation: NSViewRepresentable {
      func makeNSView(context: Context) -> CarouselView {
        made(by: context.coordinator, in: context.environment)
      }
      func updateNSView(_ view: CarouselView, context: Context) {
        context.coordinator.update(view, to: carousel, in: context.environment, with: context.transaction)
      }
      @available(macOS 13, *)
      func sizeThatFits(_ proposal: ProposedViewSize, nsView view: CarouselView, context: Context) -> CGSize? {
        size(of: view, in: proposal)
      }
    }

    extension ControlsRepresentation: NSViewRepresentable {
      func makeNSView(context: Context) -> CarouselControls { CarouselControls(frame: .zero) }
      func updateNSView(_ view: CarouselControls, context: Context) {
        link.setUp(view, to: self)
      }
    }
  #endif
#endif
