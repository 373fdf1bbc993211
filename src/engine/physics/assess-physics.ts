import { type Climate, checkClimate, type StationaryClimate } from '#engine/climate/climate.ts'
import { defaultClimate } from '#engine/climate/climates.ts'
import type { Construction } from '#engine/construction.ts'
import { sumOfLayers } from '#engine/formulas/heat.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { arealMass } from './areal-mass.ts'
import { checkConstruction } from './check-construction.ts'
import { assessMoisture } from './moisture.ts'
import type {
  AirOnBothSides,
  Geometry,
  LayerPhysics,
  PhysicsResult,
  PhysicsWarning,
  Thermal,
} from './physics-result.ts'
import { resistanceWarnings, type Section, section } from './section.ts'
import { summer } from './summer.ts'
import { mouldSurfaceResistances } from './surface-resistance.ts'
import { faceTemperatures, type VapourAlongPath } from './temperatures.ts'
import { type Transmittance, thermalTransmittance } from './thermal-transmittance.ts'

const geometry = (
  { construction, applicable }: Section,
  masses: readonly (number | null)[],
  trace: Trace | undefined,
): Geometry => {
  const thicknesses: number[] = []
  const known: number[] = []
  for (const index of applicable.present) {
    thicknesses.push(construction.layers[index]?.thickness ?? 0)
    const own = masses[index] ?? null
    if (own !== null) known.push(own)
  }
  return {
    thickness: figure(trace, 'thickness', sumOfLayers)(thicknesses),
    mass: known.length < thicknesses.length ? null : figure(trace, 'mass', sumOfLayers)(known),
  }
}

const warnOfDensities = ({ applicable }: Section, masses: readonly (number | null)[], warnings: PhysicsWarning[]) => {
  for (const index of applicable.present)
    if (masses[index] === null) warnings.push({ code: 'densityUnknown', path: `/layers/${index}` })
}

const layerFigures = (
  { applicable, resistances }: Section,
  masses: readonly (number | null)[],
  sd: readonly (number | null)[],
): LayerPhysics[] =>
  resistances.map(({ bay }, layer) => ({
    layer,
    resistance: bay,
    counted: applicable.counted.includes(layer),
    mass: masses[layer] ?? null,
    sd: sd[layer] ?? null,
  }))

/** Between heated rooms the air is the same on both sides. */
const stationaryOf = ({ adjacency }: Section, { stationary }: Climate): StationaryClimate => {
  if (adjacency !== 'heated') return stationary
  const { insideTemperature, insideHumidity, insidePressure } = stationary
  return {
    ...stationary,
    outsideTemperature: insideTemperature,
    outsideHumidity: insideHumidity,
    outsidePressure: insidePressure,
  }
}

const airOf = (stationary: StationaryClimate): AirOnBothSides => ({
  outsideTemperature: stationary.outsideTemperature,
  insideTemperature: stationary.insideTemperature,
  outsideHumidity: stationary.outsideHumidity,
  insideHumidity: stationary.insideHumidity,
})

const thermalOf = (
  current: Section,
  { surfaces, resistance, uValue }: Transmittance,
  climate: Climate,
  vapour: VapourAlongPath | null,
  trace: Trace | undefined,
): Thermal => {
  const atFaces = vapour ? mouldSurfaceResistances(current.construction) : surfaces
  const stationary = stationaryOf(current, climate)
  return {
    uValue,
    rTotal: resistance?.total ?? null,
    rUpper: resistance?.upper ?? null,
    rLower: resistance?.lower ?? null,
    rsi: surfaces.rsi,
    rse: surfaces.rse,
    temperatures: faceTemperatures(current, stationary, atFaces, vapour, trace),
    climate: airOf(stationary),
  }
}

/**
 * Everything the building physics tells of a construction: heat transfer (ISO 6946), temperatures, moisture (DIN 4108-2,
 * DIN 4108-3, ISO 13788), summer (ISO 13786), thickness and mass.
 *
 * What cannot be computed is null, with the reason among the warnings; the rest is computed all the same. Nothing is
 * rounded. Removed layers are left out. Temperatures, moisture and summer figures are those between the members.
 *
 * @param climate - the periods of DIN 4108-3 and the years of `defaultClimate` where absent
 * @param trace - takes how the figures came about
 * @throws {EngineError} layersEmpty; valueOutOfRange for numbers the formulas cannot take
 */
export function assessPhysics(
  construction: Construction,
  climate: Climate = defaultClimate,
  trace?: Trace,
): PhysicsResult {
  checkConstruction(construction)
  if (climate !== defaultClimate) checkClimate(climate)
  return physicsOf(construction, climate, trace)
}

/** The same for a construction and a climate that are checked already. */
export function physicsOf(construction: Construction, climate: Climate, trace: Trace | undefined): PhysicsResult {
  const current = section(construction, trace)
  const masses = construction.layers.map((layer, index) =>
    arealMass(layer, layer.state === 'removed' ? undefined : about(trace, index)),
  )
  const warnings = resistanceWarnings(current)
  warnOfDensities(current, masses, warnings)
  if (current.applicable.present.length === 0) warnings.push({ code: 'nothingRemains' })
  if (current.framed) warnings.push({ code: 'mainPathOnly' })
  const heat = thermalTransmittance(current, warnings, trace)
  const wet = assessMoisture(current, climate, heat.uValue !== null, warnings, trace)
  return {
    thermal: thermalOf(current, heat, climate, wet.vapour, trace),
    geometry: geometry(current, masses, trace),
    moisture: wet.moisture,
    summer: summer(current, heat.surfaces, warnings, trace),
    layers: layerFigures(current, masses, wet.layerSd),
    warnings,
  }
}
