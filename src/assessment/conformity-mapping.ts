import type { KeyPerformanceIndicators, UsedSettings } from '#contract/assessment.ts'
import type { Assessment } from '#engine/assessment.ts'
import type { Proposal } from '#engine/conformity/propose-measure.ts'
import { type LayerState, REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { lawName, noteText, requirementTitle } from './texts/limits.ts'
import type { Words } from './texts/words.ts'

type On = { readonly words: Words; readonly today: string }

/** How the figures stand to the limits, in words of the day. */
export function toConformity(
  { conformity, works: { settings } }: Assessment,
  { words, today }: On,
): KeyPerformanceIndicators['conformity'] {
  const asOf = settings.asOf ?? today
  return conformity.map((entry) => ({
    requirement: entry.requirement,
    pack: entry.pack,
    row: entry.row,
    title: requirementTitle(entry, asOf, words),
    law: entry.pack.startsWith('geg') ? lawName(asOf) : null,
    source: entry.source,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    status: entry.status,
    kind: entry.kind,
    quantity: entry.quantity,
    unit: entry.unit,
    relation: entry.relation,
    limit: entry.limit,
    value: entry.value,
    margin: entry.margin,
    fulfilled: entry.fulfilled,
    measure: [...entry.measure],
    exemptions: entry.exemptions.map((code) => ({ code, text: words.limits.exemptions[code] })),
    note: noteText(entry.notes, entry.conductivity, words),
  }))
}

/** Why a measure is proposed: the layers that point to it, counted from 1, with their states. */
function reasonOf({ layers }: Proposal, states: readonly LayerState[], { limits }: Words): string {
  return layers.map((index) => `${limits.layer} ${index + 1} ${limits.states[states[index] ?? 'new']}`).join(', ')
}

const ofRules = (settings: Settings, today: string) => ({
  heating: settings.heating ?? 'normal',
  shareOfGroup: settings.shareOfGroup ?? null,
  energyLawSince1984: settings.energyLawSince1984 ?? false,
  monument: settings.monument ?? false,
  thicknessLimited: settings.thicknessLimited ?? false,
  thicknessLimitedReason: settings.thicknessLimitedReason ?? null,
  unheatedSide: settings.unheatedSide ?? 'room',
  asOf: settings.asOf ?? today,
})

const ofBalance = (settings: Settings) => ({
  boundary: settings.boundary ?? 'full',
  serviceLifeEdition: settings.serviceLifeEdition ?? serviceLifeEditions[0],
  referenceStudyPeriod: settings.referenceStudyPeriod ?? REFERENCE_STUDY_PERIOD,
  transportDistance: settings.transportDistance ?? null,
  transportVehicle: settings.transportVehicle ?? null,
  humidityClass: settings.humidityClass ?? 'normal',
  drivingRainGroup: settings.drivingRainGroup ?? null,
  roofShaded: settings.roofShaded ?? false,
})

/** The settings that an assessment used, with what holds where nothing was said, and what the layers propose. */
export const toUsedSettings = (
  { works: { settings, measures, isProposed, proposal } }: Assessment,
  states: readonly LayerState[],
  { words, today }: On,
): UsedSettings => ({
  measure: [...measures],
  measureProposed: isProposed,
  proposal: proposal.map((one) => ({
    measure: one.measure,
    layers: [...one.layers],
    reason: reasonOf(one, states, words),
  })),
  ...ofRules(settings, today),
  ...ofBalance(settings),
})
