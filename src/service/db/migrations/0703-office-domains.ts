import { type Kysely, sql } from 'kysely'

/** E-mail domains that offices claim. A domain is proven by one office at a time: whoever can prove it last. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table office_domain (
    office_id uuid not null references office on delete cascade,
    domain text not null check (domain = lower(domain)),
    -- stands in the record that proves the claim
    token text not null,
    claimed_at timestamptz not null default now(),
    proven_at timestamptz,
    -- people of the domain may join by themselves
    joins boolean not null default false,
    primary key (office_id, domain)
  )`.execute(db)
  await sql`create unique index office_domain_proven on office_domain (domain) where proven_at is not null`.execute(db)
}
