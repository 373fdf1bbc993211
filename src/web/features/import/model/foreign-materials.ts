import type { ForeignMaterial } from '#interchange/foreign/foreign-construction.ts'
import type { Matcher, Proposal } from '#interchange/material-match/match-materials.ts'
import { folded } from '#vocabulary/folded.ts'
import { type ImportItem, plannedLayers } from './import-items.ts'

/** A material of the file with the layers and members that are made of it. */
export type UsedMaterial = {
  /** The name, folded: choices are kept by it. */
  readonly key: string
  readonly material: ForeignMaterial
  readonly uses: number
}

const MAX_NAME = 200

/** The key a material is remembered by. */
export const keyOf = ({ name }: ForeignMaterial): string => folded(name).slice(0, MAX_NAME).trim()

/** Names that differ in case or accents are one; figures and ids of all of them count. */
const merged = (one: ForeignMaterial, other: ForeignMaterial): ForeignMaterial => ({
  ...other,
  ...one,
  ids: [...new Set([...one.ids, ...other.ids])],
})

/** The materials of the chosen constructions, the most used first. */
export function usedMaterials(items: readonly ImportItem[]): readonly UsedMaterial[] {
  const found = new Map<string, UsedMaterial>()
  const count = (material: ForeignMaterial) => {
    const key = keyOf(material)
    const known = found.get(key)
    found.set(key, {
      key,
      material: known ? merged(known.material, material) : material,
      uses: (known?.uses ?? 0) + 1,
    })
  }
  for (const item of items) {
    if (!item.chosen) continue
    for (const { layer } of plannedLayers(item)) {
      count(layer.material)
      if (layer.framing) count(layer.framing.material)
      if (layer.secondFraming) count(layer.secondFraming.material)
    }
  }
  return [...found.values()].toSorted((one, other) => other.uses - one.uses || (one.key < other.key ? -1 : 1))
}

/** What stands for a foreign material: the user's choice in this session, else the best proposal where it is sure. */
export type Mapping = {
  readonly used: UsedMaterial
  readonly proposals: readonly Proposal[]
  readonly materialId: string | undefined
  /** Why; undefined where the user chose it now. */
  readonly proposal: Proposal | undefined
}

export type Choices = Readonly<Record<string, string>>

/** Maps each used material, by what was chosen now, remembered, or proposed; those that nothing stands for come first. */
export function mappings(
  used: readonly UsedMaterial[],
  { match, chosen, remembered }: { match: Matcher; chosen: Choices; remembered: ReadonlyMap<string, string> },
): readonly Mapping[] {
  const mapped = used.map((one) => {
    const proposals = match(one.material, remembered.get(one.key))
    const own = chosen[one.key]
    const proposal = proposals.find(({ materialId, sure }) => (own === undefined ? sure : materialId === own))
    return { used: one, proposals, materialId: own ?? proposal?.materialId, proposal }
  })
  const isMapped = ({ materialId }: Mapping) => Number(materialId !== undefined)
  return mapped.toSorted((one, other) => isMapped(one) - isMapped(other))
}
