// What must not compile.
import type { CarouselOptions } from '../../build/web/swift-carousel';

const carousel = document.createElement('swift-carousel');

// @ts-expect-error There is no such style.
carousel.itemStyle = 'spiral';
// @ts-expect-error It snaps to positions, not to edges.
carousel.snap = 'start';
// @ts-expect-error There is no such option.
carousel.options = { spacings: 1 };
// @ts-expect-error An option's function returns a number.
const options: CarouselOptions = { tilt: () => 'far' };
// @ts-expect-error Counts are read-only.
carousel.numberOfItems = 3;
// @ts-expect-error A point that was given back can't be changed.
carousel.focusPoint.x = 0.5;
// @ts-expect-error A data source has a number of items.
carousel.dataSource = { element: () => document.createElement('p') };
// @ts-expect-error This event has an index.
carousel.addEventListener('currentindexchange', event => event.detail.offset);
// @ts-expect-error There is no such decoration.
carousel.decorations = [{ name: 'mirror' }];
// @ts-expect-error A back is required.
carousel.decorations = [{ name: 'double-sided' }];

export { options };
