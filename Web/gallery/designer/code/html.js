import { differences } from '../document.js'
import { attributesOf } from '../documents.js'

const PER_LINE = 2
const LONG = 72

/** A whole page that shows the carousel. */
export function html(document, { width, height, margin, stageHeight, items }) {
  const needed = differences(document)
  const sided = needed.decorations?.find(({ name }) => name === 'double-sided')
  const back = /^#([\w-]+)$/.exec(sided?.back ?? '#back')?.[1]
  return `<!doctype html>
<meta charset="utf-8">
<title>Carousel</title>
<link rel="stylesheet" href="swift-carousel.css">
<script type="module" src="swift-carousel.js"></script>
<style>
  body { margin: 0 }
  swift-carousel { height: ${stageHeight}px }
  .card {
    width: ${width}px; height: ${height}px; margin: ${margin}px;
    border-radius: 12px; background: slateblue;
  }
</style>

${tag(needed)}
${cards(items)}
</swift-carousel>
${sided && back ? `<template id="${back}"><article class="card"></article></template>\n` : ''}`
}

function tag(document) {
  const attributes = Object.entries({ ...attributesOf(document), ...decorationAttribute(document) })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`))
  const parts = ['swift-carousel', ...attributes, 'label="Cards"']
  return `<${parts.join(parts.join(' ').length > LONG ? '\n  ' : ' ')}>`
}

const decorationAttribute = ({ decorations: list }) =>
  list ? { decorations: decorationText(list.map((one) => (one.name === 'double-sided' ? { back: '#back', ...one } : one))) } : {}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

function cards(count) {
  const all = Array.from({ length: count }, (_, index) => `<article class="card">${index + 1}</article>`)
  const lines = []
  for (let i = 0; i < count; i += PER_LINE) lines.push(`  ${all.slice(i, i + PER_LINE).join('')}`)
  return lines.join('\n')
}

/** Decorations as the attribute has them; what the text can't hold is left out. */
function decorationText(list) {
  const value = (value) => (typeof value === 'string' ? value.replace(/[,;]/g, ' ') : value)
  return list.map(({ name, ...fields }) => {
    const parts = Object.entries(fields).map(([field, one]) => `${field}: ${value(one)}`)
    return parts.length ? `${name}(${parts.join(', ')})` : name
  }).join(' ')
}
