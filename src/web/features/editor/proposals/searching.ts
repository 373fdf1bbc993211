import type { Search } from '#assessment/optimisation/run-search.ts'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { createStore, type Store } from '#web/lib/store.ts'
import type { Report } from '../views/computing.ts'
import type { computingThread, Thread } from '../views/computing-thread.ts'

/** A search with what it is about: the same object as long as nothing of it changes. */
export type SearchState<About> = {
  readonly phase: 'idle' | 'searching' | 'ending' | 'done' | 'cancelled' | 'failed'
  readonly about: About | null
  readonly soFar: readonly OptimisationProposal[]
  readonly answer: Optimisation | null
}

export type Searching<About> = Pick<Store<SearchState<About>>, 'get' | 'subscribe'> & {
  /** Searches anew; what runs is dropped. The answer that is there stays until then. */
  readonly start: (about: About) => void
  /** Ends with what was found. */
  readonly end: () => void
  /** Drops what runs. */
  readonly cancel: () => void
}

/**
 * Runs one search at a time.
 *
 * @param prepare - makes the search of what it is about; rejects where that cannot be had
 */
export function searching<About>(
  prepare: (about: About) => Promise<Search>,
  startThread: typeof computingThread,
): Searching<About> {
  const store = createStore<SearchState<About>>({ phase: 'idle', about: null, soFar: [], answer: null })
  let current: object | null = null
  let thread: Thread | undefined
  const set = (next: Partial<SearchState<About>>) => store.set({ ...store.get(), ...next })
  const drop = () => {
    current = null
    thread?.stop()
    thread = undefined
  }
  const fail = () => {
    drop()
    set({ phase: 'failed', answer: null })
  }
  const hear = (report: Report) => {
    if ('soFar' in report) return set({ soFar: report.soFar })
    if (!('found' in report)) return fail()
    drop()
    set({ phase: 'done', answer: report.found, soFar: [] })
  }
  const run = async (about: About) => {
    const mine = {}
    current = mine
    const isMine = () => current === mine
    try {
      const started = await startThread(
        { search: await prepare(about) },
        (report) => isMine() && hear(report),
        () => isMine() && fail(),
      )
      if (isMine()) thread = started
      else started.stop()
    } catch {
      if (isMine()) fail()
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    start(about) {
      drop()
      set({ phase: 'searching', about, soFar: [] })
      void run(about)
    },
    end() {
      if (store.get().phase !== 'searching' || !thread) return
      set({ phase: 'ending' })
      thread.end()
    },
    cancel() {
      if (current === null) return
      drop()
      set({ phase: 'cancelled', soFar: [] })
    },
  }
}
