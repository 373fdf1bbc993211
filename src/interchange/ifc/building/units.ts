import { lengthUnit, metresPerPrefix } from '../ifc-units.ts'
import type { StepFile, StepInstance } from '../step-file.ts'
import { enumOf, numberOf, refOf, refsOf } from '../step-values.ts'

/** How often the metre is multiplied by itself. */
const powers = { LENGTHUNIT: 1, AREAUNIT: 2, VOLUMEUNIT: 3 } as const
type Kind = keyof typeof powers

/** Metres, square or cubic metres in a unit of a quantity. */
export type BuildingUnits = {
  readonly length: number | undefined
  readonly area: number | undefined
  /** In the unit that a quantity names itself, else in that of the file. */
  readonly of: (kind: Kind, own: number | undefined) => number
}

/** Nesting of conversion-based units that is followed. */
const DEEPEST = 5

/** A prefix belongs to the metre, which is then squared or cubed. */
function prefixed(prefix: string | undefined, kind: Kind): number | undefined {
  const metres = prefix === undefined ? 1 : metresPerPrefix[prefix]
  return metres === undefined ? undefined : metres ** powers[kind]
}

/** In metres, square or cubic metres; undefined where it is no unit of the kind. */
function inSi(file: StepFile, unit: StepInstance | undefined, kind: Kind, depth = 0): number | undefined {
  if (!unit || enumOf(unit.attributes[1]) !== kind || depth > DEEPEST) return undefined
  if (unit.type === 'IFCSIUNIT') return prefixed(enumOf(unit.attributes[2]), kind)
  const measure = unit.type === 'IFCCONVERSIONBASEDUNIT' ? file.get(refOf(unit.attributes[3])) : undefined
  const factor = numberOf(measure?.attributes[0])
  const base = inSi(file, file.get(refOf(measure?.attributes[1])), kind, depth + 1)
  return factor === undefined || base === undefined ? undefined : factor * base
}

/** Units of the file: area and volume where it names none are powers of the length, as some programs mean it. */
export function buildingUnits(file: StepFile): BuildingUnits {
  const length = lengthUnit(file)
  const assigned = file.ofType('IFCPROJECT').map(({ attributes }) => file.get(refOf(attributes[8])))
  const named = (kind: Kind) =>
    [...assigned, ...file.ofType('IFCUNITASSIGNMENT')]
      .flatMap((assignment) => refsOf(assignment?.attributes[0]))
      .map((id) => inSi(file, file.get(id), kind))
      .find((one) => one !== undefined)
  const metres = length ?? 1
  const area = named('AREAUNIT')
  const units: Readonly<Record<Kind, number>> = {
    LENGTHUNIT: metres,
    AREAUNIT: area ?? metres ** 2,
    VOLUMEUNIT: named('VOLUMEUNIT') ?? metres ** 3,
  }
  return { length, area, of: (kind, own) => inSi(file, file.get(own), kind) ?? units[kind] }
}
