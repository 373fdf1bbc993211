import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'

/** How many constructions, in which PostgreSQL: the embedded one where no binaries are named. */
export type Given = { readonly total: number; readonly bin?: string | undefined; readonly settings?: readonly string[] }

/** Settings of a server that has room for a million constructions. */
export const ROOMY = ['shared_buffers=2GB', 'max_wal_size=4GB', 'work_mem=16MB'] as const

type Running = { readonly service: ServiceProcess; readonly connection: pg.ClientConfig }

/** Starts a database and a service of its own for `work`, and leaves nothing of them. */
export async function onServer<Result>(
  { bin, settings = [] }: Given,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-list-'))
  const before = process.env['PG_BIN_DIR']
  if (bin !== undefined) process.env['PG_BIN_DIR'] = bin
  const server = await startEmbeddedDatabase({ dataDir, settings })
  if (before === undefined) delete process.env['PG_BIN_DIR']
  else process.env['PG_BIN_DIR'] = before
  const { host, user, database } = server.connection
  const address = `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}`
  const unlimited = {
    RATE_LIMIT_SESSION: '100000000',
    QUOTA_OFFICE_CONSTRUCTIONS: '100000000',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://aufbau.test',
  }
  const service = await startProcess({ DATABASE_URL: address, DEMO: 'true', ...unlimited })
  try {
    return await work({ service, connection: server.connection })
  } finally {
    await service.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Directory of the newest Debian PostgreSQL. */
export function debianBinaries(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((one, other) => Number(other) - Number(one)) : []
  return versions
    .map((version) => path.join(base, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'postgres')))
}
