import { lengthUnit, metresPerPrefix } from '../ifc-units.ts'
import type { StepFile, StepInstance } from '../step-file.ts'
import { enumOf, numberOf, refOf, refsOf } from '../step-values.ts'

type Kind = 'LENGTHUNIT' | 'AREAUNIT'

/** Metres or square metres in a unit of a quantity. */
export type BuildingUnits = {
  readonly length: number | undefined
  readonly area: number | undefined
  /** In the unit that a quantity names itself, else in that of the file. */
  readonly of: (kind: Kind, own: number | undefined) => number
}

/** Nesting of conversion-based units that is followed. */
const DEEPEST = 5

/** A prefix belongs to the metre, which is then squared. */
function prefixed(prefix: string | undefined, kind: Kind): number | undefined {
  const metres = prefix === undefined ? 1 : metresPerPrefix[prefix]
  return metres === undefined || kind === 'LENGTHUNIT' ? metres : metres ** 2
}

/** In metres or square metres; undefined where it is no unit of the kind. */
function inSi(file: StepFile, unit: StepInstance | undefined, kind: Kind, depth = 0): number | undefined {
  if (!unit || enumOf(unit.attributes[1]) !== kind || depth > DEEPEST) return undefined
  if (unit.type === 'IFCSIUNIT') return prefixed(enumOf(unit.attributes[2]), kind)
  const measure = unit.type === 'IFCCONVERSIONBASEDUNIT' ? file.get(refOf(unit.attributes[3])) : undefined
  const factor = numberOf(measure?.attributes[0])
  const base = inSi(file, file.get(refOf(measure?.attributes[1])), kind, depth + 1)
  return factor === undefined || base === undefined ? undefined : factor * base
}

/** Units of the file: area where it names none is the square of the length, as some programs mean it. */
export function buildingUnits(file: StepFile): BuildingUnits {
  const length = lengthUnit(file)
  const assigned = file.ofType('IFCPROJECT').map(({ attributes }) => file.get(refOf(attributes[8])))
  const area = [...assigned, ...file.ofType('IFCUNITASSIGNMENT')]
    .flatMap((assignment) => refsOf(assignment?.attributes[0]))
    .map((id) => inSi(file, file.get(id), 'AREAUNIT'))
    .find((one) => one !== undefined)
  const metres = length ?? 1
  return {
    length,
    area,
    of: (kind, own) => inSi(file, file.get(own), kind) ?? (kind === 'LENGTHUNIT' ? metres : (area ?? metres ** 2)),
  }
}
