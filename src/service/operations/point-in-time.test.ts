import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { postgresServers, toolsOfPostgres } from '#testing/postgres-server.ts'
import { startProcess, until } from '#testing/service-process.ts'

const bin = toolsOfPostgres() ?? ''

/** The way of `.deploy/README.md`, "Back to any moment", step by step. */
describe.skipIf(bin === '')('back to a moment (needs the tools of PostgreSQL)', () => {
  test('brings what was deleted later, and nothing that was written later', { timeout: 120_000 }, async () => {
    const servers = postgresServers(bin)
    atEnd(() => servers.close())
    const archive = servers.directory('archive')
    const primary = servers.server('primary')
    servers.run('initdb', '-D', primary.data, '-U', 'app', '-A', 'trust', '-E', 'UTF8')
    await primary.start([
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`,
    ])
    const env = { DATABASE_URL: primary.address, DEMO: 'true', PUBLIC_URL: 'http://aufbau.test' }
    const service = await startProcess(env)
    atEnd(async () => {
      await service.stop()
    })
    const headers = await service.signIn('architektin@buero.example')
    const write = async (name: string) => {
      const answer = await service.call('POST', '/v1/construction/custom', {
        headers,
        body: buildConstruction({ name }),
      })
      return ((await answer.json()) as { id: string }).id
    }
    const client = new pg.Client(primary.connection)
    client.on('error', () => undefined)
    await client.connect()
    atEnd(() => client.end())
    const ask = async (statement: string) => (await client.query<{ answer: string }>(statement)).rows[0]?.answer ?? ''

    const base = servers.server('base')
    servers.run(
      'pg_basebackup',
      '-h',
      primary.connection.host,
      '-U',
      'app',
      '-D',
      base.data,
      '-X',
      'stream',
      '-c',
      'fast',
    )
    const kept = await write('Nach der Sicherung, vor dem Unglück')
    await sleep(20)
    const moment = await ask('select clock_timestamp()::text as answer')
    await sleep(20)
    await service.call('DELETE', `/v1/construction/custom/${kept}`, { headers })
    const late = await write('Nach dem Unglück')
    const segment = await ask('select pg_walfile_name(pg_switch_wal()) as answer')
    await until(
      async () => (await ask("select coalesce(last_archived_wal, '') as answer from pg_stat_archiver")) >= segment,
    )
    await service.stop()
    await primary.kill()

    appendFileSync(
      path.join(base.data, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
    )
    writeFileSync(path.join(base.data, 'recovery.signal'), '')
    await base.start()
    const restored = await startProcess({ ...env, DATABASE_URL: base.address })
    atEnd(async () => {
      await restored.stop()
    })
    const again = await restored.signIn('architektin@buero.example')
    const read = async (id: string) =>
      (await restored.call('GET', `/v1/construction/custom/${id}`, { headers: again })).status
    expect([await read(kept), await read(late)]).toEqual([200, 404])
    const written = await restored.call('POST', '/v1/construction/custom', {
      headers: again,
      body: buildConstruction(),
    })
    expect(written.status).toBe(200)
  })
})
