import type { Construction } from '#contract/constructions.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { type ConstructionRow, toConstruction } from '../constructions/construction-row.ts'
import type { ShippedLibrary } from './shipped-library.ts'
import { type StandardRow, standardsRepository } from './standards.repository.ts'

/** What the area of standard constructions works with. */
export type StandardArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly library: ShippedLibrary
}

/** Language that is answered in. */
export type Locales = { readonly locale: Locale }

/** A standard construction that is to change, and the `If-Match` that says which version was seen. */
export type Change = { readonly id: string; readonly ifMatch: string | undefined }

/** Nothing is known of it. */
export const missing = () => new ServiceError('notFound', 'standard construction')

/** Tells a row as whoever maintains it sees it. */
export const shownBy =
  ({ assessor }: StandardArea) =>
  (row: ConstructionRow): Construction =>
    toConstruction(row, { permission: 'edit', assessor })

/** @throws {ServiceError} `forbidden` for everybody but administrators of the operator */
export const gate =
  ({ policy }: StandardArea) =>
  (caller: Caller): void => {
    if (!policy.maintainsStandard(caller)) throw new ServiceError('forbidden', 'standard constructions')
  }

/** @throws {ServiceError} `notFound` */
export async function load(db: DbOrTransaction, id: string): Promise<StandardRow> {
  const row = await standardsRepository(db).findForMaintainers(id)
  if (!row) throw missing()
  return row
}
