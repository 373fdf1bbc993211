import type { ConstructionLayer } from '#contract/constructions.ts'
import { isOwnMaterial, ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { Handlers } from '#service/http/handlers.ts'
import type { EditedAssessmentService } from './edited-assessment.service.ts'

/** What a construction is, a material of one's own, or what it costs depends on who asks; all else is the same for everybody. */
const isForEveryone = (layers: readonly ConstructionLayer[], construction: string | undefined): boolean =>
  construction === undefined && ownMaterialsIn(layers).length === 0

/** Figures of layers that are not stored. */
export const editedAssessmentHandlers = (
  assessment: EditedAssessmentService,
): Pick<Handlers, 'assessKpis' | 'assessIndicators' | 'readFigures'> => ({
  readFigures: async ({ caller, query: { parts = [], accessories = [], ...of } }) => ({
    body: await assessment.figures(caller, { parts, accessories, ...of }),
    isForEveryone: (of.construction ?? of.project) === undefined && !parts.some(isOwnMaterial),
  }),
  async assessKpis({ caller, body: layers, query }) {
    const { construction, constructionType: type, release, locale, trace, costs, ...settings } = query
    return {
      body: await assessment.kpis(caller, { layers, type, release, construction, settings }, { locale, trace, costs }),
      isForEveryone: !costs && isForEveryone(layers, construction),
    }
  },
  assessIndicators: async ({
    caller,
    body: layers,
    query: { construction, constructionType: type, release, locale: _locale, ...settings },
  }) => ({
    body: await assessment.indicators(caller, { layers, type, release, construction, settings }),
    isForEveryone: isForEveryone(layers, construction),
  }),
})
