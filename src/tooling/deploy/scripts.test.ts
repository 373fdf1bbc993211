import { chmodSync, copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { deployed } from '#testing/deployment.ts'
import { type PostgresServer, postgresServers, toolsOfPostgres } from '#testing/postgres-server.ts'
import { until } from '#testing/service-process.ts'

const bin = toolsOfPostgres() ?? ''
const ENOUGH = { timeout: 120_000 }

/** A copy that ends in the middle, after it has made a part of the files. */
const HALF_A_COPY = `#!/bin/sh
while [ "$1" != -D ]; do shift; done
mkdir -p "$2" && echo 15 >"$2/PG_VERSION"
exit 1
`

describe.skipIf(bin === '')('the scripts of the example of a deployment (need the tools of PostgreSQL)', () => {
  let servers: ReturnType<typeof postgresServers>
  let primary: PostgresServer
  let scripts: string
  let archive: string
  let asked: pg.Client

  beforeAll(async () => {
    servers = postgresServers(bin)
    // where PostgreSQL's user may read them
    scripts = servers.directory('scripts')
    for (const name of ['replica.sh', 'backup.sh']) copyFileSync(deployed(name), path.join(scripts, name))
    for (const name of readdirSync(scripts)) chmodSync(path.join(scripts, name), 0o755)
    chmodSync(scripts, 0o755)
    archive = servers.directory('archive')
    primary = servers.server('primary')
    servers.run('initdb', '-D', primary.data, '-U', 'app', '-A', 'trust', '-E', 'UTF8')
    await primary.start([
      'max_slot_wal_keep_size=32MB',
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    ])
    asked = new pg.Client(primary.connection)
    asked.on('error', () => undefined)
    await asked.connect()
    return async () => {
      await asked.end()
      await servers.close()
    }
  }, 60_000)

  const envOf = (server: PostgresServer, programs: string = bin) => ({
    PATH: `${programs}:${bin}:${process.env['PATH'] ?? ''}`,
    PGDATA: server.data,
    PRIMARY: `host=${primary.connection.host} user=app dbname=postgres`,
  })
  const start = (server: PostgresServer, programs?: string) =>
    server.start([], { program: ['sh', path.join(scripts, 'replica.sh')], env: envOf(server, programs) })
  const on = async (server: PostgresServer, statement: string) => {
    const client = new pg.Client(server.connection)
    await client.connect()
    try {
      return (await client.query<{ answer: unknown }>(statement)).rows[0]?.answer
    } finally {
      await client.end()
    }
  }
  const slot = async () =>
    (await asked.query("select active, wal_status as wal from pg_replication_slots where slot_name = 'replica'")).rows
  const isFollowed = async () => (await slot()).some(({ active }) => active)
  const isThere = (server: PostgresServer, table: string) => () =>
    on(server, `select to_regclass('${table}') is not null as answer`).then((answer) => answer === true)

  test(
    'a replica whose first copy was interrupted copies anew, follows, and does so after it was away',
    ENOUGH,
    async () => {
      const replica = servers.server('replica')
      const broken = servers.directory('broken')
      writeFileSync(path.join(broken, 'pg_basebackup'), HALF_A_COPY, { mode: 0o755 })
      chmodSync(broken, 0o755)
      await expect(start(replica, broken)).rejects.toThrow('PostgreSQL ended')
      expect(await slot()).toMatchObject([{ active: false }])
      await start(replica)
      await asked.query('create table one ()')
      await until(isThere(replica, 'one'))
      expect(await on(replica, 'select pg_is_in_recovery() as answer')).toBe(true)
      await until(isFollowed)
      expect(await slot()).toEqual([{ active: true, wal: 'reserved' }])

      await replica.kill()
      await asked.query('create table two ()')
      await start(replica)
      await until(isThere(replica, 'two'))

      // away for longer than the primary keeps the log for it
      await replica.kill()
      await asked.query('create table three ()')
      for (let index = 0; index < 5; index += 1) {
        await asked.query("select pg_logical_emit_message(false, 'log', repeat('x', 1000000))")
        await asked.query('select pg_switch_wal()')
        await asked.query('checkpoint')
      }
      expect(await slot()).toEqual([{ active: false, wal: 'lost' }])
      await start(replica)
      await until(isThere(replica, 'three'))
      await until(isFollowed)
      expect(await slot()).toEqual([{ active: true, wal: 'reserved' }])

      // one that was made a primary has what nobody else has
      await on(replica, 'select pg_promote() as answer')
      await on(replica, 'create table own ()')
      await replica.kill()
      await asked.query("select pg_drop_replication_slot('replica')")
      await start(replica)
      expect(await isThere(replica, 'own')()).toBe(true)
      await replica.kill()
    },
  )

  test(
    'the nightly copy is kept as often as wanted, with the log from the oldest on and no other',
    ENOUGH,
    async () => {
      const copies = servers.directory('copies')
      const backUp = async () => {
        const known = readdirSync(copies)
        servers.runAs('sh', [path.join(scripts, 'backup.sh')], {
          ...envOf(primary),
          COPIES: copies,
          ARCHIVE: archive,
          KEEP: '2',
        })
        const made = readdirSync(copies).filter((name) => !known.includes(name))
        expect(made).toHaveLength(1)
        // copies are named by the second
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        return made[0] ?? ''
      }
      const first = await backUp()
      const [second, third] = [await backUp(), await backUp()]
      expect(readdirSync(copies).toSorted()).toEqual([second, third])
      expect(existsSync(path.join(copies, first))).toBe(false)
      const label = servers.read('copies', second, 'backup_label')
      const needed = /file ([0-9A-F]+)/.exec(label)?.[1] ?? ''
      await until(() => existsSync(path.join(archive, needed)))
      const log = readdirSync(archive).filter((name) => /^[0-9A-F]{24}$/.test(name))
      expect(log.toSorted()[0]).toBe(needed)
      for (const one of [second, third]) servers.run('pg_verifybackup', '-q', path.join(copies, one))
    },
  )
})
