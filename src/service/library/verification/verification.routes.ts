import type { Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { ProjectReportService } from './project-reports.service.ts'
import type { VerificationService } from './verification.service.ts'

type Names =
  | 'readVerification'
  | 'withdrawReport'
  | 'listReports'
  | 'registerReport'
  | 'registerRenovationReport'
  | 'registerComparisonReport'
  | 'listProjectReports'
  | 'registerProjectReport'

/** Reports that anyone can verify: of constructions, and of projects. */
export const verificationHandlers = (
  reports: VerificationService,
  projects: ProjectReportService,
): Pick<Handlers, Names> => ({
  async readVerification({ params: { code }, query: { locale } }) {
    const body = (await reports.verify(code, locale)) ?? (await projects.verify(code))
    if (!body) throw new ServiceError('notFound', 'report')
    return { body }
  },
  async withdrawReport({ caller, params: { code } }) {
    const isWithdrawn = (await reports.withdraw(caller, code)) || (await projects.withdraw(caller, code))
    if (!isWithdrawn) throw new ServiceError('notFound', 'report')
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
  listProjectReports: async ({ caller, params: { id } }) => ({ body: await projects.list(caller, id) }),
  registerProjectReport: async ({ caller, params: { id }, body }) => ({
    body: await projects.register(caller, id, body),
  }),
})
