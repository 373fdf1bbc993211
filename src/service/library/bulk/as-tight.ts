import { equalised, mayAdapt } from '#assessment/normalised/equalised.ts'
import type { BulkChange } from '#contract/bulk-changes.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import { SOLD_STEP } from '#vocabulary/bulk-changes.ts'
import { adaptable } from '#vocabulary/normalised.ts'
import { storedAssessment } from '../constructions/assessed-columns.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'

/** Less than this is no step more: what arithmetic leaves over [m]. */
const DUST = 1e-9

const stepsUp = (thickness: number): number =>
  Number((Math.ceil((thickness - DUST) / SOLD_STEP) * SOLD_STEP).toFixed(6))

/**
 * Layers of a construction whose material was replaced, the thickest of the new material so thick that U is no higher
 * than before; undefined where no thickness does that, or where it stands in members alone.
 *
 * @param given - with the material replaced
 */
export async function asTight(
  assessor: Assessor,
  given: Given,
  { row, change }: { row: ConstructionRow; change: Extract<BulkChange, { do: 'replaceMaterial' }> },
): Promise<ConstructionLayer[] | undefined> {
  const { uValue } = await assessor.listFigures(storedAssessment(assessor, row))
  const subject = { given, resolved: await assessor.resolve(given) }
  const [layer] = [...row.layers.keys()]
    .filter((index) => row.layers[index]?.materialId === change.material && mayAdapt(subject, index))
    .toSorted((one, other) => (row.layers[other]?.thickness ?? 0) - (row.layers[one]?.thickness ?? 0))
  if (uValue === null || layer === undefined) return undefined
  const { to } = equalised(subject, { quantity: 'uValue', value: uValue }, layer)
  const thickness = to === null ? Number.NaN : stepsUp(to)
  return thickness <= adaptable.to
    ? given.layers.map((one, index) => (index === layer ? { ...one, thickness } : one))
    : undefined
}
