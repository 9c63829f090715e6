/**
 * `<swift-carousel>`: a carousel in three dimensions. Its items are its children, or come from a data source.
 *
 * Every value is an attribute and a property. Invalid values fall back to the default; nothing throws.
 * CSS parts: `stage`, `item`, `controls`, `previous`, `next`, `pause`, `indicator`, `dot`.
 */
export interface SwiftCarouselElement extends CarouselSettings {}
export class SwiftCarouselElement extends HTMLElement {
  /** All that `itemStyle` knows, in the order in which galleries show them. */
  static readonly styleNames: readonly CarouselStyle[];

  // MARK: Appearance

  /** What items look like at their offsets from the middle. Attribute `item-style`; default `linear`. */
  get itemStyle(): CarouselStyle | 'custom';
  set itemStyle(value: CarouselStyle | 'custom');
  /** What the author changes about any style. Each option is also an attribute: `fade-min`, `spacing`, … Assigned as a whole. */
  get options(): Readonly<CarouselOptions>;
  set options(value: CarouselOptions);
  /** A custom style; while there is one, `itemStyle` is `custom`. Null takes it away. */
  get transform(): CarouselTransform | null;
  set transform(value: CarouselTransform | null);
  /** How opaque items are in a custom style, 0…1; what is not a number counts as 1. Null: all are opaque. */
  get opacity(): CarouselOpacity | null;
  set opacity(value: CarouselOpacity | null);
  /** Whether items are shown that turn their back to the viewer; null, the default, leaves it to the style. */
  showBackfaces: boolean | null;
  /** Whether the cards of an oval ring face the viewer and do not turn with it; null, the default, leaves it to the style. */
  frontFacing: boolean | null;
  /** Whether items turn with the path that they follow; null, the default, is yes. */
  followsPath: boolean | null;

  /**
   * What is put around items, the outermost first: a list, or a function that returns one for an index; null takes all of
   * it away. It shows when the script for it has been loaded; mistakes are reported, and what makes sense is used. As an
   * attribute a text: `reflection(gap: 4, height: 0.3) shadow`.
   */
  get decorations(): CarouselDecorations | null;
  set decorations(value: CarouselDecorations | null);
  /**
   * Asks for the decorations of an item anew, or of all of them: its list where that is a function, its back, to which side
   * it is turned, and a new picture where it is `cached`.
   */
  refreshDecorations(index?: number): void;

  /** The curve by which a flick comes to rest, as style sheets write it: `ease-out`, `cubic-bezier(…)`; null for the motion's. */
  momentumCurve: string | null;
  /** The curve of the style `path`, as SVG writes it in `d`. One that items can't follow is reported, and isn't used. */
  path: string | null;
  /** The part of the path's drawing that is fitted into the carousel: `x y width height`; null leaves it in pixels. */
  viewBox: string | null;
  /** How large items are by their position along the path. Attribute: `scales="0 0.5, 0.5 1, 1 0.5"`, each a position and a size. */
  get scales(): CarouselStop[] | null;
  set scales(value: Partial<CarouselStop>[] | string | null);
  /** How opaque items are by their position along the path, 0…1. Attribute: `opacities="0 0, 0.2 1"`. */
  get opacities(): CarouselStop[] | null;
  set opacities(value: Partial<CarouselStop>[] | string | null);

  // MARK: Behaviour

  /** Whether the last item is followed by the first; null, the default, leaves it to the style. */
  wrap: boolean | null;
  /** How it moves: `classic` (default), `system` or `spring`; with values as in `system(0.99)`, `spring(0.5 0.2)`. */
  motion: string;
  /** Whether it shows buttons for the previous and next item, and a pause button for autoplay and autoscroll. Default false. */
  controls: boolean;
  /** How it shows the position: as dots, as a count such as 3 / 12, or not at all. */
  get indicator(): 'dots' | 'count' | '';
  set indicator(value: 'dots' | 'count' | '' | null);

  /** Whether autoplay and autoscroll are paused, by the button or by `pause`. */
  readonly isPaused: boolean;
  /** Pauses autoscroll and autoplay until `play`. */
  pause(): void;
  play(): void;

  // MARK: Configuration

  /**
   * All of this as a document; see Configuration.md. As an attribute it is the document's text. Set, it takes effect when
   * the script for it has been loaded, and errors are reported; `configure` waits, and throws them. Read, it is the document
   * that says how the carousel is set up now, or null as long as nothing has asked for the script.
   */
  get config(): CarouselConfiguration | null;
  set config(value: CarouselConfiguration | string | null);
  /**
   * Sets it up by a document; what the document leaves out is reset to its default. Resolves to the document
   * of the resulting configuration; without an argument, to the current one. Throws a `CarouselConfigurationError` with all that is wrong.
   */
  configure(document?: CarouselConfiguration | string | null): Promise<CarouselConfiguration>;

  // MARK: Words

  /** What it is a carousel of, for screen readers. With it, it is a region of the page. */
  label: string;
  /** All that is said or written on buttons; what is left out stays English. */
  get labels(): Required<CarouselLabels>;
  set labels(value: CarouselLabels);

  // MARK: Items

  /** Gives the items in place of children; null for children. Setting it loads. */
  dataSource: CarouselDataSource<any> | null;
  readonly numberOfItems: number;
  /** Placeholders are children with `slot="placeholder"`, or the data source's; half on each side, hidden where it wraps. */
  readonly numberOfPlaceholders: number;
  /** How many items and placeholders are shown at once, at most. */
  readonly numberOfVisibleItems: number;
  /** The indexes of what is shown, ascending; placeholders are below 0 or from the number of items on. */
  readonly indexesOfVisibleItems: number[];
  /** Asks for everything anew. */
  reloadData(): void;
  /** Lays out anew without asking for elements. */
  redraw(): void;
  /**
   * Inserts an item at an index; the data source has it already. Without a data source, `element` is added as a
   * child there; children that were added by the page itself are noticed anyway.
   */
  insertItem(index: number, options?: CarouselEditOptions & { element?: Element }): void;
  /** Removes the item at an index; the data source does not have it any more. Without a data source, the child is removed. */
  removeItem(index: number, options?: CarouselEditOptions): void;
  /** Asks for one item anew. */
  reloadItem(index: number, options?: CarouselEditOptions): void;

  // MARK: Position

  /** Where it is, in items: 0 with the first in the middle. Setting it jumps. */
  scrollOffset: number;
  /** The item nearest to the middle; −1 where there are none. Setting it jumps. Attribute: where it begins. */
  currentIndex: number;
  /** The element of the current item. */
  readonly currentElement: Element | null;
  /** Whether the last item is followed by the first now. */
  readonly wraps: boolean;
  /** Whether the user drags it. */
  readonly isDragging: boolean;
  /**
   * For custom cover flows: what is left of the change of two items that are dragged slowly, from −1 or 1 to 0, as
   * `cover-flow-2` uses it; 0 while they turn as they move.
   */
  readonly toggle: number;
  /** Whether it decelerates after a flick. */
  readonly isDecelerating: boolean;
  /** Whether it scrolls by itself to a place. */
  readonly isScrolling: boolean;

  /** Scrolls to an item, the shorter way where it wraps. With left and top, or two numbers, it is every element's own. */
  scrollTo(index: number, options?: CarouselScrollOptions): void;
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;
  /** Scrolls by so many items; where it wraps, round more than once if need be. */
  scrollBy(count: number, options?: CarouselScrollOptions): void;
  scrollBy(options?: ScrollToOptions): void;
  scrollBy(x: number, y: number): void;
  /** Scrolls to a fraction of an item. */
  scrollToOffset(offset: number, options?: CarouselScrollOptions): void;
  /** Scrolls by a fraction of an item. */
  scrollByOffset(distance: number, options?: CarouselScrollOptions): void;
  /** Advances by an item from its destination. */
  next(options?: CarouselScrollOptions): void;
  /** Moves back by an item from its destination. */
  previous(options?: CarouselScrollOptions): void;
  /** Selects an item that is shown, as a click on it does, but without an `itemtap`. */
  select(index: number): void;

  /** How far an item is from the middle, in items; the shorter way where it wraps. */
  offsetOf(index: number): number;
  /** The element of an item; null where it has none now. */
  itemElement(index: number): Element | null;
  /** The index of the item that an element is, or is in; −1 where it is in none. */
  indexOf(element: Node | null): number;
  /** The element of the item in front at a point of the window, through the perspective. */
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

/** A constant, or a function of the default that the style has for it. Asked when something changes, not in every frame. */
export type CarouselOption = number | boolean | ((standard: number) => number);

/** A value at a position along a path, 0…1; between two it changes evenly, beyond the outer ones it stays. */
export interface CarouselStop {
  at: number;
  value: number;
}

/** Where an item is shown: by a matrix, or its sixteen numbers m11…m44. Begin with `base`, which is the camera. */
export type CarouselTransform = (
  offset: number,
  base: DOMMatrix,
  item: CarouselTransformItem,
) => DOMMatrix | ArrayLike<number>;

/** How opaque an item is at an offset from the middle, in items: from 0, where it can't be seen and used, to 1. */
export type CarouselOpacity = (offset: number, item: CarouselTransformItem) => number;

export interface CarouselTransformItem {
  width: number;
  height: number;
  viewportWidth: number;
  viewportHeight: number;
  isVertical: boolean;
}

/** A carousel as a document. The schema is swift-carousel.schema.json. */
export interface CarouselConfiguration {
  version: 1;
  style?: { name?: string; [option: string]: number | boolean | string | Partial<CarouselStop>[] | null | undefined };
  axis?: 'horizontal' | 'vertical';
  wraps?: boolean;
  motion?: { profile?: 'classic' | 'system' | 'spring'; [parameter: string]: number | string | undefined };
  decorations?: { name: string; [parameter: string]: number | boolean | string | undefined }[];
  [field: string]: unknown;
}

/** What `configure` throws. */
export interface CarouselConfigurationError extends Error {
  name: 'CarouselConfigurationError';
  /** All that is wrong, each with the path of its field, as in `style.tilt`. */
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

/** The item upside down below itself, as it looks in each moment. */
export interface CarouselReflection {
  name: 'reflection';
  /** The distance between the item and its reflection, in pixels; 0. */
  gap?: number;
  /** How much of the item is reflected, 0…1; 0.4. */
  height?: number;
  /** The opacity of the reflection where it begins, 0…1; 0.5. */
  alpha?: number;
  /** A colour that is laid under the reflection, so that nothing behind it shines through. None, unless given. */
  ground?: string;
}

/** A soft shadow of the item's own shape. */
export interface CarouselShadow {
  name: 'shadow';
  /** How far to the right it falls, in pixels; 0. */
  x?: number;
  /** How far down it falls, in pixels; 12. */
  y?: number;
  /** How soft it is, in pixels; 28. */
  blur?: number;
  /** Black. */
  color?: string;
  /** 0…1; as it fits a light page or a dark one, unless given. */
  opacity?: number;
}

/** Another element on the back. It has to be the outermost. */
export interface CarouselDoubleSided {
  name: 'double-sided';
  /** Returns the element on an item's back: `reused`, filled with new content, or a new one. Or the selector of a template. */
  back: ((index: number, reused: any) => Element) | string;
  /** Whether an item shows its other side; asked again by `refreshDecorations`, which turns it. */
  turned?: (index: number) => boolean;
  /** How long a turn takes, in seconds; 0.5. */
  duration?: number;
}

export interface CarouselScrollOptions {
  /** In seconds; 0 jumps. Default 0.4. */
  duration?: number;
  /** Whether it moves there; default true. */
  animated?: boolean;
  behavior?: ScrollBehavior | 'instant';
  /** Whether a button of the page does it for the user: then screen readers are told where the carousel settles. Default false. */
  byUser?: boolean;
}

export interface CarouselEditOptions {
  /** Whether the other items slide to their new places, and the one concerned fades; default false. */
  animated?: boolean;
}

/** Gives any number of items. Elements are recycled when their items are off-screen. */
export interface CarouselDataSource<E extends Element = HTMLElement> {
  numberOfItems: number | (() => number);
  /** The element of an item: `reused`, filled with new content, or a new one. */
  element(index: number, reused: E | undefined): E;
  numberOfPlaceholders?: number | (() => number);
  /** The element of a placeholder, from 0; those before the items come first. */
  placeholder?(index: number, reused: E | undefined): E;
}

export interface CarouselLabels {
  /** What kind of thing it is. */
  carousel?: string;
  /** What kind of thing an item is. */
  slide?: string;
  /** Which item it is, as in "3 of 12"; the index counts from 0. */
  position?: (index: number, count: number) => string;
  /** An item with its name and its position, as in "Aja, 3 of 12". */
  item?: (name: string, position: string) => string;
  previous?: string;
  next?: string;
  pause?: string;
  play?: string;
}

/** What the events of single items say. */
export interface CarouselItemDetail {
  index: number;
  /** How far it is from the middle, in items: `scrollByOffset` with it brings the item there. It is no scroll offset. */
  offset: number;
  /** The element that shows the item: the one that a data source gave, a child, or a copy of it where it is shown twice. */
  element: HTMLElement;
}

/**
 * What a carousel tells. All events but `offsetchange` and those of single items bubble; of carousels inside another, compare
 * `event.target`. Input elements have a `select` event of their own, without a detail, which bubbles as well.
 */
export interface SwiftCarouselEventMap {
  /** The offset has changed. It doesn't bubble, since it comes in each frame. */
  offsetchange: CustomEvent<{ offset: number }>;
  /** Another item is the current one; −1 when there are no more items. */
  currentindexchange: CustomEvent<{ index: number }>;
  /** The user begins to drag, or to turn the wheel. */
  carouseldragstart: CustomEvent<{}>;
  /** The drag is over. */
  carouseldragend: CustomEvent<{ willDecelerate: boolean }>;
  /** The deceleration after a flick begins. */
  decelerationstart: CustomEvent<{}>;
  /** The deceleration is over: it finished, or was interrupted. */
  decelerationend: CustomEvent<{ finished: boolean }>;
  /** An animated scroll begins. */
  scrollanimationstart: CustomEvent<{}>;
  /** The animated scroll is over: at its end, or interrupted. */
  scrollanimationend: CustomEvent<{ finished: boolean }>;
  /** An item is about to be selected. Can be cancelled. */
  select: CustomEvent<{ index: number }>;
  /** An item was selected. */
  selected: CustomEvent<{ index: number }>;
  /** The slide after an insertion or removal is over. */
  editend: CustomEvent<{}>;
  /** Nothing moves any more. */
  settle: CustomEvent<{ index: number }>;

  // Of single items, placeholders excepted. A new listener is told about the visible items immediately.

  /** An item is about to be placed, in every frame in which it may move. What is set on its element is seen in that frame. */
  beforeitemlayout: CustomEvent<CarouselItemDetail>;
  /** An item was placed. */
  itemlayout: CustomEvent<CarouselItemDetail>;
  /** An item becomes visible. */
  beforeitemdisplay: CustomEvent<CarouselItemDetail>;
  /** An item has become visible, and has been placed. */
  itemdisplay: CustomEvent<CarouselItemDetail>;
  /** An item is off-screen; its element may be recycled for another item. */
  itemdisplayend: CustomEvent<CarouselItemDetail>;
  /** The user has tapped or clicked an item, or pressed a key on it, whether or not it is selected then. */
  itemtap: CustomEvent<CarouselItemDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'swift-carousel': SwiftCarouselElement;
  }
}
