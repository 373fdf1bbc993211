/** So often an assessment runs before the browser's compiler has made all of it quick. */
const TIMES = 40
/** Each alone, and apart from the next [ms]: what the user does comes between. */
const APART = 25

/**
 * Lets the browser compile what computes figures before the first key is pressed: computes so often as it takes, in
 * tasks far shorter than a frame.
 *
 * @param compute - what the keys will ask for; its result is not used
 * @returns ends it
 */
export function warmUp(compute: () => unknown): () => void {
  let left = TIMES
  const timer = setInterval(() => {
    compute()
    left -= 1
    if (left === 0) clearInterval(timer)
  }, APART)
  return () => clearInterval(timer)
}
