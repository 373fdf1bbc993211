import { ABSENT } from '#web/lib/format.ts'

/** Signs and short words that are explained where they stand. */
export const terms = ['lowerBound', 'absent', 'serviceLife', 'scope', 'moduleD'] as const
export type Term = (typeof terms)[number]

/** Columns in which a dash means that a figure is not known. */
const FIGURES = ['conductivity', 'density', 'resistance', 'impact', 'share']
/** Where a figure stands by itself. */
const FIGURE = 'td, dd, button, b, [data-kpi]'

const bySign = (text: string): Term | undefined => {
  if (text === ABSENT) return 'absent'
  return text.startsWith('≥') && /\d/.test(text) ? 'lowerBound' : undefined
}

/** What is to be explained at a target, and the element it stands in. */
export function termAt(target: Element): { readonly term: Term; readonly anchor: HTMLElement } | undefined {
  const named = target.closest<HTMLElement>('[data-term]')
  const term = terms.find((one) => one === named?.dataset['term'])
  if (named && term) return { term, anchor: named }
  const life = target.closest<HTMLElement>('[data-column="serviceLife"], th[data-of="serviceLife"]')
  if (life) return { term: 'serviceLife', anchor: life }
  const anchor = target.closest<HTMLElement>(FIGURE)
  const column = anchor?.closest<HTMLElement>('[data-column]')?.dataset['column']
  if (!anchor || (column !== undefined && !FIGURES.includes(column))) return undefined
  const found = bySign((anchor.textContent ?? '').trim())
  return found && { term: found, anchor }
}
