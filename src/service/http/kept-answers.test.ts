import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as engine from '#engine/assessment.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

// computes as it does, and counts
const assess = vi.spyOn(engine, 'assess')
beforeEach(() => void assess.mockClear())
afterAll(() => assess.mockRestore())

let service: TestService
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

const layers = [
  { materialId: 'osb', thickness: 0.015 },
  { materialId: 'cellulose_blown', thickness: 0.2 },
]
const ask = (user: TestUser, payload: object, headers: Record<string, string> = {}) =>
  user.call({ method: 'POST', url: '/v1/construction/kpi', payload, headers })

test('an answer that is known comes with the same bytes and header fields as the first one', async () => {
  const [first, second] = [await ask(ada, layers), await ask(ben, layers)]
  expect(second.body).toBe(first.body)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const names = (response: typeof first) =>
    Object.keys(response.headers).filter((name) => !['date', 'connection', 'keep-alive'].includes(name))
  expect(names(second).toSorted()).toEqual(names(first).toSorted())
  for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy', 'vary'])
    expect(second.headers[name]).toBe(first.headers[name])
  expect(second.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/)
  expect(second.headers['x-trace-id']).not.toBe(first.headers['x-trace-id'])
})

test('what was computed for one is not computed for another; what depends on who asks is computed anew', async () => {
  const thinner = [{ materialId: 'osb', thickness: 0.012 }]
  for (const user of [ada, ben, ada]) expect((await ask(user, thinner)).statusCode).toBe(200)
  expect(assess).toHaveBeenCalledTimes(1)
  const url = '/v1/construction/indicators'
  for (const user of [ada, ben])
    expect((await user.call({ method: 'POST', url, payload: thinner })).statusCode).toBe(200)
  expect(assess).toHaveBeenCalledTimes(2)
})

test('who takes compressed answers gets them, known or not', async () => {
  const plain = (await ask(ada, layers)).body
  const { headers, rawPayload } = await ask(ada, layers, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload.length).toBeLessThan(plain.length / 2)
})

test('nobody without a session gets an answer that is known', async () => {
  await ask(ada, layers)
  const response = await service.call({ method: 'POST', url: '/v1/construction/kpi', payload: layers })
  expect(response.statusCode).toBe(401)
})

test('what is known of layers with a material of a user is told to nobody else', async () => {
  const made = await ada.call({
    method: 'POST',
    url: '/v1/material/own',
    payload: { name: { de_DE: 'Adas Dämmung' }, category: 'insulation', hatch: 'mineralWool', conductivity: 0.03 },
  })
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json<{ id: string }>()
  // the same id, written so that its beginning is not to be read in the text
  const text = JSON.stringify([{ materialId: id, thickness: 0.2 }]).replace('own_', '\\u006fwn_')
  const send = (user: TestUser) =>
    user.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      payload: text,
      headers: { 'content-type': 'application/json' },
    })
  for (let time = 0; time < 2; time++) expect((await send(ada)).statusCode).toBe(200)
  expect(assess).toHaveBeenCalledTimes(2)
  expect(errorOf(await send(ben)).details).toMatchObject([{ path: '/0/materialId', code: 'unknownMaterial' }])
})
