import { allWords } from '#assessment/texts/all-words.ts'
import { toWarning } from '#assessment/texts/warnings.ts'
import type { ConstructionComparison } from '#contract/construction-comparison.ts'
import type { Given } from '#service/assessment/assessor.ts'
import { oneByOne } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { readEqual } from '#vocabulary/normalised.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { nameIn } from '../access/construction-name.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { storedAssessment } from './assessed-columns.ts'
import { commonModules, hasOneBasis, onOneBasis } from './common-basis.ts'
import { rank } from './comparison.ts'
import { type ConstructionArea, viewerOf } from './construction-area.ts'
import { refuseRepeated, requireAll } from './construction-batch.service.ts'
import type { ConstructionRow } from './construction-row.ts'
import { constructionsRepository } from './constructions.repository.ts'
import { type Adapt, type Compared, checkAdapt, normalisedComparison } from './normalised.ts'

type Item = ConstructionComparison['items'][number]
/** In which language figures are told, and by whose prices. */
type Telling = { readonly locale: Locale; readonly prices: Prices | undefined }

/** A construction as it is compared. */
export type ComparedSubject = { readonly row: ConstructionRow; readonly given: Given }

/** How a comparison is asked for. */
export type AskedComparison = {
  readonly release?: string | undefined
  readonly locale: Locale
  /** As `readEqual` reads it. */
  readonly equal?: string | undefined
  readonly adapt?: Adapt | undefined
  /** By the prices of the caller, whosever the constructions are. */
  readonly costs?: boolean | undefined
}

/**
 * Comparison of 2 to 5 visible constructions, all in one data release, over one study period, by the modules that all of
 * them declare; the first one is the baseline.
 */
export function comparisonService(area: ConstructionArea) {
  const { db, assessor } = area
  const itemOf = async (row: ConstructionRow, construction: Given, { locale, prices }: Telling): Promise<Item> => ({
    id: row.id,
    ownership: row.ownership,
    code: row.code,
    name: nameIn(row, locale),
    type: row.type,
    ...(await assessor.listFigures(construction)),
    layers: await assessor.materialsOf(construction, locale),
    kpis: await assessor.kpis(construction, { locale, prices }),
    indicators: await assessor.indicators(construction),
  })
  /** What is compared, each on the basis that all have. @throws {ServiceError} as `compare` */
  async function prepared(
    caller: Caller,
    given: readonly string[],
    { release: asked, locale, equal: equalText, adapt = {}, costs }: AskedComparison,
  ) {
    const equal = equalText === undefined ? undefined : readEqual(equalText)
    checkAdapt(adapt, given, equal)
    const ids = given.map((id) => id.toLowerCase())
    refuseRepeated(ids)
    const found = await constructionsRepository(db).findAll(viewerOf(area, caller), ids)
    requireAll(ids, found)
    const prices = costs ? await pricesOf(db, caller.userId) : undefined
    const rows = ids.flatMap((id) => found.filter((row) => row.id === id))
    const { id: release } = assessor.release(asked)
    const stored = rows.map((row) => storedAssessment(assessor, row, release))
    const alike = onOneBasis(stored)
    const within = await oneByOne(alike, (one) => assessor.indicators(one))
    const { modules, leftOut } = commonModules(within, alike[0])
    const compared = rows.flatMap((row, index): (Compared & ComparedSubject)[] => {
      const one = alike[index]
      const itemFor = (construction: Given) => itemOf(row, construction, { locale, prices })
      return one ? [{ id: row.id, row, given: { ...one, modules }, itemOf: itemFor }] : []
    })
    const items = await oneByOne(compared, ({ given: one, itemOf: make }) => make(one))
    const normalised = equal && (await normalisedComparison(assessor, compared, { equal, items, adapt, leftOut }))
    return { ids, rows, release, stored, leftOut, compared, items, normalised }
  }
  return {
    /**
     * What a comparison computes: each construction as it is compared, with the layer that makes it equal; as it is drawn
     * where nothing does.
     *
     * @throws {ServiceError} as `compare`
     */
    async subjects(caller: Caller, ids: readonly string[], asked: AskedComparison): Promise<ComparedSubject[]> {
      const { compared, normalised } = await prepared(caller, ids, asked)
      return compared.map(({ row, given }) => {
        const { layer = null, to = null } = normalised?.items.find(({ id }) => id === row.id) ?? {}
        if (layer === null || to === null) return { row, given }
        return {
          row,
          given: { ...given, layers: given.layers.map((own, at) => (at === layer ? { ...own, thickness: to } : own)) },
        }
      })
    },

    /**
     * @param asked - release of all of them, without one the default; and what each is made equal in besides
     * @throws {ServiceError} `unknownConstruction` naming those that the caller may not see
     */
    async compare(caller: Caller, given: readonly string[], asked: AskedComparison): Promise<ConstructionComparison> {
      const { ids, rows, release, stored, leftOut, items, normalised } = await prepared(caller, given, asked)
      const ownReleases = rows.map((row) => storedAssessment(assessor, row).release ?? assessor.release(undefined).id)
      const words = allWords[asked.locale]
      const warnings = [
        ...(new Set(rows.map(({ type }) => type)).size > 1 ? [toWarning({ code: 'typesDiffer' }, words)] : []),
        ...(ownReleases.some((own) => own !== release)
          ? [toWarning({ code: 'releaseDiffers', values: { release } }, words)]
          : []),
        ...(hasOneBasis(stored) ? [] : [toWarning({ code: 'basisDiffers' }, words)]),
        ...(leftOut.length > 0
          ? [toWarning({ code: 'modulesLeftOut', values: { modules: leftOut.join(', ') } }, words)]
          : []),
        ...items.flatMap(({ kpis }, index) =>
          kpis.lifeCycle.complete ? [] : [toWarning({ code: 'balanceIncomplete', path: `/items/${index}` }, words)],
        ),
      ]
      return { items, baselineId: ids[0] ?? '', ...rank(items), warnings, ...(normalised && { normalised }) }
    },
  }
}
export type ComparisonService = ReturnType<typeof comparisonService>
