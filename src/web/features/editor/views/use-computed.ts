import { useEffect, useState } from 'react'
import type { Report, Task } from './computing.ts'
import { computingThread, type Thread } from './computing-thread.ts'

/** Time after the last change until it is computed [ms]. */
const REST = 150

/** What came of a task; the last one stays until the next has something. */
export type Computed<T> = {
  readonly value: T | undefined
  /** The value is that of the task on screen. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
}

/**
 * Computes a task beside the screen, and drops it where another takes its place.
 *
 * @param task - made anew only where something of it changes; null: nothing to compute
 * @param pick - the value of a report
 */
export function useComputed<T>(task: Promise<Task> | null, pick: (report: Report) => T | undefined): Computed<T> {
  const [{ value, of, failed }, set] = useState<{
    readonly value?: T | undefined
    readonly of?: unknown
    readonly failed?: unknown
  }>({})
  useEffect(() => {
    if (!task) return
    let isDropped = false
    let thread: Thread | undefined
    const fail = () => {
      if (!isDropped) set((now) => ({ ...now, failed: task }))
    }
    const hear = (report: Report) => {
      const found = pick(report)
      if (!isDropped && found !== undefined) set({ value: found, of: task })
    }
    const run = async () => {
      try {
        const started = await computingThread(await task, hear, fail)
        thread = started
        if (isDropped) started.stop()
      } catch {
        fail()
      }
    }
    const timer = setTimeout(() => void run(), REST)
    return () => {
      isDropped = true
      clearTimeout(timer)
      thread?.stop()
    }
  }, [task, pick])
  return { value, isCurrent: of === task, hasFailed: task !== null && failed === task }
}
