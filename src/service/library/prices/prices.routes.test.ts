import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn({ email: 'ben@buero.example' })
})

const layers = [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: 'eps_035', thickness: 0.16 },
]
const put = (user: TestUser, id: string, payload: object) =>
  user.call({ method: 'PUT', url: `/v1/material/price/of/${id}`, payload })
const listed = async (user: TestUser) =>
  operations.listPrices.success.body.parse((await user.call({ method: 'GET', url: '/v1/material/price' })).json())
const costOf = async (user: TestUser, query: Record<string, string> = { costs: 'true' }) => {
  const response = await user.call({ method: 'POST', url: '/v1/construction/kpi', query, payload: layers })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessKpis.success.body.parse(response.json()).cost
}
const bring = (user: TestUser, csv: string, apply: 'nothing' | 'understood') =>
  user.call({ method: 'POST', url: '/v1/material/price/import', payload: { csv, apply } })
const eps = { amount: 150, per: 'm3', on: '2026-03-01' }

describe('own prices', () => {
  test('tell the cost of whoever has them, and of nobody else, even where the same was asked before', async () => {
    expect(await costOf(ben)).toBeUndefined()
    expect((await put(ada, 'eps_035', { ...eps, note: 'mit Lohn' })).statusCode).toBe(200)
    expect(await costOf(ada)).toMatchObject({
      first: { total: 24, bound: 'lower' },
      missing: [{ layer: 0, materialId: 'plaster_lime_cement', reason: 'noPrice' }],
      pricesFrom: '2026-03-01',
    })
    expect(await costOf(ada, {})).toBeUndefined()
    expect(await costOf(ben)).toBeUndefined()
    expect((await listed(ben)).prices).toEqual([])
  })

  test('of whoever looks at it hold for a shared construction, never those of its owner', async () => {
    const made = await ada.call({
      method: 'POST',
      url: '/v1/construction/custom',
      payload: buildConstruction({ layers }),
    })
    const { id } = made.json<{ id: string }>()
    await ada.call({ method: 'POST', url: '/v1/construction/share', query: { id }, payload: { [ben.email]: 'view' } })
    const cost = async (user: TestUser) =>
      (await user.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}`, query: { costs: 'true' } })).json<{
        cost?: { first: { total: number } }
      }>().cost?.first.total
    expect([await cost(ada), await cost(ben)]).toEqual([24, undefined])
    await put(ben, 'eps_035', { ...eps, amount: 100 })
    expect([await cost(ada), await cost(ben)]).toEqual([24, 16])
  })

  test('name the field that is refused, and no material that is not there', async () => {
    const details = async (payload: object) =>
      errorOf(await put(ada, 'osb', payload)).details.map(({ path, code }) => [path, code])
    expect(await details({ ...eps, amount: -1 })).toEqual([['/amount', 'tooSmall']])
    expect((await details({ ...eps, on: '2026-02-31' }))[0]?.[0]).toBe('/on')
    expect((await details({ ...eps, on: '0000-02-01' }))[0]?.[0]).toBe('/on')
    expect((await put(ada, 'gold', eps)).statusCode).toBe(404)
  })

  test('come from lists of any length: a thousand refused lines are told, all are counted', async () => {
    const csv = `Kennung;Preis;Einheit;Stand\nosb;1,00;kg;2026-01-01\n${'Einhorn;2;kg;2026-01-01\n'.repeat(30_000)}`
    const told = operations.importPrices.success.body.parse((await bring(ada, csv, 'nothing')).json())
    expect(told.understood).toMatchObject([{ materialId: 'osb' }])
    expect(told.refusedCount).toBe(30_000)
    expect(told.refused).toHaveLength(1_000)
    expect(told.refused.at(-1)).toEqual({ line: 1_002, reason: 'materialUnknown', column: 'id', value: 'Einhorn' })
  })

  test('come from a list: first told, then taken, refused lines left and named', async () => {
    const csv = 'Material;Preis;Einheit;Stand\nosb;1,00;kg;2026-01-01\nEinhorn;2;kg;2026-01-01\n'.replace(
      'Material;',
      'Kennung;',
    )
    const read = async (apply: 'nothing' | 'understood') =>
      operations.importPrices.success.body.parse((await bring(ada, csv, apply)).json())
    const told = await read('nothing')
    expect(told).toMatchObject({ applied: false, understood: [{ materialId: 'osb', amount: 1, replaces: false }] })
    expect(told.refused).toEqual([{ line: 3, reason: 'materialUnknown', column: 'id', value: 'Einhorn' }])
    expect((await listed(ada)).prices.map(({ materialId }) => materialId)).not.toContain('osb')
    expect(await read('understood')).toMatchObject({ applied: true })
    const file = await ada.call({ method: 'GET', url: '/v1/material/price/export' })
    const again = operations.importPrices.success.body.parse((await bring(ada, file.body, 'nothing')).json())
    expect([again.refused, again.understood.map(({ materialId }) => materialId)]).toEqual([[], ['eps_035', 'osb']])
    expect(errorOf(await bring(ada, 'Id;"', 'nothing')).details).toMatchObject([{ path: '/csv', code: 'damaged' }])
  })
})
