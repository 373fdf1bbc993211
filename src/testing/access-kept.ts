import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import type { Target } from './access-calls.ts'

const stored = /^(own_)?[0-9a-f-]{36}$/

/** Where something of a target may stand, by which of its ids; of what figures are stored with, what a caller changes. */
const places = [
  ['construction', 'id', 'version, name, owner_id, deleted_at'],
  ['project', 'id', 'version, name, owner_id, deleted_at'],
  ['own_material', 'id', 'version, owner_id, deleted_at'],
  ['construction_share', 'construction_id', '*'],
  ['project_share', 'project_id', '*'],
  ['construction_link', 'construction_id', 'id, expires_at'],
  ['project_link', 'project_id', 'id, expires_at'],
  ['construction_origin', 'construction_id', '*'],
  ['webhook', 'id', 'id, address, active, secret'],
  ['office', 'id', '*'],
  ['office_member', 'office_id', '*'],
  ['office_invitation', 'office_id', '*'],
  ['office_domain', 'office_id', 'domain, joins, proven_at'],
  ['activity', 'office_id', 'id'],
  ['activity', 'construction_id', 'id'],
] as const

/** All that is stored of a target: the same before and after whatever was refused. Nothing of what has no id of its own. */
export async function keptOf(db: Db, { id }: Target): Promise<unknown> {
  if (!stored.test(id)) return []
  const texts = places.map(
    ([table, column, columns]) =>
      sql`select ${sql.lit(`${table} ${column}`)} as place, to_jsonb(kept)::text as kept
        from (select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(column)}::text = ${id}) kept`,
  )
  const { rows } = await sql`${sql.join(texts, sql` union all `)} order by place, kept`.execute(db)
  return rows
}
