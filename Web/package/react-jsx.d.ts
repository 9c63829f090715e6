// `<swift-carousel>` in JSX of React 19, whose types no longer read the global namespace: import this file once, as in
// `import type {} from 'swift-carousel/react-jsx'`. Older types would lose all other elements by it, and do not need it.
import type {} from 'react';
import type { SwiftCarouselJSX } from './swift-carousel.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'swift-carousel': SwiftCarouselJSX & { [attribute: string]: unknown };
    }
  }
}
