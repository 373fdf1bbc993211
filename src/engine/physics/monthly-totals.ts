import type { MonthlyClimate } from '#engine/climate/climate.ts'
import { largest } from '#engine/formulas/moisture.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { noWetNodes, type WetNodes } from './monthly-planes.ts'
import { criticalFactor, requiredTemperatureFactors } from './mould.ts'
import type { MoistureMonth, MonthlyMoisture } from './physics-result.ts'
import { numberAt } from './value-at.ts'

/** Water at the planes by month. */
export type Course = { readonly accumulated: readonly number[]; readonly start: number; readonly wet: WetNodes }

/** The course of what stays dry. */
export const dryCourse: Course = { accumulated: Array.from({ length: 12 }, () => 0), start: 0, wet: noWetNodes }

/** What a year comes to, without what the temperature factor says of it. */
export type Totals = Omit<MonthlyMoisture, 'surfaceMould' | 'planes'>

/** Sums of a course. */
export const totalsOf = (climate: MonthlyClimate, { accumulated, start }: Course, trace: Trace | undefined): Totals => {
  const factors = requiredTemperatureFactors(climate, trace)
  const months: MoistureMonth[] = []
  const peak = figure(trace, 'peak', largest)(accumulated)
  let peakMonth: number | null = null
  let before = 0
  for (let step = 0; step < 12; step += 1) {
    const index = (start + step) % 12
    const amount = numberAt(accumulated, step)
    const month = index + 1
    if (peakMonth === null && peak > 0 && amount === peak) peakMonth = month
    const condensate = amount - before
    before = amount
    months.push({ month, condensate, accumulated: amount, fRsiMin: factors[index] ?? null })
  }
  const rest = numberAt(accumulated, 11)
  const verdict = peak === 0 ? 'none' : rest > 0 ? 'remains' : 'driesOut'
  return { climate: climate.id, verdict, peak, peakMonth, ...criticalFactor(months), months }
}

const dryTotals = new WeakMap<MonthlyClimate, Totals>()

/** Those of whatever stays dry: nobody changes them, so that every such construction shares them. */
export function dryTotalsOf(climate: MonthlyClimate): Totals {
  const known = dryTotals.get(climate)
  if (known) return known
  const totals = totalsOf(climate, dryCourse, undefined)
  dryTotals.set(climate, totals)
  return totals
}
