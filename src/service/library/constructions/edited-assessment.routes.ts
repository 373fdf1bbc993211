import type { Handlers } from '#service/http/handlers.ts'
import type { EditedAssessmentService } from './edited-assessment.service.ts'

/** Figures of layers that are not stored. */
export const editedAssessmentHandlers = (
  assessment: EditedAssessmentService,
): Pick<Handlers, 'assessKpis' | 'assessIndicators'> => ({
  async assessKpis({ caller, body: layers, query }) {
    const { construction, constructionType: type, release, locale, trace, ...settings } = query
    return {
      body: await assessment.kpis(caller, { layers, type, release, construction, settings }, { locale, trace }),
    }
  },
  assessIndicators: async ({
    caller,
    body: layers,
    query: { construction, constructionType: type, release, locale: _locale, ...settings },
  }) => ({
    body: await assessment.indicators(caller, { layers, type, release, construction, settings }),
  }),
})
