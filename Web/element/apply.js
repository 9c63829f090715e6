// Applies attributes and properties to the engine's carousel.
import { addOpacity, addScale, set, setMomentumCurve, setMotion, setOption, setPath, setStyle } from 'engine-calls'
import { ask } from './engine.js'
import { limits } from './limits.js'
import { curveControls } from './momentum-curve.js'
import { lengthSettings, styleNames } from './names.js'
import { controlOther, followOther, showAutoplayProgress, writeAddress } from './on-demand.js'
import { canFollowPath, waitsForPath, whenPathCame } from './path.js'
import { motionChoice, optionChoice, options, settingFor, settings, styleNumber, textOf } from './settings.js'
import { parseViewBox } from './view-box.js'
import { suspect } from './warnings.js'

/** The values along a path, and the call that adds one. */
const pathStops = { scales: addScale, opacities: addOpacity }

/** How attributes are applied that are neither settings nor options of the engine. */
const special = {
  'item-style': applyStyle, path: applyPath, 'view-box': applyPath, scales: applyPath, opacities: applyPath,
  motion: applyMotion, 'momentum-curve': applyMomentumCurve,
  label: carousel => carousel.updateSemantics(),
  'aria-label': carousel => carousel.updateSemantics(),
  dir: carousel => carousel.preferencesDidChange(),
  marks({ host, stage }) {
    stage.marksItems = host.marks
    stage.mark()
  },
  controls: carousel => carousel.controls.draw(),
  copies: carousel => carousel.reload(),
  'as-list': carousel => carousel.updateList(),
  'list-button': carousel => carousel.controls.draw(),
  indicator: carousel => carousel.controls.draw(),
  'show-autoplay-progress': showAutoplayProgress,
  'controls-for': controlOther,
  'linked-to': followOther,
  hash: writeAddress,
}

/** Applies the current value of an attribute. The direction of swipes may depend on it. */
export function applySetting(carousel, attribute) {
  apply(carousel, attribute)
  carousel.updateTouch()
}

function apply(carousel, attribute) {
  if (special[attribute]) return special[attribute](carousel)
  const setting = settingFor(attribute)
  if (setting) {
    sendSetting(carousel, setting)
    if (lengthSettings.includes(attribute)) {
      carousel.stage.updateSizer()
      carousel.updateViewport()
    }
    return carousel.controls.follow()
  }
  const option = options.find(option => option.attribute === attribute)
  if (option) applyOption(carousel, option)
}

/** Applies all attributes to a carousel that was just opened. */
export function applySettings(carousel) {
  for (const setting of settings) sendSetting(carousel, setting)
  for (const option of options) applyOption(carousel, option)
  applyStyle(carousel)
  applyMotion(carousel)
  if (carousel.host.momentumCurve) applyMomentumCurve(carousel)
}

function sendSetting(carousel, { index, name, values }) {
  carousel.change(set, index, ...values(carousel.host[name]))
}

export function applyOption(carousel, option) {
  const { author, host } = carousel
  carousel.change(setOption, option.index, ...optionChoice(option, author.options, host.getAttribute(option.attribute), host))
}

export function applyStyle(carousel) {
  const { author, host } = carousel
  if (host.itemStyle === 'path') return applyPath(carousel)
  carousel.change(setStyle, author.style.transform ? author.keepStyle() : styleNumber(textOf(host, 'item-style')))
}

/** Passes the path, its view box and the values along it to the engine together. */
function applyPath(carousel) {
  const { host } = carousel
  if (host.itemStyle !== 'path' || !carousel.isOpen) return
  if (waitsForPath(host)) return whenPathCame(() => applySetting(carousel, 'path'))
  if (!canFollowPath()) return
  // The engine refuses one that is half as long.
  const bytes = (carousel.author.path = new TextEncoder().encode((host.path ?? '').slice(0, limits.length)))
  const isPath = carousel.change((...to) => {
    for (const [name, add] of Object.entries(pathStops)) {
      for (const { at, value } of host[name] ?? []) ask(add, at, value)
    }
    return ask(setPath, ...to, bytes.length, ...parseViewBox(host.viewBox ?? '') ?? [0, 0, 0, 0])
  })
  if (isPath !== 0) return
  carousel.change(setStyle, styleNames.indexOf('path'))
  suspect('path', host, host.path)
}

function applyMotion(carousel) {
  carousel.change(setMotion, ...motionChoice(carousel.host.motion), false)
}

function applyMomentumCurve(carousel) {
  carousel.change(setMomentumCurve, ...curveControls(carousel.host.momentumCurve))
}
