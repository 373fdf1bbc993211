import type { BuildingFormula } from '#vocabulary/building-formulas.ts'
import type { RowKind } from '#vocabulary/projects.ts'
import type { BuildingInputs } from './building-arithmetic.ts'

/** How one figure of a building came about: enough to do the sum again. */
export type BuildingStep = {
  readonly formula: BuildingFormula
  /** Null: of the whole building. */
  readonly row: { readonly kind: RowKind | 'carrier' | 'userElectricity'; readonly id: string } | null
  readonly inputs: BuildingInputs
  /** Null where it cannot be computed. */
  readonly value: number | null
}

export const ofBuilding = (formula: BuildingFormula, value: number | null, inputs: BuildingInputs): BuildingStep => ({
  formula,
  row: null,
  inputs,
  value,
})
