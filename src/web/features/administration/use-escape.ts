import { type RefObject, useEffect } from 'react'

/** Runs `onEscape` when Escape is pressed while the focus is in the region, and no dialog lies over it. */
export function useEscape(region: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (region.current?.contains(document.activeElement)) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, onEscape])
}
