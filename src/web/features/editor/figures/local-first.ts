import { createStore } from '#web/lib/store.ts'
import type { Following, LiveAssessment, LiveState } from './live-assessment.ts'
import { CONFIRM_AFTER } from './pacing.ts'

/** What the service answers, and by which trace it is found in its log. */
export type Answer<Result> = { readonly result: Result; readonly traceId: string | null }

/** Computes where the user types. */
export type Local<Input, Result> = {
  /** At once; undefined where it cannot. */
  readonly compute: (input: Input) => Result | undefined
  /** Whether `load` may bring what `compute` needs, or newer data. */
  readonly lacks: (input: Input) => boolean
  /** Brings it as far as it is to be had; never rejects. */
  readonly load: (input: Input) => Promise<void>
  readonly forget: () => Promise<void>
  /** How what was computed here stands to the service's answer for the same; tells whoever has to know. */
  readonly agreement: (here: Result, there: Answer<Result>) => 'equal' | Outdated | 'otherFigures'
}

/** In what the service is newer than this page. */
export type Outdated = 'otherEngine' | 'otherData'

export type LocalFirstState<Input, Result> = LiveState<Input, Result> & {
  /** The service has another engine or other data than this page, and computes everything until `renew`. */
  readonly outdated: Outdated | null
}

export type LocalFirst<Input, Result> = Following<Input, LocalFirstState<Input, Result>> & {
  /** Fetches the data of now, and computes here again. */
  readonly renew: () => void
  /** Whether what is computed here is as good as the service's, as far as is known. */
  readonly isTrusted: () => boolean
}

/**
 * Computes each input here at once where that is possible, and lets the service confirm it once typing rests; what
 * cannot be computed here comes from the service. Where the two differ the service wins, from then on too.
 *
 * @param shown - what is known before anything is followed
 */
export function localFirst<Input, Result>(
  service: LiveAssessment<Input, Answer<Result>>,
  local: Local<Input, Result>,
  shown: LiveState<Input, Result>['shown'] = null,
): LocalFirst<Input, Result> {
  const store = createStore<LocalFirstState<Input, Result>>({ shown, delay: null, outdated: null })
  let wanted: Input | null = null
  /** Computed here, and not confirmed. */
  let open: { readonly input: Input; readonly result: Result } | null = null
  let loading: Input | null = null
  let distrusted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Partial<LocalFirstState<Input, Result>>) => store.set({ ...store.get(), ...next })
  const settle = (here: Result, answer: Answer<Result>, input: Input) => {
    open = null
    const agreement = local.agreement(here, answer)
    if (agreement === 'equal') return set({ delay: null })
    distrusted = true
    const outdated = agreement === 'otherFigures' ? null : agreement
    set({ shown: { input, result: answer.result }, delay: null, outdated })
  }
  const heard = () => {
    const { shown: told, delay } = service.get()
    if (open && open.input === wanted) {
      if (told?.input === wanted) settle(open.result, told.result, told.input)
      // figures of here stand while the service is slow, or cannot be reached
      else set({ delay: delay?.kind === 'refused' ? delay : null })
    } else {
      const { shown } = store.get()
      const isNew = told?.input === wanted && shown?.input !== wanted
      set({ shown: isNew ? { input: told.input, result: told.result.result } : shown, delay })
    }
  }
  const confirm = () => {
    if (wanted === null || loading === wanted) return
    service.follow(wanted)
    heard()
  }
  const show = (input: Input): boolean => {
    clearTimeout(timer)
    const result = distrusted ? undefined : local.compute(input)
    if (result === undefined) return false
    open = { input, result }
    set({ shown: open, delay: null })
    timer = setTimeout(confirm, CONFIRM_AFTER)
    return true
  }
  const fetchData = (input: Input) => {
    loading = input
    void local.load(input).finally(() => {
      if (loading === input) loading = null
      if (wanted === input) show(input)
    })
  }
  service.subscribe(heard)

  return {
    get: store.get,
    subscribe: store.subscribe,
    follow: (input) => {
      if (input === wanted) return
      wanted = input
      open = null
      clearTimeout(timer)
      if (input === null) return service.follow(null)
      if (!show(input)) service.follow(input)
      if (!distrusted && local.lacks(input)) fetchData(input)
    },
    retry: service.retry,
    isTrusted: () => !distrusted,
    renew: () => {
      distrusted = false
      set({ outdated: null })
      void local.forget().then(() => wanted !== null && fetchData(wanted))
    },
    stop: () => {
      clearTimeout(timer)
      wanted = null
      open = null
      service.stop()
    },
  }
}
