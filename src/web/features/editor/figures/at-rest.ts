import type { LiveFigures } from './use-figures.ts'

/**
 * Runs something once no newer figures have come for so long. What is rendered follows fast keys only now and then, so
 * that a wait from there would end while somebody still types.
 *
 * @param newest - the newest figures; null: those around are
 * @param milliseconds - of rest
 * @returns takes it back
 */
export function atRest(newest: Pick<LiveFigures, 'get' | 'subscribe'> | null, milliseconds: number, run: () => void) {
  let shown = newest?.get().shown
  let timer: ReturnType<typeof setTimeout> | undefined
  let unfollow = () => {}
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      unfollow()
      run()
    }, milliseconds)
  }
  const follow = () => {
    // that the service has confirmed them is no news
    if (newest?.get().shown === shown) return
    shown = newest?.get().shown
    wait()
  }
  unfollow = newest?.subscribe(follow) ?? unfollow
  wait()
  return () => {
    clearTimeout(timer)
    unfollow()
  }
}
