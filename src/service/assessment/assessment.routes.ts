import type { Handlers } from '../http/handlers.ts'
import type { Assessor, Origin } from './assessor.ts'

/** The layers are the body itself. */
const body: Origin = { layers: '', release: 'query.release' }

/** Figures of layers that are not stored: what the editor asks while the user types. */
export function assessmentHandlers(assessor: Assessor): Pick<Handlers, 'assessKpis' | 'assessIndicators'> {
  return {
    async assessKpis({ caller, body: layers, query: { constructionType = 'outerWall', release, locale, trace } }) {
      const construction = { type: constructionType, layers, release, reader: { viewer: caller } }
      await assessor.check(construction, body)
      return { body: await assessor.kpis(construction, { locale, trace }, body) }
    },
    async assessIndicators({ caller, body: layers, query: { release } }) {
      const construction = { type: 'outerWall', layers, release, reader: { viewer: caller } } as const
      await assessor.check(construction, body)
      return { body: await assessor.indicators(construction, body) }
    },
  }
}
