import type { StepFile, StepInstance } from '../step-file.ts'
import { stringOf } from '../step-values.ts'
import { flightClasses, notTakenTypes, toldClass, wholeClasses } from './building-classes.ts'
import type { IfcBulk } from './ifc-building.ts'
import type { Relations } from './relations.ts'

/** Elements that make no row by their class; of a stair or ramp its flights where they can be items, else the whole. */
export function notTakenIn(
  { file, relations }: { readonly file: StepFile; readonly relations: Pick<Relations, 'partsOf'> },
  { left, bulks }: { readonly left: readonly StepInstance[]; readonly bulks: readonly IfcBulk[] },
): Record<string, number> {
  const counts = new Map<string, number>()
  const count = (type: string, more: number) => counts.set(toldClass(type), (counts.get(toldClass(type)) ?? 0) + more)
  for (const type of notTakenTypes) count(type, file.countOf(type))
  for (const { type } of left) count(type, 1)
  const offered = new Set(bulks.map(({ sourceId }) => sourceId))
  for (const whole of file.ofType(...wholeClasses)) {
    const within = relations.partsOf(whole.id).flatMap((id) => file.get(id) ?? [])
    const flights = within.filter(({ type }) => flightClasses.includes(type))
    if (flights.some((one) => offered.has(stringOf(one.attributes[0])))) count(whole.type, -1)
    else for (const { type } of flights) count(type, -1)
  }
  return Object.fromEntries([...counts].filter(([, number]) => number > 0))
}
