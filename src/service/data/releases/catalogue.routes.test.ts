import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import { operations } from '#contract/index.ts'
import { releaseText } from '#testing/releases.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { takeUpReleases } from './take-up-releases.ts'

let service: TestService
let admin: TestUser
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  await takeUpReleases(service.db, readCatalogueFiles())
  admin = await service.signIn({ email: 'daten@aufbau.example', policies: ['admin'], name: 'Dana Daten' })
  user = await service.signIn()
})

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const get = (url: string, query: Record<string, string> = {}) => user.call({ method: 'GET', url: `/v1/${url}`, query })
const upload = (payload: string | Buffer, query: Record<string, string>, type = 'application/octet-stream') =>
  admin.call({ method: 'POST', url: '/v1/catalogue/import', query, payload, headers: { 'content-type': type } })

const importOf = (response: LightMyRequestResponse) =>
  operations.readCatalogueImport.success.body.parse(response.json())

/** Waits for an import to end. */
async function ended(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(202)
  const { id } = importOf(response)
  for (;;) {
    const job = importOf(await admin.call({ method: 'GET', url: `/v1/catalogue/import/${id}` }))
    if (job.endedAt !== null) return job
    await sleep(20)
  }
}
const releases = async () =>
  operations.listDataReleases.success.body.parse(
    (await admin.call({ method: 'GET', url: '/v1/catalogue/release' })).json(),
  )
const change = (id: string, payload: object) =>
  admin.call({ method: 'PUT', url: `/v1/catalogue/release/${id}`, payload })
const remove = (id: string) => admin.call({ method: 'DELETE', url: `/v1/catalogue/release/${id}` })

describe('an import', () => {
  test('goes on after the request, and its report stays', async () => {
    const text = releaseText([{ uuid: uuid(1) }, { uuid: uuid(1), module: 'D' }, { uuid: uuid(2), gwp: '?' }])
    const job = await ended(await upload(gzipSync(text), { fileName: 'OBD_2031_I.csv.gz' }))
    expect(job).toMatchObject({
      status: 'done',
      release: 'OBD_2031_I',
      startedBy: 'Dana Daten',
      rowsRead: 3,
      datasetsTaken: 1,
      report: { added: 1, skipped: 1, skippedList: [{ line: 4, code: 'unreadable', value: '?' }] },
    })
    const listed = await admin.call({ method: 'GET', url: '/v1/catalogue/import' })
    expect(operations.listCatalogueImports.success.body.parse(listed.json())[0]).toEqual(job)
    expect(await releases()).toContainEqual(
      expect.objectContaining({ id: 'OBD_2031_I', status: 'off', datasets: 1, shipped: false, constructions: 0 }),
    )
  })

  test('of a damaged file fails with the reason', async () => {
    expect(await ended(await upload('a;b\n1;2\n', { fileName: 'OBD_2032_I.csv' }, 'text/csv'))).toMatchObject({
      status: 'failed',
      report: null,
      error: { code: 'columnsMissing', values: { columns: expect.stringContaining('UUID') } },
    })
    expect((await releases()).map(({ id }) => id)).not.toContain('OBD_2032_I')
  })

  test('needs a release, by name or in the name of the file, and a media type of a file', async () => {
    expect(errorOf(await upload('x', { fileName: 'daten.csv' })).details).toMatchObject([
      { path: 'query.release', code: 'required' },
    ])
    expect((await upload('{}', { fileName: 'OBD_2031_I.csv' }, 'text/plain')).statusCode).toBe(415)
  })

  test('waits for no other of the same release, and for none of a node that is gone', async () => {
    const row = { id: newId(), release: 'OBD_2033_I', fileName: 'x', status: 'running' } as const
    await service.db.insertInto('catalogueImport').values(row).execute()
    const again = () => upload(releaseText([{ uuid: uuid(1) }]), { fileName: 'OBD_2033_I.csv' })
    expect(errorOf(await again()).code).toBe('conflict')
    const beatAt = new Date(Date.now() - 60_000)
    await service.db.updateTable('catalogueImport').set({ beatAt }).where('id', '=', row.id).execute()
    expect(await ended(await again())).toMatchObject({ status: 'done' })
    expect(importOf(await admin.call({ method: 'GET', url: `/v1/catalogue/import/${row.id}` }))).toMatchObject({
      status: 'failed',
      error: { code: 'stopped' },
    })
  })

  test('is cancelled, after which nothing of it is left', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ uuid: uuid(at) }))
    const started = await upload(releaseText(many), { fileName: 'OBD_2034_I.csv' })
    const cancel = () => admin.call({ method: 'POST', url: `/v1/catalogue/import/${importOf(started).id}/cancel` })
    expect((await cancel()).statusCode).toBe(202)
    expect(await ended(started)).toMatchObject({ status: 'cancelled', report: null })
    expect((await releases()).map(({ id }) => id)).not.toContain('OBD_2034_I')
    const left = await service.db.selectFrom('catalogueImportRow').selectAll().execute()
    expect(left).toEqual([])
    expect(errorOf(await cancel()).code).toBe('conflict')
  })
})

describe('a release', () => {
  test('is assessed with once it is switched on, and cannot be deleted while it is', async () => {
    await ended(await upload(releaseText([{ uuid: uuid(1) }]), { fileName: 'OBD_2035_I.csv' }))
    const known = async () => (await get('material/releases')).json<{ id: string }[]>().map(({ id }) => id)
    expect(await known()).not.toContain('OBD_2035_I')
    expect((await change('OBD_2035_I', { status: 'on' })).json()).toMatchObject({ status: 'on', isDefault: false })
    expect(await known()).toContain('OBD_2035_I')
    expect(errorOf(await remove('OBD_2035_I')).code).toBe('conflict')
    await change('OBD_2035_I', { status: 'off' })
    expect((await remove('OBD_2035_I')).statusCode).toBe(204)
    expect((await remove('OBD_2035_I')).statusCode).toBe(404)
  })

  test('that is shipped stays, and one of them is always the default', async () => {
    await change('OBD_2024_I', { status: 'on', isDefault: true })
    expect((await releases()).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: 'OBD_2024_I' }])
    await change('OBD_2020_II', { status: 'on', isDefault: true })
    expect(errorOf(await change('OBD_2020_II', { status: 'off' })).details).toMatchObject([{ path: '/status' }])
    expect(errorOf(await change('OBD_2020_II', { status: 'on', isDefault: false })).details).toMatchObject([
      { path: '/isDefault' },
    ])
    await change('OBD_2024_I', { status: 'off' })
    expect(errorOf(await remove('OBD_2024_I')).code).toBe('conflict')
    await change('OBD_2024_I', { status: 'on' })
  })
})

describe('datasets', () => {
  const list = async (query: Record<string, string>) => {
    const response = await get('dataset/list', query)
    return {
      datasets: operations.listDatasets.success.body.parse(response.json()),
      total: Number(response.headers['x-total-count']),
    }
  }

  test('are found by words in either language, folded, over every release', async () => {
    const { datasets, total } = await list({ query: 'mineralwolle fassaden' })
    expect(total).toBeGreaterThan(1)
    expect(new Set(datasets.map(({ release }) => release))).toEqual(new Set(['OBD_2020_II', 'OBD_2024_I']))
    expect((await list({ query: 'DAEMM' })).total).toBe((await list({ query: 'dämm' })).total)
    for (const { name } of (await list({ query: '%' })).datasets) expect(name).toContain('%')
  })

  test('of a release that is switched off are found only by who names it', async () => {
    const fileName = 'OBD_2036_I.csv'
    await ended(await upload(releaseText([{ uuid: uuid(7), name: 'Nur hier' }]), { fileName }))
    const found = async (query: Record<string, string> = {}) => (await list({ query: 'nur hier', ...query })).total
    const counted = async () => {
      const counts = operations.countDatasets.success.body.parse((await get('dataset/facets')).json())
      return counts.release.map(({ value }) => value)
    }
    expect([await found(), await found({ release: 'OBD_2036_I' })]).toEqual([0, 1])
    expect(await counted()).not.toContain('OBD_2036_I')
    await change('OBD_2036_I', { status: 'on' })
    expect([await found(), await counted()]).toEqual([1, expect.arrayContaining(['OBD_2036_I'])])
    await change('OBD_2036_I', { status: 'off' })
    expect([await found(), (await get(`dataset/OBD_2036_I/${uuid(7)}`)).statusCode]).toEqual([0, 200])
    await remove('OBD_2036_I')
  })

  test('are narrowed by release, type, date, modules and unit, and counted beforehand', async () => {
    const filters = { release: 'OBD_2020_II', type: 'generic,average', module: 'C3,D', unit: 'm3', validity: 'expired' }
    const { datasets, total } = await list({ ...filters, customTake: '200' })
    expect(datasets).toHaveLength(total)
    expect(total).toBeGreaterThan(5)
    for (const one of datasets) {
      expect(one).toMatchObject({ release: 'OBD_2020_II', referenceUnit: 'm3', expired: true, layerable: true })
      expect(['generic', 'average']).toContain(one.type)
      expect(one.modules).toEqual(expect.arrayContaining(['C3', 'D']))
    }
    const counts = operations.countDatasets.success.body.parse((await get('dataset/facets', filters)).json())
    expect(counts.validity.find(({ value }) => value === 'expired')?.count).toBe(total)
    expect(counts.unit.map(({ value }) => value)).toContain('kg')
    const [first] = counts.category
    expect((await list({ ...filters, category: first?.value ?? '' })).total).toBe(first?.count)
  })

  test('are shown with every figure, their source, and their other versions', async () => {
    const wool = 'f8afef87-5de3-4996-838c-1f2af9ef81df'
    const response = await get(`dataset/OBD_2020_II/${wool}`)
    const dataset = operations.readDataset.success.body.parse(response.json())
    expect(dataset).toMatchObject({ gwpA1A3: 70.3915018782036, density: 46.25, referenceUnit: 'm3', current: true })
    expect(dataset.indicators.find(({ module }) => module === 'C4')?.indicators.penrt).toBe(10.2677003830853)
    expect(dataset.url).toContain(wool)
    expect(dataset.attribution).toContain(wool)
    expect(dataset.materials).toContain('mw_facade_035')
    expect(dataset.versions).toEqual([
      { release: 'OBD_2020_II', version: dataset.version, current: true, validUntil: dataset.validUntil },
    ])
    const exact = await get(`dataset/OBD_2020_II/${wool}`, { version: dataset.version })
    expect(exact.json()).toEqual(dataset)
    expect((await get(`dataset/OBD_2020_II/${wool}`, { version: '99.99' })).statusCode).toBe(404)
  })
})
