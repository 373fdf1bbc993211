import { useEffect, useMemo, useRef } from 'react'
import { type BuildingThread, buildingThread } from './building-thread.ts'

/** The worker of a screen, one at a time. */
export type BuildingThreads = {
  /** Starts it where it does not run yet. */
  readonly start: () => Promise<BuildingThread>
  /** Asks nothing of a worker that has not begun yet. */
  readonly running: () => BuildingThread | undefined
}
type Held = { readonly pinned: string | undefined; readonly started: Promise<BuildingThread>; running?: BuildingThread }

const end = (held: Held | null) => void held?.started.then(({ stop }) => stop()).catch(() => undefined)

/**
 * A worker that assesses buildings: started when it is first asked for, anew for other data, and ended with what asks for
 * it.
 *
 * @param pinned - stored project whose data holds although there is newer; undefined: the data of today
 * @param isWanted - while it is not, there is none
 */
export function useBuildingThread(pinned: string | undefined, isWanted = true): BuildingThreads {
  const held = useRef<Held | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    return () => {
      end(held.current)
      held.current = null
    }
  }, [isWanted])
  return useMemo(
    () => ({
      start: () => {
        const before = held.current
        if (before && before.pinned === pinned) return before.started
        end(before)
        const next: Held = { pinned, started: buildingThread(pinned) }
        next.started.then(
          (thread) => (next.running = thread),
          () => undefined,
        )
        held.current = next
        return next.started
      },
      running: () => {
        const now = held.current
        return now && now.pinned === pinned ? now.running : undefined
      },
    }),
    [pinned],
  )
}
