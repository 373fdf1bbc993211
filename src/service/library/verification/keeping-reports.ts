import { randomBytes } from 'node:crypto'
import type { RegisteredReport } from '#contract/verification.ts'
import { webPaths } from '#contract/web-paths.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import { ServiceError } from '#service/service-error.ts'
import { codeOf } from '#vocabulary/verification.ts'
import type { ComparedSubject } from '../constructions/comparison.service.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { contentNow, fingerprintOf } from './report-content.ts'
import { type ReportRow, reportsRepository } from './reports.repository.ts'

/** What heads a report; empty where nothing is said. */
export type Heading = Partial<Record<'office' | 'author' | 'project', string | undefined>>

/** Keeps what reports of constructions say, each under a code. */
export function keepingReports({ db, assessor, quotas }: ConstructionArea, publicUrl: string) {
  const reports = reportsRepository(db)
  const { find: readOwn } = ownMaterialsRepository(db)
  const toRegistered = ({ createdAt, withdrawnAt, ...row }: ReportRow): RegisteredReport => ({
    ...row,
    url: `${publicUrl}${webPaths.verifiedReport(row.code)}`,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })
  const reporting = (row: ConstructionRow, { office = '', author = '', project = '' }: Heading) => ({
    heading: { office, author, project },
    readOwn: async (ids: readonly string[]) => (ids.length > 0 ? readOwn({ constructionId: row.id }, ids) : []),
  })
  /** The same again has the same code. @throws {ServiceError} `quotaReached` */
  async function keep(userId: string, constructionId: string, content: ReportContent): Promise<RegisteredReport> {
    const fingerprint = fingerprintOf(content)
    const report = { code: codeOf(randomBytes(24)), constructionId, fingerprint, content }
    const same = await reports.findSame(userId, constructionId, fingerprint)
    if (same) return toRegistered(same)
    await quotas.room(userId, 'reports')
    const kept = await inTransaction(db, async (transaction) => {
      const own = reportsRepository(transaction)
      return (await own.findSame(userId, constructionId, fingerprint)) ?? own.add(userId, report)
    })
    return toRegistered(kept)
  }
  /** Keeps a report of several constructions, the first of which it is listed with. */
  async function keepTogether(
    caller: Caller,
    kind: NonNullable<ReportContent['together']>['kind'],
    heading: Heading,
    subjects: readonly ComparedSubject[],
  ): Promise<RegisteredReport> {
    const contents = await Promise.all(
      subjects.map(async ({ row, given }) => ({
        constructionId: row.id,
        ...(await contentNow(assessor, row, reporting(row, heading), given)),
      })),
    )
    const [first, ...further] = contents
    if (!first) throw new ServiceError('notFound', 'construction')
    const { constructionId, ...content } = first
    return keep(caller.userId, constructionId, { ...content, together: { kind, further } })
  }
  return { toRegistered, reporting, keep, keepTogether }
}
