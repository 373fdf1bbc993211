import type { Freedoms, Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import {
  type GoalQuantity,
  goalQuantities,
  type ObjectiveQuantity,
  objectiveQuantities,
} from '#vocabulary/optimisation.ts'
import { alternativesOf } from './alternatives.ts'
import { changesOf } from './changes.ts'
import { figuresOf, type GoalVerdict, type OptimisedFigures, verdictOf } from './figures.ts'
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

const toFront = (figures: OptimisedFigures): Record<ObjectiveQuantity, number | null> => {
  const front = { uValue: null, gwp: null, penrt: null, thickness: null, mass: null, timeShift: null }
  return Object.assign(front, Object.fromEntries(objectiveQuantities.map((quantity) => [quantity, figures[quantity]])))
}

/** What came of a search, as the interface has it. @param duration - of the search [ms] */
export function tellOutcome(problem: Problem, outcome: Outcome, freedoms: Freedoms, duration: number): Optimisation {
  const { layersOf } = alternativesOf(problem)
  const { given, front, proposals, blocked } = outcome
  const places = new Map(proposals.map(({ rank }, index) => [rank, index]))
  return {
    explored: outcome.explored,
    exhaustive: outcome.isExhaustive,
    duration,
    given: { figures: told(given.figures), goals: given.goals.map(toGoal) },
    freedoms,
    proposals: proposals.map(({ choice, assessment, onFront }) => {
      const figures = figuresOf(assessment)
      return {
        layers: layersOf(choice).map(({ layer }) => layer),
        changes: changesOf(problem, choice),
        figures: told(figures),
        differences: differencesOf(given.figures, figures),
        goals: problem.goals.map((goal) => toGoal(verdictOf(goal, assessment))),
        onFront,
      }
    }),
    front: front.map(({ assessment, rank }) => {
      const proposal = places.get(rank)
      return { ...toFront(figuresOf(assessment)), ...(proposal !== undefined && { proposal }) }
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
