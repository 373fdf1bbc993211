import { type Kysely, sql } from 'kysely'

type Reported = {
  readonly reports: string
  readonly subject: string
  readonly key: string
  /** Which of the subjects have an owner of their reports. */
  readonly which: ReturnType<typeof sql>
}

const kinds: readonly Reported[] = [
  {
    reports: 'verified_report',
    subject: 'construction',
    key: 'construction_id',
    which: sql`ownership = 'custom'`,
  },
  { reports: 'verified_project_report', subject: 'project', key: 'project_id', which: sql`true` },
]

/**
 * Reports belong to whom the construction or project belongs to, beside whoever made them: a person or an office, as
 * `owner_id` names them everywhere; null for those of standard and third-party constructions. The reports follow when it
 * is moved. Triggers see to that, for nodes of before, too, which know no owner of reports. When their maker's account
 * goes they stay as long as the owner is there: upkeep removes those that are nobody's any more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { reports, subject, key, which } of kinds) {
    const [table, subjects, id] = [sql.table(reports), sql.table(subject), sql.ref(key)]
    const named = (name: string) => sql.ref(`${reports}_${name}`)
    await sql`alter table ${table} add column owner_id uuid, drop constraint ${named('created_by_fkey')}`.execute(db)
    await sql`create function ${named('own')}() returns trigger language plpgsql as $$
      begin
        new.owner_id := coalesce(new.owner_id,
          (select owner_id from ${subjects} where ${subjects}.id = new.${id} and ${which}));
        return new;
      end $$`.execute(db)
    await sql`create trigger ${named('owned')} before insert on ${table}
      for each row execute function ${named('own')}()`.execute(db)
    await sql`create function ${named('follow')}() returns trigger language plpgsql as $$
      begin
        update ${table} set owner_id = new.owner_id where ${id} = new.id;
        return null;
      end $$`.execute(db)
    await sql`create trigger ${named('moved')} after update of owner_id on ${subjects}
      for each row when (old.owner_id is distinct from new.owner_id) execute function ${named('follow')}()`.execute(db)
  }
}

export const indexes = {
  verified_report_owner: 'on verified_report (construction_id, owner_id)',
  verified_project_report_owner: 'on verified_project_report (project_id, owner_id)',
}

/** Reports of one statement: whoever writes one of them waits for so many. */
const AT_ONCE = 500

/** Notes it for reports of before. */
export async function fill(db: Kysely<never>): Promise<void> {
  for (const { reports, subject, key, which } of kinds) {
    const [table, subjects, id] = [sql.table(reports), sql.table(subject), sql.ref(`report.${key}`)]
    let after: string | null = ''
    while (after !== null) {
      const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
        with batch as (select code from ${table} where code > ${after} order by code limit ${AT_ONCE}),
          noted as (update ${table} as report set owner_id = subject.owner_id from ${subjects} as subject
            where report.code in (select code from batch) and report.owner_id is null
              and subject.id = ${id} and ${which})
        select max(code) as last from batch`.execute(db)
      after = rows[0]?.last ?? null
    }
  }
}
