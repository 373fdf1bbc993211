import type { StepFile, StepInstance } from '../step-file.ts'
import { numberOf, refOf, refsOf, stringOf } from '../step-values.ts'
import type { BuildingUnits } from './units.ts'

/** Quantities of one element in metres, square and cubic metres, by their names; of several the first. */
export type Quantities = {
  readonly length: (...names: readonly string[]) => number | undefined
  readonly area: (...names: readonly string[]) => number | undefined
  readonly volume: (...names: readonly string[]) => number | undefined
}

const kinds = {
  IFCQUANTITYLENGTH: 'LENGTHUNIT',
  IFCQUANTITYAREA: 'AREAUNIT',
  IFCQUANTITYVOLUME: 'VOLUMEUNIT',
} as const
type QuantityType = keyof typeof kinds
const isQuantity = (type: string): type is QuantityType => Object.hasOwn(kinds, type)

/** Reads the quantities of an element, each in its own unit where it names one. */
export function quantitiesIn(file: StepFile, units: BuildingUnits, sets: readonly StepInstance[]): Quantities {
  const found: Readonly<Record<QuantityType, Map<string, number>>> = {
    IFCQUANTITYLENGTH: new Map(),
    IFCQUANTITYAREA: new Map(),
    IFCQUANTITYVOLUME: new Map(),
  }
  for (const set of sets)
    for (const id of refsOf(set.attributes[5])) {
      const quantity = file.get(id)
      if (!quantity || !isQuantity(quantity.type)) continue
      const { type, attributes } = quantity
      const [name, value] = [stringOf(attributes[0]), numberOf(attributes[3])]
      if (value === undefined || found[type].has(name)) continue
      found[type].set(name, value * units.of(kinds[type], refOf(attributes[2])))
    }
  const first = (all: ReadonlyMap<string, number>, names: readonly string[]) =>
    names.map((name) => all.get(name)).find((value) => value !== undefined)
  return {
    length: (...names) => first(found.IFCQUANTITYLENGTH, names),
    area: (...names) => first(found.IFCQUANTITYAREA, names),
    volume: (...names) => first(found.IFCQUANTITYVOLUME, names),
  }
}
