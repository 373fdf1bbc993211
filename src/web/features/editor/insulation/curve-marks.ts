import type { Conformity } from '#contract/assessment.ts'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { shortName } from '#web/charts/ruler.ts'
import { quantities } from '#web/lib/format.ts'
import type { CurveFindings } from '../views/computing.ts'
import type { CurveAsked } from './curve-asked.ts'

/** A point of the curve with what it is marked for. */
export type Mark = {
  readonly kind: 'given' | 'limit' | 'optimum'
  readonly name: string
  readonly point: InsulationCurvePoint
  /** A rule that has to be kept here, and is no orientation. */
  readonly isBinding: boolean
}

type Words = {
  readonly today: string
  readonly optimum: string
  readonly limit: (name: string, limit: number) => string
}

/** Today, the limits of U that some thickness holds, and the optimum, from thin to thick. */
export function marksOf(
  { curve, atLimits }: CurveFindings,
  conformity: readonly Conformity[],
  { quantity }: Pick<CurveAsked, 'quantity'>,
  words: Words,
): readonly Mark[] {
  const optimum = curve.optima[quantity]
  const limits = curve.limits.flatMap((limit, index): Mark[] => {
    const point = atLimits[index]
    const rule = conformity.find((one) => one.requirement === limit.requirement && one.pack === limit.pack)
    if (!point || !rule || limit.quantity !== 'uValue') return []
    const name = words.limit(shortName(rule.title), limit.limit)
    return [{ kind: 'limit', name, point, isBinding: rule.fulfilled !== null }]
  })
  return [
    { kind: 'given', name: words.today, point: curve.given, isBinding: false } as const,
    ...limits,
    ...(optimum ? [{ kind: 'optimum', name: words.optimum, point: optimum, isBinding: false } as const] : []),
  ].toSorted((one, other) => one.point.thickness - other.point.thickness)
}

/** The three lines in the unit of the screen; null where data is missing. */
export type Line = 'total' | 'embodied' | 'operational'
export const lines = ['total', 'embodied', 'operational'] as const satisfies readonly Line[]

export const factorOf = (quantity: CurveAsked['quantity']): number =>
  quantities[quantity === 'gwp' ? 'gwp' : 'primaryEnergy'].factor

export const valueOf = (point: InsulationCurvePoint, line: Line, quantity: CurveAsked['quantity']): number | null => {
  const value = point[line][quantity]
  return value === null ? null : value * factorOf(quantity)
}

/** The thickness that has to be: the optimum, or what a rule that has to be kept asks beyond it [m]. */
export function governing(marks: readonly Mark[]): Mark | undefined {
  const optimum = marks.find(({ kind }) => kind === 'optimum')
  if (!optimum) return undefined
  return marks.findLast((one) => one === optimum || one.isBinding) ?? optimum
}
