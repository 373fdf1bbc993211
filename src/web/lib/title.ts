import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Aufbau' : `${title} – Aufbau`
  }, [title])
}

/** As a `ref`: the element takes the focus when it appears, once. It must be able to: a heading needs `tabIndex={-1}`. */
export const focusOnAppearance = (element: HTMLElement | null): void => element?.focus()
