/** Gives tables and code that scroll sideways a stop in the tab order, so that keys scroll them, and only those. */
export function makeScrollersFocusable() {
  const observer = new ResizeObserver(entries => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0
      else target.removeAttribute('tabindex')
    }
  })
  for (const element of document.querySelectorAll('.table, .code pre')) observer.observe(element)
}
