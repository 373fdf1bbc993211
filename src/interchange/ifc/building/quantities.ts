import type { StepFile, StepInstance } from '../step-file.ts'
import { numberOf, refOf, refsOf, stringOf } from '../step-values.ts'
import type { BuildingUnits } from './units.ts'

/** Quantities of one element in metres and square metres, by their names; of several the first. */
export type Quantities = {
  readonly length: (...names: readonly string[]) => number | undefined
  readonly area: (...names: readonly string[]) => number | undefined
}

/** Reads the quantities of an element, each in its own unit where it names one. */
export function quantitiesIn(file: StepFile, units: BuildingUnits, sets: readonly StepInstance[]): Quantities {
  const found = { IFCQUANTITYLENGTH: new Map<string, number>(), IFCQUANTITYAREA: new Map<string, number>() }
  for (const set of sets)
    for (const id of refsOf(set.attributes[5])) {
      const quantity = file.get(id)
      if (quantity?.type !== 'IFCQUANTITYLENGTH' && quantity?.type !== 'IFCQUANTITYAREA') continue
      const [name, value] = [stringOf(quantity.attributes[0]), numberOf(quantity.attributes[3])]
      if (value === undefined || found[quantity.type].has(name)) continue
      const unit = units.of(
        quantity.type === 'IFCQUANTITYLENGTH' ? 'LENGTHUNIT' : 'AREAUNIT',
        refOf(quantity.attributes[2]),
      )
      found[quantity.type].set(name, value * unit)
    }
  const first = (all: ReadonlyMap<string, number>, names: readonly string[]) =>
    names.map((name) => all.get(name)).find((value) => value !== undefined)
  return {
    length: (...names) => first(found.IFCQUANTITYLENGTH, names),
    area: (...names) => first(found.IFCQUANTITYAREA, names),
  }
}
