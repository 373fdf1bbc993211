import type { RegisteredReport } from '#contract/verification.ts'
import type { Caller } from '#service/caller.ts'
import { refused } from '#service/service-error.ts'
import { isRenovation, layersBefore } from '#vocabulary/renovation.ts'
import { storedAssessment } from '../constructions/assessed-columns.ts'
import { type AskedComparison, comparisonService } from '../constructions/comparison.service.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { type Heading, keepingReports } from './keeping-reports.ts'
import { contentNow } from './report-content.ts'
import { reportsRepository } from './reports.repository.ts'
import { verifying } from './verifying.ts'

/** Reports that anyone can verify: what they said is kept, and computed again for whoever asks. */
export function verificationService(area: ConstructionArea, publicUrl: string) {
  const { db, assessor } = area
  const reports = reportsRepository(db)
  const comparison = comparisonService(area)
  const { toRegistered, reporting, keep, keepTogether } = keepingReports(area, publicUrl)
  const load = (caller: Caller, place: Place) => loadVisible(constructionsRepository(db), viewerOf(area, caller), place)

  return {
    /**
     * Keeps what a report says now; the same again has the same code.
     *
     * @param release - that it is computed with, where it is not the construction's own
     * @throws {ServiceError} `notFound`, `quotaReached`
     */
    async register(caller: Caller, place: Place, heading: Heading, release?: string): Promise<RegisteredReport> {
      const row = await load(caller, place)
      const given = release === undefined ? undefined : storedAssessment(assessor, row, release)
      return keep(caller.userId, row.id, await contentNow(assessor, row, reporting(row, heading), given))
    },

    /** The same of a comparison. @throws {ServiceError} as a comparison does */
    async registerComparison(
      caller: Caller,
      { ids, heading, ...asked }: AskedComparison & { readonly ids: readonly string[]; readonly heading: Heading },
    ): Promise<RegisteredReport> {
      const compared = await comparison.subjects(caller, ids, asked)
      return keepTogether(caller, 'comparison', heading, compared)
    },

    /** The same of a renovation: before and after the works. @throws {ServiceError} `notFound`; `invalidRequest` where nothing is renovated */
    async registerRenovation(caller: Caller, place: Place, heading: Heading): Promise<RegisteredReport> {
      const row = await load(caller, place)
      if (!isRenovation(row.layers)) throw refused('', 'contradicts')
      const after = storedAssessment(assessor, row)
      const before = { ...after, layers: layersBefore(row.layers) }
      return keepTogether(caller, 'renovation', heading, [
        { row, given: before },
        { row, given: after },
      ])
    },

    /** The same of what a link shows, for whoever made the link: it is theirs to withdraw. */
    async registerLinked(userId: string, row: ConstructionRow, heading: Heading): Promise<RegisteredReport> {
      return keep(userId, row.id, await contentNow(assessor, row, reporting(row, heading)))
    },

    /** Code of that report of the version there is, where it was made and not withdrawn. */
    async codeOfLinked(
      userId: string | null,
      { id, version }: ConstructionRow,
      { office = '', author = '', project = '' }: Heading,
    ): Promise<string | null> {
      if (userId === null) return null
      return (await reports.newestOf(userId, id, { version, heading: { office, author, project } })) ?? null
    },

    /** @throws {ServiceError} `notFound` for a construction that the caller may not see */
    async list(caller: Caller, place: Place): Promise<RegisteredReport[]> {
      const { id } = await load(caller, place)
      return (await reports.list(caller.userId, id)).map(toRegistered)
    },

    /** Answers whether there is such a report of the caller. */
    withdraw: (caller: Caller, code: string): Promise<boolean> => reports.withdraw(caller.userId, code),

    verify: verifying(area),
  }
}
export type VerificationService = ReturnType<typeof verificationService>
