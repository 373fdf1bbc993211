import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { datasetColumns } from '#service/data/datasets/dataset-row.ts'
import { releaseDatasetsRepository } from '#service/data/releases/release-datasets.repository.ts'
import { takeUpReleases } from '#service/data/releases/take-up-releases.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const A1 = 'OBD_2020_II'
const A2 = 'OBD_2024_I'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

type Query = Record<string, string>

/** Live figures of layers, and all their indicators. */
const live = async (layers: ConstructionLayer[], query: Query) => {
  const ask = (what: string) => user.call({ method: 'POST', url: `/v1/construction/${what}`, query, payload: layers })
  const [kpis, indicators] = [await ask('kpi'), await ask('indicators')]
  expect([kpis.statusCode, indicators.statusCode], kpis.body).toEqual([200, 200])
  return {
    kpis: operations.assessKpis.success.body.parse(kpis.json()),
    indicators: operations.assessIndicators.success.body.parse(indicators.json()),
  }
}
/** What report and comparison show of a construction. */
const stored = async (id: string) => {
  const ask = (what: string) => user.call({ method: 'GET', url: `/v1/construction/custom/${what}/${id}` })
  return {
    kpis: operations.readStoredKpis.success.body.parse((await ask('kpi')).json()),
    indicators: operations.readStoredIndicators.success.body.parse((await ask('indicators')).json()),
  }
}
const listedGwp = async (id: string) => {
  const response = await user.call({ method: 'GET', url: '/v1/construction/list', query: { customTake: '200' } })
  return operations.listConstructions.success.body.parse(response.json()).find((item) => item.id === id)?.gwp
}
const gwp = ({ kpis }: Awaited<ReturnType<typeof live>>) => kpis.lifeCycle.gwp?.total ?? Number.NaN

const create = async (overrides: Partial<ConstructionInput>) => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
  return operations.createConstruction.success.body.parse(response.json())
}
const change = async (method: 'PUT' | 'POST', id: string, payload: object) => {
  const url = `/v1/construction/custom/${id}${method === 'POST' ? '/reassess' : ''}`
  const response = await user.call({ method, url, headers: { 'if-match': '*' }, payload })
  expect(response.statusCode, response.body).toBe(200)
}
const isNewer = async (id: string) => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/custom/${id}/drift` })
  const { newer, releases } = operations.readDrift.success.body.parse(response.json())
  return newer && releases.length === 2
}

/** Adds a newer version of a material's dataset to its release, with another climate figure for the production. */
async function addVersion(materialId: string, version: string, gwpA1: number) {
  const dataset = testCatalogue().datasetOf(materialId, A1)
  if (!dataset) throw new Error(`${materialId} has no dataset`)
  const { endOfLife: _generic, release, generation, ...record } = dataset
  const modules = record.modules.map((one) =>
    one.module === 'A1-A3' ? { ...one, indicators: { ...one.indicators, gwpA1 } } : one,
  )
  await takeUpReleases(service.db, readCatalogueFiles())
  const releases = releaseDatasetsRepository(service.db)
  await releases.add([datasetColumns({ ...record, version, modules }, { release, generation })])
  await releases.settle(release)
}

const setRelease = (id: string, status: 'on' | 'off') =>
  service.db.updateTable('dataRelease').set({ status, changedAt: new Date() }).where('id', '=', id).execute()

test('layers of a stored construction have its figures in the editor, until newer data is accepted', {
  timeout: 20_000,
}, async () => {
  const { id, layers } = await create({ release: A1 })
  const before = await live(layers, { construction: id })
  expect(before).toEqual(await live(layers, { release: A1 }))
  await addVersion('osb', '99.00.000', 1_000)
  await expect.poll(() => isNewer(id), { timeout: 5_000 }).toBe(true)

  const today = await live(layers, { release: A1 })
  expect(gwp(today)).toBeGreaterThan(gwp(before) + 10)
  for (const query of [{ construction: id }, { construction: id, release: A1 }]) {
    const shown = await live(layers, query)
    expect(shown).toEqual(await stored(id))
    expect(shown.indicators).toEqual(before.indicators)
    expect(gwp(shown)).toBe(await listedGwp(id))
  }
  // another release than that which was kept comes with the data of today
  expect(await live(layers, { construction: id, release: A2 })).toEqual(await live(layers, { release: A2 }))

  await change('POST', id, { release: A1 })
  const accepted = await live(layers, { construction: id })
  expect(accepted).toEqual(await stored(id))
  expect(gwp(accepted)).toBe(gwp(today))
})

test('a material that is new to the construction comes with the data of today, as it will be stored', async () => {
  const osb = timberWall().filter(({ materialId }) => materialId === 'osb')
  const { id, layers } = await create({ release: A1, layers: timberWall().filter((layer) => !osb.includes(layer)) })
  const grown = [...layers, ...osb]
  const shown = await live(grown, { construction: id })
  expect(gwp(shown)).toBeGreaterThan(gwp(await stored(id)))
  await change('PUT', id, buildConstruction({ layers: grown }))
  expect(await stored(id)).toEqual(shown)
})

test('a material that had no dataset stays without one, until that of today is accepted', async () => {
  const { id, layers } = await create({ release: A1 })
  const whole = await stored(id)
  await sql`update construction set assessed_with = jsonb_set(assessed_with, '{datasets}',
    (select jsonb_agg(pin) from jsonb_array_elements(assessed_with->'datasets') pin where pin->>'materialId' <> 'osb'))
    where id = ${id}`.execute(service.db)
  const lacking = await stored(id)
  expect([whole.kpis.lifeCycle.complete, lacking.kpis.lifeCycle.complete]).toEqual([true, false])
  expect(await live(layers, { construction: id })).toEqual(lacking)
  await change('PUT', id, buildConstruction({ layers, name: 'Anders' }))
  expect(await stored(id)).toEqual(lacking)
  await change('POST', id, { release: A1 })
  expect(await live(layers, { construction: id })).toEqual(whole)
})

test('a dataset chosen on a layer keeps the end of life of the material that it stands for', async () => {
  const uuid = testCatalogue().datasetOf('kvh', A2)?.uuid ?? ''
  const chosen = timberWall().map((layer) => (layer.materialId === 'osb' ? { ...layer, dataset: { uuid } } : layer))
  const { id, layers } = await create({ release: A2, layers: chosen })
  const shown = await stored(id)
  expect(gwp(shown)).toBe(await listedGwp(id))
  expect(shown).toEqual(await live(layers, { construction: id }))
  expect(shown).toEqual(await live(layers, { release: A2 }))
})

test('where the release was switched off since, another stands for it as it does for what is stored', {
  timeout: 20_000,
}, async () => {
  const { id, layers } = await create({ release: A2 })
  await setRelease(A2, 'off')
  await expect.poll(async () => (await stored(id)).kpis.lifeCycle.release, { timeout: 5_000 }).toBe(A1)
  expect(await live(layers, { construction: id, release: A2 })).toEqual(await stored(id))
  await setRelease(A2, 'on')
  await expect.poll(async () => (await stored(id)).kpis.lifeCycle.release, { timeout: 5_000 }).toBe(A2)
})

test('who may not see the construction is told nothing of it, even where the owner has just asked the same', async () => {
  const { id, layers } = await create({ release: A1 })
  await live(layers, { construction: id })
  const ben = await service.signIn()
  for (const what of ['kpi', 'indicators']) {
    const url = `/v1/construction/${what}`
    const asked = await ben.call({ method: 'POST', url, query: { construction: id }, payload: layers })
    expect([asked.statusCode, errorOf(asked).code]).toEqual([404, 'notFound'])
  }
})
