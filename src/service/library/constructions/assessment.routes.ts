import type { Given, Origin } from '#service/assessment/assessor.ts'
import type { Caller, Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { editedAssessment } from './assessed-columns.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { type ConstructionArea, viewerOf } from './constructions.routes.ts'

/** The layers are the body itself. */
const body: Origin = { layers: '', release: 'query.release' }

/** Figures of layers that are not stored: what the editor asks while the user types. */
export function assessmentHandlers(area: ConstructionArea): Pick<Handlers, 'assessKpis' | 'assessIndicators'> {
  const { assessor, db } = area
  const constructions = constructionsRepository(db)
  /** Of a stored construction that they are a change of, where one is named. */
  const asked = async (
    { type, ...layers }: Omit<Given, 'type'> & { readonly type: Given['type'] | undefined },
    caller: Caller,
    construction: string | undefined,
  ): Promise<Given> => {
    const given = { ...layers, reader: { viewer: caller } }
    if (construction === undefined) return { ...given, type: type ?? 'outerWall' }
    const row = await constructions.assessed(viewerOf(area, caller), construction)
    if (!row) throw new ServiceError('notFound', 'construction')
    return editedAssessment(assessor, { ...given, type: type ?? row.type }, row)
  }
  return {
    async assessKpis({ caller, body: layers, query: { construction, constructionType, release, locale, trace } }) {
      const given = await asked({ type: constructionType, layers, release }, caller, construction)
      return { body: await assessor.kpis(await assessor.check(given, body), { locale, trace }, body) }
    },
    async assessIndicators({ caller, body: layers, query: { construction, release } }) {
      const given = await asked({ type: undefined, layers, release }, caller, construction)
      return { body: await assessor.indicators(await assessor.check(given, body), body) }
    },
  }
}
