const KEY = 'aufbau.reloaded'
const LEAST_APART = 60_000

const lately = () => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LEAST_APART

async function reloadOnce(): Promise<void> {
  if (lately()) return
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

/**
 * A tab that was open while a new version was installed asks for scripts that are gone. Then the page is loaded anew,
 * once, provided that the service answers; without a network the screen says so instead.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', () => {
    reloadOnce().catch(() => undefined)
  })
}
