import { Caption } from '../caption.js'
import { covers } from '../covers.js'
import { make } from '../dom.js'
import { loadElement } from '../element.js'
import { memory } from '../memory.js'
import { Strip } from '../strip.js'
import { startTheme } from '../theme.js'
import { facts } from './designer-module.js'
import { model } from './model.js'
import { CodePanel } from './panels/code-panel.js'
import { DecorationsPanel } from './panels/decorations-panel.js'
import { FieldsPanel } from './panels/fields-panel.js'
import { MotionPanel } from './panels/motion-panel.js'
import { StylePanel } from './panels/style-panel.js'
import { PathEditor } from './path/editor.js'
import { PathSection } from './path/path-section.js'
import { Address } from './address.js'
import { Notice } from './notice.js'
import { preview } from './preview.js'
import { followKeys } from './shortcuts.js'
import { Stage } from './stage.js'
import { Tabs } from './tabs.js'
import { toolbar } from './toolbar.js'
import { Importer, save } from './transfer.js'
import { Trial } from './trial.js'

const find = (id) => document.getElementById(id)
const isMac = /Mac|iP/.test(navigator.platform)
const keys = (letter, shift = '') => (isMac ? `${shift && '⇧'}⌘${letter}` : `Ctrl${shift && '+Shift'}+${letter}`)

const notice = new Notice(find('notice'))
const status = find('status')
const say = (words) => {
  status.textContent = ''
  status.textContent = words
}

const element = await loadElement().catch(() => null)
if (element) start()
else find('show').replaceChildren(make('p', { className: 'sentence' }, 'The carousel did not load. Check that swift-carousel.js is beside this page.'))

async function start() {
  const stage = new Stage(find('show'), covers)
  const trial = new Trial(find('show'), stage, covers, model)
  const caption = new Caption(find('caption'))
  caption.follow(stage.carousel, (index) => covers.title(index))
  const known = facts.styles.map(({ name }) => name).filter((name) => element.styles.includes(name))
  const strip = new Strip(find('strip'), known, (name, isPassing) =>
    model.change('setStyle', name, isPassing))
  const editor = new PathEditor(find('show'), model)
  const section = new PathSection(model, editor)
  const importer = new Importer(find('dialog'), find('drop'), (text) => {
    const problems = model.open(text)
    if (!problems) say('Opened')
    return problems
  })
  const tabs = new Tabs(find('panel'), [
    new StylePanel(model, (style) => (style === 'path' ? [section.element] : [])),
    new FieldsPanel(
      model, { id: 'view', title: 'View', icon: 'view', groups: { view: 'Camera and position', page: 'On the page' } },
      preview(model)),
    new MotionPanel(model, trial),
    new DecorationsPanel(model, say),
    new CodePanel(model, stage, status, save),
  ], (id) => memory.set('designer-tab', id))
  const tools = toolbar(find('tools'), [
    [
      { id: 'undo', name: 'Undo', icon: 'undo', keys: keys('Z'), isOften: true, run: () => model.undo() },
      { id: 'redo', name: 'Redo', icon: 'redo', keys: keys('Z', 'shift'), isOften: true, run: () => model.redo() },
      { id: 'reset', name: 'Start over', icon: 'reset', run: () => model.change('startAnew') },
    ],
    [
      { id: 'open', name: 'Open a configuration', word: 'Open', icon: 'open', run: () => importer.ask() },
      {
        id: 'save', name: 'Save as a configuration', word: 'Save', icon: 'save',
        run: () => save('carousel.json', model.code('json'), 'application/json'),
      },
      { id: 'link', name: 'Copy the link', word: 'Copy link', icon: 'link', run: () => copyLink() },
    ],
  ])
  find('tools').append(make('button', { type: 'button', className: 'icon-button', id: 'theme' }))
  startTheme(find('theme'))
  const address = new Address(model, notice)
  followKeys(model)

  let wasPath = false
  let shown = Promise.resolve()
  const show = () => {
    const { state } = model
    find('stage').ariaBusy = 'true'
    shown = stage.show(state).then(() => {
      if (state !== model.state) return
      find('stage').ariaBusy = 'false'
      model.measure(stage.measures)
      caption.update()
      // The measures are known now.
      tabs.update()
    })
    trial.update()
    const isPath = model.style === 'path'
    if (isPath !== wasPath) editor.open(isPath)
    wasPath = isPath
    editor.update()
    section.update()
    strip.show(model.style)
    tabs.update()
    tools.enable({ undo: model.canUndo, redo: model.canRedo, reset: !model.isFresh })
    return shown
  }

  async function copyLink() {
    try {
      await address.flush()
      await navigator.clipboard.writeText(location.href)
      say('Link copied')
      notice.tell('Link copied. It contains the whole design.')
    } catch {
      notice.tell('Copy the link from the address bar.')
    }
  }

  tabs.show(memory.get('designer-tab') ?? 'style')
  model.addEventListener('change', show)
  await address.read()
  await show()
  document.documentElement.dataset.ready = ''
}
