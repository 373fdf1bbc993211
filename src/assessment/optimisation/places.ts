import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { insulates } from '#vocabulary/insulation.ts'
import type { MaterialCategory, MaterialUse } from '#vocabulary/materials.ts'
import type { Assessable } from '../engine-construction.ts'
import { type Choosable, type Choosables, isSold } from './choosable.ts'
import {
  eitherRender,
  insulationRenders,
  ofOwnDuty,
  type Place,
  type PlaceRule,
  placeRules,
  places,
} from './place-rules.ts'

export const categoryOf = ({ materialId }: ConstructionLayer, materials: Choosables): MaterialCategory | undefined =>
  materials.get(materialId)?.category

export const conductivityOf = ({ overrides, materialId }: ConstructionLayer, materials: Choosables) =>
  overrides?.conductivity ?? materials.get(materialId)?.conductivity

export const isVentilated = ({ airCavity, materialId }: ConstructionLayer): boolean =>
  airCavity === 'wellVentilated' || airCavity === 'slightlyVentilated' || /ventilated/.test(materialId)

const stays = ({ state }: ConstructionLayer) => state !== 'removed'

const ground: readonly ConstructionType[] = ['outerWallGround', 'groundSlab']
const walls: readonly ConstructionType[] = ['outerWall', 'partitionToUnheated']

const passedOver: ReadonlySet<MaterialCategory> = new Set(['insulation', 'coating', 'mortar'])

/** By the first layer further out that tells: render, an air layer, a facing leaf. */
const behind = (outer: ConstructionLayer, category: MaterialCategory | undefined): readonly MaterialUse[] => {
  switch (category) {
    case 'plaster':
      return ['renderedInsulation']
    case 'air':
      return isVentilated(outer) ? ['ventilatedInsulation'] : ['cavityInsulation']
    case 'masonry':
    case 'concrete':
      return ['cavityInsulation']
    default:
      return []
  }
}

/** What insulation may serve as where it lies; by what lies outside and inside of it. */
export function insulationUsesAt({ type, layers }: Assessable, index: number, materials: Choosables) {
  if (layers[index]?.framing) return ['cavityInsulation'] as const
  if (layers.slice(index + 1).some((layer) => categoryOf(layer, materials) === 'screed'))
    return ['screedInsulation'] as const
  if (ground.includes(type)) return ['perimeterInsulation'] as const
  if (type === 'flatRoof') return ['flatRoofInsulation'] as const
  if (!walls.includes(type)) return []
  const tells = (layer: ConstructionLayer) => {
    const category = categoryOf(layer, materials)
    return stays(layer) && !(category && passedOver.has(category))
  }
  const outer = layers.slice(0, index).findLast(tells)
  return outer ? behind(outer, categoryOf(outer, materials)) : []
}

/** Where a layer lies. */
export function placesOf({ layers }: Assessable, index: number, materials: Choosables): ReadonlySet<Place> {
  const isCoating = (layer: ConstructionLayer) => categoryOf(layer, materials) === 'coating'
  const outside = layers.slice(0, index).filter(stays)
  const inside = layers.slice(index + 1).filter(stays)
  const isWeathered = outside.every(isCoating)
  const isRoomSide = !isWeathered && inside.every(isCoating)
  const is: Readonly<Record<Place, boolean>> = {
    weathered: isWeathered,
    rainscreen: isWeathered && inside.slice(0, 1).some(isVentilated),
    within: !isWeathered && !isRoomSide,
    warm: outside.some((layer) => insulates(conductivityOf(layer, materials))),
    roomSide: isRoomSide,
  }
  return new Set(places.filter((place) => is[place]))
}

const has = (uses: readonly MaterialUse[], use: MaterialUse) => uses.includes(use)

const isOfRule = ({ use, category, without }: PlaceRule, one: Choosable): boolean =>
  one.category === category &&
  has(one.uses, use) &&
  !ofOwnDuty.has(one.id) &&
  !without.some((other) => has(one.uses, other))

/** The rule for the material of a layer that does not insulate; undefined: it stays as it is. */
export function ruleAt(given: Assessable, index: number, materials: Choosables): PlaceRule | undefined {
  const layer = given.layers[index]
  const own = materials.get(layer?.materialId ?? '')
  // what is said of a product, its dataset or what stands between belongs to this material
  if (!layer || !own || layer.overrides || layer.dataset || layer.framing || layer.taper) return undefined
  const here = placesOf(given, index, materials)
  return placeRules.find((rule) => rule.types.includes(given.type) && here.has(rule.place) && isOfRule(rule, own))
}

/** Renders of insulation lie on insulation, and others on masonry. */
function fitsGround({ layers }: Assessable, index: number, materials: Choosables, id: string): boolean {
  const under = layers.slice(index + 1).find(stays)
  const isOnInsulation = under !== undefined && insulates(conductivityOf(under, materials))
  return eitherRender.has(id) || insulationRenders.has(id) === isOnInsulation
}

/** Materials that a layer that does not insulate may be of, today's first; one only where it stays as it is. */
export function alikeAt(given: Assessable, index: number, materials: Choosables): string[] {
  const layer = given.layers[index]
  const own = materials.get(layer?.materialId ?? '')
  const rule = ruleAt(given, index, materials)
  if (!layer || !own) return []
  if (!rule) return [own.id]
  const kept = rule.keeps.filter((use) => has(own.uses, use))
  const others = [...materials.values()].filter(
    (one) =>
      one.id !== own.id &&
      one.isComplete &&
      isOfRule(rule, one) &&
      kept.every((use) => has(one.uses, use)) &&
      (rule.use !== 'renderOutside' || fitsGround(given, index, materials, one.id)) &&
      isSold({ ...layer, materialId: one.id }, materials),
  )
  return [own.id, ...others.map(({ id }) => id)]
}
