import type { Freedoms, LayerFreedom } from '#contract/optimisation.ts'
import { insulates } from '#vocabulary/insulation.ts'
import type { Assessable } from '../engine-construction.ts'
import { type Choosable, type Choosables, isSold } from './choosable.ts'
import { type FreePart, freeParts } from './place-rules.ts'
import { alikeAt, conductivityOf, insulationUsesAt, ruleAt } from './places.ts'

/** Between these parts of today's thickness, and at least so many. */
const LEAST_PART = 0.5
const MOST_PART = 2.5
const LEAST_STEPS = 6

/** Usual depths of rafters and studs [m], every 20 mm; recalled, from no list of a dealer. */
const memberDepths = Array.from({ length: 9 }, (_, at) => (120 + 20 * at) / 1000)
/** Of battens [m], those of sawn timber; recalled likewise. */
const battenDepths = [0.03, 0.04, 0.05, 0.06, 0.08, 0.1]

/** Alternatives that the freedoms of layers that do not insulate may lead to: soon searched. */
const MOST_BY_DEFAULT = 1_000_000

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

function insulationFor(given: Assessable, index: number, materials: Choosables): string[] {
  const own = materials.get(given.layers[index]?.materialId ?? '')
  if (!own) return []
  const uses = insulationUsesAt(given, index, materials).filter((use) => own.uses.includes(use))
  const isWet = isOutsideSealing(given.layers, index, materials) && own.traits.includes('insulatesWet')
  const fits = (one: Choosable) =>
    one.category === 'insulation' &&
    one.isComplete &&
    insulates(one.conductivity) &&
    one.uses.some((use) => uses.some((other) => other === use)) &&
    (!isWet || one.traits.includes('insulatesWet'))
  return [own.id, ...[...materials.values()].filter((one) => one.id !== own.id && fits(one)).map(({ id }) => id)]
}

/** Of which part of the construction a layer is, so that it may change; undefined: nothing of it may. */
export function freePartOf(given: Assessable, index: number, materials: Choosables): FreePart | undefined {
  const layer = given.layers[index]
  if (!layer || (layer.state ?? 'new') !== 'new' || layer.taper) return undefined
  return insulates(conductivityOf(layer, materials)) ? 'insulation' : ruleAt(given, index, materials)?.part
}

type Part = { readonly part: FreePart; readonly freedom: LayerFreedom; readonly size: number }

function freedomOf(given: Assessable, index: number, materials: Choosables): Part[] {
  const layer = given.layers[index]
  const part = freePartOf(given, index, materials)
  if (!layer || !part) return []
  const ids = (part === 'insulation' ? insulationFor : alikeAt)(given, index, materials)
  const others = ids.length > 1 && { materials: ids }
  if (part !== 'insulation') return others ? [{ part, freedom: { layer: index, ...others }, size: ids.length }] : []
  const { framing, thickness } = layer
  // members are as deep as the layer between them
  const depths = [...(thickness <= Math.max(...battenDepths) ? battenDepths : []), ...memberDepths]
  const sold = framing ? depths : ids.flatMap((id) => materials.get(id)?.marketThicknesses ?? [])
  const values = stepsAround(sold, thickness)
  const made = (ids.length === 0 ? [layer.materialId] : ids).flatMap((materialId) =>
    values.filter((one) => isSold({ ...layer, materialId, thickness: one }, materials)),
  )
  return [{ part, freedom: { layer: index, thickness: { values }, ...others }, size: Math.max(1, made.length) }]
}

/**
 * What may change where nothing is said: thickness and material of every new insulating layer, members as deep as the
 * layer between them, and the material of every other new layer that a rule of its place knows. Only what is sold, and
 * what serves the same use at that place. Of what does not insulate as much as is searched soon: the masonry first, then
 * the others from outside.
 *
 * @param times - alternatives of what may change beside
 */
export function defaultFreedoms(given: Assessable, materials: Choosables, times = 1): Freedoms {
  const all = given.layers.flatMap((_, index) => freedomOf(given, index, materials))
  let size = times
  const kept = freeParts.flatMap((part) =>
    all.flatMap((one) => {
      if (one.part !== part || (part !== 'insulation' && size * one.size > MOST_BY_DEFAULT)) return []
      size *= one.size
      return [one.freedom]
    }),
  )
  return { layers: kept.sort((one, other) => one.layer - other.layer) }
}
