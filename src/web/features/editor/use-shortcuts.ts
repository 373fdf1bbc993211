import { useEffect } from 'react'
import { kept } from '#web/lib/kept.ts'

/** Name under which the browser keeps whether single keys act. */
export const SINGLE_KEYS = 'single-keys'

export type Shortcuts = {
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => void
  readonly overlay: () => void
  readonly zoom: (by: 1 | -1) => void
  readonly overview: () => void
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [role="menu"]') !== null

/** Parts of the screen that F6 leads through: drawing, table, figures. */
const partSelectors = ['#drawing [role="listbox"]', '.lt [tabindex="0"]', '#kpis'] as const

const nextPart = (backwards: boolean) => {
  const parts = partSelectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const at = parts.findIndex((part) => {
    const frame = part.closest('.sheet, .lt, .ed-kpi') ?? part
    return frame.contains(document.activeElement)
  })
  parts[(at + (backwards ? -1 : 1) + parts.length) % parts.length]?.focus()
}

const withControl = (event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined => {
  const key = event.key.toLowerCase()
  if (key === 's') return shortcuts.save
  if (key === 'y' || (key === 'z' && event.shiftKey)) return shortcuts.redo
  return key === 'z' ? shortcuts.undo : undefined
}

const single = (key: string, shortcuts: Shortcuts): (() => void) | undefined => {
  if (key === 't' || key === 'T') return shortcuts.overlay
  if (key === '?') return shortcuts.overview
  if (key === '+') return () => shortcuts.zoom(1)
  return key === '-' || key === '−' ? () => shortcuts.zoom(-1) : undefined
}

/** Keys that act anywhere in the editor; single ones only outside fields, and not where they are switched off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const dialog = event.target instanceof Element && event.target.closest('dialog') !== null
      if (event.key === 'F6' && !dialog) {
        event.preventDefault()
        return nextPart(event.shiftKey)
      }
      const control = event.ctrlKey || event.metaKey
      const quiet = isField(event.target) || kept(SINGLE_KEYS) === 'off'
      const run = control ? withControl(event, shortcuts) : quiet ? undefined : single(event.key, shortcuts)
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
}
