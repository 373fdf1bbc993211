import type { FreePart } from '#assessment/optimisation/place-rules.ts'
import type { AdditionFreedom, Freedoms } from '#contract/optimisation.ts'

/** What of the freedoms is switched off: `thickness`, a part of the construction, `additions`, or a key of `freedomKey`. */
export type SwitchedOff = ReadonlySet<string>

/** Render, boards and coverings are what one has chosen by sight: they change where one says so. */
export const offAtFirst: SwitchedOff = new Set(['finishes'] satisfies FreePart[])

/** Names what may change in a layer, by the key of its row. */
export const freedomKey = {
  layer: (row: string) => `layer ${row}`,
  thickness: (row: string) => `thickness ${row}`,
  framing: (row: string) => `framing ${row}`,
  removable: (row: string) => `removable ${row}`,
  material: (row: string, id: string) => `material ${row} ${id}`,
  addition: (index: number) => `addition ${index}`,
} as const

/** All that could change: layer by layer, and what may come in where that is not enough. */
export type Offered = { readonly layers: Freedoms['layers']; readonly additions: readonly AdditionFreedom[] }

/** A layer: its row, and of which part of the construction it is. */
export type FreeRow = { readonly key: string; readonly part: FreePart | undefined }

type LayerFreedom = Freedoms['layers'][number]

function narrowedLayer({ layer, ...may }: LayerFreedom, row: FreeRow, off: SwitchedOff): LayerFreedom[] {
  const { key, part = '' } = row
  const left = (may.materials ?? []).filter((id) => !off.has(freedomKey.material(key, id)))
  const isOff = {
    thickness: off.has('thickness') || off.has(freedomKey.thickness(key)),
    materials: off.has(part) || left.length === 0,
    framing: off.has(freedomKey.framing(key)),
    removable: off.has(freedomKey.removable(key)),
  }
  const kept = Object.entries({ ...may, materials: left }).filter(
    ([kind, freedom]) => freedom && !isOff[kind as keyof typeof isOff],
  )
  return kept.length === 0 || off.has(freedomKey.layer(key)) ? [] : [{ layer, ...Object.fromEntries(kept) }]
}

/** What is left of all that could change. @param rows - of the layers, in their order */
export function narrowed({ layers, additions }: Offered, rows: readonly FreeRow[], off: SwitchedOff): Offered {
  return {
    layers: layers.flatMap((one) => narrowedLayer(one, rows[one.layer] ?? { key: '', part: undefined }, off)),
    additions: off.has('additions') ? [] : additions.filter((_, index) => !off.has(freedomKey.addition(index))),
  }
}
