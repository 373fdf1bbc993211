import { type Kysely, sql } from 'kysely'

/**
 * Reports belong to whom the construction or project belongs to, beside whoever made them: a person or an office, as
 * `owner_id` names them everywhere; null for those of standard and third-party constructions. The reports follow when it
 * is moved. They stay when their maker's account goes, as long as the owner is there. Triggers see to both, so that it
 * holds for nodes of before, too, which know no owner of reports.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await ofTable(db, {
    reports: 'verified_report',
    subject: 'construction',
    key: 'construction_id',
    which: sql`ownership = 'custom'`,
  })
  await ofTable(db, { reports: 'verified_project_report', subject: 'project', key: 'project_id', which: sql`true` })
}

type Reported = {
  readonly reports: string
  readonly subject: string
  readonly key: string
  /** Which of the subjects have an owner of their reports. */
  readonly which: ReturnType<typeof sql>
}

async function ofTable(db: Kysely<never>, { reports, subject, key, which }: Reported): Promise<void> {
  const [table, subjects, id] = [sql.table(reports), sql.table(subject), sql.ref(key)]
  const named = (name: string) => sql.ref(`${reports}_${name}`)
  await sql`alter table ${table} add column owner_id uuid, alter column created_by drop not null,
    drop constraint ${named('created_by_fkey')},
    add constraint ${named('created_by_fkey')} foreign key (created_by) references account (id) on delete set null`.execute(
    db,
  )
  await sql`update ${table} set owner_id = ${subjects}.owner_id from ${subjects}
    where ${subjects}.id = ${id} and ${which}`.execute(db)
  await sql`create index ${named('owner')} on ${table} (${id}, owner_id)`.execute(db)
  await sql`create index ${named('unmade')} on ${table} (owner_id) where created_by is null`.execute(db)
  await sql`create function ${named('own')}() returns trigger language plpgsql as $$
    begin
      new.owner_id := (select owner_id from ${subjects} where ${subjects}.id = new.${id} and ${which});
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
