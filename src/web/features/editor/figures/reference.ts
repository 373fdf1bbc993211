import { createContext, useMemo } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import type { LayerDraft } from '../document/document.ts'
import type { History } from '../document/history.ts'
import { assessmentRequest, type StoredData } from './assess.ts'

/** What drawing and figures are shown against: the state before a change in progress, or another variant. */
export type Reference = {
  /** As it is called beside a figure, such as `vorher` or `A`. */
  readonly label: string
  readonly layers: readonly LayerDraft[]
  /** Undefined while they are not known. */
  readonly kpis: KeyPerformanceIndicators | undefined
}

/** Null: nothing is compared. A context, so that only figures that show it render again. */
export const ReferenceContext = createContext<Reference | null>(null)

/** The layers before the change that is still in progress, with their figures; null where none is. */
export function useBefore(
  { open, past, present }: Pick<History, 'open' | 'past' | 'present'>,
  { compute }: Pick<LocalFigures, 'compute'>,
  locale: Locale,
  stored: StoredData | undefined,
): Omit<Reference, 'label'> | null {
  const before = open === null ? undefined : past.at(-1)
  const layers = before?.layers
  const isChanged = layers !== undefined && layers !== present.layers
  const request = before && isChanged ? assessmentRequest(before, locale, stored) : null
  return useMemo(
    () => (isChanged ? { layers, kpis: request ? compute(request) : undefined } : null),
    [isChanged, layers, request, compute],
  )
}
