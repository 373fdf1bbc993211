import type { BuildingFigures } from './assess-building.ts'
import { figuresIn } from './figures.ts'

/** Keeps a due year that floating point puts a hair above a whole one in that year. */
const TOLERANCE = 1e-9

/**
 * Climate change of a building cumulated by year [kg CO₂e]: what comes in and what is taken out in year 0, every
 * replacement when it falls due, the operation every year. Its end of life lies beyond.
 *
 * @returns one figure for each year from 0 to the study period
 */
export function cumulatedClimate({ rows, operation, referenceStudyPeriod }: BuildingFigures): number[] {
  const steps = Array.from({ length: referenceStudyPeriod + 1 }, () => 0)
  const add = (year: number, amount: number) => {
    if (year <= referenceStudyPeriod) steps[year] = (steps[year] ?? 0) + amount
  }
  for (const { makeup, measures } of rows)
    for (const { per, modules, state, due, replacements } of makeup.parts) {
      const amount = measures[per] ?? 0
      const first =
        state === 'removed' ? figuresIn(modules, ['C1', 'C2', 'C3', 'C4']) : figuresIn(modules, ['A1-A3', 'A4', 'A5'])
      add(0, amount * first.gwp)
      const each = replacements ? figuresIn(modules, ['B4']).gwp / replacements : 0
      for (const year of due) add(Math.ceil(year - TOLERANCE), amount * each)
    }
  let sum = 0
  return steps.map((step, year) => (sum += step + (year === 0 ? 0 : (operation?.perYear.gwp ?? 0))))
}

/**
 * Years until a building has caused no more than another.
 *
 * @param before - cumulated, as `cumulatedClimate`
 * @returns 0 where it starts no higher, null where it does not happen within the study period
 */
export function paybackYears(after: readonly number[], before: readonly number[]): number | null {
  const year = after.findIndex((amount, index) => amount <= (before[index] ?? -Infinity))
  return year < 0 ? null : year
}
