import type { Handlers } from '#service/http/handlers.ts'
import type { EditedAssessmentService } from './edited-assessment.service.ts'

/** Figures of layers that are not stored. */
export const editedAssessmentHandlers = (
  assessment: EditedAssessmentService,
): Pick<Handlers, 'assessKpis' | 'assessIndicators'> => ({
  assessKpis: async ({ caller, body: layers, query: { construction, constructionType: type, release, ...shown } }) => ({
    body: await assessment.kpis(caller, { layers, type, release, construction }, shown),
  }),
  assessIndicators: async ({ caller, body: layers, query: { construction, release } }) => ({
    body: await assessment.indicators(caller, { layers, release, construction }),
  }),
})
