import { useLayoutEffect } from 'react'

let typed = ''

/** What was typed before the search could be shown. */
export const typedAhead = (): string => typed
/** Forgets it: the next search begins empty. */
export const forgetTypedAhead = (): void => {
  typed = ''
}

/**
 * Stands in for the search while its code is fetched: what is typed already is meant for it, and no key may act on the
 * screen below, where an `n` would leave it for a new construction.
 *
 * @param onEscape - the search is not wanted any more
 */
export function TypingAhead({ onEscape }: { onEscape: () => void }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'Escape') onEscape()
      else if (key === 'Backspace') typed = typed.slice(0, -1)
      else if (/^.$/u.test(key)) typed += key
    }
    addEventListener('keydown', keep, true)
    return () => removeEventListener('keydown', keep, true)
  }, [onEscape])
  return null
}
