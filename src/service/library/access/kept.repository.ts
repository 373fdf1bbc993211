import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'

type Counts = { constructions: number; materials: number; projects: number }

/** What an owner keeps, deleted things too until they are gone for good; not the standard constructions. */
export const keptRepository = (db: Db) => ({
  async counts(ownerId: string): Promise<Counts> {
    const { rows } = await sql<Counts>`select
      (select count(*) from construction where owner_id = ${ownerId} and ownership <> 'standard') as constructions,
      (select count(*) from own_material where owner_id = ${ownerId}) as materials,
      (select count(*) from project where owner_id = ${ownerId}) as projects`.execute(db)
    return rows[0] ?? { constructions: 0, materials: 0, projects: 0 }
  },
  /** As they lie in the tables. It reads all of them. */
  async bytes(ownerId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`select ((
      select coalesce(sum(pg_column_size(construction.*)), 0) from construction
        where owner_id = ${ownerId} and ownership <> 'standard'
      ) + (
      select coalesce(sum(pg_column_size(own_material.*)), 0) from own_material where owner_id = ${ownerId}
      ) + (
      select coalesce(sum(pg_column_size(project.*)), 0) from project where owner_id = ${ownerId}
      ) + (
      select coalesce(sum(pg_column_size(project_state.*)), 0)
        from project_state join project on project.id = project_state.project_id where project.owner_id = ${ownerId}
      ))::float as bytes`.execute(db)
    return rows[0]?.bytes ?? 0
  },
})
