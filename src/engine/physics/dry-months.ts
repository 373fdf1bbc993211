import type { ClimateMonth, MonthlyClimate } from '#engine/climate/climate.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import type { VapourBodies } from './vapour-path.ts'
import { saturationPressure } from './vapour-pressure.ts'

/** Equal parts of the thermal resistance from the air inside to the air outside. */
const PARTS = 64
/** Keeps the rounding of a share from passing for dryness [1]. */
const DUST = 1e-9

/** Shares of the equivalent air layer thickness, by part [1]. */
type Shares = Float64Array

const NEVER: Shares = new Float64Array(PARTS).fill(Number.POSITIVE_INFINITY)
const ANYWAY: Shares = new Float64Array(PARTS).fill(Number.NEGATIVE_INFINITY)

/**
 * What share has to be reached where each part begins, so that vapour stays below saturation where it ends. The air
 * alone decides: temperature falls with the share of the resistance, vapour pressure with that of the thickness.
 */
function neededIn({ insideTemperature, outsideTemperature, insidePressure, outsidePressure }: ClimateMonth): Shares {
  const coldest = saturationPressure(Math.min(insideTemperature, outsideTemperature))
  if (Math.max(insidePressure, outsidePressure) < coldest) return ANYWAY
  const drop = insideTemperature - outsideTemperature
  const fall = insidePressure - outsidePressure
  // not a month of winter: to be looked at in slices
  if (drop <= 0 || fall <= 0) return NEVER
  return NEVER.map((_, part) => {
    const saturation = saturationPressure(insideTemperature - (drop * (part + 1)) / PARTS)
    return (insidePressure - saturation) / fall + DUST
  })
}

type Needed = { readonly months: readonly Shares[]; readonly year: Shares }

const neededByClimate = new WeakMap<MonthlyClimate, Needed>()

/** It follows from the climate alone, so it is worked out once for each. */
function neededOf(climate: MonthlyClimate): Needed {
  const known = neededByClimate.get(climate)
  if (known) return known
  const months = climate.months.map(neededIn)
  const needed = { months, year: ANYWAY.map((_, part) => Math.max(...months.map((own) => own[part] ?? 0))) }
  neededByClimate.set(climate, needed)
  return needed
}

/** Scratch buffer of the next function: making one takes longer than filling it. */
const scratch: Shares = new Float64Array(PARTS)

/** What share is reached where each part begins; good until the next call. */
function reachedIn({ bodies, sd, total }: VapourBodies, { rsi, rse }: SurfaceResistances): Shares {
  let resistance = rsi + rse
  for (const body of bodies) resistance += body.resistance
  const shares = scratch
  shares.fill(0)
  const placeOf = (part: number) => (resistance * part) / PARTS
  let part = Math.ceil((rsi / resistance) * PARTS)
  let begin = rsi
  let reached = 0
  for (let at = 0; at < bodies.length; at += 1) {
    const own = bodies[at]?.resistance ?? 0
    const thickness = sd[at] ?? 0
    for (; part < PARTS && placeOf(part) < begin + own; part += 1)
      shares[part] = (reached + (thickness * (placeOf(part) - begin)) / own) / total
    begin += own
    reached += thickness
  }
  return shares.fill(1, part)
}

const suffices = (reached: Shares, needed: Shares): boolean => {
  for (let part = 0; part < PARTS; part += 1) if ((reached[part] ?? 0) < (needed[part] ?? 0)) return false
  return true
}

/**
 * In which months of a year water may condense in a construction that holds none, told without slices. Both shares rise
 * from inside to outside, so one that suffices from where a part begins to where it ends suffices all through it.
 * Most months of most constructions need no closer look.
 *
 * @returns undefined where none of them; some that are told turn out to be dry
 */
export function maybeWetMonths(
  vapour: VapourBodies,
  climate: MonthlyClimate,
  surfaces: SurfaceResistances,
): readonly boolean[] | undefined {
  const reached = reachedIn(vapour, surfaces)
  const { year, months } = neededOf(climate)
  return suffices(reached, year) ? undefined : months.map((needed) => !suffices(reached, needed))
}
