import type { SwiftCarouselElement, SwiftCarouselVue } from './swift-carousel.js';

/**
 * `<swift-carousel>` as a component: the default slot has the items, unless there is a `data-source`. Events have the
 * element's names, such as `@itemselect`. `v-model:current-index` and `v-model:destination-index` bind both ways; setting the
 * former jumps, setting the latter scrolls.
 */
export const SwiftCarousel: new () => {
  $props: SwiftCarouselVue & {
    'onUpdate:currentIndex'?: (index: number) => unknown;
    'onUpdate:destinationIndex'?: (index: number) => unknown;
  };
  $slots: { default?: () => unknown };
  /** The element, once it is mounted; of a ref to the component. */
  element: SwiftCarouselElement | null;
};
