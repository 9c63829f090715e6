// How much a page may give, and how much of it is shown in messages.
import catalogue from 'catalogue'

/** The limits of documents, with their reasons in Sources/CarouselDocument/DocumentLimits.swift. */
export const { limits } = catalogue

/** Returns the beginning of a text, for messages. */
export const excerpt = text => (text.length > limits.quote ? text.slice(0, limits.quote) + '…' : text)
