// Runs before the first paint, so that a dark screen never flashes white. src/web/lib/theme.ts takes over.
{
  let theme = null
  try {
    theme = localStorage.getItem('aufbau.theme')
  } catch {
    // Storage may be switched off.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.theme = theme
}
