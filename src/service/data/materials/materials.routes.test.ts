import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildService, errorOf, type TestUser } from '#testing/service.ts'

let user: TestUser
beforeAll(async () => {
  user = await (await buildService()).signIn()
})

const get = (url: string, query: Record<string, string> = {}, headers = {}) =>
  user.call({ method: 'GET', url: `/v1/material/${url}`, query, headers })
const list = async (query: Record<string, string>) => {
  const response = await get('list', query)
  return { materials: operations.listMaterials.success.body.parse(response.json()), headers: response.headers }
}

describe('the list', () => {
  test('puts the best match first', async () => {
    const { materials } = await list({ query: 'zellulose' })
    expect(materials[0]?.id).toBe('cellulose_blown')
    expect(materials[0]?.category).toBe('insulation')
  })

  test('searches in both languages and answers in the one asked for', async () => {
    const { materials } = await list({ query: 'gipskarton', locale: 'en_gb', customTake: '3' })
    expect(materials.length).toBeGreaterThan(0)
    expect(materials.map(({ name }) => name).join()).toMatch(/gypsum/i)
  })

  test('pages through every material of a category', async () => {
    const { materials, headers } = await list({ category: 'insulation', customTake: '10', page: '2' })
    expect(materials).toHaveLength(10)
    expect(Number(headers['x-total-count'])).toBeGreaterThan(40)
    expect(new Set(materials.map(({ category }) => category))).toEqual(new Set(['insulation']))
  })

  test('has the dataset of the release asked for and never of another', async () => {
    for (const release of ['OBD_2020_II', 'OBD_2024_I']) {
      const { materials } = await list({ release, customTake: '200' })
      const releases = materials.flatMap(({ dataset }) => (dataset ? [dataset.release] : []))
      expect(new Set(releases)).toEqual(new Set([release]))
    }
  })

  test('refuses a release that is not there', async () => {
    expect(errorOf(await get('list', { release: 'OBD_1999' })).details).toMatchObject([
      { path: 'query.release', code: 'unknownRelease' },
    ])
  })

  test('is kept by the browser and asked for again by its tag', async () => {
    const first = await get('list', { query: 'holz' })
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await get('list', { query: 'holz' }, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

test('one material has its indicators per module and the source of each figure', async () => {
  const response = await get('cellulose_blown', { release: 'OBD_2024_I' })
  const material = operations.readMaterial.success.body.parse(response.json())
  expect(material.dataset?.generation).toBe('EN 15804+A2')
  expect(material.indicators.find(({ module }) => module === 'A1-A3')?.indicators).toHaveProperty('gwpTotal')
  expect(material.indicators.flatMap(({ indicators }) => Object.keys(indicators))).not.toContain('gwpA1')
  expect(material.sources.conductivity).toBeTruthy()
})

test('an unknown material is not found', async () => {
  const response = await get('gold')
  expect([response.statusCode, errorOf(response).code]).toEqual([404, 'notFound'])
})

test('accessories come with units, usual amounts, sources, and whether the release has a dataset', async () => {
  const read = async (query: string) =>
    operations.listAccessories.success.body.parse((await get(`accessories${query}`)).json())
  const accessories = await read('')
  const of = (id: string) => accessories.find((one) => one.id === id)
  expect(of('reinforcementWall')).toMatchObject({
    unit: 'kg/m³',
    amount: { low: 20, typical: 60, high: 100 },
    usualFor: ['outerWall', 'innerWall', 'partitionToUnheated'],
    hasDataset: true,
  })
  expect(of('shearConnectors')).toMatchObject({ amount: null, status: 'recalled', spacing: null })
  expect(of('studsCw75')).toMatchObject({ spacing: 0.625, maximum: 500, name: 'Ständer CW 75 mit UW-Schienen' })
  expect(of('mortarThinBed')).toBeUndefined()
  const second = await read('?locale=en_GB&release=OBD_2024_I')
  expect(second.find(({ hasDataset }) => !hasDataset)).toMatchObject({ id: 'eticsDowels', name: 'Dowels of an ETICS' })
})

test('categories sum up to all materials; releases name their generation and source', async () => {
  const categories = operations.listMaterialCategories.success.body.parse((await get('categories')).json())
  const { headers } = await list({})
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(Number(headers['x-total-count']))
  const releases = operations.listReleases.success.body.parse((await get('releases')).json())
  expect(releases.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['OBD_2020_II', true],
    ['OBD_2024_I', false],
  ])
})
