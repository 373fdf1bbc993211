import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Removes for everybody the reports that are nobody's any more: whoever made them is gone, and so is the owner. */
export async function removeReportsOfNobody(db: DbOrTransaction): Promise<void> {
  for (const table of [sql.table('verified_report'), sql.table('verified_project_report')])
    await sql`delete from ${table} as report where not exists (select from account where account.id = report.created_by)
      and not exists (select from account where account.id = report.owner_id)
      and not exists (select from office where office.id = report.owner_id)`.execute(db)
}
