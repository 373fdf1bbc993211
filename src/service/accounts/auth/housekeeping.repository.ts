import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'

/** How long security events are kept [days]. */
const EVENT_DAYS = 180

/** How long sessions that have ended, and links that are over, are kept [days]. */
const OVER_DAYS = 7

/** How long failed attempts to sign in count, and a device is known after it was last signed in with [days]. */
const ATTEMPT_DAYS = 30
const DEVICE_DAYS = 365

/** Deletes what is over: replaced and expired tokens, ended sessions, spent links, old events. */
export async function forgetWhatIsOver(db: Db): Promise<void> {
  await sql`delete from refresh_token where expires_at < now() or replaced_at < now() - interval '1 day' * ${OVER_DAYS}
    or session_id in (select id from session where ended_at < now() - interval '1 day')`.execute(db)
  await sql`delete from session where id not in (select session_id from access_key)
    and (expires_at < now() or ended_at < now() - interval '1 day' * ${OVER_DAYS})`.execute(db)
  await sql`delete from mail_link where expires_at < now() - interval '1 day' * ${OVER_DAYS} and sign_up is null
    or spent_at < now() - interval '1 day' * ${OVER_DAYS}`.execute(db)
  await sql`delete from sign_in_attempt where last_at < now() - interval '1 day' * ${ATTEMPT_DAYS}`.execute(db)
  await sql`delete from known_device where seen_at < now() - interval '1 day' * ${DEVICE_DAYS}`.execute(db)
  await sql`delete from pending_sign_in where expires_at < now()`.execute(db)
  await sql`delete from passkey_challenge where expires_at < now()`.execute(db)
  await sql`delete from totp where confirmed_at is null and created_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sso_state where expires_at < now()`.execute(db)
  await sql`delete from outbox where coalesce(sent_at, failed_at) < now() - interval '1 day' * ${OVER_DAYS}`.execute(db)
  await sql`delete from signing_key where retired_at < now() - interval '1 day' * ${OVER_DAYS}`.execute(db)
  await sql`delete from security_event where at < now() - interval '1 day' * ${EVENT_DAYS}`.execute(db)
}

/** An account that was signed up for and never verified goes after so many days, unless something belongs to it. */
const PENDING_DAYS = 30

/** Deletes accounts nobody has ever confirmed; their address can be signed up again at any time. */
export async function forgetUnconfirmedAccounts(db: Db): Promise<void> {
  await sql`delete from account where status = 'pending' and created_at < now() - interval '1 day' * ${PENDING_DAYS}
    and not exists (select 1 from construction where owner_id = account.id)`.execute(db)
}
