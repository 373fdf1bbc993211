import type { MaterialChoice } from '#contract/imports.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'

/** What users chose for names in files of other programs. */
export const materialChoiceService = (db: Db) => ({
  list: (ownerId: string) => materialChoicesRepository(db).list(ownerId),
  /** The last choice for a name counts. */
  store: (ownerId: string, choices: readonly MaterialChoice[]) =>
    inTransaction(db, (transaction) => materialChoicesRepository(transaction).remember(ownerId, choices)),
})
export type MaterialChoiceService = ReturnType<typeof materialChoiceService>
