/**
 * The folder that is served with the page, as `{ folder, pictures: [{ id, name, width?, height? }] }`; nothing where
 * the page stands on a server that knows of none.
 */
export async function loadPictures() {
  try {
    const response = await fetch('pictures.json', { headers: { Accept: 'application/json' } })
    if (!response.ok) return null
    const answer = await response.json()
    return answer.folder !== null && Array.isArray(answer.pictures) ? answer : null
  } catch {
    return null
  }
}

/** The address of a preview at least as wide as it is shown. */
export const previewURL = (id, width) =>
  `pictures/${encodeURIComponent(id)}?w=${Math.ceil(width * Math.min(devicePixelRatio, 2))}`

const TYPES = /^image\/(?!svg)/

/** The pictures among files that were dropped or picked, by name as a person counts. */
export function picturesAmong(files) {
  return [...files]
    .filter(({ type, name }) => TYPES.test(type) || /\.(jpe?g|png|gif|webp|avif|heic|bmp)$/i.test(name))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}

/** The files that a drop carries, those in folders too. */
export async function filesOf(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean)
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...transfer.files]
  return (await Promise.all(entries.map(filesUnder))).flat()
}

async function filesUnder(entry) {
  if (entry.isFile) return [await new Promise((resolve, reject) => entry.file(resolve, reject))]
  const reader = entry.createReader()
  const files = []
  // A folder tells of its entries in parts, until one is empty.
  for (;;) {
    const part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    if (!part.length) return files
    files.push(...(await Promise.all(part.map(filesUnder))).flat())
  }
}
