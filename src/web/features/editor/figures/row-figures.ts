import type { KeyPerformanceIndicators } from '#contract/assessment.ts'

/** Indicators whose share per layer the table can show. */
export const impacts = ['gwp', 'penrt', 'pert'] as const
export type Impact = (typeof impacts)[number]

/** Computed figures of a row; null: not known. */
export type RowFigures = {
  readonly resistance: number | null
  readonly counted: boolean
  readonly impact: number | null
  /** Part of the sum of all magnitudes, signed. */
  readonly share: number | null
  readonly complete: boolean
  /** Service life that replacements are counted with [a]; null where none is known. */
  readonly life: number | null
  /** It is at least so long. */
  readonly isLifeOpen: boolean
  /** Where it comes from, in words. */
  readonly lifeReason: string
  /** It lives shorter than its neighbours and cannot be replaced alone. */
  readonly enclosed: boolean
}

export type TableFigures = {
  readonly rows: Readonly<Record<string, RowFigures>>
  /** Largest magnitude of a share; bars are drawn against it. */
  readonly largestShare: number
}

/** Position with its number and edition, and what told it. */
export const lifeReason = (life: KeyPerformanceIndicators['layers'][number]['serviceLife']): string => {
  if (!life) return ''
  const named = [life.positionName, life.code, life.edition].filter((part) => part !== null).join(', ')
  return [named, life.reason, life.given].filter(Boolean).join('; ')
}

type Layers = Pick<KeyPerformanceIndicators, 'layers'>

const tables = new WeakMap<Layers, Partial<Record<Impact, TableFigures>>>()

/**
 * Figures of each row by its key, the same object for the same result. Shares are of the sum of magnitudes, so that
 * uptake and emission can stand together.
 *
 * @param keys - of the rows that were computed
 */
export function tableFigures(kpis: Layers, keys: readonly string[], impact: Impact): TableFigures {
  const known = tables.get(kpis) ?? {}
  tables.set(kpis, known)
  known[impact] ??= tableOf(kpis, keys, impact)
  return known[impact]
}

const tableOf = ({ layers }: Layers, keys: readonly string[], impact: Impact): TableFigures => {
  const whole = layers.reduce((sum, layer) => sum + Math.abs(layer[impact] ?? 0), 0)
  const shareOf = (value: number | null) => (value === null || whole === 0 ? null : value / whole)
  const rows = Object.fromEntries(
    layers.map((layer) => [
      keys[layer.layer] ?? '',
      {
        resistance: layer.resistance,
        counted: layer.counted,
        impact: layer[impact],
        share: shareOf(layer[impact]),
        complete: layer.complete,
        life: layer.serviceLife?.years ?? null,
        isLifeOpen: layer.serviceLife?.open ?? false,
        lifeReason: lifeReason(layer.serviceLife),
        enclosed: layer.enclosed,
      },
    ]),
  )
  const largestShare = Math.max(0, ...layers.map((layer) => Math.abs(shareOf(layer[impact]) ?? 0)))
  return { rows, largestShare }
}
