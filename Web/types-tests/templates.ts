// The element in templates, and events that are heard by the document; they have to compile with --strict.
import type { JSX } from 'react';
import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import '../../build/web/react-jsx';
import '../../build/web/swift-carousel';

document.addEventListener('itemselect', event => event.detail.index.toFixed());
document.body.addEventListener('settle', event => event.detail.index.toFixed());
addEventListener('carouseldragend', event => event.detail.willDecelerate);
// @ts-expect-error This event tells an index.
document.addEventListener('itemselected', event => event.detail.offset);
// @ts-expect-error Text fields have an event of this name, without an index.
document.addEventListener('select', event => event.detail.index);

export const react: JSX.IntrinsicElements['swift-carousel'] = {
  itemStyle: 'rotary',
  'item-style': 'rotary',
  className: 'covers',
  onitemselected: event => event.detail.index.toFixed(),
  // @ts-expect-error This event tells an offset.
  onoffsetchange: event => event.detail.index.toFixed(),
};
// @ts-expect-error It is a Boolean.
export const mistake: JSX.IntrinsicElements['swift-carousel'] = { vertical: 5 };

export const vue: InstanceType<GlobalComponents['swift-carousel']>['$props'] = {
  currentIndex: 3,
  onCurrentindexchange: event => event.detail.index.toFixed(),
};

export const svelte: SvelteHTMLElements['swift-carousel'] = {
  destinationIndex: 3,
  onsettle: event => event.detail.index.toFixed(),
  'on:settle': event => event.detail.index.toFixed(),
};
