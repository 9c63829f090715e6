/**
 * Returns the folder that is served with the page, as `{ folder, pictures: [{ id, name, width?, height? }] }`; nothing
 * if the server has none.
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

/** Returns the URL of a preview at least as wide as it is shown. */
export const previewURL = (id, width) =>
  `pictures/${encodeURIComponent(id)}?w=${Math.ceil(width * Math.min(devicePixelRatio, 2))}`

const TYPES = /^image\/(?!svg)/

/** Returns the pictures among dropped or chosen files, in natural order of their names. */
export function picturesAmong(files) {
  return [...files]
    .filter(({ type, name }) => TYPES.test(type) || /\.(jpe?g|png|gif|webp|avif|heic|bmp)$/i.test(name))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
}

/** Returns the dropped files, including those in folders. */
export async function filesOf(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean)
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...transfer.files]
  return (await Promise.all(entries.map(filesUnder))).flat()
}

async function filesUnder(entry) {
  if (entry.isFile) return [await new Promise((resolve, reject) => entry.file(resolve, reject))]
  const reader = entry.createReader()
  const files = []
  // A folder returns its entries in batches, until one is empty.
  for (;;) {
    const part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    if (!part.length) return files
    files.push(...(await Promise.all(part.map(filesUnder))).flat())
  }
}
