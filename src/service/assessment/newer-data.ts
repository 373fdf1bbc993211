import type { AssessedWith } from '#contract/constructions.ts'
import type { DataInUse } from './data-in-use.ts'

/**
 * Whether there is newer data than what a construction was assessed with: another default release, where it has none of
 * its own; or a newer version of a dataset in the same release. A dataset chosen on a layer stays as it was chosen.
 *
 * @param own - release that its maker chose; null: the default
 */
export function hasNewerData(data: DataInUse, assessedWith: AssessedWith | null, own: string | null): boolean {
  if (!assessedWith) return false
  const pinned = data.releases().find(({ id }) => id === assessedWith.release)
  if (!pinned || (own === null && !pinned.isDefault)) return true
  return assessedWith.datasets.some(({ materialId, uuid, version, replaced }) => {
    const current = replaced ? undefined : data.currentOf(materialId, pinned.id)
    return current !== undefined && (current.uuid !== uuid || current.version !== version)
  })
}
