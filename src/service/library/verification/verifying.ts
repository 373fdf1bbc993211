import type { Verification } from '#contract/verification.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { basisDifferences, type Difference, reasonsOf, ruleDifferences } from './input-differences.ts'
import { figuresByKey, fingerprintOf, givenOf, givenToday, nowOf, rulesIn, type Subject } from './report-content.ts'
import { alteredParts, partFingerprintsOf } from './report-parts.ts'
import { reportsRepository } from './reports.repository.ts'
import { isSame, withdrawnReport, worstOf } from './verified.ts'

/** What a report tells of one construction, computed again. */
type Verified = Verification['further'][number]

type VerifyingArea = Pick<ConstructionArea, 'db' | 'assessor'>

/** Numbers of the layers that a material stands in. */
function layersOf({ layers }: Subject, materialId: string): string | null {
  const numbers = layers.flatMap((layer, index) =>
    [layer, layer.framing, layer.secondFraming].some((part) => part?.materialId === materialId) ? [index + 1] : [],
  )
  return numbers.length > 0 ? numbers.join(', ') : null
}

/** Computes one construction of a report again. */
function computingAgain({ db, assessor }: VerifyingArea) {
  const { find: readOwn } = ownMaterialsRepository(db)
  /** What the report was computed with, where that is another now. */
  async function basisOf(subject: Subject, constructionId: string): Promise<Difference[]> {
    const ids = subject.ownMaterials.map(({ id }) => id)
    const own = ids.length > 0 ? await readOwn({ constructionId }, ids) : []
    return basisDifferences(assessor, subject, { own, placeOf: (id) => layersOf(subject, id) })
  }

  /** Key performance indicators as they come out now; null where they do not. */
  async function computed(given: Given, locale: Locale) {
    if (given.release !== undefined && !assessor.hasRelease(given.release)) return null
    try {
      return await assessor.kpis(given, { locale })
    } catch (error) {
      // an engine that refuses what an older one has taken
      if (error instanceof ServiceError) return null
      throw error
    }
  }

  /** @param isKept - what was kept is what the fingerprint is of */
  return async function verified(
    content: ReportContent,
    { constructionId, locale, isKept }: { constructionId: string; locale: Locale; isKept: boolean },
  ): Promise<Verified> {
    const { subject, heading, name, translations, version, section } = content
    const kpis = await computed(givenOf(subject, constructionId), locale)
    const kpisToday = await computed(givenToday(assessor, subject, constructionId), locale)
    const [again, today] = [kpis && figuresByKey(kpis), kpisToday && figuresByKey(kpisToday)]
    const figures = subject.figures.map(({ key, value }) => {
      const now = again?.get(key) ?? null
      return {
        figure: key,
        unit: unitOfFigure(key),
        reported: value,
        computed: now,
        equal: isSame(value, now),
        today: today?.get(key) ?? null,
      }
    })
    const isEqual = isKept && figures.every(({ equal }) => equal)
    const outcome = again === null ? 'notComputable' : isEqual ? 'equal' : 'different'
    const differences =
      outcome === 'equal'
        ? []
        : [...(await basisOf(subject, constructionId)), ...(kpis ? ruleDifferences(subject.rules, rulesIn(kpis)) : [])]
    return {
      outcome,
      report: {
        ...heading,
        name: translations[locale]?.name ?? name,
        code: content.code,
        type: subject.type,
        version,
        release: subject.release,
        rules: [...new Set(subject.rules.map(({ source }) => source))],
        section: [...section],
      },
      figures,
      reasons: outcome === 'equal' ? [] : reasonsOf(differences),
      differences,
    }
  }
}

/** Computes a report again from the data that was kept with it. The answer is undefined where no report has the code. */
export function verifying(area: VerifyingArea) {
  const { db, assessor } = area
  const reports = reportsRepository(db)
  const verified = computingAgain(area)
  return async (code: string, locale: Locale): Promise<Verification | undefined> => {
    const found = await reports.byCode(code)
    if (!found) return undefined
    const { constructionId, content, fingerprint, createdAt, withdrawnAt, parts } = found
    const now = nowOf(assessor)
    const kind = content.together?.kind ?? ('construction' as const)
    const told = { code, kind, fingerprint, createdAt: createdAt.toISOString(), now }
    if (withdrawnAt) return withdrawnReport(told, withdrawnAt)
    const isKept = fingerprintOf(content) === fingerprint
    const first = await verified(content, { constructionId, locale, isKept })
    const further: Verified[] = []
    for (const one of content.together?.further ?? [])
      further.push(await verified(one, { constructionId: one.constructionId, locale, isKept }))
    const all = [first, ...further]
    const { engine, catalogue } = content.subject
    return {
      ...told,
      ...first,
      project: null,
      intact: isKept,
      altered: isKept ? [] : alteredParts(parts, partFingerprintsOf(content)),
      outcome: worstOf(all),
      withdrawnAt: null,
      reasons: [...new Set(all.flatMap(({ reasons }) => reasons))],
      further,
      computedWith: { engine, catalogue },
    }
  }
}
