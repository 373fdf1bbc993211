import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { Verification } from '#contract/verification.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import type { DifferenceReason } from '#vocabulary/verification.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { catalogueOf, figuresByKey, fingerprintOf, givenOf, givenToday, nowOf, type Subject } from './report-content.ts'
import { reportsRepository } from './reports.repository.ts'
import { isSame, withdrawnReport, worstOf } from './verified.ts'

/** What a report tells of one construction, computed again. */
type Verified = Verification['further'][number]

type VerifyingArea = Pick<ConstructionArea, 'db' | 'assessor'>

/** Computes one construction of a report again. */
function computingAgain({ db, assessor }: VerifyingArea) {
  const { find: readOwn } = ownMaterialsRepository(db)
  /** Why what comes out now may be something else, or nothing. */
  async function reasonsOf(subject: Subject, constructionId: string): Promise<DifferenceReason[]> {
    const { engine, catalogue, release, ownMaterials } = subject
    const ids = ownMaterials.map(({ id }) => id)
    const own = ids.length > 0 ? await readOwn({ constructionId }, ids) : []
    const isChanged = ownMaterials.some(({ id, version }) => own.find((one) => one.id === id)?.version !== version)
    return [
      ...(engine === ENGINE_VERSION ? [] : (['newerEngine'] as const)),
      ...(catalogue === catalogueOf(assessor) ? [] : (['newerCatalogue'] as const)),
      ...(assessor.hasRelease(release) ? [] : (['releaseGone'] as const)),
      ...(isChanged ? (['materialChanged'] as const) : []),
    ]
  }

  /** Figures as they come out now; null where they do not. */
  async function computed(given: Given, locale: Locale) {
    if (given.release !== undefined && !assessor.hasRelease(given.release)) return null
    try {
      return figuresByKey(await assessor.kpis(given, { locale }))
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
    const again = await computed(givenOf(subject, constructionId), locale)
    const today = await computed(givenToday(assessor, subject, constructionId), locale)
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
    const reasons = outcome === 'equal' ? [] : await reasonsOf(subject, constructionId)
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
      reasons: outcome !== 'equal' && reasons.length === 0 ? ['unexplained'] : reasons,
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
    const { constructionId, content, fingerprint, createdAt, withdrawnAt } = found
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
      outcome: worstOf(all),
      withdrawnAt: null,
      reasons: [...new Set(all.flatMap(({ reasons }) => reasons))],
      further,
      computedWith: { engine, catalogue },
    }
  }
}
