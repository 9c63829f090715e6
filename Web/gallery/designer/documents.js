// How documents are read, as the element reads them. Whoever imports this waits until they can be.
import { attributesOf, parsed, startDocuments } from '../swift-carousel-extras.js'

await startDocuments()

export { attributesOf, parsed }
