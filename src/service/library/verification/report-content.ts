import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { figuresOf } from '#interchange/tables/figures.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import { ownMaterialsIn, type UserMaterial } from '#service/assessment/own-material.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import { storedAssessment } from '../constructions/assessed-columns.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { canonical } from '../standards/fingerprint.ts'

export type Subject = ReportContent['subject']

/** Catalogue by which the assessor computes. */
export const catalogueOf = ({ version }: Pick<Assessor, 'version'>): string => version.replace(/^\d+-/, '')

/** What computes now, and the release that is the default. */
export const nowOf = (assessor: Assessor) => ({
  engine: ENGINE_VERSION,
  catalogue: catalogueOf(assessor),
  release: assessor.release(undefined).id,
})

const figuresIn = (kpis: KeyPerformanceIndicators): Subject['figures'] =>
  figuresOf([kpis]).map(({ key, of }) => ({ key, value: of(kpis) }))

/** Limits and verdicts, each with the state of its rule. */
export const rulesIn = ({ conformity }: KeyPerformanceIndicators): Subject['rules'] =>
  conformity.map(({ requirement, source, validFrom, limit, fulfilled }) => ({
    requirement,
    source,
    validFrom,
    limit,
    fulfilled,
  }))

type Reporting = {
  readonly heading: ReportContent['heading']
  readonly readOwn: (ids: readonly string[]) => Promise<readonly UserMaterial[]>
}

/**
 * What is reported of a construction, as it is kept to be verified.
 *
 * @param given - what is computed of it: as it is stored where absent
 */
export async function contentNow(
  assessor: Assessor,
  row: ConstructionRow,
  { heading, readOwn }: Reporting,
  given?: Given,
): Promise<ReportContent> {
  const reported = given ?? storedAssessment(assessor, row)
  const kpis = await assessor.kpis(reported, { locale: row.locale })
  const { layers } = reported
  const own = await readOwn(ownMaterialsIn(layers))
  const { name, translations, code, version } = row
  return {
    subject: {
      type: reported.type,
      layers,
      settings: reported.settings ?? {},
      release: kpis.lifeCycle.release,
      ...(reported.modules && { modules: reported.modules }),
      assessedWith: given ? await assessor.assessedWith(given) : row.assessedWith,
      ownMaterials: own.map(({ id, version: revision }) => ({ id, version: revision })).toSorted(byId),
      engine: kpis.versions.engine,
      catalogue: catalogueOf(assessor),
      rules: rulesIn(kpis),
      figures: figuresIn(kpis),
    },
    heading,
    name,
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, text]) => [locale, { name: text.name }]),
    ),
    code,
    version,
    section: given ? (await assessor.listFigures(given)).section : row.section,
  }
}

const byId = ({ id: one }: { readonly id: string }, { id: other }: { readonly id: string }) => (one < other ? -1 : 1)

/** SHA-256 over the canonical JSON of what was reported, hexadecimal. The day of the pins is no part of it. */
export function fingerprintOf({ subject, heading, name, code, version, together }: ReportContent): string {
  const { assessedWith, ...rest } = subject
  const pins = assessedWith && { release: assessedWith.release, datasets: assessedWith.datasets }
  const others = together && { kind: together.kind, further: together.further.map(fingerprintOf) }
  return createHash('sha256')
    .update(canonical({ ...rest, pins, heading, name, code, version, ...(others && { together: others }) }))
    .digest('hex')
}

/** The reported construction, to be computed again from the data that was kept with it. */
export function givenOf(subject: Subject, constructionId: string): Given {
  const { type, layers, settings, release, assessedWith, modules } = subject
  const named = { id: constructionId, type, layers: [...layers], settings, release, assessedWith }
  return { ...(modules && { modules }), ...named, settled: settledIn(layers), reader: { constructionId } }
}

/** The same with the data of today. */
export function givenToday(assessor: Assessor, subject: Subject, constructionId: string): Given {
  const release = assessor.release(undefined).id
  return { ...givenOf(subject, constructionId), release, assessedWith: null, settled: [] }
}

/** Materials that stand with their own dataset: those come with the one that was kept. */
const settledIn = (layers: Subject['layers']): string[] =>
  layers.flatMap((layer) => [
    ...[layer, ...(layer.framing ? [layer.framing] : [])].flatMap(({ materialId, dataset }) =>
      dataset ? [] : [materialId],
    ),
    ...(layer.secondFraming ? [layer.secondFraming.materialId] : []),
  ])

/** Figures as they come out now, by key. */
export const figuresByKey = (kpis: KeyPerformanceIndicators): ReadonlyMap<string, number | null> =>
  new Map(figuresIn(kpis).map(({ key, value }) => [key, value]))
