// Two carousels whose offsets follow each other, in proportion of their lengths.

/** What begins a motion: the carousel that begins one leads. */
const beginnings = ['carouseldragstart', 'decelerationstart', 'scrollanimationstart']

/** The pairs that are linked, with what ends each: both of a pair may name the other one. */
const pairs = new Set()

/** Links a carousel to another one, and gives it its offset. Returns what ends that. */
export function link({ host }, other) {
  const known = [...pairs].find(({ members }) => members.includes(host) && members.includes(other))
  const pair = known ?? begin(host, other)
  pair.uses++
  return () => {
    if (--pair.uses) return
    pair.listening.abort()
    pairs.delete(pair)
  }
}

function begin(host, other) {
  const listening = new AbortController(), { signal } = listening
  const pair = { members: [host, other], uses: 0, listening }
  pairs.add(pair)
  let leader = other
  /** Whether one follows the other just now: its events are echoes. */
  let isFollowing = false

  function follow(from, to) {
    leader = from
    isFollowing = true
    const offset = offsetFor(from, to)
    // Its own motion ends. At rest, setting the offset does it, and is told by no event of a scroll animation.
    if (isMoving(to)) to.scrollToOffset(offset, { animated: false })
    else to.scrollOffset = offset
    isFollowing = false
  }

  for (const [from, to] of [[host, other], [other, host]]) {
    const isEcho = ({ target }) => target !== from || isFollowing
    for (const name of beginnings) from.addEventListener(name, event => isEcho(event) || to.isDragging || follow(from, to), { signal })
    from.addEventListener('offsetchange', event => {
      if (!isEcho(event) && (from === leader || !isMoving(leader))) follow(from, to)
    }, { signal })
  }
  follow(other, host)
  return pair
}

const isMoving = carousel => carousel.isDragging || carousel.isDecelerating || carousel.isScrolling

/** Returns the offset of a carousel for that of another one. With as many items, it is the same. */
function offsetFor(from, to) {
  const count = from.numberOfItems, { scrollOffsetAtStart: start, scrollOffsetAtEnd: end } = to
  let offset = from.scrollOffset
  // Beyond the last item, a row that wraps is on the way to the first one.
  if (from.wraps && !to.wraps) offset -= Math.floor(offset / count) * count
  const scaled = count === to.numberOfItems ? offset : start + (offset - from.scrollOffsetAtStart) / (wayOf(from) || 1) * wayOf(to)
  return from.wraps && !to.wraps ? Math.min(scaled, end) : scaled
}

const wayOf = ({ scrollOffsetAtStart: start, scrollOffsetAtEnd: end }) => end - start
