import type { Handlers } from '../http/handlers.ts'
import type { Assessor, Origin } from './assessor.ts'

/** The layers are the body itself. */
const body: Origin = { layers: '', release: 'query.release' }

/** Figures of layers that are not stored: what the editor asks while the user types. */
export function assessmentHandlers(assessor: Assessor): Pick<Handlers, 'assessKpis' | 'assessIndicators'> {
  return {
    async assessKpis({ caller, body: layers, query: { constructionType = 'outerWall', release, locale, trace } }) {
      const given = { type: constructionType, layers, release, reader: { viewer: caller } }
      const construction = await assessor.check(given, body)
      return { body: await assessor.kpis(construction, { locale, trace }, body) }
    },
    async assessIndicators({ caller, body: layers, query: { release } }) {
      const given = { type: 'outerWall', layers, release, reader: { viewer: caller } } as const
      const construction = await assessor.check(given, body)
      return { body: await assessor.indicators(construction, body) }
    },
  }
}
