/**
 * `<swift-carousel>`: a carousel in three dimensions. Its items are its children, or come from a data source.
 *
 * Every value is an attribute and a property. Invalid values fall back to the default; nothing throws.
 * Slots, CSS parts, states and custom properties are listed in custom-elements.json.
 */
export interface SwiftCarouselElement extends CarouselSettings {}
export class SwiftCarouselElement extends HTMLElement {
  /** The names of the styles, in the order in which galleries show them. */
  static readonly styleNames: readonly CarouselStyle[];

  // MARK: Appearance

  /** The appearance of items by their offset from the middle. Attribute `item-style`; default `linear`. */
  get itemStyle(): CarouselStyle | 'custom';
  set itemStyle(value: CarouselStyle | 'custom');
  /**
   * The options of the style that differ from its defaults. Each is also an attribute: `fade-min`, `spacing`, …
   * Assigned as a whole, or one by one: `options.tilt = 0.5`.
   */
  get options(): CarouselOptions;
  set options(value: CarouselOptions);
  /** A custom style; while it is set, `itemStyle` is `custom`. Null removes it. */
  get transform(): CarouselTransform | null;
  set transform(value: CarouselTransform | null);
  /** Returns the opacity of an item in a custom style, 0…1; NaN counts as 1. Null: all items are opaque. */
  get opacity(): CarouselOpacity | null;
  set opacity(value: CarouselOpacity | null);
  /** Whether items are shown whose back faces the viewer; null, the default, leaves it to the style. */
  showBackfaces: boolean | null;
  /**
   * Whether the cards of an oval ring face the viewer instead of turning with it; null, the default, leaves it to the
   * style.
   */
  frontFacing: boolean | null;
  /** Whether items rotate along the path; null, the default, is true. */
  followsPath: boolean | null;

  /**
   * The decorations of items, the outermost first: a list, or a function that returns one for an index; null removes
   * them. They are shown once the script for decorations has been loaded; mistakes are reported, and valid values are
   * used. As an attribute a text: `reflection(gap: 4, height: 0.3) shadow`.
   */
  get decorations(): CarouselDecorations | null;
  set decorations(value: CarouselDecorations | null);
  /**
   * Updates the decorations of an item, or of all items: the list if it is returned by a function, the back, the side
   * that is shown, and the copy of an item that is `cached`.
   */
  refreshDecorations(index?: number): void;

  /**
   * The curve with which a flick comes to rest, in CSS syntax: `ease-out`, `cubic-bezier(…)`; null for the motion's
   * own.
   */
  momentumCurve: string | null;
  /** The curve of the style `path`, in the syntax of SVG's `d`. An invalid one is reported and ignored. */
  path: string | null;
  /**
   * The part of the path's drawing that is fitted into the carousel: `x y width height`; null if the path is in pixels.
   */
  viewBox: string | null;
  /**
   * The size of items by their position along the path. Attribute: `scales="0 0.5, 0.5 1, 1 0.5"`, each a position and
   * a size.
   */
  get scales(): readonly Readonly<CarouselStop>[] | null;
  set scales(value: readonly Partial<CarouselStop>[] | string | null);
  /** The opacity of items by their position along the path, 0…1. Attribute: `opacities="0 0, 0.2 1"`. */
  get opacities(): readonly Readonly<CarouselStop>[] | null;
  set opacities(value: readonly Partial<CarouselStop>[] | string | null);

  // MARK: Behaviour

  /** Whether the last item is followed by the first; null, the default, leaves it to the style. */
  wrap: boolean | null;
  /**
   * The motion profile: `classic` (default), `system` or `spring`; with values as in `system(0.99)`, `spring(0.5 0.2)`.
   */
  motion: string;
  /**
   * Whether it shows buttons for the previous and next item, and a pause button for autoplay and autoscroll. Default false. Where there is
   * one page at most, those that move it and the indicator are shown only with `controls="always"`.
   */
  get controls(): boolean;
  set controls(value: boolean | 'always');
  /**
   * Whether children that are too few to fill a wrapping row are shown more than once, as inert copies that follow
   * their originals and have the attribute `data-carousel-copy`. Otherwise they fade on their way from one end of the
   * row to the other. A data source is always asked for as many elements as fill the row. Default false.
   */
  copies: boolean;
  /**
   * Whether the elements of items have the attribute `data-carousel-mark`, with the words `current`, `previous`, `next` and `visible`, so
   * that style sheets reach inside: `[data-carousel-mark~='current'] h3`. Default false.
   */
  marks: boolean;
  /** Whether a plain list, which scrolls, shows all items in place of the carousel. The user switches with the list button. Default false. */
  asList: boolean;
  /** Whether there is a visible list button. With `controls`, screen readers and voice control have one anyway. Default false. */
  listButton: boolean;
  /** The indicator of the position: dots, a count such as 3 / 12, a bar that fills, or none. */
  get indicator(): 'dots' | 'count' | 'progress' | '';
  set indicator(value: 'dots' | 'count' | 'progress' | '' | null);

  /**
   * Whether the time of autoplay is shown: `--carousel-autoplay-progress` of the element grows from 0 to 1, and the dot of the current
   * item fills. Default false.
   */
  showAutoplayProgress: boolean;
  /**
   * The id of another carousel, for which the items of this one are thumbnails: a tap or a key on one shows the item with the same index
   * there, and the item that is shown there is selected here. Empty by default.
   */
  controlsFor: string;
  /**
   * The id of another carousel with which this one scrolls, in proportion of their lengths, whichever of them is moved. Empty by default.
   */
  linkedTo: string;
  /**
   * Whether the page's address has the id of the item on which it rests. The user's motions are entries of the history, to which Back and
   * Forward return. Default false.
   */
  hash: boolean;
  /** Whether autoplay and autoscroll are paused: by the user, by `pause`, by a tap or by the keyboard focus. */
  readonly isPaused: boolean;
  /** Pauses autoscroll and autoplay until `play`. */
  pause(): void;
  play(): void;

  // MARK: Configuration

  /**
   * The configuration as a document; see Configuration.md. As an attribute it is the document's text. Setting it takes
   * effect when the script for it has been loaded, and errors are reported; `configure` waits, and throws them. Reading
   * it returns the current configuration, or null before the script has been loaded.
   */
  get config(): CarouselConfiguration | null;
  set config(value: CarouselConfiguration | string | null);
  /**
   * Applies a document; what the document omits is reset to its default. Resolves to the document of the resulting
   * configuration; without an argument, to the current one. Throws a `CarouselConfigurationError` with all problems.
   */
  configure(document?: CarouselConfiguration | string | null): Promise<CarouselConfiguration>;

  // MARK: Words

  /** The name of the carousel for screen readers. With a label, it is a region of the page. */
  label: string;
  /** The texts of screen readers and buttons; those that are omitted are in the language of the page, or English. */
  get labels(): Required<CarouselLabels>;
  set labels(value: CarouselLabels);

  // MARK: Items

  /**
   * The data source, in place of children: also a list of elements, texts or URLs of images; null for children. Setting
   * it loads the items.
   */
  dataSource: CarouselDataSource<any> | readonly (Element | string)[] | null;
  readonly numberOfItems: number;
  /**
   * The number of placeholders: children with `slot="placeholder"`, or the data source's; half on each side, hidden if
   * the carousel wraps.
   */
  readonly numberOfPlaceholders: number;
  /** The maximum number of items and placeholders shown at once. */
  readonly numberOfVisibleItems: number;
  /**
   * The indexes of the visible items and placeholders, ascending; placeholders are below 0, or from the number of items
   * on.
   */
  readonly indexesOfVisibleItems: number[];
  /** Reloads everything. */
  reloadData(): void;
  /** Lays out again, without reloading elements. */
  redraw(): void;
  /**
   * Inserts an item at an index; a data source must already have it. Without a data source, `element` is inserted as a
   * child; children that the page inserts itself are noticed anyway.
   */
  insertItem(index: number, options?: CarouselEditOptions & { element?: Element }): void;
  /**
   * Removes the item at an index; a data source must no longer have it. Without a data source, the child is removed.
   */
  removeItem(index: number, options?: CarouselEditOptions): void;
  /** Reloads one item. */
  reloadItem(index: number, options?: CarouselEditOptions): void;

  // MARK: Position

  /** The scroll offset in items: 0 with the first item in the middle. Setting it jumps. */
  scrollOffset: number;
  /**
   * The index of the item nearest to the middle; −1 without items. Setting it jumps, and does nothing if the item is
   * current or will be. Attribute: the initial index.
   */
  currentIndex: number;
  /**
   * The index of the item on which the carousel will rest; −1 without items. Setting it scrolls, and does nothing if the
   * item is current or will be. Attribute `destination-index`.
   */
  destinationIndex: number;
  /** The index of the selected item, which the other carousel shows, with `controlsFor`; −1 without one. */
  readonly selectedIndex: number;
  /** The element of the current item. */
  readonly currentElement: Element | null;
  /** The number of pages: the places at which it comes to rest. By default each item is one. */
  readonly pageCount: number;
  /** The number of the current page; −1 without items. */
  readonly currentPage: number;
  /** Whether nothing is before what is shown; never if the carousel wraps. */
  readonly isAtStart: boolean;
  /** Whether nothing is after what is shown; never if the carousel wraps. */
  readonly isAtEnd: boolean;
  /** The scroll offset at the start, in items: where the first page rests. 0 if the carousel wraps, and without items. */
  readonly scrollOffsetAtStart: number;
  /** The scroll offset at the end, in items: where the last page rests. The number of items if the carousel wraps; 0 without any. */
  readonly scrollOffsetAtEnd: number;
  /** Whether there is more than one page. */
  readonly isScrollable: boolean;
  /**
   * The share of the autoplay interval that has passed at the current item, from 0 to 1; 0 while the carousel moves, and without
   * autoplay. While autoplay waits, it stands still. `autoplaychange` tells when it begins to grow and when it stops.
   */
  readonly autoplayProgress: number;
  /**
   * The time until autoplay advances the carousel, in seconds; infinite while it waits, while the carousel moves, and without
   * autoplay.
   */
  readonly autoplayRemainingTime: number;
  /**
   * Tells that the content of an item has ended, for which autoplay waits: it advances as if the time at the item had passed, once
   * nothing keeps it. Ignored unless the item is at rest as the current one.
   * @param index Default the current item.
   */
  itemDidEnd(index?: number): void;
  /** Whether the carousel wraps now. */
  readonly wraps: boolean;
  /** Whether the user drags it. */
  readonly isDragging: boolean;
  /**
   * For custom cover flows: what remains of the toggle between two items during a slow drag, from −1 or 1 to 0, as in
   * `cover-flow-2`; 0 while they turn as they move.
   */
  readonly toggle: number;
  /** Whether it decelerates after a flick. */
  readonly isDecelerating: boolean;
  /** Whether a scroll animation is running. */
  readonly isScrolling: boolean;

  /**
   * Scrolls to an item, given by its index, its element or something inside; the shorter way if the carousel wraps.
   * With left and top, or two numbers, it is every element's own method.
   */
  scrollTo(item: number | Node, options?: CarouselScrollOptions): void;
  scrollTo(options: CarouselScrollOptions & { index: number }): void;
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;
  /** Scrolls by a number of items; if the carousel wraps, it may go around more than once. */
  scrollBy(count: number, options?: CarouselScrollOptions): void;
  scrollBy(options?: ScrollToOptions): void;
  scrollBy(x: number, y: number): void;
  /** Scrolls to a page by its number, which is clamped, or wrapped around. */
  scrollToPage(page: number, options?: CarouselScrollOptions): void;
  /** Scrolls to an offset in items, which may be fractional. */
  scrollToOffset(offset: number, options?: CarouselScrollOptions): void;
  /** Scrolls by a distance in items, which may be fractional. */
  scrollByOffset(distance: number, options?: CarouselScrollOptions): void;
  /** Advances by an item from its destination. */
  next(options?: CarouselScrollOptions): void;
  /** Moves back by an item from its destination. */
  previous(options?: CarouselScrollOptions): void;
  /** Selects a visible item, as a click on it does, but without an `itemtap`. */
  select(index: number): void;

  /**
   * Returns an item's distance from the middle, in items; the shorter way if the carousel wraps. NaN if the index is not a
   * number.
   */
  offsetOf(index: number): number;
  /** Returns the element of an item, or null if it has none now. */
  itemElement(index: number): Element | null;
  /** Returns the index of the item that an element is, or is inside; −1 if it is in none. */
  indexOf(element: Node | null): number;
  /** Returns the element of the frontmost item at a point of the window, as projected by the camera. */
  elementAt(clientX: number, clientY: number): Element | null;

  addEventListener<K extends keyof SwiftCarouselEventMap>(
    type: K,
    listener: (this: SwiftCarouselElement, event: SwiftCarouselEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof SwiftCarouselEventMap>(
    type: K,
    listener: (this: SwiftCarouselElement, event: SwiftCarouselEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** A constant, or a function of the style's default. Called when something changes, not in every frame. */
export type CarouselOption = number | boolean | ((standard: number) => number);

/**
 * A value at a position along a path, 0…1. It is interpolated between two positions, and constant beyond the outer
 * ones.
 */
export interface CarouselStop {
  at: number;
  value: number;
}

/**
 * Returns the transform of an item: a matrix, or its sixteen elements m11…m44. Begin with `base`, which is the camera.
 */
export type CarouselTransform = (
  offset: number,
  base: DOMMatrix,
  item: CarouselTransformItem,
) => DOMMatrix | ArrayLike<number>;

/** Returns the opacity of an item at an offset from the middle, in items: from 0, invisible and unusable, to 1. */
export type CarouselOpacity = (offset: number, item: CarouselTransformItem) => number;

export interface CarouselTransformItem {
  width: number;
  height: number;
  viewportWidth: number;
  viewportHeight: number;
  isVertical: boolean;
}

/** The configuration of a carousel as a document. The schema is swift-carousel.schema.json. */
export interface CarouselConfiguration {
  version: 1;
  style?: { name?: string; [option: string]: number | boolean | string | Partial<CarouselStop>[] | null | undefined };
  axis?: 'horizontal' | 'vertical';
  wraps?: boolean;
  motion?: { profile?: 'classic' | 'system' | 'spring'; [parameter: string]: number | string | undefined };
  decorations?: { name: string; [parameter: string]: number | boolean | string | undefined }[];
  [field: string]: unknown;
}

/** The error that `configure` throws. */
export interface CarouselConfigurationError extends Error {
  name: 'CarouselConfigurationError';
  /** All problems, each with the path of its field, such as `style.tilt`. */
  problems: { path: string; message: string }[];
}

export interface CarouselPoint {
  x: number;
  y: number;
}

/** A list of decorations, the outermost first; a function of the index that returns one; or the text of the attribute. */
export type CarouselDecorations = CarouselDecorationList | ((index: number) => CarouselDecorationList) | string;
export type CarouselDecorationList = readonly (CarouselDecoration | CarouselDecoration['name'])[];

export type CarouselDecoration =
  | CarouselReflection
  | CarouselShadow
  | CarouselDoubleSided
  | { name: 'cached' };

/** A live reflection below the item. */
export interface CarouselReflection {
  name: 'reflection';
  /** The distance between the item and its reflection, in pixels; 0. */
  gap?: number;
  /** The share of the item that is reflected, 0…1; 0.4. */
  height?: number;
  /** The opacity at the top of the reflection, 0…1; 0.5. */
  alpha?: number;
  /** A colour below the reflection, so that nothing behind it shines through. None by default. */
  ground?: string;
}

/** A blurred shadow of the item's own shape. */
export interface CarouselShadow {
  name: 'shadow';
  /** The offset to the right, in pixels; 0. */
  x?: number;
  /** The offset down, in pixels; 12. */
  y?: number;
  /** The blur radius, in pixels; 28. */
  blur?: number;
  /** The colour; black. */
  color?: string;
  /** The opacity, 0…1; by default it suits a light page or a dark one. */
  opacity?: number;
}

/** A second element on the back. It has to be the outermost decoration. */
export interface CarouselDoubleSided {
  name: 'double-sided';
  /** Returns the element on an item's back: `reused` with new content, or a new one. Or the selector of a template. */
  back: ((index: number, reused: any) => Element) | string;
  /** Returns whether an item is turned over; called again by `refreshDecorations`, which animates the turn. */
  turned?: (index: number) => boolean;
  /** The duration of a turn, in seconds; 0.5. */
  duration?: number;
}

export interface CarouselScrollOptions {
  /** The duration, in seconds; 0 jumps. Default 0.4. */
  duration?: number;
  /** Whether the scroll is animated; default true. */
  animated?: boolean;
  behavior?: ScrollBehavior | 'instant';
  /**
   * Whether it is on behalf of the user, for a button of the page: then the item on which the carousel settles is
   * announced. Default false.
   */
  byUser?: boolean;
}

export interface CarouselEditOptions {
  /** Whether the other items slide to their new places, and the item itself fades; default false. */
  animated?: boolean;
}

/** Provides any number of items. Elements are recycled when their items are off-screen. */
export interface CarouselDataSource<E extends Element = HTMLElement> {
  numberOfItems: number | (() => number);
  /** Returns the element of an item: `reused` with new content, or a new one. */
  element(index: number, reused: E | undefined): E;
  /**
   * Returns the length of an item along the axis, in pixels, if `itemSizing` is `measured`: it replaces that of its element,
   * which counts if this one is not above 0 or not finite.
   */
  lengthOfItem?(index: number): number | undefined;
  /**
   * Returns the time of autoplay at an item, in seconds: `Infinity` until `itemDidEnd`, or an `ended` event in it, tells that its content
   * has ended. That of the carousel counts if this one is not above 0.
   */
  autoplayIntervalOfItem?(index: number): number | undefined;
  numberOfPlaceholders?: number | (() => number);
  /** Returns the element of a placeholder, from 0; those before the items come first. */
  placeholder?(index: number, reused: E | undefined): E;
}

export interface CarouselLabels {
  /** The role description of the carousel. */
  carousel?: string;
  /** The role description of an item. */
  slide?: string;
  /** Returns the position of an item, as in "3 of 12"; the index counts from 0. */
  position?: (index: number, count: number) => string;
  /** Returns the text of an item with a name and a position, as in "Aja, 3 of 12"; without an element, it is not loaded. */
  item?: (name: string, position: string, index?: number, element?: Element | null) => string;
  previous?: string;
  next?: string;
  pause?: string;
  play?: string;
  /** The name of the button that shows all items as a list. */
  asList?: string;
  /** Announced for a key or a button that points beyond the first item. */
  firstItem?: string;
  /** Announced for a key or a button that points beyond the last item. */
  lastItem?: string;
}

/** The detail of item events. */
export interface CarouselItemDetail {
  index: number;
  /**
   * The item's distance from the middle, in items: `scrollByOffset` with it scrolls to the item. It is not a scroll
   * offset.
   */
  offset: number;
  /** The element that shows the item: from a data source, a child, or a clone of it if the item is shown twice. */
  element: HTMLElement;
}

/**
 * The events of a carousel. All but `offsetchange` and item events bubble; of nested carousels, compare `event.target`.
 */
export interface SwiftCarouselEventMap {
  /** The scroll offset has changed. It does not bubble, since it is sent in each frame. */
  offsetchange: CustomEvent<{ offset: number }>;
  /**
   * Another item has become the current one; −1 when there are no more items. It may have the same index, that of an item that was
   * removed. `isUserInitiated` is whether the user has moved the carousel there, by the carousel's controls too, rather than a
   * script, a change of the items or of the size, or autoplay.
   */
  currentindexchange: CustomEvent<{ index: number; isUserInitiated: boolean }>;
  /** Another page has become the current one, or their number has changed; −1 without items. */
  pagechange: CustomEvent<{ page: number; pageCount: number }>;
  /** The user begins to drag, or to turn the wheel. */
  carouseldragstart: CustomEvent<{}>;
  /** The drag has ended. */
  carouseldragend: CustomEvent<{ willDecelerate: boolean }>;
  /** The deceleration after a flick begins. */
  decelerationstart: CustomEvent<{}>;
  /** The deceleration has ended: it finished, or was interrupted. */
  decelerationend: CustomEvent<{ finished: boolean }>;
  /** An animated scroll begins. */
  scrollanimationstart: CustomEvent<{}>;
  /** The animated scroll has ended: it finished, or was interrupted. */
  scrollanimationend: CustomEvent<{ finished: boolean }>;
  /** An item is about to be selected. Can be cancelled. */
  itemselect: CustomEvent<{ index: number }>;
  /**
   * The user is about to make another item the current one: by a key, a button or a tap, or with the release of a swipe, for the item on
   * which it would rest; with a finger that drags, for the item that it brings to the middle. `preventDefault()` keeps the current item.
   */
  beforecurrentindexchange: CustomEvent<{ index: number }>;
  /** An item was selected. */
  itemselected: CustomEvent<{ index: number }>;
  /** The slide after an insert, a removal or a move has ended. */
  editend: CustomEvent<{}>;
  /** The carousel has settled after a motion: nothing moves any more. */
  settle: CustomEvent<{ index: number }>;
  /** Autoplay and autoscroll were paused or resume: by the user, a script, a tap, or the keyboard focus. */
  pausechange: CustomEvent<{ paused: boolean }>;
  /**
   * The time of autoplay at the current item begins, waits, goes on, or is over: `progress` and `remainingTime` are
   * `autoplayProgress` and `autoplayRemainingTime`.
   */
  autoplaychange: CustomEvent<{ progress: number; remainingTime: number }>;
  /** Autoplay is about to advance from an item. `preventDefault()` keeps it there, and its time begins again. */
  autoplayadvance: CustomEvent<{ index: number }>;
  /** The user has switched between the list and the carousel. */
  listchange: CustomEvent<{ asList: boolean }>;

  // Item events; placeholders have none. A new listener immediately receives events for the visible items.

  /**
   * An item is about to be placed, in every frame in which it may move. Changes to its element are visible in the same
   * frame.
   */
  beforeitemlayout: CustomEvent<CarouselItemDetail>;
  /** An item was placed. */
  itemlayout: CustomEvent<CarouselItemDetail>;
  /** An item becomes visible. */
  beforeitemdisplay: CustomEvent<CarouselItemDetail>;
  /** An item has become visible, and has been placed. */
  itemdisplay: CustomEvent<CarouselItemDetail>;
  /** An item has gone off-screen; its element may be recycled for another item. */
  itemdisplayend: CustomEvent<CarouselItemDetail>;
  /** The user has tapped or clicked an item, or activated it by a key, whether or not that selects it. */
  itemtap: CustomEvent<CarouselItemDetail>;
}

/** The events that bubble, by names that no other element uses. */
export type SwiftCarouselBubblingEventMap = Pick<
  SwiftCarouselEventMap,
  | 'currentindexchange'
  | 'pagechange'
  | 'carouseldragstart'
  | 'carouseldragend'
  | 'decelerationstart'
  | 'decelerationend'
  | 'scrollanimationstart'
  | 'scrollanimationend'
  | 'itemselect'
  | 'itemselected'
  | 'editend'
  | 'settle'
  | 'pausechange'
  | 'listchange'
>;

type Handler<E> = (event: E) => unknown;
/** What a template may set: the properties that are no methods. */
export type SwiftCarouselProperties = {
  [K in Exclude<keyof SwiftCarouselElement, keyof HTMLElement>]?: SwiftCarouselElement[K] extends (...values: never[]) => unknown
    ? never
    : SwiftCarouselElement[K] | string | null;
};

/** The properties and events of `<swift-carousel>` in JSX: of React 19 as `onitemselect`, of Preact and Solid as well. */
export type SwiftCarouselJSX = SwiftCarouselProperties & { [K in keyof SwiftCarouselEventMap as `on${K}`]?: Handler<SwiftCarouselEventMap[K]> };
/** The properties and events of `<swift-carousel>` in templates of Vue: `@itemselect` is `onItemselect`. */
export type SwiftCarouselVue = SwiftCarouselProperties & { [K in keyof SwiftCarouselEventMap as `on${Capitalize<K>}`]?: Handler<SwiftCarouselEventMap[K]> };
/** The properties and events of `<swift-carousel>` in Svelte: `onitemselect`, and `on:itemselect` of Svelte 4. */
export type SwiftCarouselSvelte = SwiftCarouselJSX & { [K in keyof SwiftCarouselEventMap as `on:${K}`]?: Handler<SwiftCarouselEventMap[K]> };

declare global {
  interface HTMLElementTagNameMap {
    'swift-carousel': SwiftCarouselElement;
  }
  interface DocumentEventMap extends SwiftCarouselBubblingEventMap {}
  interface HTMLElementEventMap extends SwiftCarouselBubblingEventMap {}
  interface WindowEventMap extends SwiftCarouselBubblingEventMap {}
  namespace JSX {
    interface IntrinsicElements {
      'swift-carousel': SwiftCarouselJSX & { [attribute: string]: unknown };
    }
  }
}

// Most projects have only one of these packages, or none; the others are ignored.
// @ts-ignore
declare module 'vue' {
  interface GlobalComponents {
    'swift-carousel': new () => { $props: SwiftCarouselVue & { [attribute: string]: unknown } };
  }
}
// @ts-ignore
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'swift-carousel': SwiftCarouselSvelte & { [attribute: string]: unknown };
  }
}
