import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Assessment } from '#engine/assessment.ts'
import type { MoistureProof } from '#engine/conformity/moisture-proof/moisture-proof.ts'
import type { MonthlyMoisture } from '#engine/physics/physics-result.ts'
import type { Words } from './texts/words.ts'

type Moisture = KeyPerformanceIndicators['moisture']

/** A code with what it says. */
const tell = <Code extends string>(phrases: Readonly<Record<Code, string>>, code: Code) => ({
  code,
  text: phrases[code],
})

function toProof(proof: MoistureProof, { proof: words }: Words): Moisture['proof'] {
  return {
    stage: proof.stage,
    fulfilled: proof.fulfilled,
    row: proof.row && tell(words.rows, proof.row),
    reasons: proof.reasons.map((code) => tell(words.reasons, code)),
    status: proof.status,
    conditions: proof.conditions.map((code) => tell(words.conditions, code)),
    advice: proof.advice.map((code) => tell(words.advice, code)),
    open: proof.open && tell(words.open, proof.open),
    missing: proof.missing.map(({ layer, figure }) => ({ layer, figure })),
  }
}

function toRain({ drivingRain: rain }: Assessment, { proof: words }: Words): Moisture['drivingRain'] {
  if (rain === null) return null
  return {
    group: rain.group,
    surface: tell(words.surfaces, rain.surface),
    fulfilled: rain.fulfilled,
    waterAbsorption: rain.waterAbsorption,
    sd: rain.sd,
    absorption: rain.absorption,
    missing: [...rain.missing],
    conditions: rain.conditions.map((code) => tell(words.conditions, code)),
  }
}

const toCourse = (
  { climate, verdict, peak, peakMonth, planes, fRsiMin, surfaceMould, months }: MonthlyMoisture,
  { climates }: Words,
): Moisture['monthly'][number] => ({
  climate,
  name: climates[climate] ?? climate,
  verdict,
  peak,
  peakMonth,
  planes: planes.map(({ position, outerLayer, layer, accumulated }) => ({ position, outerLayer, layer, accumulated })),
  fRsiMin,
  surfaceMould,
  months: [...months],
})

/** Moisture as the interface shows it, sentences in words. */
export const toMoisture = (assessment: Assessment, words: Words): Moisture => {
  const { moisture, moistureProof } = assessment
  return {
    proof: toProof(moistureProof, words),
    drivingRain: toRain(assessment, words),
    applicable: moisture.applicable,
    fRsi: moisture.fRsi,
    surfaceMould: moisture.surfaceMould,
    surfaceTemperature: moisture.surfaceTemperature,
    condensate: moisture.condensate,
    evaporation: moisture.evaporation,
    dries: moisture.dries,
    limit: moisture.limit,
    dryingReserve: moisture.dryingReserve,
    fulfilled: moisture.fulfilled,
    planes: moisture.planes.map(({ position, outerLayer, layer, condensate, evaporation, limit }) => ({
      position,
      outerLayer,
      layer,
      condensate,
      evaporation,
      limit,
    })),
    sdInside: moisture.sdInside,
    sdOutside: moisture.sdOutside,
    sdTotal: moisture.sdTotal,
    monthly: moisture.monthly.map((course) => toCourse(course, words)),
  }
}
