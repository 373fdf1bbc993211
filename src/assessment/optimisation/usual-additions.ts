import type { ConstructionLayer } from '#contract/constructions.ts'
import type { AdditionFreedom } from '#contract/optimisation.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { insulates } from '#vocabulary/insulation.ts'
import type { MaterialCategory, MaterialTrait, MaterialUse } from '#vocabulary/materials.ts'
import type { Assessable } from '../engine-construction.ts'
import type { Choosable, Choosables } from './choosable.ts'
import { categoryOf, conductivityOf, isVentilated } from './places.ts'

type Layers = readonly ConstructionLayer[]
/** The layer that the insulation lies inside of, −1 for the outermost; undefined: there is no such place. */
type Finder = (layers: Layers, materials: Choosables) => number | undefined

/** Usual place of an additional insulating layer. */
export type UsualAddition = {
  readonly types: readonly ConstructionType[]
  readonly after: Finder
  readonly use: MaterialUse
  /** What is fixed by no members stands by itself, or is glued. */
  readonly without: readonly MaterialTrait[]
  readonly needs: readonly MaterialTrait[]
}

const first = (layers: Layers, test: (layer: ConstructionLayer) => boolean): number | undefined => {
  const index = layers.findIndex((layer) => layer.state !== 'removed' && test(layer))
  return index < 0 ? undefined : index
}

const is =
  (category: MaterialCategory, materials: Choosables) =>
  (layer: ConstructionLayer): boolean =>
    categoryOf(layer, materials) === category

const isSolid = (layer: ConstructionLayer, materials: Choosables): boolean =>
  is('masonry', materials)(layer) || is('concrete', materials)(layer)

/** Behind a new render that lies on masonry. */
const underRender: Finder = (layers, materials) => {
  const outermost = first(layers, () => true)
  const [render, under] = outermost === undefined ? [] : layers.slice(outermost)
  const isNew = (render?.state ?? 'new') === 'new'
  return render && under && isNew && is('plaster', materials)(render) && isSolid(under, materials)
    ? outermost
    : undefined
}

/** Behind ventilated cladding that stands on masonry or on boards. */
const behindAir: Finder = (layers, materials) => {
  const air = first(layers, (layer) => is('air', materials)(layer) && isVentilated(layer))
  const next = air === undefined ? undefined : layers[air + 1]
  return next && !insulates(conductivityOf(next, materials)) ? air : undefined
}

/** On the rafters, below the air layer of the roofing. */
const onRafters: Finder = (layers, materials) => {
  const rafters = first(layers, (layer) => layer.framing !== undefined && insulates(conductivityOf(layer, materials)))
  const outside = rafters ? layers[rafters - 1] : undefined
  return rafters && outside && !insulates(conductivityOf(outside, materials)) ? rafters - 1 : undefined
}

/** Below the sealing of the roof, where that is made anew. */
const underSealing: Finder = (layers, materials) => {
  const isSealing = ({ materialId }: ConstructionLayer) =>
    materials.get(materialId)?.traits.includes('waterproofing') === true
  const top = first(layers, isSealing)
  if (top === undefined || (layers[top]?.state ?? 'new') !== 'new') return undefined
  // a sealing of two sheets is one
  let last = top
  for (let next = layers[last + 1]; next && isSealing(next); next = layers[last + 1]) last += 1
  return last
}

/** Below the screed and what separates it. */
const underScreed: Finder = (layers, materials) => {
  const screed = first(layers, (layer) => is('screed', materials)(layer) && (layer.state ?? 'new') === 'new')
  if (screed === undefined) return undefined
  let at = screed - 1
  for (let layer = layers[at]; layer && !isSolid(layer, materials) && !insulates(conductivityOf(layer, materials)); ) {
    at -= 1
    layer = layers[at]
  }
  return Math.max(at, -1)
}

const outside: Finder = (layers, materials) => {
  const outermost = layers[first(layers, () => true) ?? -1]
  const category = outermost && categoryOf(outermost, materials)
  return category && ['concrete', 'masonry', 'membrane', 'plaster'].includes(category) ? -1 : undefined
}

const insulation = (
  use: MaterialUse,
  after: Finder,
  types: readonly ConstructionType[],
  rest: Partial<Pick<UsualAddition, 'without' | 'needs'>> = {},
): UsualAddition => ({ types, after, use, without: [], needs: [], ...rest })

/** Where each type is insulated further, beside what insulates it already. Partitions inside have no such place. */
export const usualAdditions: readonly UsualAddition[] = [
  insulation('renderedInsulation', underRender, ['outerWall']),
  insulation('ventilatedInsulation', behindAir, ['outerWall']),
  insulation('sheathing', onRafters, ['pitchedRoof']),
  insulation('flatRoofInsulation', underSealing, ['flatRoof']),
  insulation('perimeterInsulation', outside, ['outerWallGround'], { needs: ['insulatesWet'] }),
  insulation('screedInsulation', underScreed, ['groundSlab', 'basementCeiling', 'floorAboveOutdoorAir']),
  insulation('renderedInsulation', outside, ['basementCeiling', 'floorAboveOutdoorAir'], { without: ['biogenic'] }),
  insulation('screedInsulation', outside, ['topFloorCeiling']),
]

/** Thinner ones are no measure of their own [m]. */
const THINNEST = 0.04

/** The additional insulating layers that are usual for a construction, of what is complete and sold. */
export function additionsFor({ type, layers }: Assessable, materials: Choosables): AdditionFreedom[] {
  const all = [...materials.values()]
  return usualAdditions.flatMap(({ types, after, use, without, needs }) => {
    const place = types.includes(type) ? after(layers, materials) : undefined
    if (place === undefined) return []
    const fits = ({ category, isComplete, conductivity, uses, traits }: Choosable) =>
      category === 'insulation' &&
      isComplete &&
      insulates(conductivity) &&
      uses.includes(use) &&
      !without.some((trait) => traits.includes(trait)) &&
      needs.every((trait) => traits.includes(trait))
    const fitting = all.filter(fits)
    const sold = fitting.flatMap(({ marketThicknesses = [] }) => marketThicknesses.filter((one) => one >= THINNEST))
    const values = [...new Set(sold)].sort((one, other) => one - other)
    return values.length === 0 ? [] : [{ after: place, materials: fitting.map(({ id }) => id), thickness: { values } }]
  })
}
