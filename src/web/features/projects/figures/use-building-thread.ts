import { useCallback, useEffect, useRef } from 'react'
import { type BuildingThread, buildingThread } from './building-thread.ts'

type Held = { readonly pinned: string | undefined; readonly running: Promise<BuildingThread> }

const end = (held: Held | null) => void held?.running.then(({ stop }) => stop()).catch(() => undefined)

/**
 * A worker that assesses buildings: started when it is first asked for, anew for other data, and ended with what asks for
 * it.
 *
 * @param pinned - stored project whose data holds although there is newer; undefined: the data of today
 * @param isWanted - while it is not, there is none
 */
export function useBuildingThread(pinned: string | undefined, isWanted = true): () => Promise<BuildingThread> {
  const held = useRef<Held | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    return () => {
      end(held.current)
      held.current = null
    }
  }, [isWanted])
  return useCallback(() => {
    const before = held.current
    if (before && before.pinned === pinned) return before.running
    end(before)
    const running = buildingThread(pinned)
    held.current = { pinned, running }
    return running
  }, [pinned])
}
