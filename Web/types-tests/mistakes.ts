// What must not compile.
import type { CarouselOptions } from '../../build/web/swift-carousel';

const carousel = document.createElement('swift-carousel');

// @ts-expect-error There is no such style.
carousel.itemStyle = 'spiral';
// @ts-expect-error There is no such option.
carousel.options = { spacings: 1 };
// @ts-expect-error An option's function answers a number.
const options: CarouselOptions = { tilt: () => 'far' };
// @ts-expect-error Counts are the carousel's own.
carousel.numberOfItems = 3;
// @ts-expect-error A data source says how many items there are.
carousel.dataSource = { element: () => document.createElement('p') };
// @ts-expect-error This event tells an index.
carousel.addEventListener('currentindexchange', event => event.detail.offset);
// @ts-expect-error There is no such decoration.
carousel.decorations = [{ name: 'mirror' }];
// @ts-expect-error A back is asked for.
carousel.decorations = [{ name: 'double-sided' }];

export { options };
