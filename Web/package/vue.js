// <swift-carousel> as a component for Vue 3.
import { camelize, defineComponent, h, mergeProps, ref } from 'vue'
import { SwiftCarouselElement } from './swift-carousel.js'

/** Templates write properties as `data-source` or `dataSource`. */
function propertyName(name) {
  const property = camelize(name)
  return Object.hasOwn(SwiftCarouselElement.prototype, property) ? property : name
}

export const SwiftCarousel = defineComponent({
  name: 'SwiftCarousel',
  inheritAttrs: false,
  emits: ['update:currentIndex', 'update:destinationIndex'],
  setup(_, { attrs, emit, expose, slots }) {
    const element = ref(null)
    expose({ element })
    // Events of a carousel in an item bubble through this one.
    const telling = name => ({ target }) => {
      if (target === element.value) emit('update:' + name, target[name])
    }
    const [current, destination] = ['currentIndex', 'destinationIndex'].map(telling)
    return () => {
      const given = Object.entries(attrs).map(([name, value]) => [propertyName(name), value])
      const own = {
        onCurrentindexchange: current,
        onScrollanimationstart: destination,
        onDecelerationstart: destination,
        onSettle: destination,
      }
      return h('swift-carousel', mergeProps(own, Object.fromEntries(given), { ref: element }), slots.default?.())
    }
  },
})
