// The component for React, as in an app; it must compile with --strict.
import React, { createRef, useState } from 'react';
import { SwiftCarousel, type SwiftCarouselHandlers } from '../../../build/web/react';
import type { SwiftCarouselElement, SwiftCarouselEventMap } from '../../../build/web/swift-carousel';

const element = createRef<SwiftCarouselElement>();

export function Albums({ titles }: { titles: string[] }) {
  const [index, setIndex] = useState(0);
  return (
    <SwiftCarousel
      ref={element}
      itemStyle="cover-flow"
      currentIndex={index}
      wrap={null}
      options={{ spacing: 1.2, tilt: value => value / 2 }}
      dataSource={titles}
      className="albums"
      style={{ height: 320 }}
      onClick={event => event.currentTarget.scrollTo(0)}
      onCurrentIndexChange={event => setIndex(event.detail.index)}
      onItemSelect={event => event.preventDefault()}
    >
      {titles.map(title => <p key={title}>{title}</p>)}
    </SwiftCarousel>
  );
}

// Every event has a handler.
type Events = `on${Exclude<keyof SwiftCarouselEventMap, 'select' | 'selected'>}`;
type Known = Lowercase<keyof SwiftCarouselHandlers>;
export const missing: [Exclude<Events, Known>, Exclude<Known, Events>] extends [never, never] ? true : false = true;

// @ts-expect-error: an unknown style
export const wrongStyle = <SwiftCarousel itemStyle={42} />;
// @ts-expect-error: an unknown property
export const wrongProperty = <SwiftCarousel colour="red" />;
