import { sql } from 'kysely'
import type { DataRelease } from '#contract/data-releases.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

type Row = Omit<DataRelease, 'switchedOnAt' | 'createdAt'> & {
  readonly switchedOnAt: Date | null
  readonly createdAt: Date
}

/** Constructions that a release is needed for; those in the wastebasket may come back. */
const constructions = sql`(
  select count(*) from construction
  where construction.assessed_with->>'release' = data_release.id or construction.release = data_release.id)`

const ownMaterials = sql`(
  select count(*) from own_material where own_material.content->'dataset'->>'release' = data_release.id)`

/** Administering releases. */
export function releasesRepository(db: DbOrTransaction) {
  const read = async (condition = sql<boolean>`true`): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select id, generation, status, is_default, shipped, datasets, switched_on_at, created_at,
        (select count(*) from release_material where release = data_release.id) as materials,
        ${constructions} as constructions
      from data_release where status <> 'importing' and ${condition}
      order by is_default desc, id`.execute(db)
    return rows
  }
  const changed = { changedAt: sql<Date>`clock_timestamp()` }
  return {
    list: () => read(),

    async find(id: string): Promise<Row | undefined> {
      const [row] = await read(sql<boolean>`id = ${id}`)
      return row
    },

    /** One change of the set of releases at a time, until the transaction ends. */
    async takeTurn(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('aufbau.data_release'))`.execute(db)
    },

    async switch(id: string, status: 'on' | 'off'): Promise<void> {
      await db
        .updateTable('dataRelease')
        .set({ status, ...changed, ...(status === 'on' && { switchedOnAt: sql<Date>`now()` }) })
        .where('id', '=', id)
        .where('status', '<>', status)
        .execute()
    },

    async makeDefault(id: string): Promise<void> {
      await db
        .updateTable('dataRelease')
        .set({ isDefault: false, ...changed })
        .where('isDefault', '=', true)
        .where('id', '<>', id)
        .execute()
      await db
        .updateTable('dataRelease')
        .set({ isDefault: true, ...changed })
        .where('id', '=', id)
        .where('isDefault', '=', false)
        .execute()
    },

    /** @returns whether it was removed: it is off, not shipped, and nothing is assessed with it */
    async remove(id: string): Promise<boolean> {
      const { rows } = await sql`
        delete from data_release
        where id = ${id} and not shipped and not is_default and status = 'off'
          and ${constructions} = 0 and ${ownMaterials} = 0
          and not exists (select from catalogue_import where release = ${id} and status in ('running', 'cancelling'))
        returning id`.execute(db)
      return rows.length > 0
    },
  }
}
