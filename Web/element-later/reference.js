// Another carousel, by its id in an attribute.

/** Connects a carousel with the one that its property names, in the same tree: also if that comes later, is replaced or gets another id. */
export class Reference {
  #host
  #name
  #connect
  #root = null
  #other = null
  #end = null
  #observer = new MutationObserver(() => this.update())

  /** @param connect Called with the other element; returns what ends the connection. */
  constructor(carousel, name, connect) {
    this.#host = carousel.host
    this.#name = name
    this.#connect = connect
    carousel.whenOpened.add(() => this.update())
  }

  /** Looks for the other carousel. Returns false if the id names none. */
  update() {
    const host = this.#host, id = host[this.#name]
    const root = host.isConnected && id ? host.getRootNode() : null
    if (root !== this.#root) {
      this.#observer.disconnect()
      this.#root = root
      if (root) this.#observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id'] })
    }
    const found = root?.getElementById(id)
    const other = found !== host && found instanceof host.constructor ? found : null
    if (other !== this.#other) {
      this.#end?.()
      this.#other = other
      this.#end = other && this.#connect(other)
    }
    return other !== null || root === null
  }
}
