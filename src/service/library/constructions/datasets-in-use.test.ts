import { beforeAll, describe, expect, test } from 'vitest'
import type { MaterialDataset } from '#catalogue/catalogue.ts'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { datasetColumns } from '#service/data/datasets/dataset-row.ts'
import { releaseDatasetsRepository } from '#service/data/releases/release-datasets.repository.ts'
import { takeUpReleases } from '#service/data/releases/take-up-releases.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { indicatorDefinitions } from '#vocabulary/indicators.ts'

const A1 = 'OBD_2020_II'
const A2 = 'OBD_2024_I'
const catalogue = testCatalogue()
const datasetOf = (materialId: string, release: string) => {
  const dataset = catalogue.datasetOf(materialId, release)
  if (!dataset) throw new Error(`${materialId} has no dataset in ${release}`)
  return dataset
}
/** Datasets per m³ or kg of other materials, to put in the place of others'. */
const softwood = datasetOf('timber_larch', A1)

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

const wall = (change: Partial<ConstructionLayer> = {}): ConstructionLayer[] =>
  timberWall().map((layer) => (layer.materialId === 'osb' ? { ...layer, ...change } : layer))
const OSB = 4

const kpis = async (layers: ConstructionLayer[], release = A1, trace = 'false') => {
  const response = await user.call({
    method: 'POST',
    url: '/v1/construction/kpi',
    query: { release, trace },
    payload: layers,
  })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessKpis.success.body.parse(response.json())
}
const create = async (overrides: Partial<ConstructionInput> = {}) => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
  return operations.createConstruction.success.body.parse(response.json())
}
const replace = async (id: string, overrides: Partial<ConstructionInput>) => {
  const response = await user.call({
    method: 'PUT',
    url: `/v1/construction/custom/${id}`,
    headers: { 'if-match': '*' },
    payload: buildConstruction(overrides),
  })
  expect(response.statusCode, response.body).toBe(200)
  return operations.replaceConstruction.success.body.parse(response.json())
}
const stored = async (id: string, query: Record<string, string> = {}) => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}`, query })
  return operations.readStoredKpis.success.body.parse(response.json())
}
const drift = async (id: string, query: Record<string, string> = {}) => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/custom/${id}/drift`, query })
  expect(response.statusCode, response.body).toBe(200)
  return operations.readDrift.success.body.parse(response.json())
}
const listed = async (id: string) => {
  const response = await user.call({ method: 'GET', url: '/v1/construction/list', query: { customTake: '200' } })
  return operations.listConstructions.success.body.parse(response.json()).find((item) => item.id === id)
}

/** Climate change of a drift; not a number where one is missing. */
const gwpOf = ({ figures }: Awaited<ReturnType<typeof drift>>) => {
  const { before, after, absolute } = figures.find(({ figure }) => figure === 'gwp') ?? {}
  return { before: before ?? Number.NaN, after: after ?? Number.NaN, absolute: absolute ?? Number.NaN }
}

/** Adds a newer version of a dataset to its release, with another climate figure for the production. */
async function addVersion(dataset: MaterialDataset, version: string, gwpA1: number) {
  const { endOfLife: _generic, release, generation, ...record } = dataset
  const modules = record.modules.map((one) =>
    one.module === 'A1-A3' ? { ...one, indicators: { ...one.indicators, gwpA1 } } : one,
  )
  const releases = releaseDatasetsRepository(service.db)
  await releases.add([datasetColumns({ ...record, version, modules }, { release, generation })])
  await releases.settle(release)
}

describe('a dataset chosen on a layer', () => {
  test('counts in place of the material’s own, is shown and named in the trace', async () => {
    const usual = await kpis(wall())
    const chosen = await kpis(wall({ dataset: { uuid: softwood.uuid } }), A1, 'true')
    expect(chosen.layers[OSB]?.gwp).not.toBe(usual.layers[OSB]?.gwp)
    expect(chosen.layers.filter((_, index) => index !== OSB)).toEqual(usual.layers.filter((_, index) => index !== OSB))
    expect(chosen.layers[OSB]?.datasets).toMatchObject([{ uuid: softwood.uuid, replaced: true }])
    expect(chosen.trace?.some(({ clause, layer }) => layer === OSB && clause.includes(softwood.uuid))).toBe(true)
    expect(chosen.thermal).toEqual(usual.thermal)
  })

  test('may stand for the members of a frame alone', async () => {
    const layers = timberWall().map((layer) =>
      layer.framing ? { ...layer, framing: { ...layer.framing, dataset: { uuid: softwood.uuid } } } : layer,
    )
    const framed = (await kpis(layers)).layers.flatMap(({ datasets }) => datasets).filter(({ replaced }) => replaced)
    expect(framed).toMatchObject([{ part: 'framing', uuid: softwood.uuid }])
  })

  test('that nobody knows is refused with its place', async () => {
    const dataset = { uuid: '0e0e0e0e-0e0e-4e0e-8e0e-0e0e0e0e0e0e' }
    const response = await user.call({
      method: 'POST',
      url: '/v1/construction/custom',
      payload: buildConstruction({ layers: wall({ dataset }) }),
    })
    expect(errorOf(response).details).toMatchObject([{ path: `/layers/${OSB}/dataset/uuid`, code: 'unknownDataset' }])
    const wrongVersion = await user.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      query: { release: A1 },
      payload: wall({ dataset: { uuid: softwood.uuid, version: '99.99.999' } }),
    })
    expect(errorOf(wrongVersion).details).toMatchObject([{ path: `/${OSB}/dataset/uuid`, code: 'unknownDataset' }])
  })

  test('is missing, and no other in its place, in a release that lacks it', async () => {
    const uuid = [...catalogue.materials.keys()]
      .map((id) => catalogue.datasetOf(id, A1)?.uuid)
      .find((one) => one && ![...catalogue.materials.keys()].some((id) => catalogue.datasetOf(id, A2)?.uuid === one))
    const { id } = await create({ release: A1, layers: wall({ dataset: { uuid: uuid ?? '' } }) })
    const other = await stored(id, { release: A2 })
    expect([other.lifeCycle.complete, other.layers[OSB]?.datasets]).toEqual([false, []])
    const response = await user.call({
      method: 'GET',
      url: `/v1/construction/custom/indicators/${id}`,
      query: { release: A2 },
    })
    const total = operations.readStoredIndicators.success.body.parse(response.json()).at(-1)
    expect(total?.missing).toContainEqual({ layer: OSB, reason: 'noDataset' })
  })
})

describe('what a construction was assessed with', () => {
  test('is shown, and stays when it is replaced without naming a release', async () => {
    const made = await create({ release: A2, layers: wall({ dataset: { uuid: datasetOf('kvh', A2).uuid } }) })
    expect(made.assessedWith).toMatchObject({ release: A2 })
    expect(made.assessedWith?.datasets).toContainEqual(
      expect.objectContaining({
        materialId: 'osb',
        uuid: datasetOf('kvh', A2).uuid,
        version: datasetOf('kvh', A2).version,
        replaced: true,
      }),
    )
    const same = await replace(made.id, { name: 'Anders', layers: made.layers })
    expect(same.assessedWith).toEqual(made.assessedWith)
    expect(same.release).toBeUndefined()
    const other = await replace(made.id, { release: A1 })
    expect(other.assessedWith?.release).toBe(A1)
  })

  test('may come back, and is left aside even where it is another', async () => {
    const { assessedWith, ...made } = await create()
    const put = (sent: object) =>
      user.call({
        method: 'PUT',
        url: `/v1/construction/custom/${made.id}`,
        headers: { 'if-match': '*' },
        payload: { ...buildConstruction(), assessedWith: sent },
      })
    expect((await put({ ...assessedWith })).statusCode).toBe(200)
    const changed = await put({ ...assessedWith, release: A2 })
    expect(changed.json()).toMatchObject({ assessedWith: { release: assessedWith?.release } })
  })

  test('decides the figures even where the release has newer versions of the datasets by now', {
    timeout: 20_000,
  }, async () => {
    const { id } = await create({ release: A1 })
    const older = datasetOf('osb', A1)
    const osbIn = (pins: readonly { materialId: string; version: string }[] = []) =>
      pins.find(({ materialId }) => materialId === 'osb')?.version
    await takeUpReleases(service.db, readCatalogueFiles())
    await addVersion(older, '99.00.000', 1_000)
    await expect.poll(async () => (await drift(id)).newer, { timeout: 5_000 }).toBe(true)

    const before = await stored(id)
    expect(before.lifeCycle.gwp?.total).toBe((await listed(id))?.gwp)
    expect((await listed(id))?.newerData).toBe(true)
    const seen = await drift(id)
    expect(seen.target.release).toBe(A1)
    expect(seen.datasets.find(({ materialId }) => materialId === 'osb')).toMatchObject({
      before: { version: older.version },
      after: { version: '99.00.000' },
      newerVersion: '99.00.000',
    })
    const gwp = gwpOf(seen)
    expect(gwp.before).toBe(before.lifeCycle.gwp?.total)
    expect(gwp.after).toBeGreaterThan(gwp.before + 10)
    expect(gwp.absolute).toBe(gwp.after - gwp.before)

    // changed without naming a release, it keeps what it was assessed with
    const renamed = await replace(id, { name: 'Anders' })
    expect(osbIn(renamed.assessedWith?.datasets)).toBe(older.version)
    const response = await user.call({
      method: 'POST',
      url: `/v1/construction/custom/${id}/reassess`,
      headers: { 'if-match': '"2"' },
      payload: { release: A1 },
    })
    const accepted = operations.reassessConstruction.success.body.parse(response.json())
    expect(osbIn(accepted.assessedWith?.datasets)).toBe('99.00.000')
    expect((await stored(id)).lifeCycle.gwp?.total).toBe(gwp.after)
    expect([(await drift(id)).newer, (await listed(id))?.newerData]).toEqual([false, false])
  })

  test('holds for a release that was switched off since, as far as another can stand for it', {
    timeout: 20_000,
  }, async () => {
    const { id } = await create({ release: A2 })
    await service.db
      .updateTable('dataRelease')
      .set({ status: 'off', changedAt: new Date() })
      .where('id', '=', A2)
      .execute()
    await expect
      .poll(async () => (await drift(id)).releases.map(({ id: one }) => one), { timeout: 5_000 })
      .toEqual([A1])
    expect((await stored(id)).lifeCycle.release).toBe(A1)
    const refusedRelease = await user.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      query: { release: A2 },
      payload: timberWall(),
    })
    expect(errorOf(refusedRelease).details).toMatchObject([{ path: 'query.release', code: 'unknownRelease' }])
    await service.db
      .updateTable('dataRelease')
      .set({ status: 'on', changedAt: new Date() })
      .where('id', '=', A2)
      .execute()
    await expect.poll(async () => (await stored(id)).lifeCycle.release, { timeout: 5_000 }).toBe(A2)
  })
})

describe('drift', () => {
  test('between generations forms differences of what both define, and says why of the rest', async () => {
    const { id } = await create({ release: A1, layers: timberWall() })
    const seen = await drift(id, { release: A2 })
    const indicator = (name: string) => seen.indicators.find((one) => one.indicator === name)
    expect(indicator('gwpA1')).toMatchObject({ after: null, absolute: null, reason: 'otherGeneration' })
    expect(indicator('gwpTotal')).toMatchObject({ before: null, absolute: null, reason: 'otherGeneration' })
    const shared = seen.indicators.filter(({ indicator: name }) => indicatorDefinitions[name].generation === 'shared')
    const both = shared.filter(({ before, after }) => before !== null && after !== null)
    expect(both.length).toBeGreaterThan(0)
    for (const { before, after, absolute } of both) expect(absolute).toBe((after ?? 0) - (before ?? 0))
    for (const { before, after, absolute, reason } of shared)
      if (before === null || after === null) expect([absolute, reason]).toEqual([null, 'notDeclared'])
    const figure = (name: string) => seen.figures.find((one) => one.figure === name)
    expect(figure('gwp')).toMatchObject({ absolute: null, reason: 'otherGeneration' })
    expect(figure('uValue')).toMatchObject({ absolute: 0, relative: 0, reason: null })
  })

  test('to what it is assessed with already is nought', async () => {
    const { id } = await create({ release: A2 })
    const seen = await drift(id)
    expect([seen.newer, seen.pinned.release, seen.target.release]).toEqual([false, A2, A2])
    for (const { before, after, absolute } of seen.indicators) expect([after, absolute]).toEqual([before, 0])
  })

  test('accepted makes a new version with the figures that were shown', async () => {
    const { id, version } = await create()
    const seen = await drift(id, { release: A2 })
    const accept = (tag: string) =>
      user.call({
        method: 'POST',
        url: `/v1/construction/custom/${id}/reassess`,
        headers: { 'if-match': tag },
        payload: { release: A2 },
      })
    const response = await accept(`"${version}"`)
    const accepted = operations.reassessConstruction.success.body.parse(response.json())
    expect([accepted.version, accepted.release, accepted.assessedWith?.release]).toEqual([2, A2, A2])
    expect((await listed(id))?.gwp).toBe(seen.figures.find(({ figure }) => figure === 'gwp')?.after)
    expect((await accept(`"${version}"`)).statusCode).toBe(412)
  })

  test('names expired datasets; that all of a release has expired is said once, at the release, with a newer one', async () => {
    const { id } = await create({ release: A1 })
    const seen = await drift(id)
    expect(seen.expired).toBeGreaterThan(1)
    const { warnings } = await stored(id)
    const expired = warnings.filter(({ code }) => code === 'datasetExpired' || code === 'releaseExpired')
    expect(expired).toMatchObject([{ code: 'releaseExpired', path: null, values: { release: A1, newer: A2 } }])
  })
})
