import type { ConstructionDocument, LayerDraft } from '../document/document.ts'
import { storedLayer } from '../document/stored-layers.ts'

export const headerFields = ['name', 'code', 'type', 'description', 'tags', 'release', 'settings'] as const
export type HeaderField = (typeof headerFields)[number]

export type LayerDifference = { readonly index: number; readonly mine?: LayerDraft; readonly theirs?: LayerDraft }
export type Differences = { readonly header: readonly HeaderField[]; readonly layers: readonly LayerDifference[] }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Where two versions of a construction differ: fields of the head, and layers place by place from outside. */
export const differences = (mine: ConstructionDocument, theirs: ConstructionDocument): Differences => {
  const count = Math.max(mine.layers.length, theirs.layers.length)
  const layers = Array.from({ length: count }, (_, index): LayerDifference | undefined => {
    const [one, other] = [mine.layers[index], theirs.layers[index]]
    if (one && other && same(storedLayer(one), storedLayer(other))) return undefined
    return { index, ...(one && { mine: one }), ...(other && { theirs: other }) }
  })
  return {
    header: headerFields.filter((field) => !same(mine[field], theirs[field])),
    layers: layers.filter((difference) => difference !== undefined),
  }
}
