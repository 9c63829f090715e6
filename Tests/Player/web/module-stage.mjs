// The engine's module for the web, on a host without a screen: views are numbers with a size.
import { readFileSync } from 'node:fs'
import * as calls from '../../../build/catalogue/engine-calls.mjs'
import { lengthOf, resize, sizeOf, UnplayableStep } from './sessions.mjs'

const { answers, directions, events, focuses, itemEvents, itemFlags, keys, modifiers, reasons, record: fields, units } = calls

/** How what comes with an event is told; of the others nothing is. */
const values = {
  currentIndexDidChange: Number, didEndDragging: Boolean, didEndDecelerating: Boolean, didEndScrolling: Boolean, didSelect: Number,
  pauseDidChange: Boolean, shouldAnnounce: Number, shouldAnnounceEnd: end => (end < 0 ? 'first' : 'last'),
}
/** What an end and an item are announced by is told alike. */
const eventNames = Object.fromEntries(Object.entries(events).map(([name, number]) => [number, name]))
const toldName = name => (name === 'shouldAnnounceEnd' ? 'shouldAnnounce' : name)

/** The names that the script was built with, each at its number. */
const table = JSON.parse(readFileSync(new URL('../../../build/catalogue/element.json', import.meta.url), 'utf8'))
/** The name of an attribute, which is how the table has settings and options. */
const attribute = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const settingNumber = name => table.settings.findIndex(([known]) => known === attribute(name))

/** Whether a flag is in an item's record. */
const has = (record, flag) => (record[fields.flags] & flag) !== 0

const bits = (names = [], values) => names.reduce((sum, name) => sum | values[name], 0)
/** What becomes of a movement of the pointer. */
const decisions = {
  [answers.undecided]: 'undecided', [answers.mayDrag]: 'undecided', [answers.handled]: 'drags', [answers.ignored]: 'ignored',
}
const told = answer => (answer === answers.handled ? 'handled' : 'not handled')

export class ModuleStage {
  fields = new Set([
    'scrollOffset', 'currentIndex', 'moves', 'nextFrame', 'canGoBack', 'canGoForward', 'dots', 'position', 'pauseButton',
    'read', 'usable', 'mounted', 'kept', 'numberOfItems', 'numberOfVisibleItems', 'wrap', 'offsetMultiplier',
    'items', 'shows',
  ])
  events = new Set([...Object.keys(events).map(toldName), 'didTap', 'shouldSelectItem', 'crossFade'].filter(name => !['didScroll', 'pageDidChange', 'autoplayDidChange'].includes(name)))

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
    const imports = this.#imports()
    // Functions of the part that is loaded later; without it, nothing is played.
    const later = WebAssembly.Module.imports(module).filter(({ module }) => !imports[module])
    for (const { module, name } of later) (imports[module] ??= {})[name] = () => {}
    this.#exports = new WebAssembly.Instance(module, imports).exports
    if (calls.create(this.#exports) !== 1) throw new Error('the first carousel is not number 1')
    this.#call(calls.setHeardEvents, 1 << itemEvents.didTap, false)
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
        mount() {}, unmount() {}, replace() {}, plays: () => 0, play() {}, course() {}, endPlaying() {},
        placed: (_, count, at) => (this.#placedRecords = this.#read(count, at)),
        release: (_, view) => this.#views.delete(view),
        length: (_, index) => lengthOf(this.#session.items, index),
        width: (_, view) => this.#views.get(view).size[0],
        height: (_, view) => this.#views.get(view).size[1],
        crossFade: () => note('crossFade'),
        releaseFocus() {},
        event: (_, kind, value) => {
          const name = eventNames[kind]
          note(toldName(name), ...(values[name] ? [values[name](value)] : []))
        },
        itemEvent: (_, kind, view, index) => {
          if (kind === itemEvents.didTap) note('didTap', index)
        },
        shouldSelect: (_, index) => {
          const isAllowed = !this.#session.items.denied.includes(index)
          note('shouldSelectItem', index, isAllowed)
          return isAllowed ? 1 : 0
        },
        shouldChange: () => 1,
        shouldAdvance: () => 1,
        interval: () => 0,
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

  /** Makes a call now; the clock is set by steps of its own, which NaN leaves alone. */
  #call(call, ...values) {
    return call(this.#exports, 1, NaN, ...values)
  }

  #ask(call, ...values) {
    return call(this.#exports, 1, ...values)
  }

  perform(step) {
    const steps = this.#steps[step.do]
    if (!steps) throw new UnplayableStep(`the module has nothing like ${step.do}`)
    return steps(step)
  }

  #steps = {
    setTime: ({ time }) => {
      this.#time = time
      this.#ask(calls.setTime, time)
    },
    frame: ({ time }) => {
      if (this.#next <= time) this.#ask(calls.frame, time)
    },
    style: ({ name }) => void this.#call(calls.setStyle, table.styles.indexOf(name)),
    set: ({ name, value }) => this.#set(name, value),
    option: ({ name, value }) => {
      const option = table.options.findIndex(([known]) => known === attribute(name))
      if (option < 0) throw new Error(`the module has no option ${name}`)
      this.#call(calls.setOption, option, value === null || value === undefined ? calls.optionKindDefault : calls.optionKindConstant, Number(value ?? 0))
    },
    preferences: ({ reducesMotion, isRightToLeft, increasesContrast }) =>
      void this.#call(calls.setPreferences, Boolean(reducesMotion), Boolean(isRightToLeft), Boolean(increasesContrast)),
    counts: ({ items, placeholders }) => {
      this.#items = items
      this.#placeholders = placeholders
    },
    reloadData: () => void this.#call(calls.reload),
    setNeedsLayout: () => void this.#call(calls.redraw),
    insertItem: ({ index, animated = true }) => void this.#call(calls.insertItem, index, this.#slides(animated)),
    removeItem: ({ index, animated = true }) => void this.#call(calls.removeItem, index, this.#slides(animated)),
    reloadItem: ({ index, animated = true }) => void this.#call(calls.reloadItem, index, animated),
    resize: step => {
      const { items } = this.#session
      resize(items, step)
      const view = this.#views.get(this.#ask(calls.viewOfItem, step.index))
      if (view) view.size = sizeOf(items, step.index)
      this.#call(calls.remeasure, false)
    },
    changes: ({ ids, animated = true }) => this.#change(ids, ids.map(id => this.#ids.indexOf(id)), animated),
    batch: step => this.#batch(step),
    setScrollOffset: ({ offset }) => void this.#call(calls.setScrollOffset, offset),
    scrollToItem: ({ index, duration = 0.4 }) => void this.#call(calls.scrollToItem, index, duration),
    scrollByItems: ({ count, duration = 0.4 }) => void this.#call(calls.scrollByItems, count, duration),
    scrollToOffset: ({ offset, duration = 0.4 }) => void this.#call(calls.scrollToOffset, offset, duration),
    scrollByOffset: ({ offset, duration = 0.4 }) => void this.#call(calls.scrollByOffset, offset, duration),
    select: ({ index }) => void this.#call(calls.selectItem, index),
    userWillAct: () => void this.#call(calls.userWillAct),
    touchDown: () => void this.#call(calls.touchDown),
    touchUp: () => void this.#call(calls.touchUp),
    beginDragging: ({ x, y }) => void this.#call(calls.beginDragging, x, y),
    drag: ({ x, y, velocityX, velocityY }) => void this.#call(calls.drag, x, y, velocityX, velocityY),
    endDragging: () => void this.#call(calls.endDragging),
    tap: ({ x, y }) => void this.#call(calls.tap, x, y),
    pointerDown: ({ x, y, on, contentScrolls, surroundingsScroll }) => {
      this.#pressed = on
      const [content, around] = [bits(contentScrolls, directions), bits(surroundingsScroll, directions)]
      this.#call(calls.pointerDown, x, y, on !== 'slider', content, around, false, false)
    },
    pointerMoved: ({ x, y }) => decisions[this.#call(calls.pointerMoved, x, y)],
    pointerUp: ({ x, y }) => void this.#call(calls.pointerUp, x, y, !this.#pressed),
    pointerCancelled: () => void this.#call(calls.pointerCancelled),
    hitTest: ({ x, y }) => {
      const view = this.#ask(calls.viewAtPoint, x, y)
      return view ? String(this.#placedRecords.find(record => record[fields.view] === view)[fields.index]) : 'nothing'
    },
    wheel: ({ x, y, unit = 'point', phase, modifiers: held, contentScrolls, surroundingsScroll }) => {
      if (phase) throw new UnplayableStep('browsers do not tell the phases of a trackpad')
      const [content, around] = [bits(contentScrolls, directions), bits(surroundingsScroll, directions)]
      return told(this.#call(calls.wheel, x, y, units[unit], bits(held, modifiers), content, around))
    },
    key: ({ key, modifiers: held, focus = 'carousel' }) =>
      told(this.#call(calls.press, keys[key], bits(held, modifiers), focuses[focus])),
    focus: ({ index, editing = false, keyboard = true }) =>
      void this.#call(calls.focusEntered, this.#ask(calls.viewOfItem, index), Boolean(editing), Boolean(keyboard)),
    unfocus: () => void this.#call(calls.focusLeft),
    moveBy: ({ count }) => told(this.#call(calls.moveByItems, count)),
    moveTo: ({ index }) => (this.#call(calls.moveToPage, index), null),
    autoplay: ({ interval }) => void this.#call(calls.set, settingNumber('autoplay'), interval, 0),
    autoplayReason: ({ reason, given }) => void this.#call(calls.setAutoplayReason, reasons[reason], Boolean(given)),
    pause: ({ paused }) => void this.#call(calls.setAutoplayReason, reasons.paused, Boolean(paused)),
  }

  #slides(animated) {
    return animated && !this.#comparesRest
  }

  #set(name, value) {
    if (name === 'viewport') return void this.#call(calls.setViewport, ...value)
    if (name === 'motion') return void this.#call(calls.setMotion, Math.max(0, table.motions.indexOf(value)), NaN, NaN, value === 'original')
    if (name === 'transitions') return void this.#call(calls.set, settingNumber('transitions'), value ? (1 << table.transitions.length) - 1 : 0, 0)
    if (name === 'vertical') this.#isVertical = Boolean(value)
    const number = settingNumber(name)
    if (number < 0) throw new Error(`the module has no setting ${name}`)
    const choice = table.settings[number].slice(3).indexOf(value)
    const [x, y = 0] = [choice < 0 ? value : choice].flat().map(Number)
    this.#call(calls.set, number, x, y)
  }

  #change(ids, previous, animated) {
    const countBefore = this.#items
    this.#ids = ids
    this.#items = previous.length
    for (const index of previous) calls.addPreviousIndex(this.#exports, index)
    this.#call(calls.applyChanges, countBefore, animated)
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
    for (const index of reloading) this.#call(calls.reloadItem, index, animated)
  }

  // MARK: State

  state() {
    const ask = query => this.#ask(query)
    const placed = this.#placed(), order = this.#readingOrder(placed)
    const index = ask(calls.currentIndex)
    const moves = { drag: calls.isDragging, deceleration: calls.isDecelerating, scroll: calls.isScrolling, autoscroll: calls.isAutoscrolling }
    return {
      ...this.#controls(),
      scrollOffset: ask(calls.scrollOffset), currentIndex: index < 0 ? null : index, numberOfItems: ask(calls.numberOfItems),
      numberOfVisibleItems: ask(calls.numberOfVisibleItems), wrap: ask(calls.wraps), offsetMultiplier: ask(calls.offsetMultiplier),
      moves: Object.keys(moves).find(name => ask(moves[name])) ?? 'nothing',
      nextFrame: Number.isNaN(this.#next) ? 'whenVisible' : this.#next === Infinity ? 'never' : this.#next === -Infinity ? 'everyRefresh' : this.#next,
      read: order.filter(item => !item.isHidden).map(item => item.index),
      usable: order.filter(item => item.isUsable).map(item => item.index),
      mounted: placed.filter(item => !item.isKept).map(item => item.index),
      kept: placed.filter(item => item.isKept).map(item => item.index),
      shows: placed.filter(item => !item.isKept).map(item => this.#shown(placed, item)),
      items: placed.map(({ index, record }) => (
        {
          i: index, o: record[fields.offset], m: [...record.subarray(fields.matrix, fields.opacity)], a: record[fields.opacity],
          h: Number(has(record, itemFlags.hidden)), e: Number(has(record, itemFlags.interactive)),
        })),
    }
  }

  #read(count, at) {
    const { buffer } = this.#exports.memory
    return Array.from({ length: count }, (_, number) => new Float64Array(buffer, at + number * fields.stride * 8, fields.stride).slice())
  }

  /** What is placed and stays, by index. */
  #placed() {
    return this.#placedRecords.filter(record => !has(record, itemFlags.leaving)).map(record => (
      { index: record[fields.index], slot: record[fields.slot], isKept: has(record, itemFlags.kept), record }
    )).sort((a, b) => a.index - b.index || a.slot - b.slot)
  }

  /** What the view of an item shows. An item that is shown more than once has several, of which the module tells one. */
  #shown(placed, { index }) {
    const isAlone = placed.filter(other => other.index === index).length === 1
    return (isAlone && this.#views.get(this.#ask(calls.viewOfItem, index))?.id) || (this.#ids?.[index] ?? '')
  }

  #readingOrder(placed) {
    const count = this.#ask(calls.readingOrder)
    const numbers = new Float64Array(this.#exports.memory.buffer, calls.records(this.#exports), count * 2)
    const indexes = new Map(placed.map(({ slot, index }) => [slot, index]))
    return Array.from({ length: count }, (_, number) => {
      const flags = numbers[2 * number + 1]
      return { index: indexes.get(numbers[2 * number]), isHidden: (flags & calls.readingFlagHidden) > 0, isUsable: (flags & calls.readingFlagUsable) > 0 }
    })
  }

  #controls() {
    const dots = this.#ask(calls.controls)
    const [index, count, flags, , first] = new Float64Array(this.#exports.memory.buffer, calls.records(this.#exports), 5)
    return {
      canGoForward: (flags & calls.controlsFlagCanGoForward) > 0, canGoBack: (flags & calls.controlsFlagCanGoBack) > 0, dots: [first, first + dots],
      position: index < 0 ? '' : `${index + 1} / ${count}`,
      pauseButton: !(flags & calls.controlsFlagHasPauseButton) ? 'none' : flags & calls.controlsFlagIsPaused ? 'play' : 'pause',
    }
  }
}
