import { Caption } from './caption.js'
import { CodeView } from './code-view.js'
import { controlsFor } from './controls/controls.js'
import { covers } from './covers.js'
import { make, reducesMotion } from './dom.js'
import { loadElement } from './element.js'
import { groups as ofExamples } from './examples.js'
import { ExamplesList } from './examples-list.js'
import { icon } from './icon.js'
import { made, MadePage } from './made.js'
import { Panel } from './panel.js'
import { loadPictures } from './pictures.js'
import { Router } from './router.js'
import { Sheet } from './sheet.js'
import { Performance } from './stage.js'
import { Strip } from './strip.js'
import { startTheme } from './theme.js'
import { showView, turnView } from './views.js'

const find = (id) => document.getElementById(id)

/** Styles whose items are upright on a floor, and may be reflected in it. */
const STANDING = /^(linear(-3d)?|(basic-|inverted-)?(rotary|cylinder)|cover-flow.*)$/

const groups = [made, ...ofExamples]
const examples = groups.flatMap(({ examples }) => examples).filter(({ href }) => !href)
const show = find('show')
let performance = null

startTheme(find('theme'))
const panel = new Panel(find('fold'))
const list = new ExamplesList(find('examples'), groups)
const sheet = new Sheet(find('sheet'))
const code = new CodeView(find('code'), find('status'))
const caption = new Caption(find('caption'))
setUpDock()

const [element, pictures] = await Promise.all([loadElement().catch(() => null), loadPictures()])
if (element) start()
else say('The carousel did not load. Is swift-carousel.js next to this page?')

function say(sentence) {
  show.replaceChildren(make('p', { className: 'sentence' }, sentence))
}

function start() {
  const strip = new Strip(find('strip'), element.styles, (style, isPassing = false) => {
    if (style === performance.style) return
    setStyle(style)
    turnView(performance.carousel, style)
    // Back returns to the last choice, not to every item that an arrow key passed.
    if (isPassing) router.replace(route())
    else router.push(route())
  })
  const router = new Router(open)
  const home = examples.find(({ id }) => id === (pictures ? 'pictures' : 'covers'))

  open(router.route)
  find('skip').addEventListener('click', () => (performance.carousel ?? performance).focus())
  arrive()

  /** Shows the state of an address; what it omits has the example's default. */
  function open({ example: id, style, settings, at }) {
    const example = examples.find((example) => example.id === id) ?? home
    if (performance?.example !== example) present(example)
    if (!example.isPage) setStyle(element.styles.includes(style) ? style : styleOf(example))
    performance.settings.fromText(settings)
    const wanted = at ?? performance.first
    if (!example.isPage && wanted !== performance.carousel.destinationIndex) performance.carousel.scrollTo(wanted, { animated: false })
    if (!example.isPage && !example.hasFixedStyle) turnView(performance.carousel, performance.style)
    list.show(example.id)
    sheet.close()
  }

  function present(example) {
    performance?.end()
    delete show.dataset.floor
    show.dataset.example = example.id
    const Stage = example.isPage ? MadePage : Performance
    performance = new Stage(example, show, { covers, element, pictures, refresh })
    const { carousel, settings, actions, readings, parts } = performance
    panel.quiet = example === home
    document.title = `${example.title} · Swift Carousel`
    find('example-title').textContent = find('stage-title').textContent = example.title
    find('example-summary').textContent = example.summary
    find('open-examples').querySelector('span').textContent = example.title
    find('open-examples').ariaLabel = `${example.title}, choose another example`
    find('settings').replaceChildren(...controlsFor(settings, actions, readings))
    find('settings').scrollTop = 0
    find('caption').hidden = !parts.title
    if (parts.title) caption.follow(carousel, parts.title)
    strip.hidden = example.hasFixedStyle === true
    settings.addEventListener('change', () => {
      refresh()
      router.replace(route())
    })
    carousel?.addEventListener('currentindexchange', ({ target }) => target === carousel && router.replace(route()))
  }

  function setStyle(style) {
    performance.style = style
    showView(performance.carousels, style, performance.example)
    strip.show(style)
    refresh()
  }

  /** Updates everything that depends on the stage. */
  function refresh() {
    if (!performance) return
    const { example, parts, settings, style } = performance
    if (example.isPage) return code.show(performance.code())
    const stands = STANDING.test(style) && !performance.carousel.vertical && example.hasFloor !== false
    show.toggleAttribute('data-floor', stands)
    code.show(performance.code(stands))
    caption.update()
    parts.refreshed?.(settings)
  }

  function route() {
    const { example, style, settings, carousel, first } = performance
    if (example.isPage) return { example: example.id, settings: settings.toText() }
    const at = carousel.currentIndex
    return {
      example: example.id,
      style: strip.hidden || style === styleOf(example) ? '' : style,
      settings: settings.toText(),
      at: at === first ? null : at,
    }
  }
}

/** The style that an example begins with. */
function styleOf({ settings }) {
  return settings.style?.name ?? 'linear'
}

/** Animates the first items once. */
function arrive() {
  if (reducesMotion()) return
  const from = { opacity: 0, transform: 'translateY(24px)' }
  for (const part of show.children) part.animate([from, {}], { duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}

/** On a narrow page the list and the panel are sheets. */
function setUpDock() {
  const open = (id, symbol, title, borrowed) => {
    const button = find(id)
    button.append(icon(symbol), make('span', {}, title()))
    button.addEventListener('click', () => sheet.open(title(), borrowed))
  }
  open('open-examples', 'examples', () => 'Examples', find('examples'))
  open('open-panel', 'adjust', () => 'Settings', find('panel'))
  // On a wide page, both return to their columns.
  matchMedia('(max-width: 760px)').addEventListener('change', () => sheet.close())
}
