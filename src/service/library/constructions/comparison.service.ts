import { toWarning } from '#assessment/texts/warning-texts.ts'
import type { ConstructionComparison } from '#contract/constructions.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { storedAssessment } from './assessed-columns.ts'
import { commonModules, hasOneBasis, onOneBasis } from './common-basis.ts'
import { rank } from './comparison.ts'
import { type ConstructionArea, viewerOf } from './construction-area.ts'
import { refuseRepeated, requireAll } from './construction-batch.service.ts'
import { type ConstructionRow, nameIn } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'

type Item = ConstructionComparison['items'][number]

/**
 * Comparison of 2 to 5 visible constructions, all in one data release, over one study period, by the modules that all of
 * them declare; the first one is the baseline.
 */
export function comparisonService(area: ConstructionArea) {
  const { db, assessor } = area
  const itemOf = async (row: ConstructionRow, construction: Given, locale: Locale): Promise<Item> => ({
    id: row.id,
    ownership: row.ownership,
    code: row.code,
    name: nameIn(row, locale),
    type: row.type,
    ...(await assessor.listFigures(construction)),
    layers: await assessor.materialsOf(construction, locale),
    kpis: await assessor.kpis(construction, { locale }),
    indicators: await assessor.indicators(construction),
  })
  return {
    /**
     * @param asked - release of all of them; without one, the default
     * @throws {ServiceError} `unknownConstruction` naming those that the caller may not see
     */
    async compare(
      caller: Caller,
      given: readonly string[],
      { release: asked, locale }: { readonly release?: string | undefined; readonly locale: Locale },
    ): Promise<ConstructionComparison> {
      const ids = given.map((id) => id.toLowerCase())
      refuseRepeated(ids)
      const found = await constructionsRepository(db).findAll(viewerOf(area, caller), ids)
      requireAll(ids, found)
      const rows = ids.flatMap((id) => found.filter((row) => row.id === id))
      const { id: release } = assessor.release(asked)
      const stored = rows.map((row) => storedAssessment(assessor, row, release))
      const alike = onOneBasis(stored)
      const within = await Promise.all(alike.map((given) => assessor.indicators(given)))
      const { modules, leftOut } = commonModules(within, alike[0])
      const items = await Promise.all(
        rows.flatMap((row, index) => {
          const given = alike[index]
          return given ? [itemOf(row, { ...given, modules }, locale)] : []
        }),
      )
      const ownReleases = rows.map((row) => storedAssessment(assessor, row).release ?? assessor.release(undefined).id)
      const warnings = [
        ...(new Set(rows.map(({ type }) => type)).size > 1 ? [toWarning({ code: 'typesDiffer' }, locale)] : []),
        ...(ownReleases.some((own) => own !== release)
          ? [toWarning({ code: 'releaseDiffers', values: { release } }, locale)]
          : []),
        ...(hasOneBasis(stored) ? [] : [toWarning({ code: 'basisDiffers' }, locale)]),
        ...(leftOut.length > 0
          ? [toWarning({ code: 'modulesLeftOut', values: { modules: leftOut.join(', ') } }, locale)]
          : []),
        ...items.flatMap(({ kpis }, index) =>
          kpis.lifeCycle.complete ? [] : [toWarning({ code: 'balanceIncomplete', path: `/items/${index}` }, locale)],
        ),
      ]
      return { items, baselineId: ids[0] ?? '', ...rank(items), warnings }
    },
  }
}
export type ComparisonService = ReturnType<typeof comparisonService>
