import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// Renders pictures off the main thread, at the size at which they are shown, and caches the most recently used ones.
final class Easel {
  static let shared = Easel()

  /// A picture at a size, in pixels.
  nonisolated struct Order: Hashable, Sendable {
    var drawing: Drawing
    var width: Int32
    var height: Int32
  }

  /// The maximum number of cached pictures.
  private static let limit = 240

  private var textures: [Order: Texture] = [:]
  /// The orders of the cached pictures, the most recently used one at the end.
  private var recent: [Order] = []
  private var waiting: [Order: [Weak]] = [:]
  private var works: [Order: Operation] = [:]
  private let queue = OperationQueue()

  private struct Weak { weak var item: DrawingItem? }

  private init() {
    queue.maxConcurrentOperationCount = 2
    queue.qualityOfService = .utility
  }

  /// Returns the picture if it is cached; otherwise the item receives it later, unless it shows something else by then.
  func texture(_ order: Order, for item: DrawingItem) -> Texture? {
    if let texture = textures[order] {
      recent.removeAll { $0 == order }
      recent.append(order)
      return texture
    }
    waiting[order, default: []].append(Weak(item: item))
    guard works[order] == nil else { return nil }
    let work = BlockOperation { [weak self] in
      let texture = Texture(reading: order.drawing.svg, width: order.width, height: order.height)
      // The main loop may be GLib's alone, which runs no actor.
      let back = Delivery(order: order, texture: texture, easel: self)
      g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
          let delivery = Unmanaged<Delivery>.fromOpaque(data!).takeRetainedValue()
          MainActor.assumeIsolated { delivery.easel?.deliver(delivery.order, delivery.texture) }
          return 0
        }, Unmanaged.passRetained(back).toOpaque(), nil)
    }
    works[order] = work
    queue.addOperation(work)
    return nil
  }

  /// Cancels an item's request.
  func cancel(_ order: Order, for item: DrawingItem) {
    waiting[order]?.removeAll { $0.item == nil || $0.item === item }
    guard waiting[order]?.isEmpty == true, let work = works[order], !work.isExecuting else { return }
    work.cancel()
    works[order] = nil
    waiting[order] = nil
  }

  private func deliver(_ order: Order, _ texture: Texture?) {
    works[order] = nil
    if let texture {
      textures[order] = texture
      recent.append(order)
      if recent.count > Self.limit { textures[recent.removeFirst()] = nil }
    }
    for place in waiting.removeValue(forKey: order) ?? [] { place.item?.arrived(order, texture) }
  }

  private nonisolated final class Delivery: @unchecked Sendable {
    let order: Order
    let texture: Texture?
    weak let easel: Easel?

    init(order: Order, texture: Texture?, easel: Easel?) {
      (self.order, self.texture, self.easel) = (order, texture, easel)
    }
  }
}
