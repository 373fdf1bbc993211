import { externalSurfaceResistance, slightlyVentilated } from '#engine/formulas/heat.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { OPENINGS } from './air-layer.ts'
import { type TotalResistance, totalResistance } from './combined-method.ts'
import type { KnownResistance } from './known-resistance.ts'
import type { PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import { type SurfaceResistances, situations } from './surface-resistance.ts'

/** Openings assumed for a slightly ventilated layer: the middle of the range [mm²/m]. */
const ASSUMED_OPENINGS = (OPENINGS.unventilated + OPENINGS.wellVentilated) / 2

/** Where among the counting layers it is, and its openings [mm² per m length or per m²]. */
type SlightlyVentilated = { readonly at: number; readonly openings: number }

/** With a slightly ventilated layer: between the resistances with the layer closed and with it open. */
const blended = (
  { construction }: Section,
  known: readonly KnownResistance[],
  surfaces: SurfaceResistances,
  trace: Trace | undefined,
  { at, openings }: SlightlyVentilated,
): TotalResistance => {
  const closed = totalResistance(known, surfaces, 'closed', trace)
  const { heatFlow } = situations[construction.type]
  const rse = figure(trace, 'rseOpen', externalSurfaceResistance)('ventilated', heatFlow)
  const open = totalResistance(known.slice(at + 1), { rsi: surfaces.rsi, rse }, 'open', trace)
  return {
    upper: figure(trace, 'rUpper', slightlyVentilated)(openings, closed.upper, open.upper),
    lower: figure(trace, 'rLower', slightlyVentilated)(openings, closed.lower, open.lower),
    total: figure(trace, 'rTotal', slightlyVentilated)(openings, closed.total, open.total),
  }
}

/** Resistance of a construction with a slightly ventilated air layer [m²·K/W]. */
export const slightlyVentilatedResistance = (
  current: Section,
  known: readonly KnownResistance[],
  surfaces: SurfaceResistances,
  {
    at,
    warnings,
    trace,
  }: { readonly at: number; readonly warnings: PhysicsWarning[]; readonly trace: Trace | undefined },
): TotalResistance => {
  const index = current.applicable.counted[at] ?? 0
  const { openings } = current.construction.layers[index] ?? {}
  if (openings === undefined)
    warnings.push({ code: 'openingAreaAssumed', path: `/layers/${index}`, values: { area: ASSUMED_OPENINGS } })
  return blended(current, known, surfaces, trace, { at, openings: openings ?? ASSUMED_OPENINGS })
}
