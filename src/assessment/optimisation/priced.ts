import type { Unpriced } from '#contract/optimisation.ts'
import { constructionCost } from '#engine/cost/construction-cost.ts'
import { isCost } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { assessed, lifeCycleOptions } from '../assess-construction.ts'
import { toEngine } from '../engine-construction.ts'
import type { FoundLayer, Option, Problem, Slot } from './problem.ts'

/** Whether a search is about cost: only then it needs prices. */
export const asksCost = ({ goals, objectives }: Pick<Problem, 'goals' | 'objectives'>): boolean =>
  objectives.some(isCost) || goals.some((goal) => 'quantity' in goal && isCost(goal.quantity))

/** Thicknesses that differ by less are one [m]. */
const SAME = 1e-4

type Missing = Omit<Unpriced, 'layer'>

const partsOf = ({ resolved: { own, members, secondMembers } }: FoundLayer): string[] =>
  [own, members, secondMembers].flatMap((part) => part?.materialId ?? [])

/** What has no price by which a layer could be told, wherever it stands. */
function missingOf(found: FoundLayer, { given, resolved }: Problem, prices: Prices): Missing[] {
  const alone = toEngine({ type: given.type, layers: [found.layer] }, { ...resolved, layers: [found.resolved] })
  return constructionCost(alone, prices, lifeCycleOptions({ given, resolved })).missing.flatMap(
    ({ materialId, reason }) => (reason === 'noServiceLife' ? [] : [{ materialId, reason }]),
  )
}

/**
 * Parts that a price per m² says nothing of: it names no thickness, so that it is taken for that in which its material
 * stands today. Else every millimetre would be free.
 */
function ofOtherThickness(found: FoundLayer, today: readonly FoundLayer[], { byId }: Prices): Missing[] {
  const stands = (id: string) =>
    today.some((one) => partsOf(one).includes(id) && Math.abs(one.layer.thickness - found.layer.thickness) < SAME)
  return partsOf(found).flatMap((materialId) => {
    const price = byId.get(materialId)
    const isAny = price?.per === 'm2' && price.thickness === undefined
    return isAny && !stands(materialId) ? [{ materialId, reason: 'otherThickness' as const }] : []
  })
}

/** Layers that stay and lack a price, by which all costs are lower bounds. */
function standing(problem: Problem): Unpriced[] {
  const free = new Set(problem.slots.flatMap(({ layer, isAddition }) => (isAddition ? [] : [layer])))
  const missing = assessed(problem).cost?.missing ?? []
  return missing.filter(({ layer }) => !free.has(layer)).map((one) => ({ ...one }))
}

/** Each once, options of one material together. */
const each = (all: readonly Unpriced[]): Unpriced[] => [
  ...new Map(all.map((one) => [`${one.materialId} ${one.reason} ${one.layer}`, one])).values(),
]

/** A problem of which what cost cannot be told of is left out, and what that is. */
export type Priced = { readonly problem: Problem; readonly unpriced: Unpriced[] }

/**
 * Leaves out options that cost cannot be told of, where a search is about cost. Where nothing is left of a place, its
 * layer stays as it is. Without a search for cost, or without prices, all stays.
 */
export function pricedProblem(problem: Problem): Priced {
  const { given, resolved, prices } = problem
  if (!prices || !asksCost(problem)) return { problem, unpriced: [] }
  const today = given.layers.flatMap((layer, index): FoundLayer[] => {
    const found = resolved.layers[index]
    return found ? [{ layer, resolved: found }] : []
  })
  const left: Unpriced[] = []
  const isTold = (option: Option): boolean => {
    if (option === null) return true
    const missing = [...missingOf(option, problem, prices), ...ofOtherThickness(option, today, prices)]
    left.push(...missing.map((one) => ({ ...one, layer: null })))
    return missing.length === 0
  }
  const slots = problem.slots.flatMap((slot): Slot[] => {
    const kept = [...slot.options.entries()].filter(([, option]) => isTold(option))
    if (kept.every(([, option]) => option === null)) return []
    return [{ ...slot, options: kept.map(([, option]) => option), today: kept.findIndex(([at]) => at === slot.today) }]
  })
  const told = { ...problem, slots }
  return { problem: told, unpriced: each([...left, ...standing(told)]) }
}
