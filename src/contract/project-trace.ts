import * as z from 'zod/mini'
import { type BuildingFormula, buildingFormulas } from '#vocabulary/building-formulas.ts'
import { rowKinds } from '#vocabulary/projects.ts'

const formulas = Object.keys(buildingFormulas) as [BuildingFormula, ...BuildingFormula[]]

/** How a figure of a building came about: enough to do the sum again by hand. */
export const projectTraceStep = z
  .object({
    quantity: z.enum(formulas),
    formula: z.string(),
    clause: z.string(),
    row: z
      .nullable(z.object({ kind: z.enum([...rowKinds, 'carrier', 'userElectricity']), id: z.string() }))
      .check(z.describe('null: of the whole building')),
    inputs: z
      .record(z.string(), z.union([z.number(), z.array(z.number())]))
      .check(
        z.describe('What the formula was given, by the name of the input; lists are row by row or module by module'),
      ),
    value: z.nullable(z.number()).check(z.describe('null: it cannot be computed')),
    unit: z.string(),
  })
  .check(z.meta({ id: 'ProjectTraceStep' }))
