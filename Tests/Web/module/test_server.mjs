// The package on a server, where there is no document.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'

const built = new URL('../../../build/web/', import.meta.url)
/** The packages of Debian, which find one another only by this path. */
const packages = '/usr/share/nodejs'
let folder

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carousel-'))
  await mkdir(join(folder, 'node_modules'))
  await symlink(built.pathname.replace(/\/$/, ''), join(folder, 'node_modules', 'swift-carousel'))
  for (const name of ['react', 'react-dom']) await symlink(join(packages, name), join(folder, 'node_modules', name))
})
after(() => rm(folder, { recursive: true }))

/** Runs a module in a project that depends on the package; returns what it passes to `tell`. */
async function run(name, source) {
  await writeFile(join(folder, name), `const tell = value => console.log(JSON.stringify(value))\n${source}`)
  const { stdout } = await promisify(execFile)(process.execPath, [name], { cwd: folder, env: { ...process.env, NODE_PATH: packages } })
  return JSON.parse(stdout)
}

test('both variants can be imported, and define nothing', async () => {
  const names = await run('import.mjs', `
    import { SwiftCarouselElement } from 'swift-carousel'
    import { SwiftCarouselElement as other } from 'swift-carousel/inline'
    tell([SwiftCarouselElement.styleNames, other.styleNames, [typeof HTMLElement, typeof customElements]])
  `)
  assert.ok(names[0].includes('cover-flow') && names[1].includes('cover-flow'))
  assert.deepEqual(names[2], ['undefined', 'undefined'])
})

// With a text, since React 18.2 leaves out elements in custom elements here.
test('React renders what can be written as attributes', async () => {
  const html = await run('react.mjs', `
    import { createElement as h } from 'react'
    import { renderToString } from 'react-dom/server'
    import { SwiftCarousel } from 'swift-carousel/react'
    tell(renderToString(
      h(SwiftCarousel, { itemStyle: 'rotary', currentIndex: 2, controls: true, wrap: false, options: { spacing: 2 }, id: 'albums',
        onSettle() {} }, 'Aja')
    ))
  `)
  assert.equal(
    html, '<swift-carousel tabIndex="0" item-style="rotary" current-index="2" controls="" id="albums">Aja</swift-carousel>'
  )
})

test('source maps lead to the sources', async () => {
  for (const name of ['swift-carousel.js', 'swift-carousel.inline.js', 'swift-carousel-documents.js']) {
    const lines = String(await readFile(new URL(name, built))).trimEnd().split('\n')
    assert.equal(lines.at(-1), `//# sourceMappingURL=${name}.map`)
    const payload = JSON.parse(await readFile(new URL(`${name}.map`, built)))
    assert.ok(payload.sources.every(path => /^(Web|build\/catalogue)\//.test(path)), payload.sources.join())
    // A text of an error that stands in one source.
    const text = name.includes('documents') ? 'expected a value of JSON, got' : 'the engine could not start'
    const line = lines.findIndex(line => line.includes(text))
    const found = new SourceMap(payload).findEntry(line, lines[line].indexOf(text))
    const source = payload.sourcesContent[payload.sources.indexOf(found.originalSource)]
    assert.ok(source.split('\n').slice(found.originalLine, found.originalLine + 3).join().includes(text))
  }
})
