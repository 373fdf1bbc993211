import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import type { KeptMail } from '#service/accounts/mail/demo-mailbox.ts'
import { openAccounts } from '#service/accounts/open-accounts.ts'
import { DEMO_PASSWORD, type DemoEmail, seedAccounts } from '#service/accounts/profile/demo-accounts.ts'
import { buildApp } from '#service/app.ts'
import { readConfig } from '#service/config.ts'
import type { Db } from '#service/db/client.ts'
import { officeAccess } from '#service/library/offices/office-area.ts'
import { testCatalogue } from './assessor.ts'
import { atEnd } from './at-end.ts'
import { revealingLines } from './secrets-in-logs.ts'
import { cloneDatabase } from './service.ts'

/** A service with real signing in and the demo accounts, called in process. */
export type AccountsService = {
  readonly app: FastifyInstance
  readonly db: Db
  readonly accounts: ReturnType<typeof openAccounts>
  readonly ids: Readonly<Record<DemoEmail, string>>
  /** Everything that was logged. */
  readonly log: string[]
  readonly call: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly post: (url: string, payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly login: (email: DemoEmail, headers?: Record<string, string>) => Promise<AuthenticationResponse>
  /** The newest mail to an address, once everything that is due has been done. */
  readonly mailTo: (email: string) => Promise<KeptMail | undefined>
  /** The query of the link in the newest mail to an address. */
  readonly linkTo: (email: string) => Promise<{ token: string; type: string }>
  /** Another node on the same database. */
  readonly node: (env?: Readonly<Record<string, string>>) => Promise<AccountsService>
}

const unlimited = {
  RATE_LIMIT_PUBLIC: '100000',
  RATE_LIMIT_STRICT: '100000',
  RATE_LIMIT_SESSION: '1000000',
  MAIL_LIMIT: '1000000',
  LOG_LEVEL: 'trace',
}

async function onDatabase(db: Db, env: Readonly<Record<string, string>>): Promise<AccountsService> {
  const config = readConfig({ DEMO: 'true', OPERATOR_EMAIL_DOMAINS: 'aufbau.example', ...unlimited, ...env })
  const log: string[] = []
  const accounts = openAccounts({ config, db, offices: officeAccess({ db }) })
  const app = await buildApp({
    config,
    catalogue: testCatalogue(),
    db,
    accounts,
    logTo: { write: (line) => void log.push(line) },
  })
  atEnd(async () => {
    await app.close()
    expect(revealingLines(log)).toEqual([])
  })
  const ids = await seedAccounts(db)
  const call = (options: InjectOptions) => app.inject(options)
  const post: AccountsService['post'] = (url, payload, headers = {}) =>
    call({ method: 'POST', url, headers, ...(payload && { payload }) })
  const mailTo: AccountsService['mailTo'] = async (email) => {
    await accounts.post.drain()
    return accounts.post.mailbox?.list().find(({ to }) => to === email)
  }
  return {
    app,
    db,
    accounts,
    ids,
    log,
    call,
    post,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    login: async (loginId, headers) =>
      (await post('/v1/auth/password/login', { loginId, password: DEMO_PASSWORD }, headers)).json(),
    mailTo,
    async linkTo(email) {
      const { text = '' } = (await mailTo(email)) ?? {}
      const [, token = '', type = ''] = /\/verify\?token=([\w-]+)&type=(\w+)/.exec(text) ?? []
      return { token, type }
    },
    node: (other = {}) => onDatabase(db, { ...env, ...other }),
  }
}

/** The service in process with real accounts, on a database of its own. `env` overrides the environment. */
export async function buildAccountsService(env: Readonly<Record<string, string>> = {}): Promise<AccountsService> {
  const { db } = await cloneDatabase()
  return onDatabase(db, env)
}

/** Header of a session token. */
export const bearer = ({ sessionJwt }: Pick<AuthenticationResponse, 'sessionJwt'>) => ({
  authorization: `Bearer ${sessionJwt}`,
})
