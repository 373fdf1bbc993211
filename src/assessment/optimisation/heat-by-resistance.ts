import { climateOf } from '#engine/climate/room-climate.ts'
import type { Construction } from '#engine/construction.ts'
import { countedCorrections } from '#engine/formulas/corrections.ts'
import { temperatureFactor } from '#engine/formulas/moisture.ts'
import { parallelPaths, totalResistance } from '#engine/physics/combined-method.ts'
import { layerCorrections } from '#engine/physics/corrections.ts'
import { innerSurface } from '#engine/physics/inner-surface.ts'
import { section } from '#engine/physics/section.ts'
import { mouldSurfaceResistances } from '#engine/physics/surface-resistance.ts'
import { thermalTransmittance } from '#engine/physics/thermal-transmittance.ts'

/** U [W/(m²·K)] of a construction by what its homogeneous layers resist more than now [m²·K/W]; NaN where unknown. */
export type HeatByResistance = (more: number) => number

type Part = { readonly constant: number; readonly squared: number }

/** Corrections of annex F are constant, or fall with the square of the resistance of the whole. */
const partOf = (here: number, further: number, total: number): Part => {
  const squared = (here - further) / (1 / total ** 2 - 1 / (total + 1) ** 2)
  return { constant: here - squared / total ** 2, squared }
}

/**
 * U as a function of the resistance of the homogeneous layers, in closed form: every path through the component and the
 * lower limit grow by it alike (ISO 6946:2017, 6.7.2), the corrections of annex F shrink with it.
 *
 * @returns undefined where it is no function of it alone: layers that taper, are slightly ventilated or lie outside of a
 *   waterproofing, metal in insulation
 */
export function heatByResistance(construction: Construction): HeatByResistance | undefined {
  const current = section(construction)
  const { known, bays, applicable, tapered, framed } = current
  const isSlightly = construction.layers.some(({ airCavity }) => airCavity === 'slightlyVentilated')
  if (tapered >= 0 || applicable.outsideSealing > 0 || isSlightly) return undefined
  const { uValue, surfaces } = thermalTransmittance(current, [])
  if (known === null || bays === null || uValue === null) return () => Number.NaN
  const bay = bays.reduce((sum, one) => sum + one, surfaces.rsi + surfaces.rse)
  const { shares, resistances } = framed ? parallelPaths(known, bay) : { shares: [1], resistances: [bay] }
  const { lower } = totalResistance(known, surfaces)
  const here = layerCorrections(current, surfaces, undefined) ?? []
  const further = layerCorrections({ ...current, bays: [...bays, 1] }, surfaces, undefined) ?? []
  const parts = here.map((one, at) => partOf(one, further[at] ?? one, bay))
  return (more) => {
    let conductance = 0
    for (let at = 0; at < shares.length; at += 1) conductance += (shares[at] ?? 0) / ((resistances[at] ?? 0) + more)
    const total = (1 / conductance + lower + more) / 2
    if (parts.length === 0) return 1 / total
    const square = (bay + more) ** 2
    const corrections = parts.map(({ constant, squared }) => constant + squared / square)
    return 1 / total + countedCorrections.of(corrections, 0, total)
  }
}

/** U of one construction, as it is assessed; NaN where unknown. */
export const heatOf = (construction: Construction): number =>
  thermalTransmittance(section(construction), []).uValue ?? Number.NaN

/**
 * fRsi by what the homogeneous layers resist more than now: the straight path that resists least grows by it, as every
 * other one does. NaN where unknown.
 */
export function factorByResistance(construction: Construction): HeatByResistance {
  const current = section(construction)
  const isComputable = thermalTransmittance(current, []).uValue !== null
  const { fRsi } = innerSurface({ current, climate: climateOf(), warnings: [], trace: undefined }, isComputable)
  if (fRsi === null) return () => Number.NaN
  const { rsi } = mouldSurfaceResistances(construction)
  const weakest = rsi / (1 - fRsi)
  return (more) => temperatureFactor.of(weakest + more, rsi)
}
