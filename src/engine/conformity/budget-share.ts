import { EngineError } from '#engine/engine-error.ts'

/** What a share of a building's budget is made of; areas [m²], the rest per m² of floor area and year. */
export type BudgetQuestion = {
  /** Area of the construction in the building. */
  readonly area: number
  /** Floor area the limit refers to, such as NRF(R). */
  readonly floorArea: number
  /** Figure of the construction per m² of it and year, in the unit of the limit: primary energy in kWh, 3.6 MJ each. */
  readonly perYear: number
  readonly limit: number
  /** What of the limit others take: services, user electricity, operation. */
  readonly takenByOthers: number
}

/**
 * Share of a building's budget that a construction takes: (A · g / A_floor) / (limit − others) [1]. Not a verdict; the
 * building is proven as a whole.
 *
 * @returns null where the others take all of it
 * @throws {EngineError} valueOutOfRange with the field
 */
export function budgetShare({ area, floorArea, perYear, limit, takenByOthers }: BudgetQuestion): number | null {
  for (const [name, value] of Object.entries({ area, floorArea }))
    if (!(value > 0 && value < Number.POSITIVE_INFINITY))
      throw new EngineError('valueOutOfRange', [name], `${value} is no area`)
  for (const [name, value] of Object.entries({ perYear, limit, takenByOthers }))
    if (!Number.isFinite(value)) throw new EngineError('valueOutOfRange', [name], `${value} is no figure`)
  const left = limit - takenByOthers
  return left > 0 ? (perYear * area) / floorArea / left : null
}
