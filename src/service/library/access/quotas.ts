import { bodyLimits } from '#contract/endpoint.ts'
import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import { quotaReached } from '#service/service-error.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { keptRepository } from './kept.repository.ts'

export type Quotas = ReturnType<typeof quotasOf>

/** Most bytes that one construction or material takes: whatever has fewer of them need not be measured. */
const MOST_BYTES_OF_ONE = bodyLimits.construction
/** Most bytes of a project with its former versions. */
const MOST_BYTES_OF_PROJECT = bodyLimits.project * (1 + projectLimits.keptVersions + projectLimits.namedStates)

/**
 * How much a person may keep. Deleted constructions count until they are gone for good. It is asked beside the transaction
 * that writes, so that two writers of one person do not wait for each other; they may go beyond by what they write at once.
 */
export function quotasOf(db: Db, limits: Config['quotas']) {
  const { counts, bytes } = keptRepository(db)
  return {
    /**
     * How many more a person may keep.
     *
     * @throws {ServiceError} `quotaReached` where there is no room for any, or for `atLeast`
     */
    async room(ownerId: string, quota: 'constructions' | 'materials' | 'projects', atLeast = 1): Promise<number> {
      const kept = await counts(ownerId)
      const left = limits[quota] - kept[quota]
      if (left < atLeast) throw quotaReached('', quota, limits[quota])
      const most = (kept.constructions + kept.materials) * MOST_BYTES_OF_ONE + kept.projects * MOST_BYTES_OF_PROJECT
      const mayBeFull = most >= limits.bytes
      if (mayBeFull && (await bytes(ownerId)) >= limits.bytes) throw quotaReached('', 'bytes', limits.bytes)
      return left
    },
    /**
     * How many more an office may keep: materials and bytes in the same measure as a person's.
     *
     * @throws {ServiceError} `quotaReached` where there is no room for `atLeast`
     */
    async roomOfOffice(
      officeId: string,
      atLeast = 1,
      quota: 'constructions' | 'materials' = 'constructions',
    ): Promise<number> {
      const kept = await counts(officeId)
      const share = Math.max(1, limits.officeConstructions / limits.constructions)
      const [name, maximum] =
        quota === 'constructions'
          ? (['officeConstructions', limits.officeConstructions] as const)
          : (['materials', Math.floor(limits.materials * share)] as const)
      const left = maximum - kept[quota]
      if (left < atLeast) throw quotaReached('', name, maximum)
      const most = limits.bytes * share
      const mayBeFull = (kept.constructions + kept.materials) * MOST_BYTES_OF_ONE >= most
      if (mayBeFull && (await bytes(officeId)) >= most) throw quotaReached('', 'bytes', most)
      return left
    },
    /**
     * Refuses more projects than an office may keep: as many times those of a person as it may keep constructions.
     *
     * @throws {ServiceError} `quotaReached` where there is no room for `atLeast`
     */
    async projectsOfOffice(officeId: string, atLeast = 1): Promise<void> {
      const kept = await counts(officeId)
      const most = Math.floor(limits.projects * Math.max(1, limits.officeConstructions / limits.constructions))
      if (most - kept.projects < atLeast) throw quotaReached('', 'projects', most)
    },
    /** @throws {ServiceError} `quotaReached` for more than there is room for */
    refuseMore(room: number, wanted: number, quota: 'constructions' | 'materials' | 'projects'): void {
      if (wanted > room) throw quotaReached('', quota, limits[quota])
    },
  }
}
