import { lawName } from '#assessment/texts/limits.ts'
import type { ProjectConformity } from '#contract/project-conformity.ts'
import { type BuildingConformityEntry, buildingConformity } from '#engine/building/limits/building-conformity.ts'
import { limitedBuildingUnits } from '#vocabulary/building-limits.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { conformityNotes, conformityTitles } from './conformity-texts.ts'

type On = { readonly generation: string; readonly today: string; readonly locale: Locale }

function toEntry({ pack, ...entry }: BuildingConformityEntry, { today, locale }: On): ProjectConformity {
  const { id, notes, limit, value } = entry
  const law = pack.id.startsWith('geg') ? lawName(today) : null
  return {
    requirement: id,
    pack: pack.id,
    title: conformityTitles[id]?.[locale].replace('{law}', law ?? '') ?? id,
    law,
    source: pack.source,
    validFrom: pack.validFrom,
    validTo: pack.validTo,
    status: entry.status,
    kind: entry.kind,
    quantity: entry.quantity,
    unit: limitedBuildingUnits[entry.quantity],
    relation: 'atMost',
    limit,
    value,
    bound: entry.bound,
    margin: value === null || limit === null || limit === 0 ? null : (limit - value) / limit,
    fulfilled: entry.fulfilled,
    note: notes.length === 0 ? null : notes.map((code) => conformityNotes[code][locale]).join(' '),
  }
}

/** How a building stands to the limits of a day, in words. */
export const projectConformityOf = (
  building: Parameters<typeof buildingConformity>[0],
  found: Parameters<typeof buildingConformity>[1],
  on: On,
): ProjectConformity[] => buildingConformity(building, found, on).map((entry) => toEntry(entry, on))
