import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Assessment } from '#engine/assessment.ts'
import type { TraceStep } from '#engine/trace.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { requirementTitle } from '../texts/requirement-titles.ts'
import { toWarning } from '../texts/warning-texts.ts'

type Moisture = KeyPerformanceIndicators['moisture']

const toMoisture = ({ moisture }: Assessment): Moisture => ({
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
  planes: moisture.planes.map(({ position, layer, condensate, evaporation, limit }) => ({
    position,
    layer,
    condensate,
    evaporation,
    limit,
  })),
  sdInside: moisture.sdInside,
  sdOutside: moisture.sdOutside,
  sdTotal: moisture.sdTotal,
  monthly: moisture.monthly.map(({ climate, verdict, peak, months }) => ({ climate, verdict, peak, months })),
})

const toLayers = ({ layers }: Assessment): KeyPerformanceIndicators['layers'] =>
  layers.map(({ layer, resistance, counted, mass, sd, replacements, complete, gwp, penrt, pert }) => ({
    layer,
    resistance,
    counted,
    mass,
    sd,
    replacements,
    complete,
    gwp,
    penrt,
    pert,
  }))

const toConformity = ({ conformity }: Assessment, locale: Locale): KeyPerformanceIndicators['conformity'] =>
  conformity.map(({ requirement, pack, ...limit }) => ({
    requirement,
    title: requirementTitle(requirement, pack, locale),
    ...limit,
  }))

/** An assessment as the interface shows it: figures unrounded, messages in the locale. */
export const toKpis = (
  assessment: Assessment,
  locale: Locale,
  trace?: readonly TraceStep[],
): KeyPerformanceIndicators => ({
  thermal: assessment.thermal,
  geometry: assessment.geometry,
  moisture: toMoisture(assessment),
  summer: assessment.summer,
  lifeCycle: assessment.lifeCycle,
  layers: toLayers(assessment),
  conformity: toConformity(assessment, locale),
  warnings: assessment.warnings.map((warning) => toWarning(warning, locale)),
  ...(trace && { trace: [...trace] }),
})
