import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { atEnd } from '#testing/at-end.ts'
import { addressOf } from '#testing/postgres.ts'
import { releaseText, stateOf } from '#testing/releases.ts'
import { cloneDatabase } from '#testing/service.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'

const ROWS = 1_200
const text = releaseText(
  Array.from({ length: ROWS }, (_, at) => ({ uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` })),
)

const importing = operations.readCatalogueImport.success.body
type Session = Readonly<Record<string, string>>

async function begin(service: ServiceProcess, headers: Session, release: string) {
  const response = await fetch(`${service.url}/v1/catalogue/import?fileName=x.csv&release=${release}&switchOn=true`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: text,
  })
  expect(response.status).toBe(202)
  return importing.parse(await response.json()).id
}
const read = async (service: ServiceProcess, headers: Session, id: string) =>
  importing.parse(await (await service.call('GET', `/v1/catalogue/import/${id}`, { headers })).json())

test('a service killed in the middle of imports leaves the catalogue as it was, and they can be repeated', {
  timeout: 300_000,
}, async () => {
  const { db, connection } = await cloneDatabase()
  const start = async () => {
    const service = await startProcess({
      DATABASE_URL: addressOf(connection),
      DEMO: 'true',
      PUBLIC_URL: 'http://aufbau.test',
    })
    atEnd(service.kill)
    return { service, headers: await service.signIn('admin@aufbau.example') }
  }
  const killed = await start()
  const before = await stateOf(db)

  const ids = new Map<string, string>()
  const waiting = async (count: number) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query not like '%beat_at%'`.execute(db)
    return rows.length === count
  }
  await db.transaction().execute(async (held) => {
    // one has read its file, and waits for its turn to take it into the release
    await releaseDatasetsRepository(held).takeTurn('KILLED_1')
    ids.set('KILLED_1', await begin(killed.service, killed.headers, 'KILLED_1'))
    await until(() => waiting(1))
    // the other has written all into the release, and is about to tell so
    ids.set('KILLED_2', await begin(killed.service, killed.headers, 'KILLED_2'))
    await sql`select from catalogue_import where id = ${ids.get('KILLED_2')} for no key update`.execute(held)
    await until(() => waiting(2))
    await killed.service.kill()
    expect(await stateOf(db)).toEqual({ ...before, rows: 2 * ROWS })
  })
  // the server notices that nobody is there any more
  await until(
    async () =>
      (
        await sql`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
      ).rows.length === 0,
  )

  // on a machine that is busy the next one may be ready only when the imports have long counted as stopped
  await sql`update catalogue_import set beat_at = now() + interval '10 minutes'`.execute(db)
  const { service, headers } = await start()
  expect(await stateOf(db)).toEqual({ ...before, rows: 2 * ROWS })
  await sql`update catalogue_import set beat_at = now() - interval '31 s'`.execute(db)
  for (const [release, id] of ids) {
    const again = await begin(service, headers, release)
    expect(await read(service, headers, id)).toMatchObject({ status: 'failed', error: { code: 'stopped' } })
    await until(async () => (await read(service, headers, again)).endedAt !== null)
    expect(await read(service, headers, again)).toMatchObject({ status: 'done', report: { added: ROWS } })
  }
  const { rows } = await sql<{ id: string; datasets: number }>`
    select id, datasets from data_release where status = 'on' and not shipped order by id`.execute(db)
  expect(rows).toEqual([...ids.keys()].map((id) => ({ id, datasets: ROWS })))
  expect((await stateOf(db))?.rows).toBe(0)
})
