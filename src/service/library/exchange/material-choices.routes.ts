import { type Db, inTransaction } from '#service/db/client.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'

/** What the caller chose for names in files of other programs. */
export const materialChoiceHandlers = (db: Db): Pick<Handlers, 'listMaterialChoices' | 'rememberMaterialChoices'> => ({
  listMaterialChoices: async ({ caller }) => ({ body: await materialChoicesRepository(db).list(caller.userId) }),
  async rememberMaterialChoices({ caller, body }) {
    await inTransaction(db, (transaction) => materialChoicesRepository(transaction).remember(caller.userId, body))
    return {}
  },
})
