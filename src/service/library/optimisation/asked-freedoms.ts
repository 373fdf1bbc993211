import { inapplicablePacks } from '#assessment/optimisation/applying-packs.ts'
import { countOf, type DraftSlot } from '#assessment/optimisation/freedoms.ts'
import type { Problem } from '#assessment/optimisation/problem.ts'
import type { Freedoms, OptimisationRequest, ThicknessFreedom } from '#contract/optimisation.ts'
import type { Refusal } from '#service/service-error.ts'
import { isCost, MOST_ALTERNATIVES } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'

/** Most thicknesses of one freedom. */
const MOST_STEPS = 500

/** More thicknesses than are looked at. @param path - of the freedom */
export const thicknessRefusal = (thickness: ThicknessFreedom | undefined, path: string): Refusal[] =>
  thickness && countOf(thickness) > MOST_STEPS
    ? [{ path: `${path}/step`, code: 'tooSmall', values: { maximum: MOST_STEPS } }]
    : []

/** Freedoms that name no layer, or one that has no freedom. */
export function freedomRefusals(
  layers: OptimisationRequest['layers'],
  { layers: free, additions = [] }: Freedoms,
): Refusal[] {
  const seen = new Set<number>()
  const last = layers.length - 1
  const ofLayers = free.flatMap((freedom, index): Refusal[] => {
    const path = `/freedoms/layers/${index}`
    const layer = layers[freedom.layer]
    if (!layer) return [{ path: `${path}/layer`, code: 'tooBig', values: { minimum: 0, maximum: last } }]
    if (seen.has(freedom.layer)) return [{ path: `${path}/layer`, code: 'notUnique' }]
    seen.add(freedom.layer)
    if (layer.state === 'removed') return [{ path: `${path}/layer`, code: 'notAllowed' }]
    if (freedom.framing && !layer.framing) return [{ path: `${path}/framing`, code: 'contradicts' }]
    return thicknessRefusal(freedom.thickness, `${path}/thickness`)
  })
  const ofAdditions = additions.flatMap(({ after, thickness }, index): Refusal[] => {
    const path = `/freedoms/additions/${index}`
    return after > last
      ? [{ path: `${path}/after`, code: 'tooBig', values: { minimum: -1, maximum: last } }]
      : thicknessRefusal(thickness, `${path}/thickness`)
  })
  return [...ofLayers, ...ofAdditions]
}

/** Goals of one quantity that no value can keep together. */
export const goalRefusals = (goals: OptimisationRequest['goals']): Refusal[] =>
  goals.flatMap((goal, index): Refusal[] => {
    if (!('quantity' in goal) || goal.relation !== 'atLeast') return []
    const contradicts = goals.some(
      (other) =>
        'quantity' in other &&
        other.quantity === goal.quantity &&
        other.relation === 'atMost' &&
        other.limit < goal.limit,
    )
    return contradicts ? [{ path: `/goals/${index}/limit`, code: 'contradicts' }] : []
  })

/** Goals and objectives about costs that no prices of the caller tell: there are none, or no rate to discount by. */
export function costRefusals(
  { goals, objectives = [] }: Pick<OptimisationRequest, 'goals' | 'objectives'>,
  prices: Prices | undefined,
): Refusal[] {
  const isUntold = (quantity: string) =>
    isCost(quantity) && (!prices || (quantity === 'costDiscounted' && prices.discountRate === null))
  return [
    ...goals.flatMap((goal, index): Refusal[] =>
      'quantity' in goal && isUntold(goal.quantity) ? [{ path: `/goals/${index}/quantity`, code: 'notAllowed' }] : [],
    ),
    ...objectives.flatMap((one, index): Refusal[] =>
      isUntold(one) ? [{ path: `/objectives/${index}`, code: 'notAllowed' }] : [],
    ),
  ]
}

/** Rule packs of which no limit applies to what is asked: nothing could keep them. */
export const packRefusals = (problem: Problem): Refusal[] =>
  inapplicablePacks(problem).map(({ goal, applying }) => ({
    path: `/goals/${goal}/pack`,
    code: 'notInList',
    values: { allowed: applying.join(', ') },
  }))

/** A space with nothing in it, with too much, or with a way to leave nothing of the construction. */
export function spaceRefusals(layers: OptimisationRequest['layers'], slots: readonly DraftSlot[]): Refusal[] {
  const size = slots.reduce((product, { options }) => product * options.length, 1)
  if (slots.every(({ options }) => options.length < 2)) return [{ path: '/freedoms', code: 'tooFew' }]
  if (size > MOST_ALTERNATIVES) return [{ path: '/freedoms', code: 'tooMany', values: { maximum: MOST_ALTERNATIVES } }]
  const mayGo = new Set(
    slots.flatMap(({ layer, isAddition, options }) => (!isAddition && options.includes(null) ? [layer] : [])),
  )
  const staying = layers.filter(({ state }, index) => state !== 'removed' && !mayGo.has(index))
  return staying.length === 0 ? [{ path: '/freedoms', code: 'contradicts' }] : []
}
