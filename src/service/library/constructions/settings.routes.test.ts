import { beforeAll, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import { readLcax } from '#interchange/lcax-in/read-lcax.ts'
import { archiveOf, create, taken } from '#testing/archives.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import type { Settings } from '#vocabulary/settings.ts'

const settings = {
  measure: ['outsideInsulated', 'renderRenewed'],
  heating: 'low',
  shareOfGroup: 0.08,
  energyLawSince1984: true,
  monument: false,
  thicknessLimited: true,
  thicknessLimitedReason: 'Grenzbebauung',
  unheatedSide: 'roofSpace',
  asOf: '2026-03-01',
  boundary: 'qng',
  serviceLifeEdition: '2025',
  referenceStudyPeriod: 80,
  transportDistance: 50,
  transportVehicle: 'truck',
  humidityClass: 'class3',
  drivingRainGroup: 'II',
  roofShaded: true,
} satisfies Settings

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
const stored = () => create(ada, { ...buildConstruction(), settings })

test('settings are stored with a construction, copied, and taken away', async () => {
  const { id } = await stored()
  expect((await get<Construction>(`/v1/construction/custom/${id}`)).settings).toEqual(settings)
  const copy = await ada.call({ method: 'POST', url: `/v1/construction/custom/${id}/copy` })
  expect(copy.json()).toMatchObject({ settings })
  const lcax = await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=lcax` })
  expect(readLcax(lcax.body, '–').constructions[0]?.own?.settings).toEqual(settings)
  const ben = await service.signIn({ name: 'Ben' })
  const { constructions } = await taken(ben, await archiveOf(ada))
  const one = await ben.call({ method: 'GET', url: `/v1/construction/custom/${constructions.created[0]?.id}` })
  expect(one.json()).toMatchObject({ settings })
})

test('without settings there are none in the answer, and empty ones are none', async () => {
  for (const payload of [buildConstruction(), { ...buildConstruction(), settings: {} }]) {
    const { id } = await create(ada, payload)
    expect(await get<Construction>(`/v1/construction/custom/${id}`)).not.toHaveProperty('settings')
  }
})

test("figures of a construction take its own settings, and a query's in their place", async () => {
  const { id } = await stored()
  const own = await get<KeyPerformanceIndicators>(`/v1/construction/custom/kpi/${id}`)
  expect(own.settings).toMatchObject(settings)
  expect(own.lifeCycle.referenceStudyPeriod).toBe(80)
  const asked = await get<KeyPerformanceIndicators>(
    `/v1/construction/custom/kpi/${id}?referenceStudyPeriod=30&heating=NORMAL&measure=none,infillrenewed`,
  )
  expect(asked.lifeCycle.referenceStudyPeriod).toBe(30)
  expect(asked.settings).toMatchObject({ monument: false, heating: 'normal', measure: ['none', 'infillRenewed'] })
})

test('the moisture load of the room changes what condenses over the year', async () => {
  const peaks = async (humidityClass: string) => {
    const response = await ada.call({
      method: 'POST',
      url: `/v1/construction/kpi?humidityClass=${humidityClass}`,
      payload: timberWall(),
    })
    expect(response.statusCode, response.body).toBe(200)
    const { moisture, settings: used } = response.json<KeyPerformanceIndicators>()
    expect(used.humidityClass).toBe(humidityClass)
    return moisture.monthly.map(({ months }) => Math.max(...months.map(({ fRsiMin }) => fRsiMin ?? 0)))
  }
  const [normal, high, dry, wet] = await Promise.all(['normal', 'high', 'class1', 'class5'].map(peaks))
  for (const [year, factor] of (normal ?? []).entries()) {
    expect(high?.[year]).toBeGreaterThan(factor)
    expect(wet?.[year]).toBeGreaterThan(dry?.[year] ?? 1)
  }
  expect(await peaks('special')).toEqual([])
})

test.each([
  ['measure=demolished', 'query.measure'],
  ['shareOfGroup=1.5', 'query.shareOfGroup'],
  ['referenceStudyPeriod=19', 'query.referenceStudyPeriod'],
  ['referenceStudyPeriod=121', 'query.referenceStudyPeriod'],
  ['asOf=1.3.2026', 'query.asOf'],
  ['boundary=cradle', 'query.boundary'],
  ['serviceLifeEdition=2024', 'query.serviceLifeEdition'],
  ['monument=perhaps', 'query.monument'],
  ['transportDistance=25001', 'query.transportDistance'],
  ['transportVehicle=mule', 'query.transportVehicle'],
  ['humidityClass=class6', 'query.humidityClass'],
  ['drivingRainGroup=IV', 'query.drivingRainGroup'],
  ['roofShaded=partly', 'query.roofShaded'],
])('%s is refused by name', async (query, path) => {
  const response = await ada.call({ method: 'POST', url: `/v1/construction/kpi?${query}`, payload: timberWall() })
  expect(response.statusCode).toBe(400)
  expect(errorOf(response).details?.[0]?.path).toContain(path)
})

test.each([
  [{ shareOfGroup: -0.1 }, '/settings/shareOfGroup'],
  [{ referenceStudyPeriod: 50.5 }, '/settings/referenceStudyPeriod'],
  [{ measure: [] }, '/settings/measure'],
  [{ asOf: '2026-02-30' }, '/settings/asOf'],
  [{ humidityClass: 'wet' }, '/settings/humidityClass'],
  [{ drivingRainGroup: 2 }, '/settings/drivingRainGroup'],
  [{ boundary: 'A1-A3' }, '/settings/boundary'],
  [{ transportDistance: -1 }, '/settings/transportDistance'],
  [{ transportVehicle: 'mule' }, '/settings/transportVehicle'],
  [{ serviceLifeEdition: 'bbsr2017' }, '/settings/serviceLifeEdition'],
  [{ weather: 'fine' }, '/settings/weather'],
])('%j in a construction is refused by name', async (wrong, path) => {
  const payload = { ...buildConstruction(), settings: wrong }
  const response = await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode).toBe(400)
  expect(errorOf(response).details?.map((one) => one.path)).toContain(path)
})
