import { type Insertable, sql, type Updateable } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { DataReleaseTable, DatasetTable, ReleaseMaterialTable } from '#service/db/tables/data.ts'

/** A version such as 00.03.000 as numbers, so that 10 is newer than 9. */
const versionNumbers = sql`string_to_array(version, '.')::integer[]`

const BATCH = 200

/** Writing releases: within the transaction that takes one up whole or not at all. */
export function releaseDatasetsRepository(db: DbOrTransaction) {
  return {
    /** One writer of a release at a time, until the transaction ends. */
    async takeTurn(release: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('aufbau.data_release'), hashtext(${release}))`.execute(db)
    },

    async find(release: string) {
      return db.selectFrom('dataRelease').selectAll().where('id', '=', release).executeTakeFirst()
    },

    async provide(release: Insertable<DataReleaseTable>): Promise<void> {
      await db
        .insertInto('dataRelease')
        .values(release)
        .onConflict((found) => found.doNothing())
        .execute()
    },

    /** Notes what was taken up. */
    async mark(
      release: string,
      taken: Pick<Updateable<DataReleaseTable>, 'shipped' | 'fingerprint' | 'matchedWith'>,
    ): Promise<void> {
      await db.updateTable('dataRelease').set(taken).where('id', '=', release).execute()
    },

    /**
     * Adds what is not there yet; what is there stays as it is.
     *
     * @returns what was added, and which of those that were there differ from what was given
     */
    async add(datasets: readonly Insertable<DatasetTable>[]): Promise<{ added: number; different: Set<string> }> {
      if (datasets.length === 0) return { added: 0, different: new Set() }
      const inserted = await db
        .insertInto('dataset')
        .values([...datasets])
        .onConflict((found) => found.doNothing())
        .returning(['uuid', 'version'])
        .execute()
      const added = new Set(inserted.map(({ uuid, version }) => `${uuid}@${version}`))
      const there = datasets.filter(({ uuid, version }) => !added.has(`${uuid}@${version}`))
      return { added: added.size, different: await this.differing(there) }
    },

    /** Which of the datasets are stored with another record, as `uuid@version`. */
    async differing(datasets: readonly Insertable<DatasetTable>[]): Promise<Set<string>> {
      const [first] = datasets
      if (!first) return new Set()
      const { rows } = await sql<{ key: string }>`
        select stored.uuid || '@' || stored.version as key
        from unnest(${datasets.map(({ uuid }) => uuid)}::uuid[], ${datasets.map(({ version }) => version)}::text[],
          ${datasets.map(({ record }) => record)}::text[]) as given (uuid, version, record)
        join dataset stored
          on stored.release = ${first.release} and stored.uuid = given.uuid and stored.version = given.version
        where stored.record::jsonb <> given.record::jsonb`.execute(db)
      return new Set(rows.map(({ key }) => key))
    },

    /** Adds datasets and replaces those that are there: only for what comes with the service. */
    async replace(datasets: readonly Insertable<DatasetTable>[]): Promise<void> {
      for (let from = 0; from < datasets.length; from += BATCH) {
        await db
          .insertInto('dataset')
          .values(datasets.slice(from, from + BATCH))
          .onConflict((found) =>
            found.columns(['release', 'uuid', 'version']).doUpdateSet(({ ref }) => ({
              nameDe: ref('excluded.nameDe'),
              nameEn: ref('excluded.nameEn'),
              type: ref('excluded.type'),
              category: ref('excluded.category'),
              modules: ref('excluded.modules'),
              referenceUnit: ref('excluded.referenceUnit'),
              validUntil: ref('excluded.validUntil'),
              record: ref('excluded.record'),
              searchText: ref('excluded.searchText'),
            })),
          )
          .execute()
      }
    },

    async hasDefault(): Promise<boolean> {
      const found = await db.selectFrom('dataRelease').select('id').where('isDefault', '=', true).executeTakeFirst()
      return found !== undefined
    },

    /** Settles which versions are current. */
    async settleVersions(release: string): Promise<void> {
      await sql`
        update dataset set current = newest.newest
        from (
          select uuid, version,
            row_number() over (partition by uuid order by ${versionNumbers} desc) = 1 as newest
          from dataset where release = ${release}
        ) newest
        where dataset.release = ${release} and dataset.uuid = newest.uuid and dataset.version = newest.version
          and dataset.current <> newest.newest`.execute(db)
    },

    /** Settles which versions are current and how many there are; whoever computes with the release hears of it. */
    async settle(release: string): Promise<void> {
      await this.settleVersions(release)
      await sql`
        update data_release set changed_at = clock_timestamp(),
          datasets = (select count(*) from dataset where release = ${release} and current)
        where id = ${release}`.execute(db)
    },

    async switchOn(release: string): Promise<void> {
      await db
        .updateTable('dataRelease')
        .set({ status: 'on', switchedOnAt: sql<Date>`now()`, changedAt: sql<Date>`clock_timestamp()` })
        .where('id', '=', release)
        .where('status', '<>', 'on')
        .execute()
    },

    /** Replaces what was found for the materials of the catalogue; what the catalogue itself names stays. */
    async replaceMatched(release: string, links: readonly Insertable<ReleaseMaterialTable>[]): Promise<void> {
      await db.deleteFrom('releaseMaterial').where('release', '=', release).where('foundBy', '<>', 'shipped').execute()
      await this.addLinks(links)
    },

    /** Replaces what the catalogue itself names for its materials; what was found for others stays. */
    async replaceShipped(release: string, links: readonly Insertable<ReleaseMaterialTable>[]): Promise<void> {
      const named = links.map(({ materialId }) => materialId)
      await db
        .deleteFrom('releaseMaterial')
        .where('release', '=', release)
        .where(sql<boolean>`(found_by = 'shipped' or material_id = any(${named}::text[]))`)
        .execute()
      await this.addLinks(links)
    },

    /** What stands for materials that nothing stands for yet. */
    async addLinks(links: readonly Insertable<ReleaseMaterialTable>[]): Promise<void> {
      if (links.length > 0)
        await db
          .insertInto('releaseMaterial')
          .values([...links])
          .execute()
    },
  }
}
