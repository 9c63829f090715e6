public import CGtk4

/// An image from a file, for an item: loaded off the main thread, with an icon while it is loading or if it cannot be
/// read.
///
/// ```swift
/// carousel.dataSource = CarouselItems(count: paths.count) { index, reused in
///   let image = reused.flatMap(CarouselImage.of) ?? CarouselImage(width: 240, height: 300)
///   image.show(paths[index])
///   return image.widget
/// }
/// ```
/// Loading is cancelled when it is given another file, and when it is off-screen.
@MainActor  // Said outright: optimised builds of other modules do not infer it.
public final class CarouselImage {
  /// The widget, to be given to a carousel.
  public let widget: WidgetPointer
  /// The file that it shows or loads. Bytes that are not UTF-8 are replaced.
  public var path: String? { file.map { String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) } }
  /// Whether the file could not be read.
  public private(set) var hasFailed = false

  /// Whether the image is shown.
  public private(set) var isShown = false

  private let stack: WidgetPointer
  private let loader: ImageLoader
  private let width: Int, height: Int
  private var request: ImageRequest?
  /// The bytes of the path, with a zero at its end.
  private var file: [CChar]?

  private static let key = "carousel-image"

  /// - Parameters:
  ///   - width: The width of the item, in points; `height` likewise.
  ///   - fit: How the image fills the item.
  ///   - placeholder: The name of the icon that is shown while loading.
  ///   - failure: The name of the icon that is shown if the file cannot be read.
  ///   - loader: The loader and its cache.
  public init(
    width: Int, height: Int, fit: GtkContentFit = GTK_CONTENT_FIT_COVER,
    placeholder: String = "image-x-generic-symbolic", failure: String = "image-missing-symbolic",
    loader: ImageLoader = .shared
  ) {
    (self.width, self.height, self.loader) = (max(1, width), max(1, height), loader)
    stack = gtk_stack_new()
    widget = FixedFrame.make(width: self.width, height: self.height, child: stack)
    let picture = gtk_picture_new()!
    gtk_picture_set_content_fit(OpaquePointer(picture), fit)
    gtk_picture_set_can_shrink(OpaquePointer(picture), 1)
    gtk_stack_set_hhomogeneous(OpaquePointer(stack), 0)
    gtk_stack_set_vhomogeneous(OpaquePointer(stack), 0)
    gtk_stack_add_named(OpaquePointer(stack), Self.icon(placeholder), "placeholder")
    gtk_stack_add_named(OpaquePointer(stack), picture, "picture")
    gtk_stack_add_named(OpaquePointer(stack), Self.icon(failure), "failure")
    gtk_stack_set_transition_type(OpaquePointer(stack), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    g_object_set_data_full(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key,
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        MainActor.assumeIsolated { Unmanaged<CarouselImage>.fromOpaque(data!).takeRetainedValue().cancel() }
      })
    LiveObjects.images += 1
    // Off-screen, loading is cancelled; it starts again when the item is visible.
    connect(OpaquePointer(widget), "unmap") { [weak self] in self?.pause() }
    connect(OpaquePointer(widget), "map") { [weak self] in self?.resume() }
  }

  isolated deinit { LiveObjects.images -= 1 }

  /// Returns the image of a widget, or nil for other widgets.
  public static func of(_ widget: WidgetPointer) -> CarouselImage? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key).map { Unmanaged<CarouselImage>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Shows a file, or nothing if it is nil.
  public func show(_ path: String?) { show(file: path.map { Array($0.utf8CString) }) }

  /// Shows the local file of a URI, or nothing if it is nil. A URI can name files whose names are not UTF-8.
  public func show(uri: String?) { show(file: uri.map { [CChar](pathOf: $0) }) }

  private func show(file: [CChar]?) {
    guard file != self.file || hasFailed else { return }
    cancel()
    self.file = file
    hasFailed = false
    isShown = false
    turn(to: "placeholder")
    load()
  }

  private func load() {
    guard let file else { return }
    let scale = Int(gtk_widget_get_scale_factor(widget))
    request = loader.load(file, width * scale, height * scale) { [weak self] texture in
      self?.arrived(texture)
    }
  }

  private func arrived(_ texture: OpaquePointer?) {
    request = nil
    hasFailed = texture == nil
    isShown = texture != nil
    let picture = gtk_stack_get_child_by_name(OpaquePointer(stack), "picture")
    gtk_picture_set_paintable(OpaquePointer(picture), texture)
    turn(to: texture == nil ? "failure" : "picture")
  }

  private func turn(to page: String) { gtk_stack_set_visible_child_name(OpaquePointer(stack), page) }

  private func cancel() {
    request?.cancel()
    request = nil
  }

  private var isPaused = false

  private func pause() {
    isPaused = request != nil
    cancel()
  }

  private func resume() {
    guard isPaused else { return }
    isPaused = false
    load()
  }

  private static func icon(_ name: String) -> WidgetPointer {
    let icon = gtk_image_new_from_icon_name(name)!
    gtk_image_set_pixel_size(OpaquePointer(icon), 48)
    gtk_widget_add_css_class(icon, "dim-label")
    return icon
  }
}
