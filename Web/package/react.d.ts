import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { SwiftCarouselElement, SwiftCarouselEventMap, SwiftCarouselProperties } from './swift-carousel.js';

type Handler<Type extends keyof SwiftCarouselEventMap> = (event: SwiftCarouselEventMap[Type]) => unknown;

/** The element's events; each handler gets the event of the element. */
export interface SwiftCarouselHandlers {
  onOffsetChange?: Handler<'offsetchange'>;
  onCurrentIndexChange?: Handler<'currentindexchange'>;
  onBeforeCurrentIndexChange?: Handler<'beforecurrentindexchange'>;
  onPageChange?: Handler<'pagechange'>;
  onSettle?: Handler<'settle'>;
  onPauseChange?: Handler<'pausechange'>;
  onAutoplayAdvance?: Handler<'autoplayadvance'>;
  onAutoplayChange?: Handler<'autoplaychange'>;
  onListChange?: Handler<'listchange'>;
  onEditEnd?: Handler<'editend'>;
  onItemSelect?: Handler<'itemselect'>;
  onItemSelected?: Handler<'itemselected'>;
  onItemTap?: Handler<'itemtap'>;
  onCarouselDragStart?: Handler<'carouseldragstart'>;
  onCarouselDragEnd?: Handler<'carouseldragend'>;
  onDecelerationStart?: Handler<'decelerationstart'>;
  onDecelerationEnd?: Handler<'decelerationend'>;
  onScrollAnimationStart?: Handler<'scrollanimationstart'>;
  onScrollAnimationEnd?: Handler<'scrollanimationend'>;
  onBeforeItemLayout?: Handler<'beforeitemlayout'>;
  onItemLayout?: Handler<'itemlayout'>;
  onBeforeItemDisplay?: Handler<'beforeitemdisplay'>;
  onItemDisplay?: Handler<'itemdisplay'>;
  onItemDisplayEnd?: Handler<'itemdisplayend'>;
}

/** The element's properties and events, and the attributes that all elements have. */
export type SwiftCarouselProps = SwiftCarouselProperties &
  SwiftCarouselHandlers &
  Omit<HTMLAttributes<SwiftCarouselElement>, keyof SwiftCarouselProperties | keyof SwiftCarouselHandlers>;

/**
 * `<swift-carousel>`: its children are the items, unless there is a `dataSource`. A ref is the element. A bound
 * `currentIndex` jumps, a bound `destinationIndex` scrolls; writing back what an event has told changes nothing.
 */
export const SwiftCarousel: ForwardRefExoticComponent<SwiftCarouselProps & RefAttributes<SwiftCarouselElement>>;
