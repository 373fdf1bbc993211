import type { Freedoms } from '#contract/optimisation.ts'

/** What of the freedoms is switched off: `thickness`, `materials`, `additions`, or a key of `freedomKey`. */
export type SwitchedOff = ReadonlySet<string>

/** Names what may change in a layer, by the key of its row. */
export const freedomKey = {
  layer: (row: string) => `layer ${row}`,
  thickness: (row: string) => `thickness ${row}`,
  framing: (row: string) => `framing ${row}`,
  removable: (row: string) => `removable ${row}`,
  material: (row: string, id: string) => `material ${row} ${id}`,
  addition: (index: number) => `addition ${index}`,
} as const

type LayerFreedom = Freedoms['layers'][number]

function narrowedLayer({ layer, ...may }: LayerFreedom, row: string, off: SwitchedOff): LayerFreedom[] {
  const left = (may.materials ?? []).filter((id) => !off.has(freedomKey.material(row, id)))
  const isOff = {
    thickness: off.has('thickness') || off.has(freedomKey.thickness(row)),
    materials: off.has('materials') || left.length === 0,
    framing: off.has(freedomKey.framing(row)),
    removable: off.has(freedomKey.removable(row)),
  }
  const kept = Object.entries({ ...may, materials: left }).filter(
    ([kind, freedom]) => freedom && !isOff[kind as keyof typeof isOff],
  )
  return kept.length === 0 || off.has(freedomKey.layer(row)) ? [] : [{ layer, ...Object.fromEntries(kept) }]
}

/**
 * The freedoms without those that are switched off; undefined where none is left.
 *
 * @param rows - key of the row of each layer
 */
export function narrowed(freedoms: Freedoms, rows: readonly string[], off: SwitchedOff): Freedoms | undefined {
  const layers = freedoms.layers.flatMap((one) => narrowedLayer(one, rows[one.layer] ?? '', off))
  const additions = off.has('additions')
    ? []
    : (freedoms.additions ?? []).filter((_, index) => !off.has(freedomKey.addition(index)))
  return layers.length + additions.length === 0 ? undefined : { layers, ...(additions.length > 0 && { additions }) }
}
