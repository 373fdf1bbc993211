import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Assessment } from '#engine/assessment.ts'
import type { MoistureProof } from '#engine/conformity/moisture-proof/moisture-proof.ts'
import type { MonthlyMoisture } from '#engine/physics/physics-result.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { climateName } from './texts/climate-names.ts'
import {
  adviceTexts,
  conditionTexts,
  openTexts,
  type ProofTexts,
  reasonTexts,
  rowTexts,
  surfaceTexts,
} from './texts/moisture-texts.ts'

type Moisture = KeyPerformanceIndicators['moisture']

/** Codes with their sentences in one language. */
const telling =
  (locale: Locale) =>
  <Code extends string>(texts: ProofTexts<Code>, code: Code) => ({ code, text: texts[code][locale] })

function toProof(proof: MoistureProof, locale: Locale): Moisture['proof'] {
  const tell = telling(locale)
  return {
    stage: proof.stage,
    fulfilled: proof.fulfilled,
    row: proof.row && tell(rowTexts, proof.row),
    reasons: proof.reasons.map((code) => tell(reasonTexts, code)),
    status: proof.status,
    conditions: proof.conditions.map((code) => tell(conditionTexts, code)),
    advice: proof.advice.map((code) => tell(adviceTexts, code)),
    open: proof.open && tell(openTexts, proof.open),
    missing: proof.missing.map(({ layer, figure }) => ({ layer, figure })),
  }
}

function toRain({ drivingRain: rain }: Assessment, locale: Locale): Moisture['drivingRain'] {
  if (rain === null) return null
  const tell = telling(locale)
  return {
    group: rain.group,
    surface: tell(surfaceTexts, rain.surface),
    fulfilled: rain.fulfilled,
    waterAbsorption: rain.waterAbsorption,
    sd: rain.sd,
    absorption: rain.absorption,
    missing: [...rain.missing],
    conditions: rain.conditions.map((code) => tell(conditionTexts, code)),
  }
}

const toCourse = (
  { climate, verdict, peak, peakMonth, planes, fRsiMin, surfaceMould, months }: MonthlyMoisture,
  locale: Locale,
): Moisture['monthly'][number] => ({
  climate,
  name: climateName(climate, locale),
  verdict,
  peak,
  peakMonth,
  planes: planes.map(({ position, outerLayer, layer, accumulated }) => ({ position, outerLayer, layer, accumulated })),
  fRsiMin,
  surfaceMould,
  months: [...months],
})

/** Moisture as the interface shows it, sentences in the locale. */
export const toMoisture = (assessment: Assessment, locale: Locale): Moisture => {
  const { moisture, moistureProof } = assessment
  return {
    proof: toProof(moistureProof, locale),
    drivingRain: toRain(assessment, locale),
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
    monthly: moisture.monthly.map((course) => toCourse(course, locale)),
  }
}
