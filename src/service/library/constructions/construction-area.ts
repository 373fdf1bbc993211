import type { Assessor } from '#service/assessment/assessor.ts'
import type { Actor, Caller } from '#service/caller.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OwnershipCategory } from '#vocabulary/constructions.ts'
import { type ConstructionPolicy, requireEdit } from '../access/construction-policy.ts'
import type { Quotas } from '../access/quotas.ts'
import type { ConstructionRow } from './construction-row.ts'
import type { ConstructionsRepository } from './constructions.repository.ts'

/** Where a construction is looked for. */
export type Place = { readonly ownership: OwnershipCategory; readonly id: string }

/** Keeps what was just made visible to everybody, in the same transaction. */
export type KeepStandardVersion = (
  transaction: DbOrTransaction,
  published: Actor & { readonly id: string },
) => Promise<void>

/** What the construction area works with. */
export type ConstructionArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly quotas: Quotas
  readonly keepStandardVersion: KeepStandardVersion
}

/** Single constructions are shown to who maintains standards while these are being prepared, too. */
export const viewerOf = ({ policy }: Pick<ConstructionArea, 'policy'>, caller: Caller): Viewer => ({
  userId: caller.userId,
  email: caller.email,
  seesDrafts: policy.maintainsStandard(caller),
})

/** The visible construction of the category. @throws {ServiceError} `notFound` */
export async function loadVisible(
  constructions: ConstructionsRepository,
  viewer: Viewer,
  { ownership, id }: Place,
): Promise<ConstructionRow> {
  const found = await constructions.find(viewer, id, ownership)
  if (!found) throw new ServiceError('notFound', 'construction')
  return found
}

/**
 * What has just been written, before it is kept: the right to edit may have been taken back while it was assessed.
 *
 * @throws {ServiceError} `notFound`, `forbidden`
 */
export async function loadWritten(
  area: ConstructionArea,
  constructions: ConstructionsRepository,
  { caller, place }: { readonly caller: Caller; readonly place: Place },
): Promise<ConstructionRow> {
  const written = await loadVisible(constructions, viewerOf(area, caller), place)
  requireEdit(area.policy.permissionOf(caller, written))
  return written
}
