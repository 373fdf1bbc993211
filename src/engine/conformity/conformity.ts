import type { Construction } from '#engine/construction.ts'
import type { PhysicsResult } from '#engine/physics/physics-result.ts'
import { askedRules, type InPack } from './asked-rules.ts'
import { type ConformityEntry, DUST, entry } from './conformity-entry.ts'
import { heldAgainst, type Values, valuesOf } from './held-values.ts'
import { hintsFor } from './hints.ts'
import { type DrivingRain, drivingRainOf } from './moisture-proof/driving-rain.ts'
import { type MoistureProof, moistureProofOf } from './moisture-proof/moisture-proof.ts'
import { readingOf } from './moisture-proof/reading.ts'
import type { RulePack } from './rule-pack.ts'
import { minimumResistance } from './rule-packs/minimum-resistance.ts'
import { din4108Part3 } from './rule-packs/moisture.ts'
import { type ToldWorks, type Works, worksOf } from './works.ts'

const holdsAt = ({ validFrom }: RulePack, asOf: string | undefined): boolean =>
  asOf === undefined || validFrom === null || validFrom <= asOf

const applies = ({ pack, when }: InPack, { settings, circumstances }: Works): boolean =>
  (when & circumstances) === when && holdsAt(pack, settings.asOf)

/** How a construction stands to the limits, and for which works. */
export type Conformity = {
  readonly works: ToldWorks
  readonly entries: readonly ConformityEntry[]
  readonly proof: MoistureProof
  /** Null where no exposure was said. */
  readonly rain: DrivingRain | null
}

/** Whether R is that of DIN 4108-2 wherever the standard asks for one. */
const meetsMinimum = (entries: readonly ConformityEntry[]): boolean => {
  for (const { pack, value, limit } of entries)
    if (pack === minimumResistance.id && (value === null || value < limit - DUST)) return false
  return true
}

function hold(entries: ConformityEntry[], one: InPack, values: Values): void {
  const { construction, works } = values
  const held = applies(one, works) ? heldAgainst[one.rule.quantity](one.rule, values) : undefined
  if (held) entries.push(entry(one, held, construction, works))
}

/**
 * Holds the figures of a construction against the limits for its type, the works and the circumstances.
 *
 * Limits for existing buildings judge works (GEG annex 7): what is done is said by the settings, or proposed from the
 * layers. A row that has several measures is named once. Drying has to match the condensate, where there is any.
 */
export function conformity(construction: Construction, physics: PhysicsResult): Conformity {
  const works = worksOf(construction, physics)
  const values = valuesOf(construction, physics, works)
  const entries: ConformityEntry[] = []
  const { measures, isProposed, proposal, settings, core } = works
  for (const one of askedRules(construction.type, settings.heating ?? 'normal', measures)) hold(entries, one, values)
  for (const one of hintsFor(construction, physics, works)) hold(entries, one, values)
  const reading = readingOf({ construction, physics, core, meetsMinimum: meetsMinimum(entries) })
  const rain = drivingRainOf(reading)
  const proof = moistureProofOf(reading, rain)
  return {
    works: { measures, isProposed, proposal, settings },
    // limits of the balance are none where another stage answers
    entries: proof.stage === 'balance' ? entries : entries.filter(({ pack }) => pack !== din4108Part3.id),
    proof,
    rain,
  }
}
