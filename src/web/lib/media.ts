import { useCallback, useSyncExternalStore } from 'react'

/** Widths of the window from which a screen has a layout of its own, as in the styles [px]. */
export const media = {
  /** Columns of tables leave. */
  narrow: '(max-width: 1439px)',
  compact: '(max-width: 1279px)',
  /** Figures stand in a bar at the foot. */
  bar: '(max-width: 1023px)',
  phone: '(max-width: 767px)',
} as const

/** Whether the window is as a media query says; followed when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query)?.matches ?? false)
}
