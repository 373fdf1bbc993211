import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ProjectReportContent } from '#service/db/tables/verification.ts'

type NewReport = {
  readonly code: string
  readonly projectId: string
  readonly fingerprint: string
  readonly content: ProjectReportContent
}

/** Reports of projects that anyone can verify: told by their code, changed by whoever made them. */
export const projectReportsRepository = (db: DbOrTransaction) => {
  const of = (userId: string, projectId: string) =>
    db
      .selectFrom('verifiedProjectReport')
      .select(['code', 'fingerprint', 'createdAt', 'withdrawnAt'])
      .select(sql<number>`(content ->> 'version')::int`.as('version'))
      .where('createdBy', '=', userId)
      .where('projectId', '=', projectId)
  return {
    /** Those that somebody has made of a project, newest first. */
    list: (userId: string, projectId: string) =>
      of(userId, projectId).orderBy('createdAt', 'desc').orderBy('code').limit(200).execute(),

    /** The same report as before, where it was not withdrawn. */
    findSame: (userId: string, projectId: string, fingerprint: string) =>
      of(userId, projectId).where('fingerprint', '=', fingerprint).where('withdrawnAt', 'is', null).executeTakeFirst(),

    async add(userId: string, { content, ...report }: NewReport) {
      await db
        .insertInto('verifiedProjectReport')
        .values({ ...report, createdBy: userId, content: JSON.stringify(content) })
        .execute()
      return of(userId, report.projectId).where('code', '=', report.code).executeTakeFirstOrThrow()
    },

    /** Whoever asks: a code cannot be guessed. */
    byCode: (code: string) =>
      db.selectFrom('verifiedProjectReport').selectAll().where('code', '=', code).executeTakeFirst(),

    /** Answers whether it was the user's. */
    async withdraw(userId: string, code: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('verifiedProjectReport')
        .set({ withdrawnAt: sql<Date>`coalesce(withdrawn_at, now())` })
        .where('createdBy', '=', userId)
        .where('code', '=', code)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
export type ProjectReportRow = Awaited<ReturnType<ReturnType<typeof projectReportsRepository>['list']>>[number]
