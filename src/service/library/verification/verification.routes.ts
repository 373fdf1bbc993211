import type { Handlers } from '#service/http/handlers.ts'
import type { VerificationService } from './verification.service.ts'

type Names =
  | 'readVerification'
  | 'withdrawReport'
  | 'listReports'
  | 'registerReport'
  | 'registerRenovationReport'
  | 'registerComparisonReport'

/** Reports that anyone can verify. */
export const verificationHandlers = (reports: VerificationService): Pick<Handlers, Names> => ({
  readVerification: async ({ params: { code }, query: { locale } }) => ({ body: await reports.verify(code, locale) }),
  async withdrawReport({ caller, params: { code } }) {
    await reports.withdraw(caller, code)
    return {}
  },
  listReports: async ({ caller, params }) => ({ body: await reports.list(caller, params) }),
  registerReport: async ({ caller, params, body }) => ({ body: await reports.register(caller, params, body) }),
  registerRenovationReport: async ({ caller, params, body }) => ({
    body: await reports.registerRenovation(caller, params, body),
  }),
  registerComparisonReport: async ({ caller, body: { office, author, project, ...asked } }) => ({
    body: await reports.registerComparison(caller, { ...asked, locale: 'de_DE', heading: { office, author, project } }),
  }),
})
