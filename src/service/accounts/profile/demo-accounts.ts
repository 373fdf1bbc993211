import { type Db, inTransaction } from '#service/db/client.ts'
import type { Policy } from '#vocabulary/accounts.ts'
import { accountsRepository } from '../account/accounts.repository.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { sessionsRepository } from '../auth/sessions.repository.ts'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Aufbau-Demo-2026'

/** Accounts that an empty database is filled with in demo mode. */
export const demoAccounts = [
  { email: 'admin@aufbau.example', name: 'Verwaltung', policies: ['admin'] },
  { email: 'architektin@buero.example', name: 'Ada Architektin', policies: [] },
  { email: 'architekt@buero.example', name: 'Arno Architekt', policies: [] },
  { email: 'hersteller@dritte.example', name: 'Dritte Baustoffe', policies: ['supplier'] },
] as const satisfies readonly { email: string; name: string; policies: readonly Policy[] }[]

export type DemoEmail = (typeof demoAccounts)[number]['email']

/** Creates the demo accounts that are not there yet; answers the id of each. */
export async function seedAccounts(db: Db): Promise<Readonly<Record<DemoEmail, string>>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return inTransaction(db, async (transaction) => {
    const accounts = accountsRepository(transaction)
    const ids: [string, string][] = []
    for (const { email, name, policies } of demoAccounts) {
      const id =
        (await accounts.insert({ email, name, policies, locale: 'de_DE', status: 'active', passwordHash })) ??
        (await accounts.findByEmail(email))?.id
      if (id === undefined) throw new Error('an account that exists cannot sign in')
      ids.push([email, id])
    }
    return Object.fromEntries(ids) as Record<DemoEmail, string>
  })
}

/**
 * Lets the demo accounts in, or keeps them out: a database that was a demo once holds accounts with a published password.
 *
 * @param isDemo - whether the service runs as a demo now
 */
export async function admitDemoAccounts(db: Db, isDemo: boolean): Promise<void> {
  const accounts = accountsRepository(db)
  for (const { email } of demoAccounts) {
    const account = await accounts.findByEmail(email)
    if (!account || (account.status === 'disabled') === !isDemo) continue
    await inTransaction(db, async (transaction) => {
      await accountsRepository(transaction).setStatus(account.id, isDemo ? 'active' : 'disabled')
      if (!isDemo) await sessionsRepository(transaction).endAll(account.id)
    })
  }
}
