// What the declarations of frameworks have that those of the element add to.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      div: object;
    }
  }
}

declare module 'vue' {
  interface GlobalComponents {
    Teleport: object;
  }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    div: object;
  }
}
