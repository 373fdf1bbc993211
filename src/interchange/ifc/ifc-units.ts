import type { StepFile, StepInstance } from './step-file.ts'
import { enumOf, numberOf, refOf, refsOf } from './step-values.ts'

/** Metres per metre with a prefix of SI. */
export const metresPerPrefix: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 1e1,
  DECI: 1e-1,
  CENTI: 1e-2,
  MILLI: 1e-3,
  MICRO: 1e-6,
  NANO: 1e-9,
}

function metresInSi({ attributes }: StepInstance): number | undefined {
  if (enumOf(attributes[3]) !== 'METRE') return undefined
  const prefix = enumOf(attributes[2])
  return prefix === undefined ? 1 : metresPerPrefix[prefix]
}

/** Metres in a unit of length; undefined where it is none, or is measured in itself. */
function metresIn(file: StepFile, unit: StepInstance | undefined, depth = 0): number | undefined {
  if (!unit || enumOf(unit.attributes[1]) !== 'LENGTHUNIT' || depth > 5) return undefined
  if (unit.type === 'IFCSIUNIT') return metresInSi(unit)
  const measure = unit.type === 'IFCCONVERSIONBASEDUNIT' ? file.get(refOf(unit.attributes[3])) : undefined
  const factor = numberOf(measure?.attributes[0])
  const base = metresIn(file, file.get(refOf(measure?.attributes[1])), depth + 1)
  return factor === undefined || base === undefined ? undefined : factor * base
}

/** Metres per unit of length of the project; undefined where the file names no unit. */
export function lengthUnit(file: StepFile): number | undefined {
  const assigned = file.ofType('IFCPROJECT').map(({ attributes }) => file.get(refOf(attributes[8])))
  for (const assignment of [...assigned, ...file.ofType('IFCUNITASSIGNMENT')]) {
    for (const id of refsOf(assignment?.attributes[0])) {
      const metres = metresIn(file, file.get(id))
      if (metres !== undefined && metres > 0) return metres
    }
  }
  return undefined
}
