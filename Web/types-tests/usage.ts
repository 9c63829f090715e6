// The examples of the documentation, as in a page; they must compile with --strict.
import { SwiftCarouselElement, type CarouselDataSource, type CarouselOptions } from '../../build/web/swift-carousel';

const carousel = document.querySelector('swift-carousel')!;
const same: SwiftCarouselElement = document.createElement('swift-carousel');

carousel.itemStyle = 'rotary';
carousel.options = { spacing: 1.1, tilt: value => value * 0.8, wrap: true };
carousel.contentOffset = [0, -40];
carousel.viewpointOffset = { x: 10, y: 0 };
const x: number = carousel.contentOffset.x;
carousel.wrap = null;
carousel.motion = 'spring(0.5 0.2)';
carousel.focusPoint = { x: 0.5, y: 0.7 };
carousel.transitions = ['style', 'axis'];
carousel.snap = 'proximity';
carousel.itemSizing = 'measured';
carousel.crossAlignment = 'stretch';
carousel.autoHeight = true;
const snap: 'mandatory' | 'proximity' | 'none' = carousel.snap;
carousel.itemStyle = 'path';
carousel.path = 'M0 0C100 0 200 100 300 100';
carousel.scales = [{ at: 0, value: 0.5 }, { at: 1 }];
carousel.opacities = '0 0, 0.2 1';
const stop: number | undefined = carousel.scales?.[0].value;
carousel.followsPath = false;
carousel.frontFacing = null;
carousel.momentumCurve = 'ease-out';

const albums = ['a', 'b', 'c'];
const source: CarouselDataSource = {
  numberOfItems: () => albums.length,
  element(index, reused) {
    const element = reused ?? document.createElement('figure');
    element.textContent = albums[index];
    return element;
  },
};
carousel.dataSource = source;
carousel.dataSource = {
  numberOfItems: 1_000_000,
  numberOfPlaceholders: 2,
  element: (index: number, reused: HTMLImageElement | undefined) => {
    const image = reused ?? new Image();
    image.src = `${index}.jpg`;
    return image;
  },
  placeholder: () => document.createElement('div'),
};
carousel.dataSource = null;

carousel.scrollTo(42, { duration: 0.6 });
carousel.scrollTo({ left: 0, behavior: 'smooth' });
carousel.scrollTo({ index: 4, animated: false });
carousel.scrollTo(document.querySelector('figure')!);
carousel.dataSource = ['aja.jpg', 'blue.jpg', document.createElement('figure')];
carousel.scrollTo(0, 100);
carousel.scrollBy(-3);
carousel.scrollToOffset(2.5);
carousel.scrollByOffset(-0.5, { animated: false });
carousel.insertItem(2, { animated: true, element: document.createElement('p') });
carousel.removeItem(0);
carousel.reloadItem(5, { animated: true });
carousel.scrollOffset = 3.5;
const element: Element | null = carousel.itemElement(7);
const index: number = carousel.indexOf(document.activeElement);
const front: Element | null = carousel.elementAt(10, 20);

carousel.addEventListener('currentindexchange', event => event.detail.isUserInitiated && event.detail.index.toFixed());
carousel.addEventListener('itemselect', event => {
  if (event.detail.index === 3) event.preventDefault();
});
carousel.addEventListener('pagechange', ({ detail: { page, pageCount } }) => carousel.scrollToPage((page + 1) % pageCount, { duration: 1 }));
carousel.alignment = 'start';
carousel.gap = '1rem';
const isDone: boolean = carousel.isAtEnd && !carousel.isAtStart && carousel.isScrollable && carousel.currentPage < carousel.pageCount;
carousel.addEventListener('decelerationend', function (event) {
  const finished: boolean = event.detail.finished;
  this.next(finished ? { duration: 0.2 } : undefined);
});
carousel.addEventListener('itemlayout', ({ detail: { element, offset } }) => {
  element.style.opacity = String(1 - Math.abs(offset) / 4);
});
carousel.addEventListener('itemtap', ({ detail }) => carousel.scrollByOffset(detail.offset, { duration: 2 }));
carousel.addEventListener('click', event => event.preventDefault(), { once: true });

carousel.transform = (offset, base, item) => base.translate(offset * item.width, 20 * offset ** 2);
carousel.transform = null;
carousel.labels = { position: (index, count) => `${index + 1} von ${count}`, slide: 'Folie' };

export { same, x, element, index, front };

carousel.decorations = ['reflection', { name: 'shadow', y: 20, opacity: 0.4 }];
const faceDown = new Set<number>();
carousel.decorations = [
  {
    name: 'double-sided',
    back: (index: number, reused: HTMLElement | undefined) => reused ?? document.createElement('div'),
    turned: index => faceDown.has(index),
  },
  { name: 'reflection', gap: 4, ground: 'white' },
];
carousel.decorations = index => (index % 2 ? ['cached'] : []);
carousel.decorations = 'reflection(gap: 4) shadow';
carousel.decorations = null;
carousel.refreshDecorations();
carousel.refreshDecorations(3);
