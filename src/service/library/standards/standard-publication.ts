import type { Construction } from '#contract/constructions.ts'
import { type SecurityEventName, securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import type { Actor } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { expectedVersions } from '#service/http/if-match.ts'
import { versionStale } from '#service/service-error.ts'
import type { KeepStandardVersion } from '../constructions/construction-area.ts'
import { publishDraft } from './publish-standard.ts'
import { type Change, gate, missing, type StandardArea, shownBy } from './standard-area.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { standardsRepository } from './standards.repository.ts'

const record = (
  transaction: DbOrTransaction,
  event: SecurityEventName,
  { caller, client, detail }: Actor & { readonly detail: string },
) => securityEventsRepository(transaction).record({ event, userId: caller.userId, client, detail })

/** Keeps the version that was published without a draft; nobody said what changed. */
export const keepStandardVersion: KeepStandardVersion = async (transaction, { id, caller, client }) => {
  await standardVersionsRepository(transaction).keep(id, { note: null, by: caller.userId })
  await record(transaction, 'standardPublished', { caller, client, detail: id })
}

type Publication = Change & {
  readonly note: string
  /** Published version that the administrator has seen. */
  readonly replaces: number | null
}

/** What everybody sees: publishing a draft, withdrawing what is published. */
export function deciding(area: StandardArea) {
  const { db, assessor } = area
  const admit = gate(area)
  const shown = shownBy(area)
  return {
    /** Puts the draft in the place of what is published. @throws {ServiceError} as `publishDraft` */
    async publish({ caller, client }: Actor, { id, ifMatch, note, replaces }: Publication): Promise<Construction> {
      admit(caller)
      const expected = expectedVersions(ifMatch)
      const published = await inTransaction(db, async (transaction) => {
        const row = await publishDraft(transaction, assessor, { id, expected, note, replaces, by: caller.userId })
        await record(transaction, 'standardPublished', { caller, client, detail: `${id} ${row.version}` })
        return row
      })
      return shown(published)
    },

    /** Takes what is published out of sight; its versions are kept. @throws {ServiceError} `notFound`, `versionStale` */
    async withdraw({ caller, client }: Actor, { id, ifMatch }: Change): Promise<void> {
      admit(caller)
      const expected = expectedVersions(ifMatch)
      await inTransaction(db, async (transaction) => {
        const standards = standardsRepository(transaction)
        const row = await standards.publishedForMaintainers(id)
        if (!row || row.deletedAt !== null) throw missing()
        if (expected && !expected.includes(row.version)) throw versionStale()
        await standards.withdrawStandard(id)
        await record(transaction, 'standardWithdrawn', { caller, client, detail: `${id} ${row.version}` })
      })
    },
  }
}
