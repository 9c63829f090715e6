// Decorations take the names, ranges and defaults of their fields from the catalogue.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const script = execFileSync('esbuild', [
  join(root, 'Web/element-decorations/decorations-list.js'), '--bundle', '--format=esm',
  ...['decorations', 'element'].map(name => `--alias:${name}-table=${join(root, `build/catalogue/${name}.json`)}`),
])
const { decorationList } = await import(`data:text/javascript;base64,${script.toString('base64')}`)
const { decorations } = JSON.parse(await readFile(join(root, 'build/catalogue/catalogue.json'), 'utf8'))

/** A decoration as it is read, and what is wrong with it. */
function read(one) {
  const problems = []
  const [result] = decorationList([one], message => problems.push(message))
  return { result, problems }
}

for (const { name, fields } of decorations) {
  test(`${name} has the fields, defaults and ranges of the catalogue`, () => {
    const { result, problems } = read(name)
    const names = fields.map(field => field.name)
    // A function is nothing for a document.
    assert.deepEqual(Object.keys(result), ['name', ...names, ...(name === 'double-sided' ? ['turned'] : [])])
    for (const { name: field, standard = null } of fields) assert.equal(result[field], standard, field)
    assert.deepEqual(problems, [])
    for (const { name: field, shape: { kind, least, most }, standard = null } of fields) {
      if (kind !== 'number') continue
      for (const value of [least, most]) assert.deepEqual(read({ name, [field]: value }), { result: { ...result, [field]: value }, problems: [] })
      for (const value of [least - 0.1, most + 0.1, NaN]) {
        assert.deepEqual(read({ name, [field]: value }), {
          result: { ...result, [field]: standard },
          problems: [`decorations[0].${field}: expected a number from ${least} to ${most}, got ${value}`],
        })
      }
    }
  })
}
