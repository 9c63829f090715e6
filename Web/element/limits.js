// How much a page may give, and how much of it is shown in messages.
import { limits } from 'element-table'

/** The limits of documents, with their reasons in Sources/CarouselDocument/DocumentLimits.swift. */
export { limits }

/** Returns the beginning of a text, for messages. */
export const excerpt = text => (text.length > limits.quote ? text.slice(0, limits.quote) + '…' : text)
