import type { Handlers } from '#service/http/handlers.ts'
import type { ValidateService } from './validate.service.ts'

/** What can be told of an address: whether there is an account, and whether it is at a university. */
export const validateHandlers = (
  validate: ValidateService,
): Pick<Handlers, 'validateEmailExists' | 'validateEduDomain'> => ({
  validateEmailExists: async ({ body: { email } }) => ({ body: await validate.emailExists(email) }),
  validateEduDomain: async ({ body: { email } }) => ({ body: await validate.eduDomain(email) }),
})
