import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Freedoms, LayerFreedom } from '#contract/optimisation.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { MaterialCategory, MaterialTrait, MaterialUse } from '#vocabulary/materials.ts'
import type { Assessable } from '../engine-construction.ts'

/** A material that may be chosen, as far as a choice needs it. */
export type Choosable = {
  readonly id: string
  readonly category: MaterialCategory
  readonly traits: readonly MaterialTrait[]
  readonly uses: readonly MaterialUse[]
  /** [W/(m·K)] */
  readonly conductivity?: number | null | undefined
  /** Thicknesses that are sold [m], rising. */
  readonly marketThicknesses?: readonly number[] | undefined
  /** Has every figure that an assessment asks for, and a dataset in the release. */
  readonly isComplete: boolean
}
export type Choosables = ReadonlyMap<string, Choosable>

/** Insulating layers conduct at most so much [W/(m·K)]. */
export const INSULATING = 0.065
/** Between these parts of today's thickness, and at least so many. */
const LEAST_PART = 0.5
const MOST_PART = 2.5
const LEAST_STEPS = 6

/** Usual depths of rafters and studs [m], every 20 mm; recalled, from no list of a dealer. */
const memberDepths = Array.from({ length: 9 }, (_, at) => (120 + 20 * at) / 1000)

const ground: readonly ConstructionType[] = ['outerWallGround', 'groundSlab']
const walls: readonly ConstructionType[] = ['outerWall', 'partitionToUnheated']

const isWell = ({ airCavity, materialId }: ConstructionLayer) =>
  airCavity === 'wellVentilated' || airCavity === 'slightlyVentilated' || /ventilated/.test(materialId)

const passedOver: ReadonlySet<MaterialCategory> = new Set(['insulation', 'coating', 'mortar'])

/** By the first layer further out that tells: render, an air layer, a facing leaf. */
const behind = (outer: ConstructionLayer, category: MaterialCategory | undefined): readonly MaterialUse[] => {
  switch (category) {
    case 'plaster':
      return ['renderedInsulation']
    case 'air':
      return isWell(outer) ? ['ventilatedInsulation'] : ['cavityInsulation']
    case 'masonry':
    case 'concrete':
      return ['cavityInsulation']
    default:
      return []
  }
}

/** What insulation may serve as where it lies; by what lies outside and inside of it. */
function usesAt({ type, layers }: Assessable, index: number, materials: Choosables): readonly MaterialUse[] {
  const categoryOf = ({ materialId }: ConstructionLayer) => materials.get(materialId)?.category
  if (layers[index]?.framing) return ['cavityInsulation']
  if (layers.slice(index + 1).some((layer) => categoryOf(layer) === 'screed')) return ['screedInsulation']
  if (ground.includes(type)) return ['perimeterInsulation']
  if (type === 'flatRoof') return ['flatRoofInsulation']
  if (!walls.includes(type)) return []
  const tells = (layer: ConstructionLayer) => {
    const category = categoryOf(layer)
    return layer.state !== 'removed' && !(category && passedOver.has(category))
  }
  const outer = layers.slice(0, index).findLast(tells)
  return outer ? behind(outer, categoryOf(outer)) : []
}

/** Of what is sold the steps around today's thickness: from half to two and a half times, and the nearest up to six. */
function stepsAround(sold: readonly number[], today: number): number[] {
  const all = [...new Set([...sold, today])].sort((one, other) => one - other)
  const near = all.filter((one) => one >= today * LEAST_PART && one <= today * MOST_PART)
  if (near.length >= LEAST_STEPS) return near
  const byDistance = all.toSorted((one, other) => Math.abs(one - today) - Math.abs(other - today))
  return byDistance.slice(0, LEAST_STEPS).sort((one, other) => one - other)
}

/** Waterproof from outside only: what lies outside of a sealing has to insulate when wet. */
const isOutsideSealing = (layers: Assessable['layers'], index: number, materials: Choosables): boolean =>
  layers.some(
    ({ materialId }, at) => at > index && materials.get(materialId)?.traits.includes('waterproofing') === true,
  )

function materialsFor(given: Assessable, index: number, materials: Choosables): string[] {
  const layer = given.layers[index]
  const own = materials.get(layer?.materialId ?? '')
  if (!layer || !own) return []
  const uses = usesAt(given, index, materials).filter((use) => own.uses.includes(use))
  const isWet = isOutsideSealing(given.layers, index, materials) && own.traits.includes('insulatesWet')
  const fits = (one: Choosable) =>
    one.category === 'insulation' &&
    one.isComplete &&
    (one.conductivity ?? 1) <= INSULATING &&
    one.uses.some((use) => uses.includes(use)) &&
    (!isWet || one.traits.includes('insulatesWet'))
  return [own.id, ...[...materials.values()].filter((one) => one.id !== own.id && fits(one)).map(({ id }) => id)]
}

const conductivityOf = ({ overrides, materialId }: ConstructionLayer, materials: Choosables) =>
  overrides?.conductivity ?? materials.get(materialId)?.conductivity ?? 1

/**
 * What may change where nothing is said: thickness and material of every new insulating layer, members as deep as the
 * layer between them. Only what is sold, and what serves the same use at that place.
 */
export function defaultFreedoms(given: Assessable, materials: Choosables): Freedoms {
  const layers = given.layers.flatMap((layer, index): LayerFreedom[] => {
    const { state = 'new', taper, thickness } = layer
    if (state !== 'new' || taper || conductivityOf(layer, materials) > INSULATING) return []
    const ids = materialsFor(given, index, materials)
    const sold = layer.framing ? memberDepths : ids.flatMap((id) => materials.get(id)?.marketThicknesses ?? [])
    return [
      { layer: index, thickness: { values: stepsAround(sold, thickness) }, ...(ids.length > 1 && { materials: ids }) },
    ]
  })
  return { layers }
}

/** Whether a layer can be bought as it is; between members it is cut or blown. */
export const isSold = ({ materialId, thickness, framing }: ConstructionLayer, materials: Choosables): boolean =>
  framing !== undefined ||
  (materials.get(materialId)?.marketThicknesses ?? []).some((sold) => Math.abs(sold - thickness) < 1e-6)
