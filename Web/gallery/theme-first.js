// Runs before the first paint, so that a stored theme does not flash the other one.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is unavailable: the system's theme applies.
}
