import { type Selectable, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { CatalogueImportRowTable } from '#service/db/tables/data.ts'
import type { Generation } from '#vocabulary/indicators.ts'

/** A row on its way in; header, figures and problem as JSON. */
export type NewRow = {
  readonly uuid: string
  readonly version: string
  readonly position: number
  readonly line: number
  readonly problem: string | null
  readonly header: string | null
  readonly figures: string | null
}

export type StagedRow = Selectable<CatalogueImportRowTable>

/** Rows of files that are being read. */
export function importRowsRepository(db: DbOrTransaction, importId: string) {
  return {
    async add(rows: readonly NewRow[]): Promise<void> {
      if (rows.length === 0) return
      const of = <Key extends keyof NewRow>(key: Key) => rows.map((row) => row[key])
      await sql`
        insert into catalogue_import_row (import_id, uuid, version, position, line, problem, header, figures)
        select ${importId}, uuid, version, position, line, problem::json, header::json, figures::json
        from unnest(${of('uuid')}::uuid[], ${of('version')}::text[], ${of('position')}::integer[],
          ${of('line')}::integer[], ${of('problem')}::text[], ${of('header')}::text[], ${of('figures')}::text[])
          as given (uuid, version, position, line, problem, header, figures)`.execute(db)
    },

    /** Number of datasets of each generation. */
    async generations(): Promise<ReadonlyMap<Generation, number>> {
      const { rows } = await sql<{ generation: Generation; datasets: number }>`
        select header->>'generation' as generation, count(distinct (uuid, version)) as datasets
        from catalogue_import_row where import_id = ${importId} and header is not null
        group by 1`.execute(db)
      return new Map(rows.map(({ generation, datasets }) => [generation, datasets]))
    },

    /** Rows of one dataset after the other, each dataset's in the order of the file; some hundred in memory. */
    async *datasets(): AsyncGenerator<readonly StagedRow[]> {
      let after = { uuid: '00000000-0000-0000-0000-000000000000', version: '', position: -1 }
      let held: StagedRow[] = []
      for (;;) {
        const { uuid, version, position } = after
        const rows = await db
          .selectFrom('catalogueImportRow')
          .selectAll()
          .where('importId', '=', importId)
          .where(sql<boolean>`(uuid, version, position) > (${uuid}::uuid, ${version}, ${position}::integer)`)
          .orderBy('uuid')
          .orderBy('version')
          .orderBy('position')
          .limit(PAGE)
          .execute()
        for (const row of rows) {
          const [first] = held
          if (first && (first.uuid !== row.uuid || first.version !== row.version)) {
            yield held
            held = []
          }
          held.push(row)
        }
        const last = rows.at(-1)
        if (rows.length < PAGE || !last) break
        after = last
      }
      if (held.length > 0) yield held
    },

    async clear(): Promise<void> {
      await db.deleteFrom('catalogueImportRow').where('importId', '=', importId).execute()
    },
  }
}

const PAGE = 500
