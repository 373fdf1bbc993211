import { randomBytes } from 'node:crypto'
import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { RegisteredReport, Verification } from '#contract/verification.ts'
import { webPaths } from '#contract/web-paths.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { codeOf, type DifferenceReason } from '#vocabulary/verification.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from '../constructions/construction-area.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { catalogueOf, contentNow, figuresByKey, fingerprintOf, givenOf, type Subject } from './report-content.ts'
import { type ReportRow, reportsRepository } from './reports.repository.ts'

/** Figures are equal that differ by less than arithmetic may. */
const TOLERANCE = 1e-9

const isSame = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one))

type Heading = Partial<Record<'office' | 'author' | 'project', string | undefined>>

/** Computes a report again from the data that was kept with it. The answer throws `ServiceError` `notFound`. */
function verifying({ db, assessor }: Pick<ConstructionArea, 'db' | 'assessor'>) {
  const reports = reportsRepository(db)
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

  /** The figures of a report as they come out now; null where they do not. */
  async function computedNow({ subject }: ReportContent, constructionId: string, locale: Locale) {
    if (!assessor.hasRelease(subject.release)) return null
    try {
      return figuresByKey(await assessor.kpis(givenOf(subject, constructionId), { locale }))
    } catch (error) {
      // an engine that refuses what an older one has taken
      if (error instanceof ServiceError) return null
      throw error
    }
  }

  return async (code: string, locale: Locale): Promise<Verification> => {
    const found = await reports.byCode(code)
    if (!found) throw new ServiceError('notFound', 'report')
    const { constructionId, content, fingerprint, createdAt, withdrawnAt } = found
    const now = { engine: ENGINE_VERSION, catalogue: catalogueOf(assessor) }
    const told = { code, fingerprint, createdAt: createdAt.toISOString(), now }
    if (withdrawnAt)
      return {
        ...told,
        outcome: 'withdrawn',
        withdrawnAt: withdrawnAt.toISOString(),
        report: null,
        figures: [],
        reasons: [],
        computedWith: null,
      }
    const { subject, heading, name, translations, version, section } = content
    const computed = await computedNow(content, constructionId, locale)
    const figures = subject.figures.map(({ key, value }) => {
      const again = computed?.get(key) ?? null
      return { figure: key, unit: unitOfFigure(key), reported: value, computed: again, equal: isSame(value, again) }
    })
    const isEqual = fingerprintOf(content) === fingerprint && figures.every(({ equal }) => equal)
    const outcome = computed === null ? 'notComputable' : isEqual ? 'equal' : 'different'
    const reasons = outcome === 'equal' ? [] : await reasonsOf(subject, constructionId)
    return {
      ...told,
      outcome,
      withdrawnAt: null,
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
      computedWith: { engine: subject.engine, catalogue: subject.catalogue },
    }
  }
}

/** Reports that anyone can verify: what they said is kept, and computed again for whoever asks. */
export function verificationService(area: ConstructionArea, publicUrl: string) {
  const { db, assessor, quotas } = area
  const reports = reportsRepository(db)
  const { find: readOwn } = ownMaterialsRepository(db)
  const toRegistered = ({ createdAt, withdrawnAt, ...row }: ReportRow): RegisteredReport => ({
    ...row,
    url: `${publicUrl}${webPaths.verifiedReport(row.code)}`,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })
  const load = (caller: Caller, place: Place) => loadVisible(constructionsRepository(db), viewerOf(area, caller), place)

  return {
    /** Keeps what a report says now; the same again has the same code. @throws {ServiceError} `notFound`, `quotaReached` */
    async register(caller: Caller, place: Place, heading: Heading): Promise<RegisteredReport> {
      const row = await load(caller, place)
      const { office = '', author = '', project = '' } = heading
      const content = await contentNow(assessor, row, {
        heading: { office, author, project },
        readOwn: async (ids) => (ids.length > 0 ? readOwn({ constructionId: row.id }, ids) : []),
      })
      const fingerprint = fingerprintOf(content)
      const report = { code: codeOf(randomBytes(24)), constructionId: row.id, fingerprint, content }
      const same = await reports.findSame(caller.userId, row.id, fingerprint)
      if (same) return toRegistered(same)
      await quotas.room(caller.userId, 'reports')
      const kept = await inTransaction(db, async (transaction) => {
        const own = reportsRepository(transaction)
        return (await own.findSame(caller.userId, row.id, fingerprint)) ?? own.add(caller.userId, report)
      })
      return toRegistered(kept)
    },

    /** @throws {ServiceError} `notFound` for a construction that the caller may not see */
    async list(caller: Caller, place: Place): Promise<RegisteredReport[]> {
      const { id } = await load(caller, place)
      return (await reports.list(caller.userId, id)).map(toRegistered)
    },

    /** @throws {ServiceError} `notFound` for a report of somebody else */
    async withdraw(caller: Caller, code: string): Promise<void> {
      if (!(await reports.withdraw(caller.userId, code))) throw new ServiceError('notFound', 'report')
    },

    verify: verifying(area),
  }
}
export type VerificationService = ReturnType<typeof verificationService>
