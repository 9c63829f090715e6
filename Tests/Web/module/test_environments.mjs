// The package where there is no browser, or where scripts are no modules: as servers, bundlers and tests of apps have it.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../../build/web', import.meta.url))
/** The packages of Debian, which find one another only by this path. */
const packages = '/usr/share/nodejs'
let folder

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carousel-'))
  await mkdir(join(folder, 'node_modules'))
  await symlink(built, join(folder, 'node_modules', 'swift-carousel'))
})
after(() => rm(folder, { recursive: true }))

/** Runs a script of CommonJS, and returns what it prints as JSON. */
async function run(name, source) {
  await writeFile(join(folder, name), source)
  return JSON.parse(execFileSync(process.execPath, [name], { cwd: folder, env: { ...process.env, NODE_PATH: packages } }))
}

test('require gives the class on a server', async () => {
  const names = await run('server.cjs', `
    const { SwiftCarouselElement } = require('swift-carousel')
    console.log(JSON.stringify(SwiftCarouselElement.styleNames))
  `)
  assert.ok(names.includes('cover-flow'))
})

for (const entry of ['swift-carousel', 'swift-carousel/inline']) {
  for (const [format, target] of [['esm', 'es2022'], ['esm', 'es2020'], ['iife', 'es2020'], ['cjs', 'es2022'], ['cjs', 'es2020']]) {
    test(`esbuild bundles ${entry} as ${format} for ${target}`, async () => {
      const app = join(folder, 'app.js')
      await writeFile(app, `import { SwiftCarouselElement } from '${entry}'\nglobalThis.names = SwiftCarouselElement.styleNames\n`)
      const out = join(folder, `out.${format === 'esm' ? 'mjs' : 'cjs'}`)
      execFileSync('esbuild', [app, '--bundle', `--format=${format}`, `--target=${target}`, `--outfile=${out}`, '--log-level=error'])
      delete globalThis.names
      if (format === 'esm') await import(`${out}?${entry}${target}`)
      else {
        const require = createRequire(import.meta.url)
        delete require.cache[out]
        require(out)
      }
      assert.ok(globalThis.names.includes('rotary'))
    })
  }
}

for (const variant of ['swift-carousel', 'swift-carousel/inline']) {
  test(`jsdom imports ${variant}, and creates and asks the element`, async () => {
    await writeFile(join(folder, 'test.mjs'), `
      import { createRequire } from 'node:module'
      const { JSDOM } = createRequire('${packages}/')('${packages}/jsdom')
      const { window } = new JSDOM('<!doctype html><body>', { pretendToBeVisual: true, url: 'http://localhost/' })
      // As test runners set it up.
      for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
      globalThis.window = window
      const problems = []
      for (const level of ['error', 'warn']) console[level] = (...values) => problems.push(values.map(String).join(' '))
      window.addEventListener('error', ({ message }) => problems.push(message))
      await import('${variant}')
      document.body.innerHTML = '<swift-carousel item-style="rotary"><p>A</p><p>B</p><p>C</p></swift-carousel>'
      const carousel = document.querySelector('swift-carousel')
      const made = document.createElement('swift-carousel')
      made.append(document.createElement('p'))
      document.body.append(made)
      carousel.next()
      carousel.addEventListener('currentindexchange', () => {})
      carousel.controls = true
      carousel.dataSource = null
      const answers = [carousel.numberOfItems, made.numberOfItems, carousel.currentIndex, carousel.itemStyle, carousel.controls, carousel.currentElement?.textContent]
      carousel.remove()
      document.body.append(carousel)
      await new Promise(done => setTimeout(done, 50))
      console.log(JSON.stringify({ answers, problems }))
      process.exit()
    `)
    const output = execFileSync(process.execPath, ['test.mjs'], { cwd: folder, env: { ...process.env, NODE_PATH: packages } })
    assert.deepEqual(JSON.parse(output), { answers: [3, 1, 1, 'rotary', true, 'B'], problems: [] })
  })
}
