@testable import CarouselViews
import Testing
import UIKit

/// An app whose items have menus.
@MainActor
private final class Menus: CarouselViewDelegate {
  var asked: [(index: Int, point: CGPoint)] = []
  func carousel(_ carousel: CarouselView, contextMenuConfigurationForItemAt index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    asked.append((index, point))
    guard index != 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Delete \(index)") { _ in }])
    })
  }
}

extension TheHost {
  @MainActor @Suite struct ContextMenus {
    @Test func `a held item shows its menu, and is lifted itself`() throws {
      let menus = Menus()
      let stage = ViewStage(items: 12, placeholders: 2)
      stage.carousel.delegate = menus
      let interactions = stage.carousel.interactions.compactMap { $0 as? UIContextMenuInteraction }
      let interaction = try #require(interactions.first)
      #expect(interactions.count == 1)
      let place = stage.carousel.convert(stage.place(1)!, from: nil)
      let held = try #require(interaction.hold(at: place))
      #expect((held.menu?.children.first as? UIAction)?.title == "Delete 1")
      #expect(held.lifted === stage.carousel.itemView(at: 1))
      #expect(menus.asked.map(\.index) == [1] && menus.asked.first?.point == place)
      #expect(interaction.dismiss() === stage.carousel.itemView(at: 1))
      #expect(interaction.hold(at: stage.carousel.convert(stage.place(0)!, from: nil)) == nil, "it has none")
      #expect(interaction.hold(at: stage.carousel.convert(stage.place(-1)!, from: nil)) == nil, "a placeholder")
      #expect(interaction.hold(at: CGPoint(x: 300, y: 5)) == nil, "no item")
      #expect(menus.asked.map(\.index) == [1, 0])
      #expect(Device.breaches == [])
    }

    @Test func `a menu retains no view`() throws {
      weak var view: UIView?
      let menus = Menus()
      do {
        let stage = ViewStage()
        stage.carousel.delegate = menus
        let interaction = try #require(
          stage.carousel.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        view = stage.carousel.itemView(at: 1)
        _ = try #require(interaction.hold(at: stage.carousel.convert(stage.place(1)!, from: nil)))
      }
      #expect(view == nil)
      let stage = ViewStage()
      stage.app.make = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
      stage.carousel.reloadData()
      stage.carousel.delegate = menus
      do {
        let interaction = try #require(
          stage.carousel.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        view = interaction.hold(at: stage.carousel.convert(stage.place(1)!, from: nil))?.lifted
      }
      #expect(view != nil)
      stage.carousel.reloadData()
      #expect(view == nil, "while the carousel stays")
    }

    @Test func `a menu whose item has gone returns to nothing`() throws {
      let menus = Menus()
      let stage = ViewStage()
      stage.carousel.delegate = menus
      let interaction = try #require(
        stage.carousel.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
      _ = try #require(interaction.hold(at: stage.carousel.convert(stage.place(1)!, from: nil)))
      stage.app.items = 0
      stage.carousel.reloadData()
      #expect(interaction.dismiss() == nil)
      #expect(Device.breaches == [])
    }
  }
}
