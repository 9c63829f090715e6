/** How far below the top of the window a heading begins to count as read, in pixels. */
const line = 120

/** Marks the section that is being read in a list of links to sections, and closes the list when one is chosen. */
export function followSections(list) {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  if (!links.length) return
  const sections = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let here = null
  const follow = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const above = sections.filter(section => section.getBoundingClientRect().top < line)
    const now = links[isAtEnd ? sections.length - 1 : above.length - 1] ?? null
    if (now === here) return
    here?.classList.remove('is-here')
    now?.classList.add('is-here')
    here = now
    if (now) show(now, list)
  }
  let isWaiting = false
  addEventListener('scroll', () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      follow()
    })
  }, { passive: true })
  list.addEventListener('click', event => {
    if (event.target.closest('a') && list.matches(':popover-open')) list.hidePopover()
  })
  follow()
}

/** Scrolls a list to one of its links; the page stays where it is. */
export function show(link, list) {
  const box = list.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2
}
