import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ProjectReportContent } from '#service/db/tables/verification.ts'
import { projectPartFingerprintsOf } from './report-parts.ts'
import { makerName, withdrawableBy } from './report-rights.repository.ts'

type NewReport = {
  readonly code: string
  readonly projectId: string
  readonly fingerprint: string
  readonly content: ProjectReportContent
}

/** Reports of projects that anyone can verify: told by their code, withdrawn by whoever made or owns them. */
export const projectReportsRepository = (db: DbOrTransaction) => {
  const of = (projectId: string) =>
    db
      .selectFrom('verifiedProjectReport')
      .select(['code', 'fingerprint', 'createdAt', 'withdrawnAt'])
      .select(sql<number>`(content ->> 'version')::int`.as('version'))
      .select(makerName('verified_project_report').as('madeBy'))
      .where('projectId', '=', projectId)
  return {
    /** Those of a project that somebody may withdraw, newest first. */
    list: (userId: string, projectId: string) =>
      of(projectId)
        .where(withdrawableBy(userId, 'verified_project_report'))
        .orderBy('createdAt', 'desc')
        .orderBy('code')
        .limit(200)
        .execute(),

    /** The same report as before, where it was not withdrawn. */
    findSame: (userId: string, projectId: string, fingerprint: string) =>
      of(projectId)
        .where('createdBy', '=', userId)
        .where('fingerprint', '=', fingerprint)
        .where('withdrawnAt', 'is', null)
        .executeTakeFirst(),

    async add(userId: string, { content, ...report }: NewReport) {
      await db
        .insertInto('verifiedProjectReport')
        .values({
          ...report,
          createdBy: userId,
          content: JSON.stringify(content),
          parts: JSON.stringify(projectPartFingerprintsOf(content)),
        })
        .execute()
      return of(report.projectId).where('code', '=', report.code).executeTakeFirstOrThrow()
    },

    /** Whoever asks: a code cannot be guessed. */
    byCode: (code: string) =>
      db.selectFrom('verifiedProjectReport').selectAll().where('code', '=', code).executeTakeFirst(),

    /** Answers whether the user may. */
    async withdraw(userId: string, code: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('verifiedProjectReport')
        .set({ withdrawnAt: sql<Date>`coalesce(withdrawn_at, now())` })
        .where(withdrawableBy(userId, 'verified_project_report'))
        .where('code', '=', code)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
export type ProjectReportRow = Awaited<ReturnType<ReturnType<typeof projectReportsRepository>['list']>>[number]
