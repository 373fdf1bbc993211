import type { ConstructionLayer } from '#contract/constructions.ts'
import type { MaterialCategory, MaterialTrait, MaterialUse } from '#vocabulary/materials.ts'

/** A material that may be chosen, as far as a choice needs it. */
export type Choosable = {
  readonly id: string
  readonly category: MaterialCategory
  readonly traits: readonly MaterialTrait[]
  readonly uses: readonly MaterialUse[]
  /** [W/(m·K)] */
  readonly conductivity?: number | null | undefined
  /** Thicknesses that are sold [m], rising. */
  readonly marketThicknesses?: readonly number[] | undefined
  /** Has every figure that an assessment asks for, and a dataset in the release. */
  readonly isComplete: boolean
}
export type Choosables = ReadonlyMap<string, Choosable>

/** Thicknesses closer than this are the same [m]. */
const SAME = 1e-6

/** Whether a layer can be bought as it is; between members it is cut or blown. */
export const isSold = ({ materialId, thickness, framing }: ConstructionLayer, materials: Choosables): boolean =>
  framing !== undefined ||
  (materials.get(materialId)?.marketThicknesses ?? []).some((sold) => Math.abs(sold - thickness) < SAME)
