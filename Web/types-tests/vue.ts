// The component for Vue, as templates are checked; it must compile with --strict.
import { SwiftCarousel } from '../../build/web/vue';

type Properties = InstanceType<typeof SwiftCarousel>['$props'];

export const right: Properties = {
  itemStyle: 'rotary',
  currentIndex: 3,
  'onUpdate:currentIndex': index => index.toFixed(),
  onItemselect: event => event.preventDefault(),
  dataSource: ['a', 'b'],
};
// @ts-expect-error: an event without its detail
export const wrong: Properties = { onSettle: (event: MouseEvent) => event.clientX };

export const scroll = (component: InstanceType<typeof SwiftCarousel>) => component.element?.scrollTo(2);
