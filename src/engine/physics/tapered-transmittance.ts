import { about, type Trace } from '#engine/trace.ts'
import { thinnestOf } from '#vocabulary/taper.ts'
import type { TotalResistance } from './combined-method.ts'
import type { PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import { isTapered, taperedTransmittance } from './taper.ts'

/** U over the area is closed for one layer (ISO 6946:2017, annex C); on the safe side others count at their thinnest. */
const warnOfFurtherTapers = (
  { construction: { layers }, applicable: { counted }, tapered }: Section,
  warnings: PhysicsWarning[],
) => {
  for (const index of counted) {
    const layer = layers[index]
    if (index === tapered || !isTapered(layer)) continue
    const thinnest = Math.max(0, thinnestOf(layer.thickness, layer.taper)) * 1000
    warnings.push({ code: 'taperAtThinnest', path: `/layers/${index}`, values: { thinnest } })
  }
}

/** U over the area of a tapered layer, whose resistances are those of the thinnest point; undefined where none tapers. */
export const uTapered = (
  current: Section,
  { total }: TotalResistance,
  warnings: PhysicsWarning[],
  trace: Trace | undefined,
): number | undefined => {
  const { construction, tapered } = current
  const layer = tapered < 0 ? undefined : construction.layers[tapered]
  if (!isTapered(layer)) return undefined
  const thinnest = thinnestOf(layer.thickness, layer.taper)
  const values = { thinnest: thinnest * 1000, thickest: (thinnest + layer.taper.rise) * 1000 }
  warnings.push({ code: 'taperedInsulation', path: `/layers/${tapered}`, values })
  warnOfFurtherTapers(current, warnings)
  return taperedTransmittance(layer, total, { own: about(trace, tapered), whole: trace })
}
