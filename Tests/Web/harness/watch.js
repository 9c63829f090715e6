// Reports all errors of a page to `report`, as sentences.
(report) => {
  const describe = (value) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value))
  addEventListener('error', (event) => {
    const { target } = event
    if (target === window) report(event.error ? describe(event.error) : event.message)
    else report(`<${target.localName}> did not load ${target.currentSrc || target.src || target.href}`)
  }, true)
  addEventListener('unhandledrejection', (event) => report(describe(event.reason)))
  addEventListener('securitypolicyviolation', (event) =>
    report(`Content Security Policy: ${event.effectiveDirective} refuses ${event.blockedURI || 'inline'}`))
  // Missing resources of a fetch, or of an element outside the document; Firefox only.
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries()) {
      if (responseStatus >= 400) report(`${responseStatus} for ${name}`)
    }
  }).observe({ type: 'resource', buffered: true })
  const { error } = console
  console.error = (...values) => {
    report(values.map(describe).join(' '))
    error.apply(console, values)
  }
}
