import { v7 as newId } from 'uuid'
import type { ConstructionLink, CreatedLink } from '#contract/links.ts'
import { hashToken, newToken } from '#service/accounts/auth/opaque-token.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import { LINK_DAYS, LINKED_PAGE, MOST_LINK_DAYS, MOST_LINKS } from '#vocabulary/links.ts'
import { noteOfOffice } from '../activity/note-of-office.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import { ownConstruction } from '../sharing/shares.service.ts'
import { type LinkRow, linksRepository } from './links.repository.ts'

type Wanted = {
  /** ISO 8601. */
  readonly expires?: string | undefined
  readonly mayCopy: boolean
  readonly showReport: boolean
  readonly showNames: boolean
}

/** [ms] */
const DAY = 86_400_000

const toLink = ({ createdAt, expiresAt, lastUsedAt, ...row }: LinkRow): ConstructionLink => ({
  ...row,
  permission: 'view',
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** @throws {ServiceError} `invalidRequest` naming what is allowed, where the link would be over before it is made, or hold too long */
function expiryOf(expires: string | undefined): Date {
  const now = Date.now()
  if (expires === undefined) return new Date(now + LINK_DAYS * DAY)
  const asked = new Date(expires)
  const last = new Date(now + MOST_LINK_DAYS * DAY)
  const values = { minimum: new Date(now).toISOString(), maximum: last.toISOString() }
  if (asked.getTime() <= now) throw refused('/expires', 'tooSmall', values)
  if (asked > last) throw refused('/expires', 'tooBig', values)
  return asked
}

/** Links by which people without an account see a construction; whoever may share it makes and revokes them. */
export function linkService({ db, policy }: Pick<ConstructionArea, 'db' | 'policy'>, publicUrl: string) {
  return {
    /** @throws {ServiceError} `notFound`; `forbidden` where it is not the caller's to share */
    async list(caller: Caller, constructionId: string): Promise<ConstructionLink[]> {
      await ownConstruction({ db, policy }, caller, constructionId)
      return (await linksRepository(db).list(constructionId)).map(toLink)
    },

    /**
     * Makes a link. Its address is told once: of the secret only the hash is kept.
     *
     * @throws {ServiceError} as `list`; `invalidRequest` for the date; `quotaReached`
     */
    async create(caller: Caller, constructionId: string, { expires, ...asked }: Wanted): Promise<CreatedLink> {
      const expiresAt = expiryOf(expires)
      const secret = newToken()
      const row = await inTransaction(db, async (transaction) => {
        const construction = await ownConstruction({ db: transaction, policy }, caller, constructionId)
        const links = linksRepository(transaction)
        if ((await links.list(constructionId)).length >= MOST_LINKS) throw quotaReached('', 'links', MOST_LINKS)
        const changes = { expiresAt: { from: null, to: expiresAt.toISOString() } }
        await noteOfOffice(transaction, caller, construction, 'linkCreated', changes)
        const secretHash = hashToken(secret)
        return links.add({ ...asked, id: newId(), constructionId, secretHash, createdBy: caller.name, expiresAt })
      })
      return { ...toLink(row), url: `${publicUrl}${LINKED_PAGE}#${secret}` }
    },

    /** @throws {ServiceError} as `list`; `notFound` for a link that is not of this construction */
    async revoke(caller: Caller, constructionId: string, linkId: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const construction = await ownConstruction({ db: transaction, policy }, caller, constructionId)
        if (!(await linksRepository(transaction).remove(constructionId, linkId)))
          throw new ServiceError('notFound', 'link')
        await noteOfOffice(transaction, caller, construction, 'linkRevoked')
      })
    },
  }
}
export type LinkService = ReturnType<typeof linkService>
