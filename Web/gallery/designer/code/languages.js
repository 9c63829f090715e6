import { differences, textOf } from '../document.js'
import { gtk } from './gtk.js'
import { html } from './html.js'
import { swiftui } from './swiftui.js'
import { appkit, uikit } from './views.js'

/** What a carousel can be taken away as. `write` is given the document and what the stage measures. */
export const languages = [
  {
    id: 'html', name: 'HTML', file: 'carousel.html', type: 'text/html', write: html,
    note: 'A whole page, to stand beside swift-carousel.js.',
  },
  {
    id: 'swiftui', name: 'SwiftUI', file: 'CarouselPage.swift', type: 'text/x-swift', write: swiftui,
    note: 'A page, with all that is seen here.',
  },
  {
    id: 'uikit', name: 'UIKit', file: 'Cards.swift', type: 'text/x-swift', write: uikit,
    note: 'A carousel and its items.',
  },
  {
    id: 'appkit', name: 'AppKit', file: 'Cards.swift', type: 'text/x-swift', write: appkit,
    note: 'A carousel and its items.',
  },
  {
    id: 'gtk', name: 'GTK', file: 'CarouselPage.swift', type: 'text/x-swift', write: gtk,
    note: 'A widget, with its controls where there are some.',
  },
  {
    id: 'json', name: 'JSON', file: 'carousel.json', type: 'application/json',
    write: (document) => `${textOf(differences(document))}\n`,
    note: 'A configuration, which the element and CarouselConfiguration read.',
  },
]
