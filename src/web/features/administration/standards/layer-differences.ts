import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'

/** What can differ in a layer of the same material, beyond its thickness. */
export const layerDetails = [
  'state',
  'framing',
  'secondFraming',
  'overrides',
  'serviceLifePosition',
  'serviceLifeReason',
  'remainingServiceLife',
  'endOfLifeScenario',
  'transportDistance',
  'transportVehicle',
  'wastage',
  'airCavity',
  'openings',
  'emissivities',
  'taper',
  'fasteners',
  'airGaps',
  'rainBelow',
  'accessories',
] as const
export type LayerDetail = (typeof layerDetails)[number]

/** One difference; `number` counts from 1 in the content after, for `removed` in the one before. */
export type LayerDifference =
  | { readonly kind: 'added' | 'removed'; readonly number: number }
  | { readonly kind: 'thickness'; readonly number: number; readonly before: number; readonly after: number }
  | { readonly kind: 'details'; readonly number: number; readonly details: readonly LayerDetail[] }

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  )
const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)

type Layers = readonly ConstructionLayer[]

/** Length of the longest common sequence of materials from a pair of places to the ends. */
function commonLengths(before: Layers, after: Layers): (i: number, j: number) => number {
  const width = after.length + 1
  const table = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const same = before[i]?.materialId === after[j]?.materialId
      table[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

function changesOf(before: ConstructionLayer, after: ConstructionLayer, number: number): LayerDifference[] {
  const details = layerDetails.filter((detail) => {
    const plain = (layer: ConstructionLayer) => (detail === 'state' ? (layer.state ?? 'new') : layer[detail])
    return !same(plain(before), plain(after))
  })
  return [
    ...(before.thickness === after.thickness
      ? []
      : [{ kind: 'thickness' as const, number, before: before.thickness, after: after.thickness }]),
    ...(details.length === 0 ? [] : [{ kind: 'details' as const, number, details }]),
  ]
}

/** What becomes of the layers: matched by their materials in order, so that an inserted layer does not change all others. */
export function layerDifferences(before: Layers, after: Layers): LayerDifference[] {
  const common = commonLengths(before, after)
  const differences: LayerDifference[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]]
    if (old && now?.materialId === old.materialId) {
      differences.push(...changesOf(old, now, j + 1))
      i += 1
      j += 1
    } else if (old && (!now || common(i + 1, j) >= common(i, j + 1))) {
      i += 1
      differences.push({ kind: 'removed', number: i })
    } else {
      j += 1
      differences.push({ kind: 'added', number: j })
    }
  }
  return differences
}

/** What stands in the head of a construction. */
export const contentFields = [
  'name',
  'code',
  'type',
  'description',
  'translations',
  'tags',
  'release',
  'locale',
] as const satisfies readonly (keyof ConstructionInput)[]
export type ContentField = (typeof contentFields)[number]

const emptyWhereAbsent: Partial<Record<ContentField, unknown>> = { description: '', translations: {}, tags: [] }

/** Fields of the head that differ. */
export const fieldDifferences = (before: ConstructionInput, after: ConstructionInput): ContentField[] =>
  contentFields.filter((field) => {
    const plain = (content: ConstructionInput) => content[field] ?? emptyWhereAbsent[field] ?? null
    return !same(plain(before), plain(after))
  })
