// The engine's module for the web, on a host without a screen: views are numbers with a size.
import { lengthOf, resize, sizeOf, UnplayableStep } from './sessions.mjs'

/** The doubles of a placed item's record; see Records.swift. */
const stride = 24

/** The engine's events in the order of their numbers, and what comes with them. */
const events = [
  ['didScroll'], ['currentIndexDidChange', Number], ['willBeginDragging'], ['didEndDragging', Boolean],
  ['willBeginDecelerating'], ['didEndDecelerating', Boolean], ['willBeginScrolling'], ['didEndScrolling', Boolean],
  ['didSelect', Number], ['didEndEditing'], ['didSettle'], ['pauseDidChange', Boolean],
  ['shouldAnnounce', index => ({ '-1': 'first', '-2': 'last' })[index] ?? index], ['readingOrderDidChange'],
]
const didTap = 5

/** The names that the script was built with, each at its number. */
import { readFileSync } from 'node:fs'
const table = JSON.parse(readFileSync(new URL('../../../build/catalogue/element.json', import.meta.url), 'utf8'))
/** The name of an attribute, which is how the table has settings and options. */
const attribute = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
/** The motions by their numbers; `original` is the classic motion as recorded from iCarousel. */
const motions = ['classic', 'system', 'spring', 'original']
const settingNumber = name => table.settings.findIndex(([known]) => known === attribute(name))

const keys = ['left', 'right', 'up', 'down', 'pageUp', 'pageDown', 'home', 'end', 'select']
const modifiers = { shift: 1, control: 2, option: 4, command: 8 }
const focuses = ['carousel', 'item', 'control']
const units = ['point', 'line', 'notch', 'page']
const directions = { horizontal: 1, vertical: 2 }
const reasons = { paused: 1, hovered: 2, focused: 4, hidden: 8 }

const bits = (names = [], values) => names.reduce((sum, name) => sum | values[name], 0)
const answer = isHandled => (isHandled ? 'handled' : 'not handled')

export class ModuleStage {
  fields = new Set([
    'scrollOffset', 'currentIndex', 'moves', 'nextFrame', 'canGoBack', 'canGoForward', 'dots', 'position', 'pauseButton',
    'read', 'usable', 'mounted', 'kept', 'numberOfItems', 'numberOfVisibleItems', 'wrap', 'offsetMultiplier',
    'items', 'shows',
  ])
  events = new Set([...events.map(([name]) => name), 'didTap', 'shouldSelectItem', 'crossFade'].filter(name => name !== 'didScroll'))

  #session
  #exports
  #items
  #placeholders
  #ids
  /** The size of each view, and the identity of what it shows. */
  #views = new Map()
  #nextView = 1
  #heard = []
  #next = Infinity
  #time = 0
  #isVertical = false
  #pressed
  /** Whether it is compared where items rest, and not where they slide. */
  #comparesRest
  /** The records of the last frame. */
  #placedRecords = []

  constructor(module, session) {
    this.#session = session
    this.#items = session.items.count
    this.#placeholders = session.items.placeholders
    this.#ids = session.items.ids
    this.#comparesRest = session.moments.some(moment => moment.state.items)
    this.#exports = new WebAssembly.Instance(module, this.#imports()).exports
    if (this.#exports.create() !== 1) throw new Error('the first carousel is not number 1')
    this.#call('set_heard_events', 1 << didTap)
  }

  #imports() {
    const note = (...words) => this.#heard.push(words.join(' '))
    return {
      math: Math,
      carousel: {
        items: () => this.#items,
        placeholders: () => this.#placeholders,
        view: (_, index, reused, isPlaceholder) => {
          const view = reused || this.#nextView++
          const { items } = this.#session
          const size = isPlaceholder ? items.placeholderSize : sizeOf(items, index, this.#ids?.[index])
          this.#views.set(view, { size, id: this.#ids?.[index] ?? '' })
          return view
        },
        mount() {}, unmount() {}, replace() {},
        placed: (_, count, at) => (this.#placedRecords = this.#read(count, at)),
        release: (_, view) => this.#views.delete(view),
        length: (_, index) => lengthOf(this.#session.items, index),
        width: (_, view) => this.#views.get(view).size[0],
        height: (_, view) => this.#views.get(view).size[1],
        crossFade: () => note('crossFade'),
        releaseFocus() {},
        event: (_, kind, value) => {
          const [name, type] = events[kind]
          if (type) note(name, type(value))
          else note(name)
        },
        itemEvent: (_, kind, view, index) => {
          if (kind === didTap) note('didTap', index)
        },
        shouldSelect: (_, index) => {
          const isAllowed = !this.#session.items.denied.includes(index)
          note('shouldSelectItem', index, isAllowed)
          return isAllowed ? 1 : 0
        },
        schedule: (_, time) => (this.#next = time),
        option: (_, option, standard) => standard,
        transform: (_, offset, width, height, at) => this.#transform(offset, width, height, at),
        text() {},
      },
    }
  }

  /** The recorded custom style: translate(base, o · length · 1.1, 20 o², −50 |o|). */
  #transform(offset, width, height, at) {
    const m = new Float64Array(this.#exports.memory.buffer, at, 16)
    const length = this.#isVertical ? height : width
    const [x, y, z] = [offset * length * 1.1, 20 * offset * offset, -50 * Math.abs(offset)]
    for (let i = 0; i < 4; i++) m[12 + i] += x * m[i] + y * m[4 + i] + z * m[8 + i]
  }

  takeEvents() {
    const heard = this.#heard
    this.#heard = []
    return heard
  }

  // MARK: Steps

  /** Calls a function of the module now; the clock is set by steps of its own, which NaN leaves alone. */
  #call(name, ...values) {
    return this.#exports[name](1, NaN, ...values)
  }

  perform(step) {
    const steps = this.#steps[step.do]
    if (!steps) throw new UnplayableStep(`the module has nothing like ${step.do}`)
    return steps(step)
  }

  #steps = {
    setTime: ({ time }) => {
      this.#time = time
      this.#exports.set_time(1, time)
    },
    frame: ({ time }) => {
      if (this.#next <= time) this.#exports.frame(1, time)
    },
    style: ({ name }) => void this.#call('set_style', table.styles.indexOf(name)),
    set: ({ name, value }) => this.#set(name, value),
    option: ({ name, value }) => {
      const option = table.options.findIndex(([known]) => known === attribute(name))
      if (option < 0) throw new Error(`the module has no option ${name}`)
      this.#call('set_option', option, value === null || value === undefined ? 0 : 1, Number(value ?? 0))
    },
    preferences: ({ reducesMotion, isRightToLeft, increasesContrast }) =>
      void this.#call('set_preferences', (reducesMotion ? 1 : 0) + (isRightToLeft ? 2 : 0) + (increasesContrast ? 4 : 0)),
    counts: ({ items, placeholders }) => {
      this.#items = items
      this.#placeholders = placeholders
    },
    reloadData: () => void this.#call('reload'),
    setNeedsLayout: () => void this.#call('redraw'),
    insertItem: ({ index, animated = true }) => void this.#call('insert_item', index, this.#slides(animated)),
    removeItem: ({ index, animated = true }) => void this.#call('remove_item', index, this.#slides(animated)),
    reloadItem: ({ index, animated = true }) => void this.#call('reload_item', index, animated ? 1 : 0),
    resize: step => {
      const { items } = this.#session
      resize(items, step)
      const view = this.#views.get(this.#exports.view_at(1, step.index))
      if (view) view.size = sizeOf(items, step.index)
      this.#call('remeasure', 0)
    },
    changes: ({ ids, animated = true }) => this.#change(ids, ids.map(id => this.#ids.indexOf(id)), animated),
    batch: step => this.#batch(step),
    setScrollOffset: ({ offset }) => void this.#call('set_scroll_offset', offset),
    scrollToItem: ({ index, duration = 0.4 }) => void this.#call('scroll_to_item', index, duration),
    scrollByItems: ({ count, duration = 0.4 }) => void this.#call('scroll_by_items', count, duration),
    scrollToOffset: ({ offset, duration = 0.4 }) => void this.#call('scroll_to_offset', offset, duration),
    scrollByOffset: ({ offset, duration = 0.4 }) => void this.#call('scroll_by_offset', offset, duration),
    select: ({ index }) => void this.#call('select_item', index),
    userWillAct: () => void this.#call('user_will_act'),
    touchDown: () => void this.#call('touch_down'),
    touchUp: () => void this.#call('touch_up'),
    beginDragging: ({ x, y }) => void this.#call('begin_dragging', x, y),
    drag: ({ x, y, velocityX, velocityY }) => void this.#call('drag', x, y, velocityX, velocityY),
    endDragging: () => void this.#call('end_dragging'),
    tap: ({ x, y }) => void this.#call('tap', x, y),
    pointerDown: ({ x, y, on, contentScrolls, surroundingsScroll }) => {
      this.#pressed = on
      const [content, around] = [bits(contentScrolls, directions), bits(surroundingsScroll, directions)]
      this.#call('pointer_down', x, y, on === 'slider' ? 0 : 1, content, around)
    },
    pointerMoved: ({ x, y }) => ['undecided', 'drags', 'ignored', 'undecided'][this.#call('pointer_moved', x, y)],
    pointerUp: ({ x, y }) => void this.#call('pointer_up', x, y, this.#pressed ? 0 : 1),
    pointerCancelled: () => void this.#call('pointer_cancelled'),
    hitTest: ({ x, y }) => {
      const view = this.#exports.item_at(1, x, y)
      return view ? String(this.#placedRecords.find(record => record[19] === view)[20]) : 'nothing'
    },
    wheel: ({ x, y, unit = 'point', phase, modifiers: held, contentScrolls, surroundingsScroll }) => {
      if (phase) throw new UnplayableStep('browsers do not tell the phases of a trackpad')
      const [content, around] = [bits(contentScrolls, directions), bits(surroundingsScroll, directions)]
      return answer(this.#call('wheel', x, y, units.indexOf(unit), bits(held, modifiers), content, around))
    },
    key: ({ key, modifiers: held, focus = 'carousel' }) =>
      answer(this.#call('press', keys.indexOf(key), bits(held, modifiers), focuses.indexOf(focus))),
    focus: ({ index, editing = false, keyboard = true }) =>
      void this.#call('focus_entered', this.#exports.view_at(1, index), editing ? 1 : 0, keyboard ? 1 : 0),
    unfocus: () => void this.#call('focus_left'),
    // The module does not tell whether there was anywhere to go.
    moveBy: ({ count }) => (this.#call('move', count), null),
    moveTo: ({ index }) => (this.#call('move_to', index), null),
    autoplay: ({ interval }) => void this.#call('set', settingNumber('autoplay'), interval, 0),
    autoplayReason: ({ reason, given }) => void this.#call('set_autoplay_reason', reasons[reason], given ? 1 : 0),
    pause: ({ paused }) => void this.#call('set_autoplay_reason', reasons.paused, paused ? 1 : 0),
  }

  #slides(animated) {
    return animated && !this.#comparesRest ? 1 : 0
  }

  #set(name, value) {
    if (name === 'viewport') return void this.#call('set_viewport', ...value)
    if (name === 'motion') return void this.#call('set_motion', motions.indexOf(value), NaN, NaN)
    if (name === 'transitions') return void this.#call('set', settingNumber('transitions'), value ? 15 : 0, 0)
    if (name === 'vertical') this.#isVertical = Boolean(value)
    const number = settingNumber(name)
    if (number < 0) throw new Error(`the module has no setting ${name}`)
    const choice = table.settings[number].slice(3).indexOf(value)
    const [x, y = 0] = [choice < 0 ? value : choice].flat().map(Number)
    this.#call('set', number, x, y)
  }

  #change(ids, previous, animated) {
    const countBefore = this.#items
    this.#ids = ids
    this.#items = previous.length
    for (const index of previous) this.#exports.add_previous_index(index)
    this.#call('apply_difference', countBefore, animated ? 1 : 0)
  }

  /** The module knows differences, and no batches. */
  #batch({ removing = [], inserting = [], moving = [], reloading = [], animated = true }) {
    const after = new Map(inserting.map(index => [index, -1]))
    for (const [from, to] of moving) after.set(to, from)
    const gone = new Set([...removing, ...moving.map(([from]) => from)])
    const kept = Array.from({ length: this.#items }, (_, index) => index).filter(index => !gone.has(index))
    const length = this.#items - removing.length + inserting.length
    const previous = Array.from({ length }, (_, index) => (after.has(index) ? after.get(index) : kept.shift()))
    this.#change(this.#ids && previous.map((old, index) => this.#ids[old] ?? `new ${index}`), previous, animated)
    for (const index of reloading) this.#call('reload_item', index, animated ? 1 : 0)
  }

  // MARK: State

  state() {
    const ask = number => this.#exports.state(1, number)
    const placed = this.#placed(), order = this.#readingOrder(placed)
    const index = ask(1)
    return {
      ...this.#controls(),
      scrollOffset: ask(0), currentIndex: index < 0 ? null : index, numberOfItems: ask(2), numberOfVisibleItems: ask(4),
      wrap: ask(5), offsetMultiplier: ask(13),
      moves: ask(7) ? 'drag' : ask(8) ? 'deceleration' : ask(9) ? 'scroll' : ask(10) ? 'autoscroll' : 'nothing',
      nextFrame: Number.isNaN(this.#next) ? 'whenVisible' : this.#next === Infinity ? 'never' : this.#next === -Infinity ? 'everyRefresh' : this.#next,
      read: order.filter(item => !item.isHidden).map(item => item.index),
      usable: order.filter(item => item.isUsable).map(item => item.index),
      mounted: placed.filter(item => !item.isKept).map(item => item.index),
      kept: placed.filter(item => item.isKept).map(item => item.index),
      shows: placed.filter(item => !item.isKept).map(item => this.#shown(placed, item)),
      items: placed.map(({ index, record }) => (
        { i: index, o: record[21], m: [...record.subarray(0, 16)], a: record[16], h: record[18] & 1, e: (record[18] >> 1) & 1 })),
    }
  }

  #read(count, at) {
    const { buffer } = this.#exports.memory
    return Array.from({ length: count }, (_, number) => new Float64Array(buffer, at + number * stride * 8, stride).slice())
  }

  /** What is placed and stays, by index. */
  #placed() {
    return this.#placedRecords.filter(record => !(record[18] & 16)).map(record => (
      { index: record[20], slot: record[22], isKept: (record[18] & 8) > 0, record }
    )).sort((a, b) => a.index - b.index || a.slot - b.slot)
  }

  /** What the view of an item shows. An item that is shown more than once has several, of which the module tells one. */
  #shown(placed, { index }) {
    const isAlone = placed.filter(other => other.index === index).length === 1
    return (isAlone && this.#views.get(this.#exports.view_at(1, index))?.id) || (this.#ids?.[index] ?? '')
  }

  #readingOrder(placed) {
    const count = this.#exports.reading_order(1)
    const numbers = new Float64Array(this.#exports.memory.buffer, this.#exports.records(), count * 2)
    const indexes = new Map(placed.map(({ slot, index }) => [slot, index]))
    return Array.from({ length: count }, (_, number) => {
      const flags = numbers[2 * number + 1]
      return { index: indexes.get(numbers[2 * number]), isHidden: (flags & 2) > 0, isUsable: (flags & 4) > 0 }
    })
  }

  #controls() {
    const dots = this.#exports.controls(1)
    const [index, count, flags, first] = new Float64Array(this.#exports.memory.buffer, this.#exports.records(), 4)
    return {
      canGoForward: (flags & 1) > 0, canGoBack: (flags & 2) > 0, dots: [first, first + dots],
      position: index < 0 ? '' : `${index + 1} / ${count}`,
      pauseButton: !(flags & 4) ? 'none' : flags & 8 ? 'play' : 'pause',
    }
  }
}
