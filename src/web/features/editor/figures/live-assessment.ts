import { createStore } from '#web/lib/store.ts'
import { BUSY_AFTER, paceAfter, paceAfterRefusal, pauseAt, retryAfter, startingPace } from './pacing.ts'

/** Why the newest input has no result yet. */
export type Delay =
  | { readonly kind: 'computing' }
  /** The service asks to wait until then (epoch ms). */
  | { readonly kind: 'rateLimited'; readonly until: number }
  | { readonly kind: 'unreachable'; readonly until: number }
  /** The service refuses the input itself; nothing is tried again before it changes. */
  | { readonly kind: 'refused'; readonly error: unknown }

export type LiveState<Input, Result> = {
  /** The newest result there is, and what it was computed from. */
  readonly shown: { readonly input: Input; readonly result: Result } | null
  /** Why `shown` is not yet that of the newest input; null also for the first moment of a computation. */
  readonly delay: Delay | null
}

export type LiveOptions<Input, Result> = {
  readonly assess: (input: Input, signal: AbortSignal) => Promise<Result>
  /** The result where it is known already. */
  readonly known?: ((input: Input) => Result | undefined) | undefined
  /** How a failure is met; `wait` is in ms, undefined where trying again cannot help. */
  readonly failureOf: (error: unknown) => {
    readonly kind: 'rateLimited' | 'unreachable' | 'refused'
    readonly wait?: number
  }
  readonly now: () => number
}

/** Results that follow an input. */
export type Following<Input, State> = {
  readonly get: () => State
  readonly subscribe: (listener: () => void) => () => void
  /** The input that is to be shown; null: none that can be computed. */
  readonly follow: (input: Input | null) => void
  /** Tries again now what waits. */
  readonly retry: () => void
  readonly stop: () => void
}

export type LiveAssessment<Input, Result> = Following<Input, LiveState<Input, Result>>

/**
 * Keeps a result in step with an input that changes while one types. At most one computation is under way: a newer
 * input aborts it. The last input is always computed, and what was shown stays until then. Input is compared by
 * identity.
 */
export function liveAssessment<Input, Result>(options: LiveOptions<Input, Result>): LiveAssessment<Input, Result> {
  const { assess, known, failureOf, now } = options
  const store = createStore<LiveState<Input, Result>>({ shown: null, delay: null })
  let wanted: Input | null = null
  let pace = startingPace
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let announcing: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const set = (next: Partial<LiveState<Input, Result>>) => store.set({ ...store.get(), ...next })
  const announce = () => {
    if (store.get().delay) return set({ delay: { kind: 'computing' } })
    clearTimeout(announcing)
    announcing = setTimeout(() => set({ delay: { kind: 'computing' } }), BUSY_AFTER)
  }
  const halt = () => {
    clearTimeout(timer)
    clearTimeout(announcing)
    running?.abort()
    running = undefined
  }
  const succeed = (input: Input, result: Result, milliseconds: number) => {
    clearTimeout(announcing)
    pace = paceAfter(pace, milliseconds)
    failures = 0
    running = undefined
    set({ shown: { input, result }, delay: null })
  }
  const fail = (error: unknown) => {
    clearTimeout(announcing)
    running = undefined
    const { kind, wait } = failureOf(error)
    if (kind === 'refused') return set({ delay: { kind, error } })
    failures += 1
    pace = paceAfterRefusal
    const pause = wait ?? retryAfter(failures)
    set({ delay: { kind, until: now() + pause } })
    timer = setTimeout(start, pause)
  }
  const start = () => {
    halt()
    const input = wanted
    if (input === null) return
    const mine = new AbortController()
    const begun = now()
    running = mine
    announce()
    assess(input, mine.signal).then(
      (result) => mine === running && succeed(input, result, now() - begun),
      (error: unknown) => mine === running && fail(error),
    )
  }
  const isWaiting = () => store.get().delay?.kind === 'rateLimited' || store.get().delay?.kind === 'unreachable'

  return {
    get: store.get,
    subscribe: store.subscribe,
    follow: (input) => {
      if (input === wanted) return
      wanted = input
      if (input !== null && isWaiting()) return
      halt()
      if (input === null) return set({ delay: null })
      const result = known?.(input)
      if (result !== undefined) return set({ shown: { input, result }, delay: null })
      const pause = pauseAt(pace)
      if (pause === 0) return start()
      announce()
      timer = setTimeout(start, pause)
    },
    retry: () => {
      if (isWaiting()) start()
    },
    stop: () => {
      halt()
      wanted = null
    },
  }
}
