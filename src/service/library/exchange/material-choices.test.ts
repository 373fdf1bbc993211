import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_KEPT_CHOICES } from '#contract/imports.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'

let service: TestService
let user: TestUser
let other: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
  other = await service.signIn()
})

const choices = async (of: TestUser) =>
  operations.listMaterialChoices.success.body.parse(
    (await of.call({ method: 'GET', url: '/v1/material/choice' })).json(),
  )
const remember = (payload: object, by = user) => by.call({ method: 'PUT', url: '/v1/material/choice', payload })

describe('choices for names of other programs', () => {
  test('are kept by folded name, the later one counts, newest first, and are nobody else’s', async () => {
    expect(
      (
        await remember([
          { name: 'Dämmung  A', materialId: 'osb' },
          { name: 'Putz', materialId: 'kvh' },
        ])
      ).statusCode,
    ).toBe(204)
    await remember([{ name: 'DAEMMUNG a', materialId: 'cellulose_blown' }])
    expect(await choices(user)).toEqual([
      { name: 'daemmung a', materialId: 'cellulose_blown' },
      { name: 'putz', materialId: 'kvh' },
    ])
    expect(await choices(other)).toEqual([])
  })

  test('a name that is empty or too long is refused by its place', async () => {
    const refusal = errorOf(
      await remember([
        { name: 'ok', materialId: 'osb' },
        { name: ' ', materialId: 'osb' },
      ]),
    )
    expect(refusal.details).toMatchObject([{ path: '/1/name', code: 'tooShort' }])
    expect(errorOf(await remember([{ name: 'x'.repeat(201), materialId: 'osb' }])).details).toMatchObject([
      { path: '/0/name' },
    ])
    expect(errorOf(await remember([])).details).toMatchObject([{ code: 'tooFew' }])
  })

  test('500 long ones fit into a request; the oldest make room beyond what is kept', async () => {
    const batch = (from: number) =>
      Array.from({ length: 500 }, (_, index) => ({ name: `${from + index} ${'ö'.repeat(90)}`, materialId: 'osb' }))
    expect((await remember(batch(0), other)).statusCode).toBe(204)
    const repository = materialChoicesRepository(service.db)
    for (let from = 500; from <= MAX_KEPT_CHOICES; from += 500) await repository.remember(other.userId, batch(from))
    const kept = await choices(other)
    expect(kept).toHaveLength(MAX_KEPT_CHOICES)
    expect(kept.some(({ name }) => name.startsWith('0 '))).toBe(false)
  })
})

describe('constructions of a file', () => {
  const bring = (payload: object, headers = {}) =>
    user.call({ method: 'POST', url: '/v1/construction/import', payload, headers })
  const count = async () => Number((await user.call({ method: 'GET', url: '/v1/construction/count/custom' })).json())
  const plain = (name: string) => ({ ...buildConstruction(), name })

  test('become the caller’s own, in the order of the request', async () => {
    const response = await bring([plain('Eins'), plain('Zwei')])
    const made = operations.importConstructions.success.body.parse(response.json())
    expect(made.map(({ name }) => name)).toEqual(['Eins', 'Zwei'])
    const one = await user.call({ method: 'GET', url: `/v1/construction/custom/${made[0]?.id}` })
    expect(one.json()).toMatchObject({ name: 'Eins', ownership: 'custom', permission: 'owner', version: 1 })
    expect((await other.call({ method: 'GET', url: `/v1/construction/custom/${made[0]?.id}` })).statusCode).toBe(404)
  })

  test('all or none: one unknown material is named by its place, and nothing is created', async () => {
    const before = await count()
    const response = await bring([
      plain('gut'),
      { ...plain('schlecht'), layers: [{ materialId: 'gold', thickness: 0.1 }] },
    ])
    expect(errorOf(response).details).toMatchObject([{ path: '/1/layers/0/materialId', code: 'unknownMaterial' }])
    expect(await count()).toBe(before)
  })

  test('a retry with the same key creates nothing more and answers the same', async () => {
    const before = await count()
    const key = { 'idempotency-key': 'file-1' }
    const first = await bring([plain('Drei')], key)
    expect((await bring([plain('Drei')], key)).json()).toEqual(first.json())
    expect(await count()).toBe(before + 1)
    expect(errorOf(await bring([plain('Vier')], key)).code).toBe('idempotencyKeyReused')
  })

  test('200 fit into a request, 201 are refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => plain(`Wand ${index}`))
    expect(errorOf(await bring(many)).details).toMatchObject([{ code: 'tooMany' }])
    expect((await bring(many.slice(1))).json()).toHaveLength(200)
  })
})
