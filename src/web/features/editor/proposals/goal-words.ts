import type { Optimisation } from '#contract/optimisation.ts'
import type { GoalQuantity } from '#vocabulary/optimisation.ts'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type LimitedFigure, limitedFigures, packNames } from './asked.ts'
import { proposalTexts } from './proposal-texts.ts'

type GoalVerdict = Optimisation['given']['goals'][number]
type Goal = GoalVerdict['goal']

/** How each figure is written. */
export const displays: Readonly<Record<GoalQuantity, Quantity>> = {
  uValue: 'uValue',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  pert: 'primaryEnergy',
  thickness: 'thickness',
  mass: 'mass',
  timeShift: 'hours',
  decrement: 'factor',
  fRsi: 'factor',
  surfaceTemperature: 'temperature',
  biogenicCarbonStored: 'carbonStored',
  cost: 'cost',
  costOverStudyPeriod: 'cost',
  costDiscounted: 'cost',
}

/** How goals are called: in short beside a verdict, and whole with their limit. */
export function useGoalWords(law: string) {
  const t = useTexts(proposalTexts)
  const { withUnit, figure } = useFormats()
  const short = (goal: Goal): string => {
    if ('pack' in goal) return t(packNames[goal.pack], { law })
    return 'moisture' in goal ? t('dry') : t(`figure.${goal.quantity}`)
  }
  return {
    short,
    whole: (goal: Goal): string => {
      if (!('quantity' in goal)) return short(goal)
      const { quantity, relation, limit } = goal
      return `${short(goal)} ${relation === 'atMost' ? '≤' : '≥'} ${withUnit(displays[quantity], limit)}`
    },
    /** A limit as it is typed into its field. */
    limit: (name: LimitedFigure, text: string): string => {
      const { quantity, relation } = limitedFigures[name]
      const { factor } = quantities[quantity]
      return `${t(`figure.${name}`)} ${relation === 'atMost' ? '≤' : '≥'} ${withUnit(quantity, Number(text) / factor)}`
    },
    /** A value of the quantity that the goal is about. */
    value: (goal: Goal, value: number | null): string =>
      'quantity' in goal ? figure(displays[goal.quantity], value) : figure('uValue', value),
  }
}
