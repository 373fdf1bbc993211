import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#service/db/client.ts'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { formerRelease, hasFormerRelease, RELEASED } from '#testing/former-release.ts'
import { addressOf } from '#testing/postgres.ts'
import { emptyDatabase } from '#testing/service.ts'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'

const [ADA, ARNO] = ['architektin@buero.example', 'architekt@buero.example']
/** On each of the two nodes. */
const WRITERS = 1
type Headers = Readonly<Record<string, string>>

async function create(node: ServiceProcess, headers: Headers, name: string) {
  const answer = await node.call('POST', '/v1/construction/custom', { headers, body: buildConstruction({ name }) })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

async function rename(node: ServiceProcess, headers: Headers, id: string, name: string) {
  const address = `/v1/construction/custom/${id}`
  const stored = await node.call('GET', address, { headers })
  const answer = await node.call('PUT', address, {
    headers: { ...headers, 'if-match': stored.headers.get('etag') ?? '' },
    body: buildConstruction({ name }),
  })
  expect(answer.status).toBe(200)
}

const share = async (node: ServiceProcess, headers: Headers, id: string) => {
  const answer = await node.call('POST', `/v1/construction/share?id=${id}`, { headers, body: { [ARNO]: 'edit' } })
  expect(answer.status).toBe(200)
}

const nameOn = async (node: ServiceProcess, headers: Headers, id: string) => {
  const answer = await node.call('GET', `/v1/construction/custom/${id}`, { headers })
  return answer.status === 200 ? ((await answer.json()) as { name: string }).name : answer.status
}

const notedIn = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name
}

describe.skipIf(!hasFormerRelease)('the code of the release before (needs the history: git fetch --unshallow)', () => {
  test('serves, writes, signs in and starts again beside a node of today that has migrated', {
    timeout: 240_000,
  }, async () => {
    const { db, connection } = await emptyDatabase()
    const former = formerRelease()
    atEnd(former.remove)
    const env = {
      DATABASE_URL: addressOf(connection),
      DEMO: 'true',
      RATE_LIMIT_SESSION: '1000000',
      PUBLIC_URL: 'http://aufbau.test',
    }
    const start = async (directory?: string) => {
      const node = await startProcess(env, directory)
      atEnd(async () => void (await node.stop()))
      return node
    }
    let old = await start(former.directory)
    expect(await notedIn(db)).toBe(RELEASED)
    const ada = await old.signIn(ADA)
    const writing = startWriting(old, ada, WRITERS)
    await writing.further(10)
    const today = await start()
    await writing.further(10)

    // a session of one is one of the other, and what one writes the other reads, changes and shares
    const arno = await today.signIn(ARNO)
    const adaToday = await today.signIn(ADA)
    for (const [one, other, headers] of [
      [old, today, adaToday],
      [today, old, ada],
    ] as const) {
      const id = await create(one, headers, 'Entwurf')
      await rename(other, headers, id, 'Geändert')
      expect(await nameOn(one, headers, id)).toBe('Geändert')
      expect(await nameOn(other, arno, id)).toBe(404)
      await share(one, headers, id)
      expect(await nameOn(other, arno, id)).toBe('Geändert')
      await rename(other, arno, id, 'Von Arno')
      expect(await nameOn(one, headers, id)).toBe('Von Arno')
    }

    const writingToday = startWriting(today, ada, WRITERS)
    await writingToday.further(10)
    await writing.stop()
    expect(await old.stop()).toBe(0)
    old = await start(former.directory)
    await writingToday.further(10)
    await writingToday.stop()
    expect([...writing.refused, ...writingToday.refused]).toEqual([])
    expect(await missingOf(today, ada, writing.acknowledged)).toEqual([])
    expect(await missingOf(old, await old.signIn(ADA), writingToday.acknowledged)).toEqual([])
    expect(await notedIn(db)).toBe(RELEASED)
  })
})
