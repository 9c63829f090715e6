import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let widths = Start { example, gallery in
    let page = Page(example)
    page.connectJumps(example, gallery)
    return page
  }
}
