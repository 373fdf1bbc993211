import { beforeAll, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionComparison } from '#contract/construction-comparison.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import type { ConstructionExport } from '#contract/interchange.ts'
import type { LcaxFile } from '#interchange/lcax/lcax.ts'
import { readLcax } from '#interchange/lcax-in/read-lcax.ts'
import { archiveOf, create, taken } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const insulation = { materialId: 'stone_wool_etics_035', thickness: 0.16 }
const concrete = { materialId: 'reinforced_concrete_c25_30', thickness: 0.2 }
const accessories: NonNullable<ConstructionLayer['accessories']> = [
  { accessoryId: 'reinforcementWall' },
  { accessoryId: 'sandwichAnchors', amount: 0.5, serviceLife: 40 },
]
const layers: ConstructionLayer[] = [
  { ...insulation, accessories: [{ accessoryId: 'eticsDowels' }] },
  { ...concrete, accessories },
]

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const get = async <Body>(url: string) => {
  const response = await ada.call({ method: 'GET', url })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Body>()
}
const figures = async (given: readonly ConstructionLayer[], release = 'OBD_2020_II') => {
  const { id } = await create(ada, buildConstruction({ layers: [...given] }))
  return get<KeyPerformanceIndicators>(`/v1/construction/custom/kpi/${id}?release=${release}&trace=true`)
}

test('what is built in is stored with its layer, and taken away and brought back whole', async () => {
  const { id } = await create(ada, buildConstruction({ layers }))
  expect((await get<Construction>(`/v1/construction/custom/${id}`)).layers).toEqual(layers)
  const lcax = await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=lcax` })
  expect(readLcax(lcax.body, '–').constructions[0]?.layers.map(({ whole }) => whole)).toEqual(layers)
  const [assembly] = lcax.json<LcaxFile>().assemblies
  expect(assembly?.products.map(({ description }) => description)).toEqual([
    'Dübel eines WDVS 0.3 kg/m²',
    'Bewehrung von Wänden 60 kg/m³, Anker von Sandwichtafeln, Edelstahl 0.5 kg/m²',
  ])
  const whole = await get<ConstructionExport>(`/v1/construction/custom/${id}/export?format=json`)
  expect(whole.datasets.filter(({ part }) => part === 'accessory').map(({ materialId }) => materialId)).toEqual([
    'eticsDowels',
    'reinforcementWall',
    'sandwichAnchors',
  ])
  const ben = await service.signIn({ name: 'Ben' })
  const { constructions } = await taken(ben, await archiveOf(ada))
  const taking = constructions.created.map(({ id: made }) =>
    ben.call({ method: 'GET', url: `/v1/construction/custom/${made}` }),
  )
  const found = (await Promise.all(taking)).map((one) => one.json<Construction>().layers)
  expect(found).toContainEqual(layers)
})

test('an export as tables lists what is built in, in both languages, and a comparison names it', async () => {
  const { id } = await create(ada, buildConstruction({ layers }))
  const other = await create(ada, buildConstruction({ layers: [insulation, concrete] }))
  const csv = async (query: string) =>
    (await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=csv${query}` })).body
  const german = await csv('')
  expect(german).toContain('2;Bewehrung von Wänden;reinforcementWall;60;kg/m³;nein;20;100')
  expect(german).toContain('2;Anker von Sandwichtafeln, Edelstahl;sandwichAnchors;0,5;kg/m²;ja')
  expect(await csv('&locale=en_GB')).toContain('Dowels of an ETICS')
  const compared = await ada.call({ method: 'POST', url: '/v1/construction/comparison', payload: [id, other.id] })
  expect(
    compared.json<ConstructionComparison>().items.map((item) => item.layers.map(({ builtIn }) => builtIn.length)),
  ).toEqual([
    [1, 2],
    [0, 0],
  ])
})

test('new concrete without its reinforcement says so, with the usual amount; existing concrete does not', async () => {
  const codes = async (layer: ConstructionLayer) =>
    (await figures([layer])).warnings.filter(({ code }) => code === 'reinforcementMissing')
  expect(await codes(concrete)).toMatchObject([{ path: '/layers/0', values: { usual: 60 } }])
  expect(await codes({ ...concrete, accessories: [{ accessoryId: 'reinforcementWall', amount: 0 }] })).toEqual([])
  expect(await codes({ ...concrete, state: 'existing', remainingServiceLife: 50 })).toEqual([])
  expect(await codes({ materialId: 'precast_wall_12', thickness: 0.12 })).toEqual([])
})

test('reinforcement at 60 kg/m³ adds 12 kg and 8.25 kg CO₂e, dowels 0.3 kg and 1.59 kg CO₂e and their replacement', async () => {
  const bare = await figures([insulation, concrete])
  const reinforced = await figures([insulation, { ...concrete, accessories: [{ accessoryId: 'reinforcementWall' }] }])
  const difference = (one: number | null | undefined, other: number | null | undefined) =>
    (one ?? Number.NaN) - (other ?? Number.NaN)
  expect(difference(reinforced.geometry.mass, bare.geometry.mass)).toBeCloseTo(12, 9)
  expect(difference(reinforced.lifeCycle.gwp?.total, bare.lifeCycle.gwp?.total)).toBeCloseTo(8.25, 2)
  const dowelled = await figures([{ ...insulation, accessories: [{ accessoryId: 'eticsDowels' }] }, concrete])
  const production = (kpis: KeyPerformanceIndicators) =>
    kpis.lifeCycle.byStage.find(({ module }) => module === 'A1-A3')?.gwp
  expect(difference(dowelled.geometry.mass, bare.geometry.mass)).toBeCloseTo(0.3, 9)
  expect(difference(production(dowelled), production(bare))).toBeCloseTo(1.5907, 4)
  expect(dowelled.lifeCycle.complete).toBe(true)
})

test('dowels have no dataset in the second release: a lower bound, that says so', async () => {
  const { lifeCycle, warnings } = await figures(layers, 'OBD_2024_I')
  expect(lifeCycle.complete).toBe(false)
  expect(warnings.find(({ code }) => code === 'accessoryDatasetUnknown')).toMatchObject({ path: '/layers/0' })
})

test.each([
  [{ accessoryId: 'nails' }, '/layers/0/accessories/0/accessoryId', 'notInList', 'reinforcementWall'],
  [{ accessoryId: 'mortarThinBed' }, '/layers/0/accessories/0/accessoryId', 'notInList', 'eticsDowels'],
  [{ accessoryId: 'eticsDowels', amount: -1 }, '/layers/0/accessories/0/amount', 'tooSmall', '0'],
  [{ accessoryId: 'eticsDowels', amount: 501 }, '/layers/0/accessories/0/amount', 'tooBig', '500'],
  [{ accessoryId: 'eticsMesh', amount: 11 }, '/layers/0/accessories/0/amount', 'tooBig', '10'],
  [{ accessoryId: 'rafterScrews' }, '/layers/0/accessories/0/amount', 'required', 'fehlt'],
  [{ accessoryId: 'eticsDowels', spacing: 0.5 }, '/layers/0/accessories/0/spacing', 'contradicts', 'widerspricht'],
  [{ accessoryId: 'studsCw75', spacing: 5 }, '/layers/0/accessories/0/spacing', 'tooBig', '0.1'],
])('%o is refused at %s', async (accessory, path, code, said) => {
  const payload = buildConstruction({ layers: [{ ...insulation, accessories: [accessory] }] } as object)
  const response = await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })
  const [detail] = errorOf(response).details
  expect(detail).toMatchObject({ path, code })
  expect(detail?.message).toContain(said)
})

test('the same one twice in a layer is refused', async () => {
  const twice = [{ accessoryId: 'eticsDowels' as const }, { accessoryId: 'eticsDowels' as const, amount: 0.1 }]
  const payload = buildConstruction({ layers: [{ ...insulation, accessories: twice }] })
  const response = await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(errorOf(response).details).toMatchObject([{ path: '/layers/0/accessories', code: 'notUnique' }])
})
