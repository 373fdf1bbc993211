import type { Handlers } from '../http/handlers.ts'
import type { Assessor, Origin } from './assessor.ts'

/** The layers are the body itself. */
const body: Origin = { layers: '', release: 'query.release' }

/** Figures of layers that are not stored: what the editor asks while the user types. */
export function assessmentHandlers(assessor: Assessor): Pick<Handlers, 'assessKpis' | 'assessIndicators'> {
  return {
    async assessKpis({ body: layers, query: { constructionType = 'outerWall', release, locale, trace } }) {
      const construction = { type: constructionType, layers, release }
      assessor.check(construction, body)
      return { body: assessor.kpis(construction, { locale, trace }, body) }
    },
    async assessIndicators({ body: layers, query: { release } }) {
      const construction = { type: 'outerWall', layers, release } as const
      assessor.check(construction, body)
      return { body: assessor.indicators(construction, body) }
    },
  }
}
