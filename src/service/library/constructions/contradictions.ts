import { isDeepStrictEqual } from 'node:util'
import type { AssessedWith, ConstructionInput } from '#contract/constructions.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import type { Ownership, Permission } from '#vocabulary/constructions.ts'

/** What the service holds of a construction, or would set at its creation. */
export type Held = {
  readonly id: string | null
  readonly ownership: Ownership
  readonly ownerId: string
  readonly permission: Permission
  readonly version: number
  readonly createdAt: Date | null
  readonly updatedAt: Date | null
  readonly draftOf: string | null
  readonly assessedWith: AssessedWith | null
}

const sameTime = (given: string | undefined, held: Date | null) =>
  given === undefined || (held !== null && new Date(given).getTime() === held.getTime())

/**
 * Refuses fields that the service sets, where a caller sends them and they differ.
 *
 * @throws {ServiceError} `invalidRequest` naming each
 */
export function refuseContradictions(input: ConstructionInput, held: Held): void {
  const agreements: Readonly<Record<string, boolean>> = {
    '/id': input.id === undefined || input.id === held.id,
    '/ownership': input.ownership === undefined || input.ownership === held.ownership,
    '/owner/userId': input.owner === undefined || input.owner.userId === held.ownerId,
    '/permission': input.permission === undefined || input.permission === held.permission,
    '/version': input.version === undefined || input.version === held.version,
    '/createdAt': sameTime(input.createdAt, held.createdAt),
    '/updatedAt': sameTime(input.updatedAt, held.updatedAt),
    '/assessedWith': input.assessedWith === undefined || isDeepStrictEqual(input.assessedWith, held.assessedWith),
    '/draftOf': input.draftOf === undefined || input.draftOf === held.draftOf,
  }
  const refusals = Object.entries(agreements)
    .filter(([, agrees]) => !agrees)
    .map(([path]): Refusal => ({ path, code: 'contradicts' }))
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'set by the service', { refusals })
}
