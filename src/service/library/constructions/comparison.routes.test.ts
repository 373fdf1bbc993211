import { beforeAll, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionInput } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
let admin: TestUser

const create = async (user: TestUser, overrides: Partial<ConstructionInput>, ownership = 'custom') => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: `/v1/construction/${ownership}`, payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}
const compare = (user: TestUser, payload: readonly string[], query: Record<string, string> = {}) =>
  user.call({ method: 'POST', url: '/v1/construction/comparison', payload: [...payload], query })
const compared = async (user: TestUser, ids: readonly string[], query: Record<string, string> = {}) => {
  const response = await compare(user, ids, query)
  expect(response.statusCode, response.body).toBe(200)
  return operations.compareConstructions.success.body.parse(response.json())
}
const kpisOf = async (user: TestUser, ownership: string, id: string, query: Record<string, string> = {}) => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/${ownership}/kpi/${id}`, query })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<KeyPerformanceIndicators>()
}

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  admin = await service.signIn({ email: 'admin@aufbau.example', policies: ['admin'] })
})

test('ownerships may be mixed, each item says whose it is and what its layers are of', async () => {
  const own = await create(ada, {
    code: 'AW-02',
    layers: [
      { materialId: 'osb', thickness: 0.015 },
      { materialId: 'mw_facade_035', thickness: 0.2, framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } },
    ],
  })
  const standard = await create(admin, { name: 'Standardwand' }, 'standard')
  const { items } = await compared(ada, [standard, own])
  expect(items.map(({ id, ownership, code }) => ({ id, ownership, code }))).toEqual([
    { id: standard, ownership: 'standard', code: null },
    { id: own, ownership: 'custom', code: 'AW-02' },
  ])
  expect(items[1]?.layers.map(({ materialId }) => materialId)).toEqual(['osb', 'mw_facade_035'])
  expect(items[1]?.layers[1]?.name).toMatch(/^.+ \/ .+$/)
})

test('figures, differences and the best follow the single constructions', async () => {
  const thin = await create(ada, { layers: [{ materialId: 'sand_lime_1800', thickness: 0.175 }] })
  const thick = await create(ada, { layers: [{ materialId: 'sand_lime_1800', thickness: 0.365 }] })
  const { items, differences, best } = await compared(ada, [thick, thin])
  const [first, second] = [await kpisOf(ada, 'custom', thick), await kpisOf(ada, 'custom', thin)]
  expect(items[0]?.kpis.thermal.uValue).toBe(first.thermal.uValue)
  expect(items[1]?.kpis.lifeCycle.gwp).toEqual(second.lifeCycle.gwp)
  const [u0, u1] = [first.thermal.uValue ?? Number.NaN, second.thermal.uValue ?? Number.NaN]
  expect(differences[1]?.figures.uValue?.absolute).toBeCloseTo(u1 - u0, 12)
  expect(differences[1]?.figures.uValue?.relative).toBeCloseTo((u1 - u0) / u0, 12)
  expect(u1).toBeGreaterThan(u0)
  expect(best).toMatchObject({ uValue: thick, timeShift: thick, thickness: thin, gwp: thin })
})

test('the first is the baseline; what differs in type or release is told', async () => {
  const one = await create(ada, { layers: [{ materialId: 'sand_lime_1800', thickness: 0.175 }] })
  const twice = await create(ada, { layers: [{ materialId: 'sand_lime_1800', thickness: 0.35 }] })
  const roof = await create(ada, { type: 'flatRoof', release: 'OBD_2024_I' })
  const { baselineId, items, differences, warnings } = await compared(ada, [one, twice, roof])
  expect(baselineId).toBe(one)
  expect(items.map(({ id }) => id)).toEqual([one, twice, roof])
  expect(differences[0]?.figures.thickness).toEqual({ absolute: 0, relative: 0 })
  expect(differences[1]?.figures.thickness).toEqual({ absolute: 0.175, relative: 1 })
  expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['typesDiffer', 'releaseDiffers']))
  expect(new Set(items.map(({ kpis }) => kpis.lifeCycle.release))).toEqual(new Set(['OBD_2020_II']))
})

test('modules that not all declare count for none, and are named; alone they count', async () => {
  // the brick declares A4, A5, C1 and C2, sand-lime does not
  const layers = (materialId: string) => [{ materialId, thickness: 0.24 }]
  const brick = await create(ada, { layers: layers('brick_hollow_t9') })
  const lime = await create(ada, { layers: layers('sand_lime_1800') })
  const { items, warnings } = await compared(ada, [brick, lime])
  const common = ['A1-A3', 'B4', 'C3', 'C4']
  for (const { kpis, indicators } of items) {
    expect(kpis.lifeCycle.modules.filter((module) => common.includes(module))).toEqual(common)
    const sum = kpis.lifeCycle.modules.reduce(
      (total, module) => total + (indicators.find((row) => row.module === module)?.indicators.gwpA1 ?? 0),
      0,
    )
    expect(kpis.lifeCycle.gwp?.total).toBeCloseTo(sum, 9)
  }
  const [left] = warnings.filter(({ code }) => code === 'modulesLeftOut')
  expect(left?.values['modules']).toMatch(/A4|A5|C1|C2/)
  const alone = await kpisOf(ada, 'custom', brick)
  expect(alone.lifeCycle.modules).toHaveLength(8)
  expect(alone.lifeCycle.gwp?.total).not.toBeCloseTo(items[0]?.kpis.lifeCycle.gwp?.total ?? Number.NaN, 6)
  const same = await compared(ada, [brick, await create(ada, { layers: layers('brick_hollow_t9') })])
  expect(same.warnings.map(({ code }) => code)).not.toContain('modulesLeftOut')
})

test('study period, boundary and service lives of all are those of the first, and that is told', async () => {
  const first = await create(ada, { settings: { referenceStudyPeriod: 80, boundary: 'qng' } })
  const other = await create(ada, { settings: { serviceLifeEdition: '2025', heating: 'low' } })
  const { items, warnings } = await compared(ada, [first, other])
  for (const { kpis } of items)
    expect(kpis.settings).toMatchObject({ referenceStudyPeriod: 80, boundary: 'qng', serviceLifeEdition: '2017' })
  expect(items[1]?.kpis.settings.heating).toBe('low')
  expect(warnings.map(({ code }) => code)).toContain('basisDiffers')
  const alike = await compared(ada, [await create(ada, {}), await create(ada, {})])
  expect(alike.warnings.map(({ code }) => code)).not.toContain('basisDiffers')
})

test('where all are equal none is best', async () => {
  const { best, differences } = await compared(ada, [await create(ada, {}), await create(ada, {})])
  expect(best).toEqual({})
  expect(differences[1]?.figures.uValue).toEqual({ absolute: 0, relative: 0 })
})

test('1, 6 or repeated ids and unknown releases are refused', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => create(ada, {})))
  const [one = '', two = ''] = ids
  expect(errorOf(await compare(ada, [one])).details).toMatchObject([{ path: '', code: 'tooFew' }])
  expect(errorOf(await compare(ada, ids)).details).toMatchObject([{ path: '', code: 'tooMany' }])
  expect(errorOf(await compare(ada, [one, one])).details).toMatchObject([{ path: '/1', code: 'notUnique' }])
  expect(errorOf(await compare(ada, [one, two], { release: 'X' })).details).toMatchObject([
    { path: 'query.release', code: 'unknownRelease' },
  ])
})

test('a release asked for holds for all, and replaces their own', async () => {
  const one = await create(ada, { release: 'OBD_2020_II' })
  const other = await create(ada, { layers: [{ materialId: 'sand_lime_1800', thickness: 0.24 }] })
  const { items, warnings } = await compared(ada, [one, other], { release: 'OBD_2024_I' })
  expect(new Set(items.map(({ kpis }) => kpis.lifeCycle.release))).toEqual(new Set(['OBD_2024_I']))
  expect(new Set(items.flatMap(({ indicators }) => indicators.map(({ release }) => release)))).toEqual(
    new Set(['OBD_2024_I']),
  )
  const alone = await kpisOf(ada, 'custom', one, { release: 'OBD_2024_I' })
  expect(items[0]?.kpis.lifeCycle.gwp).toEqual(alone.lifeCycle.gwp)
  expect(warnings.map(({ code }) => code)).toContain('releaseDiffers')
})

test('what the caller may not see is as unknown as what is not there, one detail for each', async () => {
  const mine = await create(ada, {})
  const bens = await create(ben, {})
  const nowhere = '00000000-0000-7000-8000-000000000000'
  const error = errorOf(await compare(ada, [bens, mine, nowhere]))
  expect(error.code).toBe('unknownConstruction')
  expect(error.details.map(({ path, code }) => ({ path, code }))).toEqual([
    { path: '/0', code: 'unknownConstruction' },
    { path: '/2', code: 'unknownConstruction' },
  ])
  const message = (path: string) => error.details.find((detail) => detail.path === path)?.message
  expect(message('/0')).toBe(message('/2'))
})

test('a construction shared with the caller can be compared', async () => {
  const bens = await create(ben, { name: 'Bens Wand' })
  const mine = await create(ada, {})
  expect((await compare(ada, [mine, bens])).statusCode).toBe(400)
  const shared = await ben.call({
    method: 'POST',
    url: '/v1/construction/share',
    query: { id: bens },
    payload: { [ada.email]: 'view' },
  })
  expect(shared.statusCode, shared.body).toBe(200)
  const { items } = await compared(ada, [mine, bens])
  expect(items[1]?.name).toBe('Bens Wand')
})

test('without a session nothing is compared', async () => {
  const response = await service.call({
    method: 'POST',
    url: '/v1/construction/comparison',
    payload: ['00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001'],
  })
  expect(response.statusCode).toBe(401)
})
