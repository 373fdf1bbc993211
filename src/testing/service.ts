import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { expect, inject } from 'vitest'
import { serviceErrorMessage } from '#contract/error.ts'
import { openWebhooks } from '#service/accounts/webhooks/open-webhooks.ts'
import { type AccountsWiring, buildApp } from '#service/app.ts'
import type { Caller } from '#service/caller.ts'
import { readConfig } from '#service/config.ts'
import { type Db, openDatabase } from '#service/db/client.ts'
import { officeAccess } from '#service/library/offices/office-area.ts'
import { ServiceError } from '#service/service-error.ts'
import { testCatalogue } from './assessor.ts'
import { atEnd } from './at-end.ts'
import { onDatabase } from './postgres.ts'
import { revealingLines } from './secrets-in-logs.ts'

/** A database of its own for the calling test file; dropped afterwards. */
async function ownDatabase(from: string): Promise<{ db: Db; pool: pg.Pool; connection: pg.ClientConfig }> {
  const { connection } = inject('postgres')
  const name = `aufbau_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${name} template ${from}`)
  const own = onDatabase(connection, name)
  // to wait for a connection that others hold is no fault of the database on a machine that is busy
  const { db, pool } = openDatabase({ ...own, max: 5, connectionTimeoutMillis: 30_000 })
  atEnd(async () => {
    await db.destroy()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { db, pool, connection: own }
}

/** One with every migration, cloned. */
export const cloneDatabase = () => ownDatabase(inject('postgres').template)

/** One without anything. */
export const emptyDatabase = () => ownDatabase('template0')

/** A signed-in user of a test, and how it calls the API. */
export type TestUser = Caller & {
  readonly call: (options: InjectOptions) => Promise<LightMyRequestResponse>
}

export type TestService = {
  readonly app: FastifyInstance
  readonly db: Db
  /** Everything that was logged. */
  readonly log: string[]
  /** Calls without a session. */
  readonly call: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** Creates an account and signs it in. */
  readonly signIn: (overrides?: Partial<Pick<Caller, 'email' | 'name' | 'policies' | 'locale'>>) => Promise<TestUser>
}

/** A guard that knows the users a test has signed in; its tokens are the session ids. */
function testGuard() {
  const callers = new Map<string, Caller>()
  const guard = async (token: string): Promise<Caller> => {
    const caller = callers.get(token)
    if (!caller) throw new ServiceError('unauthenticated')
    return caller
  }
  return { guard, callers }
}

/**
 * The service in process on a database of its own, with a guard that knows the test's users. `env` overrides the
 * environment, `catalogue` what is shipped.
 */
export async function buildService(
  env: Readonly<Record<string, string>> = {},
  catalogue = testCatalogue(),
): Promise<TestService> {
  const { db } = await cloneDatabase()
  const { guard, callers } = testGuard()
  const log: string[] = []
  const config = readConfig({ DEMO: 'false', OPERATOR_EMAIL_DOMAINS: 'aufbau.example', ...env })
  // nobody signs in here: of accounts there are the webhooks alone, all else is refused before it is reached
  const { handlers } = openWebhooks({ config, db, offices: officeAccess({ db }) })
  const app = await buildApp({
    config,
    catalogue,
    db,
    accounts: { guard, handlers: handlers as AccountsWiring['handlers'] },
    logTo: { write: (line) => void log.push(line) },
  })
  atEnd(async () => {
    await app.close()
    expect(revealingLines(log)).toEqual([])
  })
  const call = (options: InjectOptions) => app.inject(options)
  return {
    app,
    db,
    log,
    call,
    async signIn(overrides = {}) {
      const caller: Caller = {
        userId: newId(),
        email: `${randomBytes(5).toString('hex')}@buero.example`,
        name: 'Ada Architektin',
        sessionId: newId(),
        policies: [],
        locale: 'de_DE',
        ...overrides,
      }
      const { userId: id, email, name, locale, policies } = caller
      await db
        .insertInto('account')
        .values({ id, email, name, locale, status: 'active', policies: [...policies] })
        .execute()
      callers.set(caller.sessionId, caller)
      return {
        ...caller,
        call: (options) =>
          app.inject({ ...options, headers: { authorization: `Bearer ${caller.sessionId}`, ...options.headers } }),
      }
    },
  }
}

/** The error of an answer, checked against the contract. */
export const errorOf = (response: LightMyRequestResponse) => serviceErrorMessage.parse(response.json())
