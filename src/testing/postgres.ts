import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#service/db/client.ts'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { migrate } from '#service/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the server of this run, and the migrated database to clone. */
    postgres: { readonly connection: pg.ClientConfig; readonly template: string }
  }
}

const run = async (connection: pg.ClientConfig, statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function embedded() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-test-'))
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
  const server = await startEmbeddedDatabase({ dataDir, settings })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { connection: server.connection as pg.ClientConfig, stop }
}

/**
 * For a whole test run: one PostgreSQL server, embedded or the one `TEST_DATABASE_URL` names (its user must be allowed
 * to create databases), and in it one migrated database that each test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const { connection, stop } = given
    ? { connection: { connectionString: given }, stop: async () => undefined }
    : await embedded()
  const template = `aufbau_template_${randomBytes(4).toString('hex')}`
  await run(connection, `create database ${template}`)
  const { db, pool } = openDatabase(onDatabase(connection, template))
  await migrate({ db, pool })
  await db.destroy()
  project.provide('postgres', { connection, template })
  return async () => {
    if (given) await run(connection, `drop database ${template}`)
    await stop()
  }
}

/** The same server, another database. */
export function onDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The same as an address for `DATABASE_URL`. */
export const addressOf = ({ connectionString, host = '', user = '', database = '' }: pg.ClientConfig): string =>
  connectionString ?? `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}`
