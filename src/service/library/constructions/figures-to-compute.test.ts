import { beforeAll, expect, test } from 'vitest'
import { type KnownData, knownData } from '#assessment/known-data.ts'
import { allWords } from '#assessment/texts/all-words.ts'
import { tracing } from '#assessment/tracing.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { type RandomConstruction, randomConstructions } from '#testing/random-constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import type { Settings } from '#vocabulary/settings.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

const ask = (user: TestUser, query: Record<string, string>) =>
  user.call({ method: 'GET', url: '/v1/material/figures', query })
const figures = async (user: TestUser, query: Record<string, string>) => {
  const response = await ask(user, query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<FiguresToCompute>()
}
const settingsAsked = (settings: Settings) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))

/** The figures computed from what was asked for; what the service says of the same. */
async function bothOf(
  user: TestUser,
  { type, release, settings, layers }: RandomConstruction,
  { known = knownData(), of = {} }: { known?: KnownData; of?: Readonly<Record<string, string>> } = {},
) {
  const first = known.unknown(layers)
  const named = { parts: first.parts.join(','), accessories: first.accessories.join(',') }
  const asked = Object.fromEntries(Object.entries(named).filter(([, ids]) => ids !== ''))
  const { costs: _costs, ...at } = of
  if (Object.keys(asked).length > 0) known.add(await figures(user, { ...asked, release, ...at }))
  const url = '/v1/construction/kpi'
  const query = { ...settingsAsked(settings), constructionType: type, release, trace: 'true', ...of }
  const told = await user.call({ method: 'POST', url, query, payload: [...layers] })
  return { here: known.kpis({ type, settings, layers }, { words: allWords.de_DE, tracing: tracing() }), told }
}

test('computed from them, random constructions have every figure of the service, to the last bit', async () => {
  const { materials, releases, datasetOf } = testCatalogue()
  const ids = [...materials.keys()]
  const stock = {
    materials: ids,
    releases: releases.map(({ id }) => ({ id, datasets: ids.flatMap((one) => datasetOf(one, id)?.uuid ?? []) })),
  }
  const next = randomConstructions(stock, 20_260_401)
  const known = new Map(releases.map(({ id }) => [id, knownData()]))
  let computed = 0
  for (let index = 0; index < 100; index += 1) {
    const given = next()
    const { here, told } = await bothOf(ada, given, { known: known.get(given.release) ?? knownData() })
    if (told.statusCode !== 200) continue
    expect(JSON.stringify(here)).toBe(told.body)
    computed += 1
  }
  expect(computed).toBeGreaterThan(60)
})

const own = async () =>
  (await ada.call({ method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })).json<{ id: string }>().id
const store = async (layers: ConstructionLayer[]) =>
  (
    await ada.call({
      method: 'POST',
      url: '/v1/construction/custom',
      payload: buildConstruction({ layers, release: 'OBD_2020_II' }),
    })
  ).json<{ id: string }>().id

test('of a stored construction with a material of its maker, too; nobody else is told of either', async () => {
  const materialId = await own()
  const layers = [...timberWall(), { materialId, thickness: 0.1 }]
  const construction = await store(layers)
  const given = { type: 'outerWall', release: 'OBD_2020_II', settings: {}, layers } as const
  const { here, told } = await bothOf(ada, given, { of: { construction } })
  expect(told.statusCode).toBe(200)
  expect(JSON.stringify(here)).toBe(told.body)
  expect(errorOf(await ask(ben, { parts: 'osb', construction })).code).toBe('notFound')
  expect((await figures(ben, { parts: `osb,${materialId},nothing` })).parts.map(({ part }) => part)).toEqual(['osb'])
  const whole = operations.readFigures.success.body.parse(await figures(ada, { parts: materialId }))
  expect(whole.parts[0]).toMatchObject({ revision: 1, id: materialId })
})

test('with prices of whoever asks they have the same cost', async () => {
  const price = { amount: 900, per: 'm3', on: '2026-02-01' } as const
  for (const id of ['kvh', 'cellulose_blown'])
    await ben.call({ method: 'PUT', url: `/v1/material/price/of/${id}`, payload: price })
  await ben.call({ method: 'PUT', url: '/v1/material/price/terms', payload: { discountRate: 0.02 } })
  const list = operations.listPrices.success.body.parse(
    (await ben.call({ method: 'GET', url: '/v1/material/price' })).json(),
  )
  const byId = new Map(list.prices.map(({ materialId, amount, per, on }) => [materialId, { amount, per, on }]))
  const known = knownData()
  const given = { type: 'outerWall', release: 'OBD_2024_I', settings: {}, layers: timberWall() } as const
  const { told } = await bothOf(ben, given, { known, of: { costs: 'true' } })
  const prices = { byId, discountRate: list.discountRate, version: list.version }
  const here = known.kpis(given, { words: allWords.de_DE, tracing: tracing(), prices })
  expect(here?.cost?.first?.total).toBeGreaterThan(0)
  expect(JSON.stringify(here)).toBe(told.body)
})

test('another version of a material is another version of the data', async () => {
  const materialId = await own()
  const layers = [...timberWall(), { materialId, thickness: 0.1 }]
  const versions = async () =>
    (await ada.call({ method: 'POST', url: '/v1/construction/kpi', payload: layers })).json<{ versions: object }>()
      .versions
  const before = await versions()
  expect(await versions()).toEqual(before)
  const url = `/v1/material/own/${materialId}`
  const payload = buildOwnMaterial({ conductivity: 0.05 })
  await ada.call({ method: 'PUT', url, headers: { 'if-match': '"1"' }, payload })
  expect(await versions()).not.toEqual(before)
})

test('what is the same for everybody may be kept for a while; what follows from who asks is asked for every time', async () => {
  const cached = async (query: Record<string, string>) => (await ask(ada, query)).headers['cache-control']
  expect(await cached({ parts: 'osb' })).toBe('private, max-age=300, stale-while-revalidate=86400')
  expect(await cached({ parts: `osb,${await own()}` })).toBe('private, no-cache')
  expect(await cached({ parts: 'osb', construction: await store(timberWall()) })).toBe('private, no-cache')
  const { headers } = await ask(ada, { parts: 'osb' })
  const again = await ada.call({
    method: 'GET',
    url: '/v1/material/figures',
    query: { parts: 'osb' },
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})

test('a part that cannot be named so, too many of them and an unknown release are refused by name', async () => {
  const refusedAt = async (query: Record<string, string>) =>
    errorOf(await ask(ada, query)).details.map(({ path }) => path)
  expect(await refusedAt({ parts: 'osb@x' })).toEqual(['query.parts'])
  expect(await refusedAt({ parts: Array.from({ length: 61 }, (_, index) => `m${index}`).join(',') })).toEqual([
    'query.parts',
  ])
  expect(await refusedAt({ release: 'OBD_1999' })).toEqual(['query.release'])
})
