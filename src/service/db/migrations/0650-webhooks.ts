import { type Kysely, sql } from 'kysely'

/**
 * Addresses that are told of what happens, and what they are told. What happens is noted by triggers, once for each
 * statement: whatever writes, this version or another, in one row or in thousands, nothing is missed, and what is undone
 * was never told. A delivery names up to a hundred constructions. Where nobody has a webhook a statement costs one look.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table webhook (
    id uuid primary key,
    owner_id uuid not null references account (id) on delete cascade,
    address text not null,
    events text[] not null,
    active boolean not null,
    secret jsonb not null,
    former_secret jsonb,
    former_until timestamptz,
    created_at timestamptz not null default now(),
    failures integer not null default 0,
    retry_at timestamptz
  )`.execute(db)
  await sql`create index webhook_owner on webhook (owner_id)`.execute(db)
  await sql`create table webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    webhook_id uuid not null references webhook (id) on delete cascade,
    event text not null,
    data jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    queued_at timestamptz not null default clock_timestamp(),
    due_at timestamptz not null default clock_timestamp(),
    attempts integer not null default 0,
    last_attempt_at timestamptz,
    status integer,
    failure text,
    arrived_at timestamptz,
    given_up_at timestamptz
  )`.execute(db)
  await sql`create index webhook_delivery_due on webhook_delivery (due_at)
    where arrived_at is null and given_up_at is null`.execute(db)
  await sql`create index webhook_delivery_log on webhook_delivery (webhook_id, created_at desc)`.execute(db)

  await sql`create function tell_of_constructions() returns trigger language plpgsql as $$
    declare
      -- of each construction: what happened, whose it is, which, and its version
      happened jsonb;
    begin
      if not exists (select from webhook where active) then return null; end if;
      if tg_op = 'INSERT' then
        select jsonb_agg(jsonb_build_array('construction.created', owner_id, id, version)) into happened
        from new_rows where ownership <> 'standard' and deleted_at is null;
      else
        select jsonb_agg(jsonb_build_array(event, owner_id, id, version)) into happened from (
          select new_rows.*, case
            when old_rows.deleted_at is null and new_rows.deleted_at is not null then 'construction.deleted'
            when old_rows.deleted_at is not null and new_rows.deleted_at is null then 'construction.created'
            when old_rows.version <> new_rows.version then 'construction.changed'
            when (old_rows.u_value, old_rows.mass, old_rows.gwp, old_rows.penrt, old_rows.complete)
              is distinct from (new_rows.u_value, new_rows.mass, new_rows.gwp, new_rows.penrt, new_rows.complete)
              then 'construction.recomputed'
          end as event
          from new_rows join old_rows using (id) where new_rows.ownership <> 'standard'
        ) as changes where event is not null;
      end if;
      if happened is null then return null; end if;
      insert into webhook_delivery (webhook_id, event, data)
      select webhook.id, told.event, jsonb_build_object('constructions',
        jsonb_agg(jsonb_build_object('id', told.construction, 'version', told.version) order by told.construction))
      from (
        select one ->> 0 as event, (one ->> 1)::uuid as owner_id, one ->> 2 as construction,
          (one ->> 3)::integer as version,
          (row_number() over (partition by one ->> 0, one ->> 1 order by one ->> 2) - 1) / 100 as part
        from jsonb_array_elements(happened) as one
      ) as told
      join webhook on webhook.owner_id = told.owner_id and webhook.active and told.event = any (webhook.events)
      group by webhook.id, told.event, told.part;
      return null;
    end $$`.execute(db)
  await sql`create trigger tell_of_new_constructions after insert on construction
    referencing new table as new_rows for each statement execute function tell_of_constructions()`.execute(db)
  await sql`create trigger tell_of_changed_constructions after update on construction
    referencing old table as old_rows new table as new_rows for each statement
    execute function tell_of_constructions()`.execute(db)

  // the owner is told, and whoever it is shared with
  await sql`create function tell_of_shares() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhook where active) then return null; end if;
      insert into webhook_delivery (webhook_id, event, data)
      select webhook.id, 'construction.shared', jsonb_build_object('constructions', jsonb_agg(jsonb_build_object(
        'id', construction.id, 'version', construction.version,
        'sharedWith', new_rows.email, 'permission', new_rows.permission) order by construction.id, new_rows.email))
      from new_rows
      join construction on construction.id = new_rows.construction_id
      left join account on account.email = new_rows.email
      join webhook on webhook.owner_id in (construction.owner_id, account.id)
      where webhook.active and 'construction.shared' = any (webhook.events)
      group by webhook.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger tell_of_new_shares after insert on construction_share
    referencing new table as new_rows for each statement execute function tell_of_shares()`.execute(db)

  await sql`create function tell_of_releases() returns trigger language plpgsql as $$
    begin
      insert into webhook_delivery (webhook_id, event, data)
      select webhook.id, 'release.switched', switched.data
      from (
        select jsonb_build_object('releases', jsonb_agg(jsonb_build_object(
          'id', new_rows.id, 'on', new_rows.status = 'on', 'isDefault', new_rows.is_default) order by new_rows.id)) as data
        from new_rows join old_rows using (id)
        where (new_rows.status = 'on', new_rows.is_default) is distinct from (old_rows.status = 'on', old_rows.is_default)
        having count(*) > 0
      ) as switched
      join webhook on webhook.active and 'release.switched' = any (webhook.events);
      return null;
    end $$`.execute(db)
  await sql`create trigger tell_of_switched_releases after update on data_release
    referencing old table as old_rows new table as new_rows for each statement
    execute function tell_of_releases()`.execute(db)
}
