import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Given, Origin } from '#service/assessment/assessor.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
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
  /** What a construction is, or a material of one's own, depends on who asks. */
  const isForEveryone = (layers: readonly ConstructionLayer[], construction: string | undefined) =>
    construction === undefined && ownMaterialsIn(layers).length === 0
  return {
    async assessKpis({ caller, body: layers, query: { construction, constructionType, release, locale, trace } }) {
      const given = await asked({ type: constructionType, layers, release }, caller, construction)
      const figures = await assessor.kpis(await assessor.check(given, body), { locale, trace }, body)
      return { body: figures, isForEveryone: isForEveryone(layers, construction) }
    },
    async assessIndicators({ caller, body: layers, query: { construction, release } }) {
      const given = await asked({ type: undefined, layers, release }, caller, construction)
      const indicators = await assessor.indicators(await assessor.check(given, body), body)
      return { body: indicators, isForEveryone: isForEveryone(layers, construction) }
    },
  }
}
