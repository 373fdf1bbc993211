import type { ConstructionComparison } from '#contract/constructions.ts'
import type { Handlers } from '#service/http/handlers.ts'
import { toWarning } from '#service/texts/warning-texts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { storedAssessment } from './assessed-columns.ts'
import { rank } from './comparison.ts'
import { refuseRepeated, requireAll } from './construction-batch.routes.ts'
import { type ConstructionRow, nameIn } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import type { ConstructionArea } from './constructions.routes.ts'

type Item = ConstructionComparison['items'][number]

/** Comparison of 2 to 5 visible constructions, all in one data release; the first one is the baseline. */
export function comparisonHandlers({ db, assessor, policy }: ConstructionArea): Pick<Handlers, 'compareConstructions'> {
  const itemOf = async (row: ConstructionRow, release: string, locale: Locale): Promise<Item> => {
    const construction = storedAssessment(assessor, row, release)
    return {
      id: row.id,
      ownership: row.ownership,
      code: row.code,
      name: nameIn(row, locale),
      type: row.type,
      ...(await assessor.listFigures(construction)),
      layers: await assessor.materialsOf(construction, locale),
      kpis: await assessor.kpis(construction, { locale }),
      indicators: await assessor.indicators(construction),
    }
  }
  return {
    async compareConstructions({ caller, body, query: { release: asked, locale } }) {
      const ids = body.map((id) => id.toLowerCase())
      refuseRepeated(ids)
      const found = await constructionsRepository(db).findAll(
        { ...caller, seesDrafts: policy.maintainsStandard(caller) },
        ids,
      )
      requireAll(ids, found)
      const rows = ids.flatMap((id) => found.filter((row) => row.id === id))
      const { id: release } = assessor.release(asked)
      const items = await Promise.all(rows.map((row) => itemOf(row, release, locale)))
      const ownReleases = rows.map((row) => storedAssessment(assessor, row).release ?? assessor.release(undefined).id)
      const warnings = [
        ...(new Set(rows.map(({ type }) => type)).size > 1 ? [toWarning({ code: 'typesDiffer' }, locale)] : []),
        ...(ownReleases.some((own) => own !== release)
          ? [toWarning({ code: 'releaseDiffers', values: { release } }, locale)]
          : []),
        ...items.flatMap(({ kpis }, index) =>
          kpis.lifeCycle.complete ? [] : [toWarning({ code: 'balanceIncomplete', path: `/items/${index}` }, locale)],
        ),
      ]
      return { body: { items, baselineId: ids[0] ?? '', ...rank(items), warnings } }
    },
  }
}
