import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import type { ReportKind } from '#vocabulary/verification.ts'
import { partFingerprintsOf } from './report-parts.ts'
import { makerName, withdrawableBy } from './report-rights.repository.ts'

type NewReport = {
  readonly code: string
  readonly constructionId: string
  readonly fingerprint: string
  readonly content: ReportContent
}

/** Reports that anyone can verify: told by their code, withdrawn by whoever made or owns them. */
export const reportsRepository = (db: DbOrTransaction) => {
  const of = (constructionId: string) =>
    db
      .selectFrom('verifiedReport')
      .select(['code', 'fingerprint', 'createdAt', 'withdrawnAt'])
      .select(sql<number>`(content ->> 'version')::int`.as('version'))
      .select(sql<ReportKind>`coalesce(content -> 'together' ->> 'kind', 'construction')`.as('kind'))
      .select(makerName('verified_report').as('madeBy'))
      .where('constructionId', '=', constructionId)
  return {
    /** Those of a construction that somebody may withdraw, newest first. */
    list: (userId: string, constructionId: string) =>
      of(constructionId)
        .where(withdrawableBy(userId, 'verified_report'))
        .orderBy('createdAt', 'desc')
        .orderBy('code')
        .limit(200)
        .execute(),

    /** The same report as before, where it was not withdrawn. */
    findSame: (userId: string, constructionId: string, fingerprint: string) =>
      of(constructionId)
        .where('createdBy', '=', userId)
        .where('fingerprint', '=', fingerprint)
        .where('withdrawnAt', 'is', null)
        .executeTakeFirst(),

    /** Code of the newest report of a version alone that somebody has made with a heading, where it was not withdrawn. */
    async newestOf(
      userId: string,
      constructionId: string,
      { version, heading }: Pick<ReportContent, 'version' | 'heading'>,
    ): Promise<string | undefined> {
      const found = await of(constructionId)
        .where('createdBy', '=', userId)
        .where('withdrawnAt', 'is', null)
        .where(sql<boolean>`content -> 'together' is null and (content ->> 'version')::int = ${version}
          and (content -> 'heading')::jsonb = ${JSON.stringify(heading)}::jsonb`)
        .orderBy('createdAt', 'desc')
        .executeTakeFirst()
      return found?.code
    },

    async add(userId: string, { content, ...report }: NewReport) {
      await db
        .insertInto('verifiedReport')
        .values({
          ...report,
          createdBy: userId,
          content: JSON.stringify(content),
          parts: JSON.stringify(partFingerprintsOf(content)),
        })
        .execute()
      return of(report.constructionId).where('code', '=', report.code).executeTakeFirstOrThrow()
    },

    /** Whoever asks: a code cannot be guessed. */
    byCode: (code: string) => db.selectFrom('verifiedReport').selectAll().where('code', '=', code).executeTakeFirst(),

    /** Answers whether the user may. */
    async withdraw(userId: string, code: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('verifiedReport')
        .set({ withdrawnAt: sql<Date>`coalesce(withdrawn_at, now())` })
        .where(withdrawableBy(userId, 'verified_report'))
        .where('code', '=', code)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
export type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsRepository>['list']>>[number]
