import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const WRITERS = 20
const ROUNDS = 5

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
})

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const create = async (user = ada, overrides = {}) => {
  const payload = buildConstruction(overrides)
  return (await user.call({ method: 'POST', url: '/v1/construction/custom', payload })).json<Construction>()
}
const read = (id: string, user = ada) => user.call({ method: 'GET', url: `/v1/construction/custom/${id}` })
const share = (id: string, payload: object, user = ada) =>
  user.call({ method: 'POST', url: '/v1/construction/share', query: { id }, payload })
const remove = (payload: string[]) => ada.call({ method: 'DELETE', url: '/v1/construction/batch', payload })
const restore = (payload: string[]) => ada.call({ method: 'POST', url: '/v1/construction/restore', payload })
const codes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

/** Which of the constructions are there, as their owner sees them. */
const present = async (ids: readonly string[]) => {
  const answers = await Promise.all(ids.map((id) => read(id)))
  return ids.filter((_, index) => answers[index]?.statusCode === 200)
}

describe(`${WRITERS} writers`, () => {
  test('who each read and replace, again and again, lose no update: every win is one version', async () => {
    const { id } = await create()
    await share(id, { [ben.email]: 'edit' })
    const wins: { version: number; name: string }[] = []
    const write = async (writer: number, round: number) => {
      const user = writer % 2 === 0 ? ada : ben
      const seen = await read(id, user)
      const name = `${writer}/${round}`
      const { description } = seen.json<Construction>()
      const answer = await user.call({
        method: 'PUT',
        url: `/v1/construction/custom/${id}`,
        headers: { 'if-match': String(seen.headers.etag) },
        payload: buildConstruction({ name, description: `${description}${writer};` }),
      })
      if (answer.statusCode === 200) wins.push({ version: answer.json<Construction>().version, name })
      else expect([answer.statusCode, errorOf(answer).code]).toEqual([412, 'versionStale'])
      return answer.statusCode
    }
    const rounds = await times(WRITERS, async (writer) => {
      const answers: number[] = []
      for (let round = 0; round < ROUNDS; round++) answers.push(await write(writer, round))
      return answers
    })
    const last = (await read(id)).json<Construction>()
    const versions = wins.map(({ version }) => version).toSorted((one, other) => one - other)
    expect(versions).toEqual(Array.from({ length: wins.length }, (_, index) => index + 2))
    expect(last.version).toBe(1 + wins.length)
    expect(last.name).toBe(wins.find(({ version }) => version === last.version)?.name)
    // each winner added itself to what it had read
    const winners = wins.toSorted((one, other) => one.version - other.version).map(({ name }) => name.split('/')[0])
    expect(last.description).toBe(winners.map((writer) => `${writer};`).join(''))
    expect(rounds.flat().filter((status) => status === 412).length).toBe(WRITERS * ROUNDS - wins.length)
    expect(wins.length).toBeGreaterThan(0)
  })

  test('with the version that all of them have read: one wins, and its text is what is stored', async () => {
    const { id } = await create()
    for (let version = 1; version <= 3; version++) {
      const answers = await times(WRITERS, (writer) =>
        ada.call({
          method: 'PUT',
          url: `/v1/construction/custom/${id}`,
          headers: { 'if-match': `"${version}"` },
          payload: buildConstruction({ name: `${version}.${writer}` }),
        }),
      )
      expect(codes(answers)).toEqual([200, ...Array<number>(WRITERS - 1).fill(412)])
      const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
      expect((await read(id)).json()).toMatchObject({ version: version + 1, name: `${version}.${winner}` })
    }
  })

  test('who create with one idempotency key make one construction and get the same answer', async () => {
    const name = 'Nur einmal'
    const answers = await times(WRITERS, () =>
      ada.call({
        method: 'POST',
        url: '/v1/construction/custom',
        headers: { 'idempotency-key': 'zwanzig' },
        payload: buildConstruction({ name }),
      }),
    )
    expect(codes(answers)).toEqual(Array<number>(WRITERS).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const stored = await service.db.selectFrom('construction').select('id').where('name', '=', name).execute()
    expect(stored).toHaveLength(1)
  })

  test('who create with one key and different bodies make one; the others learn that the key is taken', async () => {
    const answers = await times(WRITERS, (writer) =>
      ada.call({
        method: 'POST',
        url: '/v1/construction/custom',
        headers: { 'idempotency-key': 'verschieden' },
        payload: buildConstruction({ code: `V-${writer}` }),
      }),
    )
    expect(codes(answers)).toEqual([200, ...Array<number>(WRITERS - 1).fill(400)])
    const refused = answers.filter(({ statusCode }) => statusCode === 400)
    expect(new Set(refused.map((answer) => errorOf(answer).code))).toEqual(new Set(['idempotencyKeyReused']))
    const stored = await service.db.selectFrom('construction').select('id').where('code', 'like', 'V-%').execute()
    expect(stored).toHaveLength(1)
  })
})

describe('batches at once', () => {
  test('that overlap: each is done whole or not at all, and none of them is done twice', async () => {
    const ids = (await times(10, () => create())).map(({ id }) => id)
    const batches = Array.from({ length: WRITERS }, (_, n) =>
      [0, 1, 2].map((step) => String(ids[(n + step * (1 + (n % 3))) % ids.length])),
    )
    const answers = await Promise.all(batches.map(remove))
    const done = batches.filter((_, index) => answers[index]?.statusCode === 200)
    const gone = done.flat()
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(gone).size).toBe(gone.length)
    expect((await present(ids)).toSorted()).toEqual(ids.filter((id) => !gone.includes(id)).toSorted())
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([answer.statusCode, errorOf(answer).code]).toEqual([400, 'unknownConstruction'])
  })

  test('that delete and restore the same: in the end all are there or none is', async () => {
    const ids = (await times(5, () => create())).map(({ id }) => id)
    const answers = await times(WRITERS, (n) => (n % 2 === 0 ? remove : restore)(n % 4 < 2 ? ids : ids.toReversed()))
    for (const { statusCode } of answers) expect([200, 400]).toContain(statusCode)
    const deletions = answers.filter(({ statusCode }, n) => statusCode === 200 && n % 2 === 0).length
    const restorations = answers.filter(({ statusCode }, n) => statusCode === 200 && n % 2 === 1).length
    expect(deletions).toBeGreaterThan(0)
    expect(await present(ids)).toEqual(deletions === restorations ? ids : [])
    expect([0, 1]).toContain(deletions - restorations)
  })

  test('a deletion among replacements: whoever comes after it finds nothing', async () => {
    const { id } = await create()
    const [removed, ...answers] = await Promise.all([
      remove([id]),
      ...Array.from({ length: WRITERS }, () =>
        ada.call({
          method: 'PUT',
          url: `/v1/construction/custom/${id}`,
          headers: { 'if-match': '*' },
          payload: buildConstruction({ name: 'Danach?' }),
        }),
      ),
    ])
    expect(removed?.statusCode).toBe(200)
    const written = answers.filter(({ statusCode }) => statusCode === 200).length
    for (const { statusCode } of answers) expect([200, 404, 412]).toContain(statusCode)
    expect((await read(id)).statusCode).toBe(404)
    await restore([id])
    expect((await read(id)).json()).toMatchObject({ version: 1 + written })
  })
})

describe('shares at once', () => {
  test('to the same addresses: each has one share and got one mail', async () => {
    const { id } = await create()
    const payload = { 'eins@buero.example': 'view', 'zwei@buero.example': 'edit' }
    expect(codes(await times(WRITERS, () => share(id, payload)))).toEqual(Array<number>(WRITERS).fill(200))
    const shares = await ada.call({ method: 'GET', url: '/v1/construction/share', query: { id } })
    expect(shares.json()).toMatchObject([{ email: 'eins@buero.example' }, { email: 'zwei@buero.example' }])
    const mails = await service.db
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', 'in', Object.keys(payload))
      .execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(Object.keys(payload))
  })

  test('that contradict each other: the permissions of one of them hold, not some of each', async () => {
    const { id } = await create()
    const addresses = ['a@buero.example', 'b@buero.example', 'c@buero.example']
    const all = (permission: string) => Object.fromEntries(addresses.map((email) => [email, permission]))
    const permissions = ['view', 'edit', 'none']
    const answers = await times(WRITERS, (n) => share(id, all(permissions[n % permissions.length] ?? 'view')))
    expect(codes(answers)).toEqual(Array<number>(WRITERS).fill(200))
    const shares = (await ada.call({ method: 'GET', url: '/v1/construction/share', query: { id } })).json<
      { permission: string }[]
    >()
    expect([0, addresses.length]).toContain(shares.length)
    expect(new Set(shares.map(({ permission }) => permission)).size).toBeLessThanOrEqual(1)
  })
})

test('a hundred that replace one construction whatever its version all get through, one after the other', async () => {
  const { id } = await create()
  const replace = (writer: number) =>
    ada.call({
      method: 'PUT',
      url: `/v1/construction/custom/${id}`,
      headers: { 'if-match': '*' },
      payload: buildConstruction({ name: `Writer ${writer}` }),
    })
  let waiting = Array.from({ length: 100 }, (_, writer) => writer)
  let written = 0
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map(async (writer) => ({ writer, answer: await replace(writer) })))
    const refused = answers.filter(({ answer }) => answer.statusCode !== 200)
    written += answers.length - refused.length
    // who had to give up, as on a machine that is busy, is told to come again, and nothing of theirs is stored
    for (const { answer } of refused)
      expect([answer.statusCode, errorOf(answer).code, answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '1',
      ])
    expect((await read(id)).json<Construction>().version).toBe(1 + written)
    // of those who contend one always wins
    expect(refused.length).toBeLessThan(waiting.length)
    waiting = refused.map(({ writer }) => writer)
  }
  expect(written).toBe(100)
})

describe('who may no longer edit when it comes to writing', () => {
  /** Holds up what is being assessed until `meanwhile` is done: materials of users cannot be read. */
  const whileAssessing = async <Answer>(asked: () => Promise<Answer>, meanwhile: () => Promise<unknown>) => {
    let answer: Promise<Answer> | undefined
    await service.db.transaction().execute(async (holding) => {
      await sql`lock table own_material in access exclusive mode`.execute(holding)
      answer = asked()
      const isWaiting = async () => {
        const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
          where not granted and datname = current_database()`.execute(holding)
        return rows.length > 0
      }
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5))
      await meanwhile()
    })
    return answer
  }

  test('because the share has become one to look at only, writes nothing', async () => {
    const made = await ada.call({ method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })
    const layers = [...buildConstruction().layers, { materialId: made.json<{ id: string }>().id, thickness: 0.1 }]
    const { id } = await create(ada, { layers })
    await share(id, { [ben.email]: 'edit' })
    const headers = { 'if-match': '*' }
    const payload = buildConstruction({ name: 'Too late', layers })
    const answer = await whileAssessing(
      () => ben.call({ method: 'PUT', url: `/v1/construction/custom/${id}`, headers, payload }),
      async () => expect((await share(id, { [ben.email]: 'view' })).statusCode).toBe(200),
    )
    expect(answer?.statusCode).toBe(403)
    expect((await read(id)).json<Construction>()).toMatchObject({ version: 1 })
  })
})
