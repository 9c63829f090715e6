import { differences, textOf } from '../document.js'
import { html } from './html.js'
import { appkit, gtk, swiftui, uikit } from './swift.js'

/** What a carousel can be taken away as. `write` is given the document and what the stage measures. */
export const languages = [
  {
    id: 'html', name: 'HTML', file: 'carousel.html', type: 'text/html', write: html,
    note: 'A page beside swift-carousel.js, which ./carousel web makes.',
  },
  {
    id: 'swiftui', name: 'SwiftUI', file: 'CarouselPage.swift', type: 'text/x-swift', write: swiftui,
    note: 'A view, with the products CarouselSwiftUI and CarouselStyles.',
  },
  {
    id: 'uikit', name: 'UIKit', file: 'CarouselController.swift', type: 'text/x-swift', write: uikit,
    note: 'A view controller, with the products CarouselUIKit and CarouselStyles.',
  },
  {
    id: 'appkit', name: 'AppKit', file: 'CarouselController.swift', type: 'text/x-swift', write: appkit,
    note: 'A view controller, with the products CarouselAppKit and CarouselStyles.',
  },
  {
    id: 'gtk', name: 'GTK', file: 'CarouselPage.swift', type: 'text/x-swift', write: gtk,
    note: 'A widget, with the product CarouselGTK.',
  },
  {
    id: 'json', name: 'JSON', file: 'carousel.json', type: 'application/json',
    write: (document) => `${textOf(differences(document))}\n`,
    note: 'A configuration, which the element and CarouselConfiguration read.',
  },
]
