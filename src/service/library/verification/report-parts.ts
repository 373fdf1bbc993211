import { createHash } from 'node:crypto'
import type { PartFingerprints, ProjectReportContent, ReportContent } from '#service/db/tables/verification.ts'
import { type ReportPart, reportParts } from '#vocabulary/verification.ts'
import { canonical } from '../standards/fingerprint.ts'

/** What each part of a report holds. */
type Parts = Readonly<Partial<Record<ReportPart, unknown>>>

const fingerprints = (parts: Parts): PartFingerprints =>
  Object.fromEntries(
    Object.entries(parts).map(([part, held]) => [part, createHash('sha256').update(canonical(held)).digest('hex')]),
  )

/** The day of the pins is no part of them. */
const pinsOf = (assessedWith: ReportContent['subject']['assessedWith']) =>
  assessedWith && { release: assessedWith.release, datasets: assessedWith.datasets }

function partsOfOne({ subject, heading, name, code, version }: ReportContent): Parts {
  const { type, layers, settings, modules, release, assessedWith, ownMaterials, catalogue, engine } = subject
  return {
    layers: { type, layers },
    settings: { settings, ...(modules && { modules }) },
    data: { release, pins: pinsOf(assessedWith), ownMaterials, catalogue },
    engine,
    rules: subject.rules,
    figures: subject.figures,
    heading: { heading, name, code, version },
  }
}

/** Of a report of constructions: each part is that of all of them. */
export function partFingerprintsOf(content: ReportContent): PartFingerprints {
  const all = [content, ...(content.together?.further ?? [])].map(partsOfOne)
  return fingerprints(
    Object.fromEntries(Object.keys(all[0] ?? {}).map((part) => [part, all.map((one) => one[part as ReportPart])])),
  )
}

/** Of a report of a project. */
export function projectPartFingerprintsOf({ subject, heading, version }: ProjectReportContent): PartFingerprints {
  const { document, release, assessedWith, ownMaterials, catalogue, engine, variants } = subject
  return fingerprints({
    building: document,
    data: { release, pins: pinsOf(assessedWith), ownMaterials, catalogue },
    engine,
    rules: variants.map(({ id, rules }) => ({ id, rules })),
    figures: variants.map(({ id, figures }) => ({ id, figures })),
    heading: { heading, version },
  })
}

/** Parts that are others than they were; null where that was not kept. */
export const alteredParts = (kept: PartFingerprints | null, now: PartFingerprints): ReportPart[] | null =>
  kept && reportParts.filter((part) => kept[part] !== now[part])
