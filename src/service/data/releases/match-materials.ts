import type { Insertable } from 'kysely'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { ReleaseMaterialTable } from '#service/db/tables/data.ts'
import { folded } from '#vocabulary/folded.ts'
import type { DatasetHead, KnownDataset } from './release-matching.repository.ts'

/** Datasets of a release that are less or more dense than the material by more than this are converted by mass. */
const DENSITY_AGREES = 0.25

export type Matches = {
  readonly links: readonly Insertable<ReleaseMaterialTable>[]
  /** Found by their name alone, for the report. */
  readonly byName: readonly { readonly materialId: string; readonly dataset: DatasetHead }[]
  /** Materials without a dataset in the release. */
  readonly missing: number
}

type Found = { readonly head: DatasetHead; readonly by: 'sameUuid' | 'predecessor' | 'sameName' }

const nameKey = (name: string, unit: string) => `${folded(name)}\n${unit}`

/** What stands in a release for a dataset that is known: the same UUID, its successor, or the same name and unit. */
function finderIn(heads: readonly DatasetHead[]) {
  const byUuid = new Map(heads.map((head) => [head.uuid, head]))
  const byAncestor = new Map<string, DatasetHead>()
  for (const head of heads)
    for (const ancestor of head.ancestors) if (!byAncestor.has(ancestor)) byAncestor.set(ancestor, head)
  const byName = Map.groupBy(heads, ({ name, referenceUnit }) => nameKey(name, referenceUnit))
  return (known: KnownDataset): Found | undefined => {
    const same = byUuid.get(known.uuid)
    if (same) return { head: same, by: 'sameUuid' }
    const successor = byAncestor.get(known.uuid)
    if (successor) return { head: successor, by: 'predecessor' }
    const namesakes = byName.get(nameKey(known.name, known.referenceUnit)) ?? []
    const alike = namesakes.filter(({ type }) => type === known.type)
    const [only, ...others] = alike.length > 0 ? alike : namesakes
    return only && others.length === 0 ? { head: only, by: 'sameName' } : undefined
  }
}

/**
 * Finds a dataset of a release for each material of the catalogue, from the datasets it has in the shipped releases.
 *
 * @param known - those datasets, by `release uuid@version`, those of the same generation first
 * @param heads - current datasets of the release
 */
export function matchMaterials(
  release: string,
  materials: readonly CatalogueMaterial[],
  known: ReadonlyMap<string, KnownDataset>,
  heads: readonly DatasetHead[],
): Matches {
  const find = finderIn(heads)
  const order = [...new Set([...known.values()].map((one) => one.release))]
  const links: Insertable<ReleaseMaterialTable>[] = []
  const byName: { materialId: string; dataset: DatasetHead }[] = []
  const firstOf = (keys: Readonly<Record<string, string>> | undefined): (Found & { from: string }) | undefined => {
    const found = order.flatMap((from) => {
      const dataset = known.get(`${from} ${keys?.[from] ?? ''}`)
      const match = dataset && find(dataset)
      return match ? [{ ...match, from }] : []
    })
    return found.find(({ by }) => by !== 'sameName') ?? found[0]
  }
  for (const material of materials) {
    const match = firstOf(material.datasets)
    if (!match) continue
    const { head, by, from } = match
    const end = head.declaresEndOfLife ? undefined : firstOf(material.endOfLife)?.head
    links.push({
      release,
      materialId: material.id,
      uuid: head.uuid,
      version: head.version,
      endOfLifeUuid: end?.uuid ?? null,
      endOfLifeVersion: end?.version ?? null,
      byMass: isByMass(material, head, from),
      foundBy: by,
    })
    if (by === 'sameName') byName.push({ materialId: material.id, dataset: head })
  }
  return { links, byName, missing: materials.length - links.length }
}

function isByMass(material: CatalogueMaterial, head: DatasetHead, from: string): boolean {
  if (head.referenceUnit !== 'm3' || head.density === null) return false
  if (material.byMass?.includes(from)) return true
  return material.density !== undefined && Math.abs(head.density / material.density - 1) > DENSITY_AGREES
}
