import { beforeAll, expect, test } from 'vitest'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import type { ConstructionExport } from '#contract/interchange.ts'
import { archiveOf, create, taken } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

const TRUCK = 'f54f1e4c-07e2-4045-9f1b-fb28ef8adf13'
const VAN = '7f42c7cf-16b7-4f9c-b1e6-29cad918d3f1'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const get = async <Body>(url: string, user = ada) => {
  const response = await user.call({ method: 'GET', url })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Body>()
}

/** Concrete 0.2 m and board 0.0125 m: the first by the vehicle of all, the second by its own; air and what goes by none. */
const layers = [
  { materialId: 'concrete_c25_30', thickness: 0.2 },
  { materialId: 'air_layer', thickness: 0.04 },
  { materialId: 'gypsum_board', thickness: 0.0125, transportDistance: 20, transportVehicle: 'deliveryVan' as const },
  { materialId: 'gypsum_board', thickness: 0.0125, state: 'removed' as const },
]
const payload = {
  ...buildConstruction(),
  layers,
  settings: { transportDistance: 100, transportVehicle: 'truck' as const },
}

test('A4 of each layer is its mass over its own distance, else that of the construction, with the dataset', async () => {
  const { id } = await create(ada, payload)
  const kpis = await get<KeyPerformanceIndicators>(`/v1/construction/custom/kpi/${id}?trace=true`)
  const rows = await get<EnvironmentalIndicators[]>(`/v1/construction/custom/indicators/${id}`)
  const a4 = rows.find(({ module }) => module === 'A4')
  const [concrete = 0, , board = 0] = kpis.layers.map(({ mass }) => mass ?? 0)
  expect(a4?.layers.map(({ layer, indicators }) => [layer, indicators.gwpA1])).toEqual([
    [0, expect.closeTo((concrete / 1000) * 100 * 0.0896859880375202, 10)],
    [2, expect.closeTo((board / 1000) * 20 * 0.22768278697752, 10)],
  ])
  expect(kpis.trace?.filter(({ quantity }) => quantity === 'lifeCycle.transport')).toMatchObject([
    { layer: 0, clause: `OBD_2020_II ${TRUCK} 20.19.120`, inputs: { transportMass: concrete, transportDistance: 100 } },
    { layer: 2, clause: `OBD_2020_II ${VAN} 20.19.120`, inputs: { transportMass: board, transportDistance: 20 } },
  ])
  const brought = kpis.layers.map(({ datasets }) => datasets.filter(({ part }) => part === 'transport'))
  expect(brought.map(([one]) => one?.uuid)).toEqual([TRUCK, undefined, VAN, undefined])
  expect(kpis.settings).toMatchObject({ transportDistance: 100, transportVehicle: 'truck' })
})

test('tables of a construction carry what corrects U, transport, the proof of moisture; lists say what they count', async () => {
  const corrected = {
    ...payload,
    layers: [
      ...layers,
      { materialId: 'eps_035', thickness: 0.2, taper: { shape: 'rectangle' as const, rise: 0.1 }, rainBelow: 0.5 },
    ],
    settings: { ...payload.settings, drivingRainGroup: 'II' as const, serviceLifeEdition: '2025' as const },
  }
  const { id } = await create(ada, corrected)
  const { body } = await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=csv` })
  for (const told of ['Transportweg (A4) [km]', 'Lieferwagen', 'rectangle', 'Feuchteschutz, Nachweis', 'BBSR 2025'])
    expect(body).toContain(told)
  expect(body).toMatch(/Schlagregen, Beanspruchungsgruppe.II/)
  const items = await get<ConstructionListItem[]>('/v1/construction/list?ownership=custom')
  expect(items.find((one) => one.id === id)?.balance).toEqual({
    boundary: 'full',
    referenceStudyPeriod: 50,
    serviceLifeEdition: '2025',
  })
})

test('its versions are kept, compared with another release, taken away and brought back', async () => {
  const { id } = await create(ada, payload)
  const { assessedWith } = await get<Construction>(`/v1/construction/custom/${id}`)
  expect(assessedWith?.datasets).toContainEqual({ materialId: 'truck', uuid: TRUCK, version: '20.19.120' })
  const drift = await get<ConstructionDrift>(`/v1/construction/custom/${id}/drift?release=OBD_2024_I`)
  expect(drift.datasets.find(({ materialId }) => materialId === 'truck')).toMatchObject({
    material: 'LKW',
    before: { uuid: TRUCK },
    after: { uuid: 'bb74d2a2-249a-4245-a1bb-7bde61f2f613', version: '20.24.070' },
  })
  const { datasets } = await get<ConstructionExport>(`/v1/construction/custom/${id}/export?format=json`)
  expect(datasets.filter(({ part }) => part === 'transport')).toMatchObject([
    { layer: 0, materialId: 'truck', uuid: TRUCK },
    { layer: 2, materialId: 'deliveryVan', uuid: VAN },
  ])
  const ben = await service.signIn({ name: 'Ben' })
  const { constructions, notes } = await taken(ben, await archiveOf(ada))
  expect(notes).toEqual([])
  const [made] = constructions.created.slice(-1)
  const { layers: back, settings } = await get<Construction>(`/v1/construction/custom/${made?.id}`, ben)
  expect({ layers: back, settings }).toEqual({ layers, settings: payload.settings })
})
