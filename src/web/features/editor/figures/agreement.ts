import type { KeyPerformanceIndicators } from '#contract/assessment.ts'

/** How figures computed here stand to those of the service. */
export type Agreement =
  | { readonly kind: 'equal' }
  /** They follow from another engine, or from other data. */
  | { readonly kind: 'otherEngine' | 'otherData' }
  /** They should be equal and are not; `place` is a JSON Pointer to the first that differs. */
  | { readonly kind: 'otherFigures'; readonly place: string }

/** Engines of JavaScript round exp and sin otherwise in the last place; this is far above and far below anything shown. */
const TOLERANCE = 1e-9

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where two answers first differ: undefined where nowhere. What is undefined is as if it were not there. */
export function differenceOf(here: unknown, there: unknown, place = ''): string | undefined {
  if (typeof here === 'number' && typeof there === 'number') {
    return Math.abs(here - there) <= TOLERANCE * Math.max(Math.abs(here), Math.abs(there)) ? undefined : place
  }
  if (!isObject(here) || !isObject(there)) return here === there ? undefined : place
  for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const found = differenceOf(here[name], there[name], `${place}/${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Compares figures computed here with those of the service. */
export function agreementOf(here: KeyPerformanceIndicators, there: KeyPerformanceIndicators): Agreement {
  if (here.versions.engine !== there.versions.engine) return { kind: 'otherEngine' }
  if (here.versions.data !== there.versions.data) return { kind: 'otherData' }
  const place = differenceOf(here, there)
  return place === undefined ? { kind: 'equal' } : { kind: 'otherFigures', place }
}
