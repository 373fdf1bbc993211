import type { Letterhead } from '#contract/letterhead.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { letterheadsRepository } from './letterheads.repository.ts'
import { checkedLogo } from './logo.ts'

const nothing: Letterhead = { office: '', author: '', logo: null }

/** What heads the reports that a user makes: everyone prints with their own. */
export function letterheadService(db: DbOrTransaction) {
  const letterheads = letterheadsRepository(db)
  return {
    read: async ({ userId }: Pick<Caller, 'userId'>): Promise<Letterhead> =>
      (await letterheads.find(userId)) ?? nothing,

    /** @throws {ServiceError} `invalidRequest` for a logo that is none; `forbidden` for an access key */
    async replace({ userId, byKey }: Caller, given: Letterhead): Promise<Letterhead> {
      if (byKey) throw new ServiceError('forbidden', 'access key')
      const letterhead = { ...given, logo: given.logo === null ? null : checkedLogo(given.logo) }
      await letterheads.keep(userId, letterhead)
      return letterhead
    },
  }
}
export type LetterheadService = ReturnType<typeof letterheadService>
