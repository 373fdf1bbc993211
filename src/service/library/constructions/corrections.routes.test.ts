import { beforeAll, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import { readLcax } from '#interchange/lcax-in/read-lcax.ts'
import { archiveOf, create, taken } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const insulation: ConstructionLayer = { materialId: 'stone_wool_etics_035', thickness: 0.16 }
const masonry: ConstructionLayer = { materialId: 'sand_lime_1800', thickness: 0.175 }
const corrected: ConstructionLayer[] = [
  { ...insulation, fasteners: { perArea: 5, diameter: 0.005, conductivity: 50, factor: 0.8, length: 0.1 }, airGaps: 2 },
  { ...insulation, fasteners: { system: 'eticsDowels', perArea: 8, pointTransmittance: 0.003 } },
  { ...insulation, taper: { shape: 'threeCorners', rise: 0.1, intermediate: 0.04 } },
  {
    materialId: 'air_layer',
    thickness: 0.04,
    airCavity: 'slightlyVentilated',
    openings: 700,
    emissivities: { outer: 0.05, inner: 0.9 },
  },
  { ...insulation, rainBelow: 0.5, framing: { materialId: 'kvh', width: 0.06, spacing: 0.6, share: 0.15 } },
  {
    ...insulation,
    framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 },
    secondFraming: { materialId: 'osb', width: 0.02, spacing: 1, direction: 'horizontal', share: 0.03 },
  },
  masonry,
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
const kpis = async (...layers: ConstructionLayer[]) => {
  const response = await ada.call({ method: 'POST', url: '/v1/construction/kpi?trace=true', payload: layers })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<KeyPerformanceIndicators>()
}
const uOf = async (...layers: ConstructionLayer[]) => (await kpis(...layers)).thermal.uValue ?? Number.NaN

test('corrections are stored with their layer, and taken away and brought back whole', async () => {
  const { id } = await create(ada, buildConstruction({ layers: corrected }))
  expect((await get<Construction>(`/v1/construction/custom/${id}`)).layers).toEqual(corrected)
  const lcax = await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=lcax` })
  expect(readLcax(lcax.body, '–').constructions[0]?.layers.map(({ whole }) => whole)).toEqual(corrected)
  const json = await get<{ construction: Construction }>(`/v1/construction/custom/${id}/export?format=json`)
  expect(json.construction.layers).toEqual(corrected)
  const ben = await service.signIn({ name: 'Ben' })
  const { constructions } = await taken(ben, await archiveOf(ada))
  const one = await ben.call({ method: 'GET', url: `/v1/construction/custom/${constructions.created[0]?.id}` })
  expect(one.json<Construction>().layers).toEqual(corrected)
})

test('dowels add 6 × 0.002, stated or built in; the figure explains itself and says so', async () => {
  const bare = await uOf(insulation, masonry)
  const { thermal, warnings, trace } = await kpis({ ...insulation, fasteners: { system: 'eticsDowels' } }, masonry)
  expect(thermal.uValue).toBeCloseTo(bare + 0.012, 12)
  expect(warnings.find(({ code }) => code === 'correctionsAdded')?.message).toBe(
    'Der U-Wert enthält 0,012\u00a0W/(m²·K) für Befestiger und Luftspalte.',
  )
  const steps = Object.fromEntries((trace ?? []).map(({ quantity, value }) => [quantity, value]))
  expect(steps).toMatchObject({ 'layers.fastenerCorrection': 0.012, 'thermal.correction': 0.012 })
  const builtIn = await uOf({ ...insulation, accessories: [{ accessoryId: 'eticsDowels' }] }, masonry)
  expect(builtIn).toBeCloseTo(bare + 0.012, 12)
})

test.each([
  [{ system: 'facadeBrackets', perArea: 3 }, '/0/fasteners/pointTransmittance', ''],
  [{ perArea: 3, diameter: 0.005 }, '/0/fasteners/conductivity', ''],
  [{ system: 'rafterScrews' }, '/0/fasteners/perArea', ''],
  [{ system: 'nails' }, '/0/fasteners/system', 'eticsDowels'],
  [{ system: 'eticsDowels', perArea: 101 }, '/0/fasteners/perArea', '100'],
  [{ perArea: 2, pointTransmittance: -0.1 }, '/0/fasteners/pointTransmittance', '0'],
  [{ perArea: 2, pointTransmittance: 0.1, diameter: 0.01 }, '/0/fasteners/diameter', ''],
  [{ system: 'wallTies', length: 0.2 }, '/0/fasteners/length', '16'],
])('fasteners %j are refused at %s', async (fasteners, path, allowed) => {
  for (const language of ['de', 'en']) {
    const response = await ada.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      headers: { 'accept-language': language },
      payload: [{ ...insulation, fasteners }, masonry],
    })
    expect(response.statusCode).toBe(400)
    const { details } = errorOf(response)
    expect(details).toMatchObject([{ path }])
    expect(details[0]?.message).toContain(allowed)
  }
})

test.each([
  [{ shape: 'rectangle', rise: 0.33 }, '/0/taper/rise', '0.32'],
  [{ shape: 'thinnestAtApex', rise: 0.25 }, '/0/taper/rise', '0.24'],
  [{ shape: 'threeCorners', rise: 0.1 }, '/0/taper/intermediate', ''],
  [{ shape: 'threeCorners', rise: 0.1, intermediate: 0.2 }, '/0/taper/intermediate', '0.1'],
  [{ shape: 'rectangle', rise: 0.1, intermediate: 0.05 }, '/0/taper/intermediate', ''],
  [{ shape: 'cone', rise: 0.1 }, '/0/taper/shape', 'rectangle'],
])('a taper %j is refused at %s', async (taper, path, allowed) => {
  const response = await ada.call({ method: 'POST', url: '/v1/construction/kpi', payload: [{ ...insulation, taper }] })
  const { details } = errorOf(response)
  expect(details).toMatchObject([{ path }])
  expect(details[0]?.message).toContain(allowed)
})

test('a second taper is refused on its way in; what was stored with two is assessed, with a warning at the layer', async () => {
  const sloping: ConstructionLayer = { ...insulation, taper: { shape: 'rectangle', rise: 0.1 } }
  const layers = [sloping, masonry, sloping]
  const response = await ada.call({ method: 'POST', url: '/v1/construction/kpi', payload: layers })
  expect(errorOf(response).details).toMatchObject([{ path: '/2/taper' }])
  const { id } = await create(ada, buildConstruction({ layers: [sloping, masonry] }))
  const stored = { layers: JSON.stringify(layers) }
  await service.db.updateTable('construction').set(stored).where('id', '=', id).execute()
  expect((await get<Construction>(`/v1/construction/custom/${id}`)).layers).toHaveLength(3)
  const { thermal, warnings } = await get<KeyPerformanceIndicators>(`/v1/construction/custom/kpi/${id}`)
  expect(thermal.uValue).toBeGreaterThan(0)
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'taperAtThinnest', path: '/layers/2' }))
})

test.each([
  [{ openings: 400 }, '/0/openings', '500'],
  [{ emissivities: { outer: 0.9, inner: 2 } }, '/0/emissivities/inner', '1'],
  [{ emissivities: { outer: 0.9 } }, '/0/emissivities/inner', ''],
  [{ rainBelow: 21 }, '/0/rainBelow', '20'],
  [{ framing: { materialId: 'kvh', width: 0.06, spacing: 0.6, share: 1 } }, '/0/framing/share', '0.99'],
])('%j is refused at %s', async (more, path, allowed) => {
  const response = await ada.call({
    method: 'POST',
    url: '/v1/construction/kpi',
    payload: [{ ...insulation, ...more }],
  })
  const { details } = errorOf(response)
  expect(details).toMatchObject([{ path }])
  expect(details[0]?.message).toContain(allowed)
})

const studs = { materialId: 'kvh', width: 0.06, spacing: 0.625 }
test('two kinds of members count by their shares in U, mass and life cycle, each with its dataset', async () => {
  const two = await kpis({ ...insulation, framing: studs, secondFraming: { ...studs, direction: 'horizontal' } })
  const one = await kpis({ ...insulation, framing: { ...studs, share: 0.096 + 0.096 * (1 - 0.096) } })
  expect(two.thermal.uValue).toBeCloseTo(one.thermal.uValue ?? 0, 9)
  expect(two.geometry.mass).toBeCloseTo(one.geometry.mass ?? 0, 9)
  expect(two.lifeCycle.gwp?.total).toBeCloseTo(one.lifeCycle.gwp?.total ?? 0, 9)
  expect(two.layers[0]?.datasets.map(({ part }) => part)).toEqual(['material', 'framing', 'secondFraming'])
  const metal = await kpis({
    ...insulation,
    framing: studs,
    secondFraming: { ...studs, materialId: 'steel_section' },
  })
  expect(metal.warnings).toContainEqual(expect.objectContaining({ path: '/layers/0/secondFraming' }))
})

test.each([
  [{ secondFraming: studs }, '/0/secondFraming/width'],
  [{ framing: studs, secondFraming: { ...studs, share: 0.95 } }, '/0/secondFraming/width'],
  [{ framing: studs, secondFraming: { ...studs, width: 0.7 } }, '/0/secondFraming/width'],
  [{ framing: studs, secondFraming: { ...studs, materialId: 'nothing' } }, '/0/secondFraming/materialId'],
])('second members %j are refused at %s', async (more, path) => {
  const response = await ada.call({
    method: 'POST',
    url: '/v1/construction/kpi',
    payload: [{ ...insulation, ...more }],
  })
  expect(errorOf(response).details[0]?.path).toBe(path)
})

test('a share of members takes the place of width over spacing in U, mass and life cycle', async () => {
  const framing = { materialId: 'kvh', width: 0.06, spacing: 0.6 }
  const [plain, same, more] = await Promise.all([
    kpis({ ...insulation, framing }),
    kpis({ ...insulation, framing: { ...framing, share: 0.1 } }),
    kpis({ ...insulation, framing: { ...framing, share: 0.2 } }),
  ])
  expect(same.thermal.uValue).toBeCloseTo(plain.thermal.uValue ?? 0, 12)
  expect(same.lifeCycle.gwp?.total).toBeCloseTo(plain.lifeCycle.gwp?.total ?? 0, 9)
  expect(more.thermal.uValue).toBeGreaterThan((plain.thermal.uValue ?? 0) * 1.1)
  expect(more.geometry.mass).toBeGreaterThan((plain.geometry.mass ?? 0) + 5)
})

test('a level of air gaps that there is not is refused with those there are', async () => {
  const response = await ada.call({
    method: 'POST',
    url: '/v1/construction/kpi',
    payload: [{ ...insulation, airGaps: 3 }],
  })
  expect(response.statusCode).toBe(400)
  const { details } = errorOf(response)
  expect(details).toMatchObject([{ path: '/0/airGaps', code: 'notInList' }])
  expect(details[0]?.message).toContain('0, 1, 2')
})
