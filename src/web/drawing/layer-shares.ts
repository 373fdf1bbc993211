import type { KeyPerformanceIndicators } from '#contract/assessment.ts'

/** What the section can be coloured by, beside nothing. */
export const colourings = ['none', 'heat', 'gwp', 'penrt', 'vapour', 'mass'] as const
export type Colouring = (typeof colourings)[number]
/** What a layer can have a share of. */
export type Coloured = Exclude<Colouring, 'none'>

/** A layer's part of what the section is coloured by. */
export type ColouredLayer = {
  /** Null: missing, or it does not count. */
  readonly value: number | null
  /** Of the sum of all magnitudes, signed, as in the table. */
  readonly share: number | null
  /** It should count but is not known. */
  readonly missing: boolean
  /** The value is a lower bound. */
  readonly open: boolean
}

type Layer = Pick<
  KeyPerformanceIndicators['layers'][number],
  'layer' | 'resistance' | 'counted' | 'mass' | 'sd' | 'complete' | 'gwp' | 'penrt'
>

/**
 * Through layers one after the other passes the same heat, so that none has a share of the loss: `heat` is the thermal
 * resistance, as far as it counts, of which a layer's share is that of the temperature drop. In the same way sd holds
 * the vapour back.
 */
const valueOf = (layer: Layer, by: Coloured): number | null => {
  if (by === 'heat') return layer.counted ? layer.resistance : null
  if (by === 'vapour') return layer.counted ? layer.sd : null
  return layer[by]
}

const isMissing = (layer: Layer, by: Coloured): boolean => {
  if (by === 'heat' || by === 'vapour') return layer.counted
  return by === 'mass' || !layer.complete
}

/**
 * The part each row has in what the section is coloured by; undefined for rows without figures.
 *
 * @param keys - of the rows that the figures belong to
 * @param rows - those on screen
 */
export function colouredLayers(
  { layers }: { readonly layers: readonly Layer[] },
  keys: readonly string[],
  rows: readonly { readonly key: string }[],
  by: Coloured,
): readonly (ColouredLayer | undefined)[] {
  const whole = layers.reduce((sum, layer) => sum + Math.abs(valueOf(layer, by) ?? 0), 0)
  const found = new Map(
    layers.map((layer) => {
      const value = valueOf(layer, by)
      const share = value === null || whole === 0 ? null : value / whole
      const open = value !== null && (by === 'gwp' || by === 'penrt') && !layer.complete
      return [keys[layer.layer], { value, share, missing: value === null && isMissing(layer, by), open }] as const
    }),
  )
  return rows.map(({ key }) => found.get(key))
}
