import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'

/** What an owner keeps, by number. */
export type Counts = {
  readonly constructions: number
  readonly materials: number
  readonly projects: number
  /** Reports with a code. */
  readonly reports: number
  /** Constructions as they stood before changes of many that can be undone: at most so many. */
  readonly changed: number
}
const none: Counts = { constructions: 0, materials: 0, projects: 0, reports: 0, changed: 0 }

/** What an owner keeps, deleted things too until they are gone for good; not the standard constructions. */
export const keptRepository = (db: Db) => ({
  async counts(ownerId: string): Promise<Counts> {
    const { rows } = await sql<Counts>`select
      (select count(*) from construction where owner_id = ${ownerId} and ownership <> 'standard') as constructions,
      (select count(*) from own_material where owner_id = ${ownerId}) as materials,
      (select count(*) from project where owner_id = ${ownerId}) as projects,
      (select count(*) from verified_report where created_by = ${ownerId})
        + (select count(*) from verified_project_report where created_by = ${ownerId}) as reports,
      (select coalesce(sum(total), 0)::int from bulk_change where account_id = ${ownerId}) as changed`.execute(db)
    return rows[0] ?? none
  },
  /** As they lie in the tables. It reads all of them. */
  async bytes(ownerId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`select (
      (select coalesce(sum(pg_column_size(construction.*)), 0) from construction
        where owner_id = ${ownerId} and ownership <> 'standard')
      + (select coalesce(sum(pg_column_size(own_material.*)), 0) from own_material where owner_id = ${ownerId})
      + (select coalesce(sum(pg_column_size(project.*)), 0) from project where owner_id = ${ownerId})
      + (select coalesce(sum(pg_column_size(project_state.*)), 0)
        from project_state join project on project.id = project_state.project_id where project.owner_id = ${ownerId})
      + (select coalesce(sum(pg_column_size(verified_report.*)), 0) from verified_report where created_by = ${ownerId})
      + (select coalesce(sum(pg_column_size(verified_project_report.*)), 0)
        from verified_project_report where created_by = ${ownerId})
      + (select coalesce(sum(pg_column_size(bulk_change_before.*)), 0)
        from bulk_change_before join bulk_change on bulk_change.id = bulk_change_before.bulk_change_id
        where bulk_change.account_id = ${ownerId})
      )::float as bytes`.execute(db)
    return rows[0]?.bytes ?? 0
  },
})
