import CGtk4
import CarouselGTK

/// Pictures from files.
final class ImageItems: ItemKind {
  let loader = ImageLoader(limit: 8 << 20)
  private let width: Int, height: Int
  private let paths: [String]

  init(_ size: [Double], paths: [String]) {
    (width, height) = (Int(size[0]), Int(size[1]))
    self.paths = paths
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let image =
      reused.flatMap { CarouselImage.of($0) } ?? CarouselImage(width: width, height: height, loader: loader)
    gtk_widget_set_name(image.widget, "\(index)")
    image.show(paths[index % paths.count])
    return image.widget
  }

  /// The loading state of an image.
  func describe(_ widget: WidgetPointer) -> Message {
    guard let image = CarouselImage.of(widget) else { return [:] }
    return ["image": "\(image.path ?? "nothing") \(image.hasFailed ? "failed" : image.isShown ? "shown" : "awaited")"]
  }
}
