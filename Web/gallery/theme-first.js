// Runs before the first paint, so that a remembered theme does not flash the other one.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be refused; the system's theme it is.
}
