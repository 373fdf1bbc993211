import type { Freedoms, Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import type { Assessment } from '#engine/assessment.ts'
import {
  type GoalQuantity,
  goalQuantities,
  type ObjectiveQuantity,
  objectiveQuantities,
} from '#vocabulary/optimisation.ts'
import { assessed } from '../assess-construction.ts'
import { layersOf } from './alternatives.ts'
import { changesOf } from './changes.ts'
import {
  figuresOf,
  type GoalVerdict,
  isLowerBound,
  type ObjectiveFigures,
  type OptimisedFigures,
  verdictOf,
} from './figures.ts'
import type { Found } from './found.ts'
import type { Outcome } from './optimise.ts'
import type { Problem } from './problem.ts'

const told = ({ thickness, ...figures }: OptimisedFigures) => ({ ...figures, thickness: thickness ?? 0 })

const differencesOf = (today: OptimisedFigures, after: OptimisedFigures): OptimisationProposal['differences'] =>
  Object.fromEntries(
    goalQuantities.map((quantity): [GoalQuantity, number | null] => {
      const [before, now] = [today[quantity], after[quantity]]
      return [quantity, before === null || now === null ? null : now - before]
    }),
  )

const toGoal = ({ goal, value, fulfilled, margin }: GoalVerdict) => ({ goal: { ...goal }, value, fulfilled, margin })

const toFront = (figures: ObjectiveFigures): Record<ObjectiveQuantity, number | null> => {
  const front = { uValue: null, gwp: null, penrt: null, thickness: null, mass: null, timeShift: null }
  const costs = { cost: null, costOverStudyPeriod: null, costDiscounted: null }
  const told = objectiveQuantities.map((quantity) => [quantity, figures[quantity]])
  return Object.assign({ ...front, ...costs }, Object.fromEntries(told))
}

const lowerBoundsOf = (assessment: Assessment): GoalQuantity[] =>
  goalQuantities.filter((quantity) => isLowerBound(quantity, assessment))

/** An alternative as a proposal. @param today - figures of what is there */
function tellProposal(
  problem: Problem,
  { choice, assessment }: Pick<Found, 'choice' | 'assessment'>,
  { today, onFront }: { readonly today: OptimisedFigures; readonly onFront: boolean },
): OptimisationProposal {
  const assessed = assessment()
  const figures = figuresOf(assessed)
  return {
    layers: layersOf(problem, choice).map(({ layer }) => layer),
    changes: changesOf(problem, choice),
    figures: told(figures),
    differences: differencesOf(today, figures),
    lowerBounds: lowerBoundsOf(assessed),
    goals: problem.goals.map((goal) => toGoal(verdictOf(goal, assessed))),
    onFront,
  }
}

/** What a search has found so far, each as good as all that is known; the first objective orders them. */
export function foundSoFar(problem: Problem, found: readonly Found[]): OptimisationProposal[] {
  const today = figuresOf(assessed(problem))
  return found
    .toSorted((one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0) || one.rank - other.rank)
    .slice(0, problem.maxProposals)
    .map((one) => tellProposal(problem, one, { today, onFront: false }))
}

/** What came of a search, as the interface has it. @param duration - of the search [ms] */
export function tellOutcome(problem: Problem, outcome: Outcome, freedoms: Freedoms, duration: number): Optimisation {
  const { given, front, proposals, blocked } = outcome
  const places = new Map(proposals.map(({ rank }, index) => [rank, index]))
  return {
    explored: outcome.explored,
    exhaustive: outcome.isExhaustive,
    ...(outcome.inPart && { inPart: outcome.inPart }),
    duration,
    given: {
      figures: told(given.figures),
      lowerBounds: lowerBoundsOf(given.assessment),
      goals: given.goals.map(toGoal),
    },
    freedoms,
    proposals: proposals.map((one) => tellProposal(problem, one, { today: given.figures, onFront: one.onFront })),
    front: front.map(({ figures, rank }) => {
      const proposal = places.get(rank)
      return { ...toFront(figures), ...(proposal !== undefined && { proposal }) }
    }),
    ...(blocked && {
      blocked: blocked.map(({ goal, best, isReachable, layers }) => ({
        goal: { ...goal },
        best,
        reachable: isReachable,
        layers: [...layers],
      })),
    }),
  }
}
