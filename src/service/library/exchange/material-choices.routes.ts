import type { Handlers } from '#service/http/handlers.ts'
import type { MaterialChoiceService } from './material-choices.service.ts'

/** What the caller chose for names in files of other programs. */
export const materialChoiceHandlers = (
  choices: MaterialChoiceService,
): Pick<Handlers, 'listMaterialChoices' | 'rememberMaterialChoices'> => ({
  listMaterialChoices: async ({ caller }) => ({ body: await choices.list(caller.userId) }),
  async rememberMaterialChoices({ caller, body }) {
    await choices.store(caller.userId, body)
    return {}
  },
})
