#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    import CarouselUIKit
    import UIKit
  #else
    import AppKit
    import CarouselAppKit
  #endif

  extension Carousel: View {
    /// The carousel, with an indicator under it where one is wanted.
    public var body: some View {
      if let indicator = settings.indicator {
        VStack {
          CarouselRepresentation(carousel: self)
          Indicator(kind: indicator, count: data.count, index: selectedIndex)
        }
      } else {
        CarouselRepresentation(carousel: self)
      }
    }

    private var selectedIndex: Int {
      guard let id = selection?.wrappedValue else { return 0 }
      return data.firstIndex { $0.id == id }.map { data.distance(from: data.startIndex, to: $0) } ?? 0
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    struct CarouselRepresentation<Data: RandomAccessCollection, Item: View>: UIViewRepresentable
    where Data.Element: Identifiable {
      let carousel: Carousel<Data, Item>

      func makeCoordinator() -> CarouselCoordinator<Data, Item> { CarouselCoordinator(carousel) }

      func makeUIView(context: Context) -> CarouselView {
        let view = CarouselView(frame: .zero)
        context.coordinator.setUp(view)
        return view
      }

      func updateUIView(_ view: CarouselView, context: Context) { context.coordinator.update(view, to: carousel) }
    }
  #else
    struct CarouselRepresentation<Data: RandomAccessCollection, Item: View>: NSViewRepresentable
    where Data.Element: Identifiable {
      let carousel: Carousel<Data, Item>

      func makeCoordinator() -> CarouselCoordinator<Data, Item> { CarouselCoordinator(carousel) }

      func makeNSView(context: Context) -> CarouselView {
        let view = CarouselView(frame: .zero)
        context.coordinator.setUp(view)
        return view
      }

      func updateNSView(_ view: CarouselView, context: Context) { context.coordinator.update(view, to: carousel) }
    }
  #endif

  /// Dots, or a count.
  struct Indicator: View {
    let kind: CarouselIndicator
    let count: Int
    let index: Int

    /// The most dots that fit beside each other on a small screen.
    static var mostDots: Int { 15 }

    /// The items that have dots: all, or those about the current one.
    var dots: Range<Int> {
      let shown = min(count, Self.mostDots)
      let first = max(0, min(index - shown / 2, count - shown))
      return first..<first + shown
    }

    var text: String { count > 0 ? "\(index + 1) / \(count)" : "" }

    var body: some View {
      switch kind {
      case .dots:
        HStack(spacing: 8) {
          ForEach(Array(dots), id: \.self) { dot in
            Circle().frame(width: 8, height: 8).opacity(dot == index ? 1 : 0.3)
          }
        }
        .accessibilityHidden(true)
      case .count: Text(text).accessibilityHidden(true)
      }
    }
  }
#endif
