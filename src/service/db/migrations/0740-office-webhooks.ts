import { type Kysely, sql } from 'kysely'

/**
 * Webhooks of offices: told of the constructions of the office, whoever changed them. Of one that is moved both are told,
 * whoever had it and whoever has it. `owner_id` is null then; nodes of before leave such webhooks alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table webhook alter column owner_id drop not null,
    add column office_id uuid references office (id) on delete cascade`.execute(db)
  await sql`create index webhook_office on webhook (office_id) where office_id is not null`.execute(db)
  await sql`create or replace function tell_of_constructions() returns trigger language plpgsql as $$
    declare
      -- of each construction: what happened, whose it is, which, and its version
      happened jsonb;
    begin
      if not exists (select from webhook where active) then return null; end if;
      if tg_op = 'INSERT' then
        select jsonb_agg(jsonb_build_array('construction.created', owner_id, id, version)) into happened
        from new_rows where ownership <> 'standard' and deleted_at is null;
      else
        select jsonb_agg(jsonb_build_array(event, owner, id, version)) into happened from (
          select new_rows.*, case
            when old_rows.deleted_at is null and new_rows.deleted_at is not null then 'construction.deleted'
            when old_rows.deleted_at is not null and new_rows.deleted_at is null then 'construction.created'
            when old_rows.version <> new_rows.version or old_rows.owner_id <> new_rows.owner_id
              then 'construction.changed'
            when (old_rows.u_value, old_rows.mass, old_rows.gwp, old_rows.penrt, old_rows.complete)
              is distinct from (new_rows.u_value, new_rows.mass, new_rows.gwp, new_rows.penrt, new_rows.complete)
              then 'construction.recomputed'
          end as event, owner
          from new_rows join old_rows using (id)
          cross join lateral (select new_rows.owner_id as owner union select old_rows.owner_id) as owners
          where new_rows.ownership <> 'standard'
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
      join webhook on told.owner_id in (webhook.owner_id, webhook.office_id) and webhook.active
        and told.event = any (webhook.events)
      group by webhook.id, told.event, told.part;
      return null;
    end $$`.execute(db)
  await sql`create or replace function tell_of_shares() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhook where active) then return null; end if;
      insert into webhook_delivery (webhook_id, event, data)
      select webhook.id, 'construction.shared', jsonb_build_object('constructions', jsonb_agg(jsonb_build_object(
        'id', construction.id, 'version', construction.version,
        'sharedWith', new_rows.email, 'permission', new_rows.permission) order by construction.id, new_rows.email))
      from new_rows
      join construction on construction.id = new_rows.construction_id
      left join account on account.email = new_rows.email
      join webhook on webhook.owner_id in (construction.owner_id, account.id) or webhook.office_id = construction.owner_id
      where webhook.active and 'construction.shared' = any (webhook.events)
      group by webhook.id;
      return null;
    end $$`.execute(db)
}
