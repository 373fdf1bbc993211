import { sql } from 'kysely'

type ReportTable = 'verified_report' | 'verified_project_report'

/**
 * Reports that somebody may list and withdraw: of what is theirs, or of an office that they administer, whoever made them;
 * and those that they have made themselves, of what an office owns while they belong to it.
 */
export function withdrawableBy(userId: string, table: ReportTable) {
  const [owner, maker] = [sql.ref(`${table}.owner_id`), sql.ref(`${table}.created_by`)]
  return sql<boolean>`(${owner} = ${userId}
    or (${maker} = ${userId} and not exists (select from office where office.id = ${owner}))
    or exists (select from office_member where office_id = ${owner} and account_id = ${userId}
      and (role in ('owner', 'admin') or ${maker} = ${userId})))`
}

/** Name of who made a report; null once the account is gone. */
export const makerName = (table: ReportTable) =>
  sql<string | null>`(select account.name from account where account.id = ${sql.ref(`${table}.created_by`)})`
