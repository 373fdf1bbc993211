import type { Wanted } from '#assessment/known-data.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import type { Given, Origin } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { keptByProject } from '../access/kept-by-project.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { editedAssessment } from './assessed-columns.ts'
import { type ConstructionArea, viewerOf } from './construction-area.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { figuresToCompute, layersNaming } from './figures-to-compute.ts'

/** The layers are the body itself. */
const body: Origin = { layers: '', release: 'query.release' }

type Edited = {
  readonly layers: readonly ConstructionLayer[]
  /** Without one, that of the stored construction. */
  readonly type?: ConstructionType | undefined
  readonly release?: string | undefined
  readonly settings?: Settings | undefined
  /** Of a stored construction that the layers are a change of. */
  readonly construction?: string | undefined
}

/** How figures are told; with `costs` by the prices of whoever asks. */
type AskedKpis = { readonly locale: Locale; readonly trace?: boolean | undefined; readonly costs?: boolean | undefined }

type AskedFigures = Wanted & {
  readonly release?: string | undefined
  /** Stored construction or project whose data holds. */
  readonly construction?: string | undefined
  readonly project?: string | undefined
}

/** Figures of layers that are not stored: what the editor asks while the user types. */
export function editedAssessmentService(area: ConstructionArea) {
  const { assessor, db } = area
  const constructions = constructionsRepository(db)
  const checked = async (caller: Caller, { type, construction, ...layers }: Edited): Promise<Given> => {
    const given = { ...layers, reader: { viewer: caller } }
    if (construction === undefined) return assessor.check({ ...given, type: type ?? 'outerWall' }, body)
    const row = await constructions.assessed(viewerOf(area, caller), construction)
    if (!row) throw new ServiceError('notFound', 'construction')
    return assessor.check(editedAssessment(assessor, { ...given, type: type ?? row.type }, row), body)
  }
  const figuresOf = async (
    caller: Caller,
    { construction, project, release, ...wanted }: AskedFigures,
  ): Promise<FiguresToCompute> => {
    const layers = layersNaming(wanted)
    const given: Given = { layers, type: 'outerWall', release, reader: { viewer: caller } }
    const row = construction === undefined ? null : await constructions.assessed(viewerOf(area, caller), construction)
    if (construction !== undefined && !row) throw new ServiceError('notFound', 'construction')
    if (row) return figuresToCompute(assessor, wanted, { given: editedAssessment(assessor, given, row), origin: body })
    const kept = project === undefined ? null : await keptByProject(db, caller, project)
    const keeping = kept && assessor.hasRelease(kept.release) ? { release: release ?? kept.release } : {}
    return figuresToCompute(assessor, wanted, { given: { ...given, ...keeping, assessedWith: kept }, origin: body })
  }
  return {
    /** All that an assessment takes of materials. @throws {ServiceError} `notFound` for what the caller may not see */
    figures: figuresOf,
    /** @throws {ServiceError} `notFound` for a construction that the caller may not see; `invalidRequest` with places in the layers */
    kpis: async (caller: Caller, edited: Edited, { locale, trace, costs }: AskedKpis) => {
      const prices = costs ? await pricesOf(db, caller.userId) : undefined
      return assessor.kpis(await checked(caller, edited), { locale, trace, prices }, body)
    },
    /** As `kpis`. */
    indicators: async (caller: Caller, edited: Edited) => assessor.indicators(await checked(caller, edited), body),
  }
}
export type EditedAssessmentService = ReturnType<typeof editedAssessmentService>
