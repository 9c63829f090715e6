/**
 * Parses the address's hash: `#options/rotary?tilt=0.8&at=12` is the example, the style, the changed settings, and the
 * current item.
 */
export function parseRoute(hash) {
  const [path, query = ''] = hash.replace(/^#/, '').split('?')
  const [example = '', style = ''] = path.split('/').map(decode)
  const settings = new Map(new URLSearchParams(query))
  const at = Number.parseInt(settings.get('at'), 10)
  settings.delete('at')
  return { example, style, settings, at: Number.isFinite(at) ? at : null }
}

/** Returns the hash of a route, with its `#`. */
export function formatRoute({ example, style, settings = new Map(), at = null }) {
  const query = new URLSearchParams([...settings])
  if (at !== null) query.set('at', at)
  const path = [example, style].filter(Boolean).map(encodeURIComponent).join('/')
  return `#${path}${query.size ? `?${query}` : ''}`
}

function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
