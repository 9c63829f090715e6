export class SwiftCarouselElement extends HTMLElement {}
