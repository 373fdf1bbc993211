import { type Kysely, sql } from 'kysely'

/**
 * How a domain was proven, and since when its record is missing: what DNS has proven is looked for again. Of domains that
 * were proven before nothing is known, and they are left alone until somebody proves them anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table office_domain add column proven_by text check (proven_by in ('dns', 'signOn')),
    add column checked_at timestamptz, add column missing_since timestamptz`.execute(db)
}
