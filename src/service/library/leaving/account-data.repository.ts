import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'

/**
 * What is kept of an account beside its library: every table that names the account, or its address, without secrets and
 * their hashes.
 */
export async function accountData(db: Db, { userId, email }: Viewer) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  const [account] = await rowsOf(sql`select id, email, name, locale, policies, created_at, email_verified_at,
      first_signed_in_at, password_changed_at, password_hash is not null as has_password
    from account join sign_in on account_id = id where id = ${userId}`)
  const [letterhead] = await rowsOf(sql`select office, author, logo from letterhead where account_id = ${userId}`)
  return {
    account,
    letterhead: letterhead ?? null,
    sessions: await rowsOf(sql`select id, opened_by, started_at, last_used_at, expires_at, ended_at, user_agent
      from session where account_id = ${userId} order by started_at`),
    accessKeys: await rowsOf(sql`select id, name, scopes, created_at, expires_at, last_used_at, revoked_at
      from access_key where account_id = ${userId} order by created_at`),
    secondFactor: await rowsOf(sql`select created_at, confirmed_at from totp where account_id = ${userId}`),
    passkeys: await rowsOf(sql`select id, name, backed_up, created_at, last_used_at
      from passkey where account_id = ${userId} order by created_at`),
    singleSignOn: await rowsOf(sql`select issuer, subject, bound_at from sso_identity where account_id = ${userId}`),
    webhooks: await rowsOf(sql`select id, address, events, active, created_at
      from webhook where owner_id = ${userId} order by created_at`),
    knownDevices: await rowsOf(sql`select seen_at from known_device where account_id = ${userId} order by seen_at`),
    offices: await rowsOf(sql`select office.id, office.name, role, joined_at
      from office_member join office on office.id = office_id where account_id = ${userId} order by joined_at`),
    invitations: await rowsOf(sql`select office.name as office, role, invited_at, expires_at
      from office_invitation join office on office.id = office_id where email = ${email}`),
    sharedWithMe:
      await rowsOf(sql`select 'construction' as kind, construction_id as id, permission, shared_at, opened_at
        from construction_share where email = ${email}
      union all select 'project', project_id, permission, shared_at, opened_at
        from project_share where email = ${email} order by shared_at`),
    sharedByMe: await rowsOf(sql`select 'construction' as kind, construction_id as id, email, permission, shared_at
        from construction_share join construction on construction.id = construction_id where owner_id = ${userId}
      union all select 'project', project_id, email, permission, shared_at
        from project_share join project on project.id = project_id where owner_id = ${userId} order by shared_at`),
    links: await rowsOf(sql`select construction_link.id, construction_id, may_copy, show_report, show_names,
        construction_link.created_at, expires_at, last_used_at, uses, copies
      from construction_link join construction on construction.id = construction_id where owner_id = ${userId}
      order by construction_link.created_at`),
    projectLinks: await rowsOf(sql`select project_link.id, project_id, may_copy, show_names,
        project_link.created_at, expires_at, last_used_at, uses, copies
      from project_link join project on project.id = project_id where owner_id = ${userId}
      order by project_link.created_at`),
    prices: await rowsOf(sql`select material_id, amount, per, priced_on, note, updated_at
      from own_price where owner_id = ${userId} order by material_id`),
    priceTerms: await rowsOf(sql`select discount_rate from price_terms where owner_id = ${userId}`),
    materialChoices: await rowsOf(sql`select name, material_id, chosen_at
      from material_choice where owner_id = ${userId} order by name`),
    reports: await rowsOf(sql`select code, construction_id, created_at, withdrawn_at, content
      from verified_report where created_by = ${userId} order by created_at`),
    projectReports: await rowsOf(sql`select code, project_id, created_at, withdrawn_at, content
      from verified_project_report where created_by = ${userId} order by created_at`),
    savedQueries: await rowsOf(sql`select name, query, saved_at
      from saved_query where account_id = ${userId} order by name`),
    changesOfMany: await rowsOf(sql`select id, status, change, total, done, started_at
      from bulk_change where account_id = ${userId} order by started_at`),
    activity: await rowsOf(sql`select at, kind, office_id, construction_id, subject, changes
      from activity where actor_id = ${userId} order by id`),
    securityEvents: await rowsOf(sql`select at, event, session_id, address, user_agent, detail
      from security_event where account_id = ${userId} order by id`),
  }
}

/** Projects as they are stored, in pages of one: a document can be large. */
export async function* projectsOf(db: Db, { userId }: Viewer) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const project = await db
      .selectFrom('project')
      .select(['id', 'name', 'code', 'document', 'assessedWith', 'archived', 'version', 'createdAt', 'updatedAt'])
      .where('ownerId', '=', userId)
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!project) return
    yield project
    after = project.id
  }
}
