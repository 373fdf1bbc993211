import { createHash } from 'node:crypto'
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

const figuresIn = (kpis: KeyPerformanceIndicators): Subject['figures'] =>
  figuresOf([kpis]).map(({ key, of }) => ({ key, value: of(kpis) }))

/** What a construction says now, as it is kept to be verified. */
export async function contentNow(
  assessor: Assessor,
  row: ConstructionRow,
  {
    heading,
    readOwn,
  }: { heading: ReportContent['heading']; readOwn: (ids: readonly string[]) => Promise<readonly UserMaterial[]> },
): Promise<ReportContent> {
  const given = storedAssessment(assessor, row)
  const kpis = await assessor.kpis(given, { locale: row.locale })
  const own = await readOwn(ownMaterialsIn(row.layers))
  const { type, layers, assessedWith, name, translations, code, version, section } = row
  return {
    subject: {
      type,
      layers,
      settings: row.settings ?? {},
      release: kpis.lifeCycle.release,
      assessedWith,
      ownMaterials: own.map(({ id, version: revision }) => ({ id, version: revision })).toSorted(byId),
      engine: kpis.versions.engine,
      catalogue: catalogueOf(assessor),
      rules: kpis.conformity.map(({ requirement, source, validFrom, limit, fulfilled }) => ({
        requirement,
        source,
        validFrom,
        limit,
        fulfilled,
      })),
      figures: figuresIn(kpis),
    },
    heading,
    name,
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, text]) => [locale, { name: text.name }]),
    ),
    code,
    version,
    section,
  }
}

const byId = ({ id: one }: { readonly id: string }, { id: other }: { readonly id: string }) => (one < other ? -1 : 1)

/** SHA-256 over the canonical JSON of what was reported, hexadecimal. The day of the pins is no part of it. */
export function fingerprintOf({ subject, heading, name, code, version }: ReportContent): string {
  const { assessedWith, ...rest } = subject
  const pins = assessedWith && { release: assessedWith.release, datasets: assessedWith.datasets }
  return createHash('sha256')
    .update(canonical({ ...rest, pins, heading, name, code, version }))
    .digest('hex')
}

/** The reported construction, to be computed again from the data that was kept with it. */
export function givenOf(subject: Subject, constructionId: string): Given {
  const { type, layers, settings, release, assessedWith } = subject
  const named = { id: constructionId, type, layers: [...layers], settings, release, assessedWith }
  return { ...named, settled: settledIn(layers), reader: { constructionId } }
}

/** Materials that stand with their own dataset: those come with the one that was kept. */
const settledIn = (layers: Subject['layers']): string[] =>
  layers.flatMap((layer) => [
    ...[layer, ...(layer.framing ? [layer.framing] : [])].flatMap(({ materialId, dataset }) =>
      dataset ? [] : [materialId],
    ),
    ...(layer.secondFraming ? [layer.secondFraming.materialId] : []),
  ])

/** Figures of a report as they come out now, by key. */
export const figuresByKey = (kpis: KeyPerformanceIndicators): ReadonlyMap<string, number | null> =>
  new Map(figuresIn(kpis).map(({ key, value }) => [key, value]))
