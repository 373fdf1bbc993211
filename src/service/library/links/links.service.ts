import { v7 as newId } from 'uuid'
import { hashToken, newToken } from '#service/accounts/auth/opaque-token.ts'
import type { Caller } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
import { quotaReached, refused, ServiceError } from '#service/service-error.ts'
import { LINK_DAYS, MOST_LINK_DAYS, MOST_LINKS } from '#vocabulary/links.ts'
import { forbidsLinks } from '../access/office-links.repository.ts'

/** What is kept of a link, whatever it leads to. */
type KeptLink = { readonly createdAt: Date; readonly expiresAt: Date; readonly lastUsedAt: Date | null }
/** A link that is being made; of the secret the hash. */
export type MadeLink = {
  readonly id: string
  readonly secretHash: string
  readonly createdBy: string
  /** Account of who makes it. */
  readonly madeBy: string
  readonly expiresAt: Date
}

/** Of what there are links, and where they are kept. */
export type LinkedKind<Subject, Asked, Row extends KeptLink> = {
  /** @throws {ServiceError} `notFound`; `forbidden` where it is not the caller's to share */
  readonly own: (db: DbOrTransaction, caller: Caller, id: string) => Promise<Subject>
  /** @throws {ServiceError} `invalidRequest` for what such a link cannot be */
  readonly refuse?: (subject: Subject, asked: Asked) => void
  readonly keptIn: (db: DbOrTransaction) => {
    /** Newest first. */
    readonly list: (subjectId: string) => Promise<Row[]>
    readonly add: (subjectId: string, link: Asked & MadeLink) => Promise<Row>
    /** @returns undefined where there is none */
    readonly renew: (subjectId: string, id: string, expiresAt: Date) => Promise<Row | undefined>
    /** @returns whether there was one */
    readonly remove: (subjectId: string, id: string) => Promise<boolean>
  }
  /** Tells the activity of the office whose it is. */
  readonly note: (
    transaction: DbOrTransaction,
    caller: Caller,
    subject: Subject,
    kind: 'linkCreated' | 'linkRenewed' | 'linkRevoked',
    changes?: ActivityChanges,
  ) => Promise<void>
  /** Path of the page. */
  readonly page: string
}

/** [ms] */
const DAY = 86_400_000

const toLink = <Row extends KeptLink>({ createdAt, expiresAt, lastUsedAt, ...row }: Row) => ({
  ...row,
  permission: 'view' as const,
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

/** What links lead to belongs to a person or an office. */
type Owned = { readonly ownerId: string }

/** Links by which people without an account see something; whoever may share it makes and revokes them. */
export function linkService<Subject extends Owned, Asked extends object, Row extends KeptLink>(
  db: Db,
  publicUrl: string,
  { own, refuse, keptIn, note, page }: LinkedKind<Subject, Asked, Row>,
) {
  /** @throws {ServiceError} as `own`; `linksForbidden` */
  async function linkable(transaction: DbOrTransaction, caller: Caller, id: string): Promise<Subject> {
    const subject = await own(transaction, caller, id)
    if (await forbidsLinks(transaction, subject.ownerId)) throw new ServiceError('linksForbidden')
    return subject
  }
  return {
    /** @throws {ServiceError} `notFound`; `forbidden` where it is not the caller's to share */
    async list(caller: Caller, id: string) {
      await own(db, caller, id)
      return (await keptIn(db).list(id)).map(toLink)
    },

    /**
     * Makes a link. Its address is told once: of the secret only the hash is kept.
     *
     * @param expires - ISO 8601
     * @throws {ServiceError} as `list`; `linksForbidden` by the office; `invalidRequest` for the date; `quotaReached`
     */
    async create(caller: Caller, id: string, asked: Asked, expires: string | undefined) {
      const expiresAt = expiryOf(expires)
      const secret = newToken()
      const row = await inTransaction(db, async (transaction) => {
        const subject = await linkable(transaction, caller, id)
        refuse?.(subject, asked)
        const links = keptIn(transaction)
        if ((await links.list(id)).length >= MOST_LINKS) throw quotaReached('', 'links', MOST_LINKS)
        const changes = { expiresAt: { from: null, to: expiresAt.toISOString() } }
        await note(transaction, caller, subject, 'linkCreated', changes)
        const by = { createdBy: caller.name, madeBy: caller.userId }
        return links.add(id, { ...asked, ...by, id: newId(), secretHash: hashToken(secret), expiresAt })
      })
      return { ...toLink(row), url: `${publicUrl}${page}#${secret}` }
    },

    /**
     * Lets a link hold until another day, also one that has expired: whoever has its address sees it again.
     *
     * @param expires - ISO 8601
     * @throws {ServiceError} as `revoke`; `linksForbidden` by the office; `invalidRequest` for the date
     */
    async renew(caller: Caller, id: string, { linkId, expires }: { linkId: string; expires: string | undefined }) {
      const expiresAt = expiryOf(expires)
      return inTransaction(db, async (transaction) => {
        const subject = await linkable(transaction, caller, id)
        const row = await keptIn(transaction).renew(id, linkId, expiresAt)
        if (!row) throw new ServiceError('notFound', 'link')
        const changes = { expiresAt: { from: null, to: expiresAt.toISOString() } }
        await note(transaction, caller, subject, 'linkRenewed', changes)
        return toLink(row)
      })
    },

    /** @throws {ServiceError} as `list`; `notFound` for a link that leads elsewhere */
    async revoke(caller: Caller, id: string, linkId: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const subject = await own(transaction, caller, id)
        if (!(await keptIn(transaction).remove(id, linkId))) throw new ServiceError('notFound', 'link')
        await note(transaction, caller, subject, 'linkRevoked')
      })
    },
  }
}
