// A carousel of a page: its parts, its lifecycle, and its calls to the engine.
import {
  destination, directionHorizontal, directionVertical, eventAutoplayDidChange, eventCurrentIndexDidChange, eventDidEndDragging, eventDidScroll,
  eventDidSettle, eventPauseDidChange,
  eventReadingOrderDidChange, eventShouldAnnounce, eventShouldAnnounceEnd, eventWillBeginDragging, fittedHeight, fittedWidth,
  frame, isUserInitiated, numberOfItems, reasonHidden, reasonPaused, redraw, reload, scrollOffset, selectItem, setAutoplayReason,
  setClipsItems, setCurrentIndex, setHeardEvents, setPreferences, setRepeats, setScrollOffset, setTime, setViewport, surroundingSwipes,
  surroundingSwipesAtEnd,
} from 'engine-calls'
import { applySetting, applySettings } from './apply.js'
import { Aside } from './aside.js'
import { Author } from './author.js'
import { ChangedNames } from './changed-names.js'
import { Clock, seconds, seenTime } from './clock.js'
import { followCommands } from './commands.js'
import { prepareCrossFade } from './cross-fade.js'
import { cssValuesOf } from './css-values.js'
import { Controls } from './controls.js'
import { ask, change, connect, disconnect, isIdle, isStarting, whenStarted } from './engine.js'
import { hasStates, IntersectionObserver, ResizeObserver } from './environment.js'
import { dispatch, send } from './events.js'
import { areRowsLoaded, scrollRow, updateRow, whenRowsAreLoaded } from './fallback-row.js'
import { Gestures } from './gestures.js'
import { heardBit, heardEvents, sendDisplayEvents, sendEndEvents, sendItemEvent } from './item-events.js'
import { Items } from './items.js'
import { labelsOf } from './labels.js'
import { targetIn, whenLinked } from './links.js'
import { overlay } from './overlay.js'
import { waitsForPath, whenPathCame } from './path.js'
import { notePlace, takePlace } from './place.js'
import { playingOf } from './playing.js'
import { increasesContrast, reducesMotion, whenPreferencesChange } from './preferences.js'
import { Presence } from './presence.js'
import { followPrinting } from './printing.js'
import { Reading } from './reading.js'
import { bringToFront } from './scrolled.js'
import { camel } from './settings.js'
import { speak } from './speak.js'
import { Stage } from './stage.js'
import { followStyle } from './styled.js'
import { syncChildren } from './sync.js'
import { containedDirections, scrollingAround } from './targets.js'
import { TopLayer } from './top-layer.js'
import { WaitingRow } from './waiting-row.js'
import { suspect } from './warnings.js'

/** How long a moving carousel does not look whether it is on the screen, in milliseconds: nobody sees it stop late. */
const lookPause = 500

export class Carousel {
  labels = labelsOf()
  /** The labels that the author has given. */
  givenLabels = null
  /** The language of the page; empty for English. */
  language = ''
  /** The words of another language, and the locale of its numbers. */
  words = []
  /** The offset at which it will be shown, while it is not. */
  offset = 0
  /** Whether the items are in a row, without the engine. */
  hasRow = false
  /** Whether autoplay and autoscroll are paused. */
  isPaused = false
  /** Shows the time of autoplay, if it is to be shown; see on-demand.js. */
  showTime = null
  /** Selects the item that another carousel shows, if it controls one: `press(event, isOnCarousel)`, and `renew()` after each frame. */
  selection = null
  /** What moves its items by itself, and what receives its events; see `connect`. */
  playing = playingOf(this)
  listener = this
  /** What other scripts do when it is opened, moved in the document or closed. */
  whenOpened = new Set()
  /** The element in it that has the focus. */
  focused = null

  host
  author
  items
  stage
  clock
  reading
  controls
  gestures
  aside
  presence
  topLayer
  #names
  /** The items until the engine has started, or the script of rows has been loaded. */
  #waiting
  /** The indexes that are to be selected when it has. */
  #selected = []

  #internals
  #states
  /** The events with listeners that the engine sends only on request, as bits; and those that the engine sends now. */
  #heard = 0
  #sent = 0
  #isOnScreen = true
  /** The centre of the carousel, and how far the layer is moved from there. */
  #center = [0, 0]
  #shift = ''
  /** Whether it clips items, as the engine knows it. */
  #clips
  /** The current item in the engine's last event. */
  #lastIndex = 0
  #endPreferences
  #endLinks
  #endPrinting
  #resizes = new ResizeObserver(() => {
    // On paper it has another size.
    if (this.#waiting.isShown) return
    // What is played ends, which may change other sizes: not while these are under observation.
    if (this.clock.isPlayed) requestAnimationFrame(() => this.updateViewport())
    else this.updateViewport()
    if (!this.host.clientWidth && this.stage.hasSize && this.host.getClientRects().length) suspect('width', this.host)
  })
  /** The timer for the next look at whether it is on the screen; 0 while each change is reported. */
  #looking = 0
  #shows = new IntersectionObserver(entries => {
    clearTimeout(this.#looking)
    this.#looking = 0
    this.#isOnScreen = entries.at(-1).isIntersecting
    this.#updatePause()
    this.#lookLess()
  }, { rootMargin: '50%' })

  constructor(host, internals) {
    this.host = host
    this.#internals = internals
    this.#states = hasStates ? internals.states : null
    this.author = new Author(host)
    cssValuesOf(host).didChange = attribute => applySetting(this, attribute)
    this.items = new Items(host, () => this.syncChildren())
    this.clock = new Clock(time => change(frame, this.stage.number, time))
    this.stage = new Stage(host, this.items, (x, y, controls) => this.#didPlace(x, y, controls))
    this.reading = new Reading(this)
    this.controls = new Controls(this)
    this.aside = new Aside(this)
    this.gestures = new Gestures(this)
    this.presence = new Presence(this)
    this.topLayer = new TopLayer(this)
    this.#names = new ChangedNames(this)
    followCommands(this)
    this.#waiting = new WaitingRow(this)
  }

  // MARK: Lifecycle

  get isOpen() {
    return this.stage.number !== 0
  }

  /** @param scrolledTo The item to which its row was scrolled before, if it was. */
  open(scrolledTo) {
    if (this.isOpen) {
      // It was moved: there may be another language.
      this.#names.begin()
      this.#tellOpened()
      return this.reading.updateSoon()
    }
    if (this.hasRow) return
    this.offset = takePlace(this.host) ?? this.offset
    this.#tellOpened()
    // Its words may have to be loaded, as the engine has.
    this.updateLanguage()
    if (this.host.asList) {
      this.updateSemantics()
      this.#setRow(true)
      return this.controls.draw()
    }
    if (isStarting() || waitsForPath(this.host)) return this.#wait()
    this.stage.number = connect(this)
    this.updateSemantics()
    if (!this.isOpen) return this.#setRow(true)
    this.#sent = 0
    this.#sendHeard()
    applySettings(this)
    this.updateViewport()
    this.#endPreferences = whenPreferencesChange(() => this.preferencesDidChange())
    this.change(setAutoplayReason, reasonPaused, this.isPaused)
    this.presence.begin()
    this.aside.begin()
    this.items.observe()
    this.#names.begin()
    this.reload()
    // An index beyond the end is the last item; an offset may be beyond it for a moment.
    if (this.offset) {
      if (Number.isInteger(this.offset)) this.change(setCurrentIndex, this.offset, 0)
      else this.change(setScrollOffset, this.offset)
    }
    this.#resizes.observe(this.host)
    // Its width depends on the text direction.
    this.#resizes.observe(this.reading.live)
    this.#shows.observe(this.host)
    document.addEventListener('visibilitychange', this.#updatePause)
    this.#endPrinting = followPrinting(this, this.#waiting, this.#updatePause)
    this.#endLinks = whenLinked(scrolls => this.#showTarget(scrolls))
    if (!this.offset) this.#showFirst(scrolledTo)
    this.#updatePause()
    this.controls.draw()
    for (const index of this.#selected.splice(0)) this.change(selectItem, index)
  }

  /** Shows a row until the engine has started, with what its style needs. */
  #wait() {
    this.updateSemantics()
    if (this.#waiting.isShown) return
    this.#waiting.begin()
    const whenReady = waitsForPath(this.host) ? whenPathCame : whenStarted
    whenReady(() => {
      if (!this.#waiting.isShown || this.hasRow) return
      this.open(this.#waiting.end())
    })
  }

  /** Closes it; it will reopen at the destination of its motion. */
  close() {
    this.#waiting.end()
    this.#tellOpened()
    if (this.hasRow) return this.#setRow(false)
    if (!this.isOpen) return
    this.gestures.cancel()
    this.offset = this.ask(destination)
    // An empty carousel is before its first item.
    if (!this.ask(numberOfItems)) this.offset = Math.max(0, this.offset)
    if (this.offset !== this.ask(scrollOffset)) this.change(setScrollOffset, this.offset)
    this.#end()
  }

  #tellOpened() {
    for (const act of this.whenOpened) act()
  }

  /** Shows the items as a list, or as a carousel again. */
  updateList() {
    if (!this.host.isConnected) return
    this.#releaseFocus()
    // It stays a carousel until the script of the list is there.
    if (this.isOpen && this.host.asList && !areRowsLoaded()) return whenRowsAreLoaded(() => this.isOpen && this.updateList())
    this.close()
    this.open()
  }

  #releaseFocus() {
    const { host } = this
    const { activeElement } = host.getRootNode()
    if (activeElement !== host && host.contains(activeElement)) host.focus({ preventScroll: true })
  }

  #end() {
    this.#releaseFocus()
    this.#isOnScreen = true
    document.removeEventListener('visibilitychange', this.#updatePause)
    this.#endPrinting()
    this.#endLinks()
    this.#endPreferences()
    if (this.clock.isPlayed) this.playing.endPlaying()
    this.presence.end()
    this.aside.end()
    this.items.stop()
    this.#names.end()
    this.#resizes.disconnect()
    clearTimeout(this.#looking)
    this.#looking = 0
    this.#shows.disconnect()
    sendEndEvents(this.host, this.stage.mounted, this.#sent)
    const { number } = this.stage
    this.stage.number = 0
    this.#clips = undefined
    disconnect(number)
    this.clock.schedule(Infinity)
    this.stage.clear()
    this.controls.draw()
  }

  /** The engine has stopped for good: the items become a row. */
  engineDidStop() {
    if (!this.isOpen) return
    this.offset = this.#lastIndex
    this.gestures.cancel()
    this.#end()
    if (this.host.isConnected) this.#setRow(true)
  }

  #setRow(hasRow) {
    this.hasRow = hasRow
    this.#updateRow(Math.max(0, Math.round(this.offset)), true)
  }

  #updateRow(index = 0, always = this.hasRow) {
    if (!always) return
    if (areRowsLoaded() || !this.hasRow) return updateRow(this, index)
    this.#waiting.begin()
    whenRowsAreLoaded(() => {
      if (!this.hasRow) return
      this.#waiting.end()
      updateRow(this, Math.max(0, Math.round(this.offset)))
    })
  }

  // MARK: The engine

  /** Changes the engine's carousel now; does nothing while there is none. */
  change(call, ...values) {
    if (this.stage.number) return change(call, this.stage.number, seconds(), ...values)
  }

  /** Changes it at the time of a browser event. */
  changeAt(stamp, call, ...values) {
    if (this.stage.number) return change(call, this.stage.number, seconds(stamp), ...values)
  }

  /** Asks for something of it, by one of engine-calls, as it is seen now. Undefined while it is not shown. */
  ask(call, ...values) {
    if (this.clock.isBehind) this.catchUp()
    if (this.stage.number) return ask(call, this.stage.number, ...values)
  }

  /** Has the engine place the items where they are seen, while the browser moves them. */
  catchUp() {
    if (this.clock.isPlayed && isIdle()) change(setTime, this.stage.number, seenTime())
  }

  /** Places its items again. */
  redraw() {
    this.change(redraw)
  }

  // MARK: What the module calls

  event(kind, value) {
    if (kind === eventDidScroll && this.clock.isPlayed) this.controls.follow()
    if (kind === eventShouldAnnounce) return this.reading.announce(value)
    if (kind === eventShouldAnnounceEnd) return this.reading.announceEnd(value)
    if (kind === eventReadingOrderDidChange) return this.reading.updateSoon()
    if (kind === eventWillBeginDragging) this.setState('dragging', true)
    if (kind === eventDidEndDragging) this.setState('dragging', false)
    if (kind === eventCurrentIndexDidChange) {
      this.#lastIndex = Math.max(0, value)
      this.presence.updateOccupied()
    }
    if (kind === eventPauseDidChange) {
      this.isPaused = value > 0
      this.controls.follow()
    }
    if (kind === eventAutoplayDidChange) this.showTime?.()
    dispatch(this.host, kind, value, kind === eventCurrentIndexDidChange && this.ask(isUserInitiated) > 0)
    if (kind === eventDidSettle) notePlace(this.host)
  }

  itemEvent(kind, number, index, offset) {
    const element = this.stage.cells.get(number)?.content
    if (element) sendItemEvent(this.host, kind, element, index, offset)
  }

  /** Changes a state that style sheets can select, as in `:state(moving)`. */
  setState(name, isOn) {
    const states = this.#states
    if (states && states.has(name) !== isOn) states[isOn ? 'add' : 'delete'](name)
  }

  shouldChange(index) {
    return send(this.host, 'beforecurrentindexchange', { index }, { cancelable: true })
  }

  shouldAdvance() {
    return send(this.host, 'autoplayadvance', { index: this.host.currentIndex }, { cancelable: true })
  }

  shouldSelect(index) {
    return send(this.host, 'itemselect', { index }, { cancelable: true })
  }

  schedule(time) {
    this.clock.schedule(time)
    this.setState('moving', this.clock.isRunning)
    if (!this.clock.isRunning) this.reading.didStop()
    this.#lookLess()
    this.controls.follow()
  }

  /** Looks only now and then whether it is on the screen, while it moves there: browsers would do so in each frame. */
  #lookLess() {
    if (this.#looking || !this.#isOnScreen || !this.clock.isRunning) return
    this.#shows.unobserve(this.host)
    this.#looking = setTimeout(() => this.#shows.observe(this.host), lookPause)
  }

  // MARK: Items

  /** The items, which are those of the page also while it is not shown. */
  get itemsNow() {
    return this.isOpen ? this.items : Object.assign(this.items, this.items.read())
  }

  reload() {
    const { overlaid, ...items } = this.items.read()
    Object.assign(this.items, items)
    this.overlay(overlaid)
    // A child is shown once, unless the author asks for copies; a data source makes as many elements as there have to be.
    this.change(setRepeats, this.items.source !== null || this.host.copies)
    this.change(reload)
    this.topLayer.renew()
    this.stage.updateSizer()
    this.#updateRow()
  }

  /** Shows children over the items. */
  overlay(children) {
    const { items } = this
    if (!children.length && !items.overlaid.length) return
    overlay(this, (items.overlaid = children))
    this.controls.draw()
  }

  /** @returns Whether children were inserted, removed or moved. */
  syncChildren(isAnimated = false) {
    const { items } = this
    if (items.source) {
      this.overlay(items.read().overlaid)
      if (items.refill()) this.#updateRow(Math.max(0, Math.round(this.offset)))
      return false
    }
    this.#updateRow()
    const hasChanged = this.isOpen && syncChildren(this, isAnimated)
    items.refill()
    return hasChanged
  }

  // MARK: Listeners

  /**
   * Sends an event from now on, if it is sent only on request. Listeners that are added together start together, and
   * receive events for the items that are visible then.
   */
  listenFor(name) {
    const bit = heardBit(name)
    if (this.#heard & bit) return
    this.#heard |= bit
    queueMicrotask(() => this.#sendHeard())
  }

  #sendHeard() {
    const newBits = this.#heard & ~this.#sent
    if (!newBits || !this.isOpen) return
    this.#sent = this.#heard
    this.change(setHeardEvents, ...heardEvents(this.#heard))
    sendDisplayEvents(this.host, this.stage.mounted, newBits)
    this.redraw()
  }

  /** Whether item events have listeners. */
  get hearsItems() {
    return this.#heard !== 0
  }

  /** Shows an item, unless it is or will be current: frameworks write back what they hear. */
  setCurrentIndex(value, duration) {
    const index = Math.round(Number(value))
    if (!Number.isFinite(index)) return
    if (this.isOpen) this.change(setCurrentIndex, index, duration)
    else this.keepOffset(index)
  }

  /** Selects an item, at the latest when it is shown. */
  select(index) {
    if (this.isOpen) this.change(selectItem, index)
    else if (isStarting()) this.#selected.push(index)
  }

  /** Where an offset is among the items while it is not shown; −1 without any. */
  kept(offset) {
    const { count } = this.itemsNow
    return this.host.wrap && count ? offset - Math.floor(offset / count) * count : Math.min(count - 1, Math.max(0, offset))
  }

  /** Moves by items while it is not shown: as far as there are any. */
  moveKept(count) {
    this.keepOffset(Math.max(0, this.kept(this.offset + count)))
  }

  /** Notes an offset for when it is shown; a row or a list scrolls there now. */
  keepOffset(offset) {
    this.offset = offset
    if (this.hasRow) scrollRow(this, Math.max(0, Math.round(offset)))
  }

  // MARK: The page

  /** Gives back the focus of an element that the page has moved, or takes that of one that it has removed. */
  keepFocus() {
    const { focused, host } = this
    if (focused && document.activeElement === document.body) (focused.isConnected ? focused : host).focus({ preventScroll: true })
  }

  attributeDidChange(name, value) {
    if (/-index/.test(name)) this.host[camel(name)] = value
    else applySetting(this, name)
  }

  updateViewport() {
    this.stage.updateArea()
    this.items.hidden.reviewSoon()
    const { clientWidth, clientHeight } = this.host
    this.preferencesDidChange()
    this.#center = [clientWidth / 2, clientHeight / 2]
    this.change(setViewport, clientWidth, clientHeight)
    this.stage.fit(this.ask(fittedWidth), this.ask(fittedHeight))
    this.updateTouch()
  }

  #didPlace(middleX, middleY, controls) {
    // The centre of the layer itself is the carousel's.
    const x = middleX - this.#center[0]
    const y = middleY - this.#center[1]
    const shift = x || y ? `${x}px ${y}px` : ''
    if (shift !== this.#shift) this.stage.layer.style.translate = this.#shift = shift
    this.controls.follow(controls)
    this.selection?.renew()
  }

  preferencesDidChange() {
    if (!this.isOpen) return
    const style = getComputedStyle(this.host)
    this.stage.tellsOffsets = style.getPropertyValue('--carousel-offset') !== ''
    const hasChanged = followStyle(this, style)
    this.change(setPreferences, reducesMotion(), style.direction === 'rtl', increasesContrast())
    prepareCrossFade()
    this.updateClipping(style)
    this.controls.follow()
    if (hasChanged) this.reading.lookAgain()
  }

  /** Hides what the element clips from assistive technology. */
  updateClipping(style = getComputedStyle(this.host)) {
    const clips = style.overflowX !== 'visible'
    // A change ends what is played.
    if (clips !== this.#clips) this.change(setClipsItems, this.#clips = clips)
  }

  /** Lets the browser have the swipes that are not for the carousel: it decides before the first event. */
  updateTouch() {
    if (!this.isOpen) return
    const atEnd = this.ask(surroundingSwipesAtEnd) & ~containedDirections(this.host)
    // What is around it is measured only at an end.
    const directions = this.ask(surroundingSwipes) | (atEnd && atEnd & scrollingAround(this.host))
    const pan = (direction, action) => (directions & direction ? action : '')
    const action = pan(directionHorizontal, 'pan-x ') + pan(directionVertical, 'pan-y ') + 'pinch-zoom'
    // Swipes may begin on what lies over the items, too.
    for (const { style } of this.stage.touched) style.touchAction = action
  }

  /** Brings the focused element to the front, or else the target of the address or another element, immediately. */
  #showFirst(other) {
    const { host } = this
    const target = host.querySelector(':focus') ?? targetIn(host) ?? other
    if (target) host.scrollTo(target, { animated: false })
  }

  /** Brings the target of the address to the front, and scrolls the page to the carousel. */
  #showTarget(scrolls) {
    const { host, items } = this
    const target = targetIn(host)
    if (!target) return
    host.scrollTo(target, { animated: true })
    if (!scrolls) return
    const margin = items.hidden.whileStyled([...host.children].find(child => child.contains(target)), () => getComputedStyle(target).scrollMargin)
    this.stage.scrollPage(margin)
  }

  /** Reverts scrolling by the browser, for example by `scrollIntoView`, and brings the item to the front instead. */
  didScroll() {
    const { scrollLeft, scrollTop } = this.host
    if (!this.isOpen || !scrollLeft && !scrollTop) return
    this.host.scrollTop = this.host.scrollLeft = 0
    bringToFront(this, scrollLeft, scrollTop)
  }

  #updatePause = () => {
    const isHidden = document.hidden || !this.#isOnScreen || this.#waiting.isShown
    this.change(setAutoplayReason, reasonHidden, isHidden)
  }

  /** Follows the language of the page. */
  updateLanguage() {
    const { lang } = this.host.closest('[lang]') ?? document.documentElement
    const language = /^en/.test(lang) ? '' : lang
    if (language !== this.language) speak(this, this.language = language)
  }

  /** Updates all texts. */
  relabel() {
    this.labels = labelsOf(this.givenLabels, ...this.words)
    this.updateSemantics()
  }

  updateSemantics() {
    const { ariaLabel, label } = this.host
    this.#internals.role = label || ariaLabel ? 'region' : 'group'
    this.#internals.ariaLabel = label || null
    this.#internals.ariaRoleDescription = this.labels.carousel
    this.reading.updateSoon()
    this.controls.draw()
  }

  pause(isPaused) {
    this.isPaused = isPaused
    this.change(setAutoplayReason, reasonPaused, isPaused)
  }
}
