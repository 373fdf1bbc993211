/** So often an assessment runs before the browser's compiler has made all of it quick. */
const TIMES = 40
/** Each alone, and apart from the next [ms]: what the user does comes between. */
const APART = 25

/** Once nothing else waits; at once in a browser that does not tell. */
const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else run()
}

/**
 * Lets the browser compile what computes figures before the first key is pressed: computes so often as it takes, in
 * tasks far shorter than a frame. Only at rest, for a page that just opens has to show its figures first.
 *
 * @param compute - what the keys will ask for; its result is not used
 * @returns ends it
 */
export function warmUp(compute: () => unknown): () => void {
  let left = TIMES
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    if (left === 0) return
    compute()
    left -= 1
    next()
  }
  const next = () => {
    timer = setTimeout(() => whenIdle(step), APART)
  }
  next()
  return () => {
    left = 0
    clearTimeout(timer)
  }
}
