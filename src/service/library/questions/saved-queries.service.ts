import type { SavedQuery } from '#contract/saved-queries.ts'
import type { Caller } from '#service/caller.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { MOST_SAVED_QUERIES } from '#vocabulary/questions.ts'
import { requireOfficeEdit } from '../access/office-roles.repository.ts'
import { type QueryToSave, type SavedQueryRow, savedQueriesRepository } from './saved-queries.repository.ts'

const toSavedQuery = ({ id, name, query, savedAt, officeId, officeName, role }: SavedQueryRow): SavedQuery => ({
  id,
  name,
  query,
  office: officeId === null ? null : { id: officeId, name: officeName ?? '' },
  mayChange: role !== 'viewer',
  savedAt: savedAt.toISOString(),
})

/** Queries that are saved for oneself, or for everybody in an office. */
export const savedQueryService = ({ db }: { readonly db: Db }) => ({
  list: async (caller: Caller): Promise<SavedQuery[]> =>
    (await savedQueriesRepository(db).list(caller)).map(toSavedQuery),

  /** @throws {ServiceError} `notFound`, `forbidden` for an office that the caller may save nothing in; `invalidRequest` for too many */
  save: (caller: Caller, given: QueryToSave): Promise<SavedQuery> =>
    inTransaction(db, async (transaction) => {
      if (given.office !== null) await requireOfficeEdit(transaction, caller, given.office)
      const queries = savedQueriesRepository(transaction)
      const id = await queries.save(caller, given)
      const saved = id === undefined ? undefined : await queries.find(caller, id)
      if (!saved) throw refused('/name', 'tooMany', { maximum: MOST_SAVED_QUERIES })
      return toSavedQuery(saved)
    }),

  /** @throws {ServiceError} `notFound`; `forbidden` to who may only look */
  remove: (caller: Caller, id: string): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const queries = savedQueriesRepository(transaction)
      const found = await queries.find(caller, id)
      if (!found) throw new ServiceError('notFound', 'saved query')
      if (found.officeId !== null) await requireOfficeEdit(transaction, caller, found.officeId)
      await queries.removeFound(id)
    }),
})
export type SavedQueryService = ReturnType<typeof savedQueryService>
