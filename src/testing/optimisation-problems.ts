import { alternativesOf } from '#assessment/optimisation/alternatives.ts'
import { meetsAll, objectiveValues } from '#assessment/optimisation/figures.ts'
import { isComparable } from '#assessment/optimisation/found.ts'
import { slotsOf } from '#assessment/optimisation/freedoms.ts'
import { type Choice, changedSlots, type Problem } from '#assessment/optimisation/problem.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Freedoms } from '#contract/optimisation.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Goal, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { testAssessor } from './assessor.ts'

const assessor = testAssessor()

/** What is asked of a search. */
export type AskedProblem = {
  readonly type: ConstructionType
  readonly layers: readonly ConstructionLayer[]
  readonly release?: string
  readonly settings?: Settings
  readonly freedoms: Freedoms
  readonly goals?: readonly Goal[]
  readonly objectives?: readonly ObjectiveQuantity[]
  readonly prices?: Prices | undefined
}

/** A problem with the materials of the catalogue. */
export async function problemOf(asked: AskedProblem): Promise<Problem> {
  const { type, layers, release, settings, freedoms, goals = [], objectives = ['gwp'], prices } = asked
  const given = { type, layers, settings }
  const drafts = slotsOf(layers, freedoms)
  const listed = drafts.flatMap(({ options }) => options.filter((one) => one !== null))
  const resolved = await assessor.resolve({ ...given, release })
  const found = await assessor.resolve({ layers: listed, release, settings })
  const slots = drafts.map((draft) => ({
    ...draft,
    options: draft.options.map((layer) => {
      const one = layer && found.layers[listed.indexOf(layer)]
      return layer && one ? { layer, resolved: one } : null
    }),
  }))
  return { given, resolved, slots, goals, objectives, maxProposals: 12, prices }
}

const everyChoice = (lengths: readonly number[]): Choice[] =>
  lengths.reduce<Choice[]>(
    (choices, length) => choices.flatMap((choice) => Array.from({ length }, (_, option) => [...choice, option])),
    [[]],
  )

/** The front by assessing every alternative and comparing each with each: what a search has to find. */
export function bruteForce(problem: Problem): { choice: Choice; values: readonly number[] }[] {
  const { slots, goals, objectives } = problem
  const { assess, placesOf } = alternativesOf(problem)
  const good = everyChoice(slots.map(({ options }) => options.length)).flatMap((choice, order) => {
    const assessment = assess(choice)
    if (!meetsAll(goals, assessment) || !isComparable(problem, assessment, placesOf(choice))) return []
    const values = objectiveValues(objectives, assessment)
    return values.every(Number.isFinite) ? [{ choice, values, order, changed: changedSlots(slots, choice) }] : []
  })
  type Good = (typeof good)[number]
  const beats = (one: Good, other: Good) => {
    if (!one.values.every((value, at) => value <= (other.values[at] ?? 0))) return false
    if (one.values.some((value, at) => value < (other.values[at] ?? 0))) return true
    return one.changed < other.changed || (one.changed === other.changed && one.order < other.order)
  }
  // what beats another is as good in all, so that its sum is no greater: whoever is beaten is so by one before it
  const sum = ({ values }: Good) => values.reduce((all, value) => all + value, 0)
  good.sort((one, other) => sum(one) - sum(other) || one.changed - other.changed || one.order - other.order)
  const front: Good[] = []
  for (const one of good) if (!front.some((other) => beats(other, one))) front.push(one)
  return front
}
