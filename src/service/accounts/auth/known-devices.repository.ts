import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Devices that accounts have been signed in to with. */
export const knownDevicesRepository = (db: DbOrTransaction) => ({
  /** Whether the account has been signed in to with the device. */
  async knows(accountId: string, device: string): Promise<boolean> {
    const found = await db
      .selectFrom('knownDevice')
      .select('device')
      .where('accountId', '=', accountId)
      .where('device', '=', device)
      .executeTakeFirst()
    return found !== undefined
  },
  /** Remembers the device; answers whether it is new to an account that knows others. */
  async remember(accountId: string, device: string): Promise<boolean> {
    const { rows } = await sql<{ isNew: boolean }>`
      with before as (select device from known_device where account_id = ${accountId}), noted as (
        insert into known_device (account_id, device, seen_at) values (${accountId}, ${device}, now())
        on conflict (account_id, device) do update set seen_at = now()
      )
      select count(*) > 0 and not coalesce(bool_or(device = ${device}), false) as is_new from before`.execute(db)
    return rows[0]?.isNew ?? false
  },
})
