import { bodyLimits } from '#contract/endpoint.ts'
import type { Config } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import { quotaReached } from '#service/service-error.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { type Counts, keptRepository } from './kept.repository.ts'

export type Quotas = ReturnType<typeof quotasOf>

/** What is counted of what somebody keeps. */
type Kind = 'constructions' | 'materials' | 'projects' | 'reports'
type Most = Readonly<Record<Kind | 'bytes', number>>

/** Reports with a code that one person may have made: they are kept for whoever holds one on paper. */
const MOST_REPORTS = 10_000
/** Most bytes that a construction, a material, or a report or change with either takes. */
const MOST_BYTES_OF_ONE = bodyLimits.construction
/** Most bytes of a project with its former versions. */
const MOST_BYTES_OF_PROJECT = bodyLimits.project * (1 + projectLimits.keptVersions + projectLimits.namedStates)

/** The most that they could take: whoever keeps less than the limit by this need not be measured. */
const mostBytesOf = ({ constructions, materials, reports, changed, projects }: Counts) =>
  (constructions + materials + reports + changed) * MOST_BYTES_OF_ONE + projects * MOST_BYTES_OF_PROJECT

/**
 * How much a person, or an office, may keep. Deleted constructions count until they are gone for good. It is asked beside
 * the transaction that writes, so that two writers of one person do not wait for each other; they may go beyond by what
 * they write at once.
 */
export function quotasOf(db: Db, limits: Config['quotas']) {
  const { counts, bytes } = keptRepository(db)
  const ofPerson: Most = { ...limits, reports: MOST_REPORTS }
  // an office may keep as many times a person's as it may keep constructions
  const times = Math.max(1, limits.officeConstructions / limits.constructions)
  const ofOffice: Most = {
    constructions: limits.officeConstructions,
    materials: Math.floor(limits.materials * times),
    projects: Math.floor(limits.projects * times),
    reports: 0,
    bytes: limits.bytes * times,
  }
  const refuseFull = async (ownerId: string, most: Most, kept: Counts): Promise<void> => {
    if (mostBytesOf(kept) >= most.bytes && (await bytes(ownerId)) >= most.bytes)
      throw quotaReached('', 'megabytes', most.bytes / 1_000_000)
  }
  const roomOf = async (ownerId: string, most: Most, kind: Kind, atLeast: number): Promise<number> => {
    const kept = await counts(ownerId)
    const left = most[kind] - kept[kind]
    const isOfOffice = most === ofOffice && kind === 'constructions'
    if (left < atLeast) throw quotaReached('', isOfOffice ? 'officeConstructions' : kind, most[kind])
    await refuseFull(ownerId, most, kept)
    return left
  }
  return {
    /**
     * How many more a person may keep.
     *
     * @throws {ServiceError} `quotaReached` where there is no room for any, or for `atLeast`
     */
    room: (ownerId: string, kind: Kind, atLeast = 1): Promise<number> => roomOf(ownerId, ofPerson, kind, atLeast),
    /**
     * How many more an office may keep.
     *
     * @throws {ServiceError} `quotaReached` where there is no room for `atLeast`
     */
    roomOfOffice: (officeId: string, kind: Exclude<Kind, 'reports'>, atLeast = 1): Promise<number> =>
      roomOf(officeId, ofOffice, kind, atLeast),
    /** @throws {ServiceError} `quotaReached` where a person keeps as many bytes as one may */
    roomForBytes: async (ownerId: string): Promise<void> => refuseFull(ownerId, ofPerson, await counts(ownerId)),
    /** @throws {ServiceError} `quotaReached` for more than there is room for */
    refuseMore(room: number, wanted: number, kind: Exclude<Kind, 'reports'>): void {
      if (wanted > room) throw quotaReached('', kind, limits[kind])
    },
  }
}
