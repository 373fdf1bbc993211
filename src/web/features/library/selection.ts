import { useEffect, useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'

/** The chosen constructions, across pages, in the order of choosing. Escape clears them. */
export function useSelection() {
  const [chosen, setChosen] = useState<readonly ConstructionListItem[]>([])
  const has = (id: string) => chosen.some((item) => item.id === id)
  const clear = () => setChosen([])
  useEffect(() => {
    if (chosen.length === 0) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) setChosen([])
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [chosen.length])
  return {
    chosen,
    has,
    clear,
    toggle: (item: ConstructionListItem) =>
      setChosen((now) => (has(item.id) ? now.filter(({ id }) => id !== item.id) : [...now, item])),
    /** All of a page where one is missing, none of it where all are chosen. */
    togglePage: (page: readonly ConstructionListItem[]) =>
      setChosen((now) => {
        const rest = now.filter(({ id }) => !page.some((item) => item.id === id))
        return page.every(({ id }) => has(id)) ? rest : [...rest, ...page]
      }),
  }
}
export type Selection = ReturnType<typeof useSelection>
