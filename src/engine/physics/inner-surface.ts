import type { Climate } from '#engine/climate/climate.ts'
import { moistureInside, moistureOutside, surfaceTemperature, temperatureFactor } from '#engine/formulas/moisture.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { baysOf, weakestResistance } from './combined-method.ts'
import { mouldMayGrow } from './mould.ts'
import type { Moisture, PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import { mouldSide } from './surface-resistance.ts'

/** A section in its climate, and whom warnings and steps are told to. */
export type Found = {
  readonly current: Section
  readonly climate: Climate
  readonly warnings: PhysicsWarning[]
  readonly trace: Trace | undefined
}

/** What is known of the inner surface. */
export type Surface = Pick<Moisture, 'fRsi' | 'surfaceMould' | 'surfaceTemperature'>

const noSurface: Surface = { fRsi: null, surfaceMould: null, surfaceTemperature: null }

/** Temperature and humidity of the inner surface, and whether mould may grow. */
export const innerSurface = ({ current, climate, warnings, trace }: Found, isComputable: boolean): Surface => {
  const { known, bays, adjacency, construction } = current
  if (!isComputable || known === null || bays === null || adjacency === 'heated') return noSurface
  const rsi = figure(trace, 'rsiMoisture', moistureInside)()
  const rse = figure(trace, 'rseMoisture', moistureOutside)(mouldSide(construction))
  const weakest = weakestResistance(known, current.tapered < 0 ? bays : baysOf(known), { rsi, rse }, trace)
  const fRsi = figure(trace, 'fRsi', temperatureFactor)(weakest, rsi)
  const { outsideTemperature, insideTemperature, insidePressure } = climate.stationary
  const temperature = figure(trace, 'surfaceTemperature', surfaceTemperature)(
    fRsi,
    insideTemperature,
    outsideTemperature,
  )
  const surfaceMould = mouldMayGrow(temperature, insidePressure)
  if (surfaceMould) {
    warnings.push({ code: 'mouldRisk', values: { fRsi } })
    if (mouldSide(construction) !== 'outdoorAir') warnings.push({ code: 'mouldAsOutdoors' })
  }
  return { fRsi, surfaceMould, surfaceTemperature: temperature }
}
