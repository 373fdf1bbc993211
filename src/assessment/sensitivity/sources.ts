import type { Sensitivity, SensitivityRanges } from '#contract/sensitivity.ts'
import type { Assessment, LayerAssessment } from '#engine/assessment.ts'
import type { Construction, Dataset, Layer } from '#engine/construction.ts'
import { shareOfMembers } from '#engine/members.ts'
import { type Bounds, bounds } from '#vocabulary/bounds.ts'

/** An input that may be off, between two values. */
export type Source = Sensitivity['sources'][number]

type Ranged = Pick<Source, 'low' | 'given' | 'high'>

const around = (given: number, by: number, { minimum, maximum }: Bounds): Ranged => ({
  low: Math.max(minimum, given - by),
  given,
  high: Math.min(maximum, given + by),
})

/** Of a layer its material and its members. */
const materialsOf = ({ material, framing, secondFraming }: Layer) =>
  [
    ['material', material],
    ['framing', framing?.material],
    ['secondFraming', secondFraming?.material],
  ] as const

/** Everything in a layer that has a dataset of its own. */
const datasetsOf = (layer: Layer): Dataset[] =>
  [
    ...materialsOf(layer).map(([, material]) => material),
    ...(layer.accessories ?? []).map(({ material }) => material),
  ].flatMap((material) => material?.dataset ?? [])

function lifeOf({ state, remainingServiceLife }: Layer, { serviceLife }: LayerAssessment, by: number): Ranged[] {
  // what exists ends by its remaining life; what is left of it is nobody's tolerance
  if (!serviceLife || state === 'removed' || remainingServiceLife !== undefined) return []
  const { low, given, high } = around(serviceLife.years, by, { ...bounds.serviceLife, minimum: 1 })
  return [{ low: serviceLife.isOpen ? given : Math.min(low, given), given, high }]
}

function ofLayer(layer: Layer, assessment: LayerAssessment, ranges: SensitivityRanges): Source[] {
  const sourceOf = (kind: Source['kind'], part: Source['part'], ranged: Ranged): Source => ({
    kind,
    layers: [assessment.layer],
    part,
    dataset: null,
    ...ranged,
  })
  const { thickness, taper, state, framing } = layer
  if (state === 'removed') return []
  const tolerance = Math.min(ranges.thickness, thickness * ranges.thicknessPart)
  return [
    ...(taper ? [] : [sourceOf('thickness', null, around(thickness, tolerance, bounds.thickness))]),
    ...materialsOf(layer).flatMap(([part, material]) => {
      const given = material?.conductivity
      return given === undefined
        ? []
        : [sourceOf('conductivity', part, around(given, given * ranges.conductivity, bounds.conductivity))]
    }),
    ...(framing
      ? [sourceOf('framingShare', 'framing', around(shareOfMembers(framing), ranges.framingShare, bounds.memberShare))]
      : []),
    ...lifeOf(layer, assessment, ranges.serviceLife).map((ranged) => sourceOf('serviceLife', 'material', ranged)),
  ]
}

/** Of each dataset one, wherever it is used: it is off in all these layers alike. */
function ofDatasets({ layers }: Construction, range: number): Source[] {
  const used = new Map<string, number[]>()
  for (const [index, layer] of layers.entries())
    for (const { uuid } of datasetsOf(layer)) used.set(uuid, [...new Set([...(used.get(uuid) ?? []), index])])
  return [...used].map(([dataset, of]) => ({
    kind: 'dataset',
    layers: of,
    part: null,
    dataset,
    low: 1 - range,
    given: 1,
    high: 1 + range,
  }))
}

/** What may be off in a construction, layer by layer, then the datasets. What has no range is left out. */
export const sourcesOf = (construction: Construction, assessment: Assessment, ranges: SensitivityRanges): Source[] =>
  [
    ...construction.layers.flatMap((layer, index) => {
      const own = assessment.layers[index]
      return own ? ofLayer(layer, own, ranges) : []
    }),
    ...ofDatasets(construction, ranges.dataset),
  ].filter(({ low, high }) => low < high)
