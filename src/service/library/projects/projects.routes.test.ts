import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { buildingExample, exampleFile, hasBuildingExample } from '#testing/building-example.ts'
import { buildLayer } from '#testing/constructions.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

type Totalled = { readonly id: string; readonly total: { readonly gwp: number; readonly penrt: number } | null }

const ask = (payload: object, query: Record<string, string> = {}) =>
  user.call({ method: 'POST', url: '/v1/project/kpi', payload, query })
const figures = async (payload: object, query: Record<string, string> = {}) => {
  const response = await ask(payload, query)
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProject.success.body.parse(response.json())
}
const refusals = async (payload: object, query: Record<string, string> = {}) => {
  const response = await ask(payload, query)
  expect(response.statusCode, response.body).toBe(400)
  return errorOf(response).details.map(({ path, code }) => [path, code])
}

describe('figures of a building', () => {
  test('are those of its constructions times their net areas', async () => {
    const project = buildProject()
    const found = await figures(project, { detail: 'modules' })
    const layers = project.constructions?.['AW']?.layers
    const alone = await user.call({ method: 'POST', url: '/v1/construction/kpi', payload: layers ?? [] })
    const { lifeCycle, thermal } = operations.assessKpis.success.body.parse(alone.json())
    const [wall] = found.rows
    expect(wall).toMatchObject({ id: 'E1', area: 40, costGroup: '330', uValue: thermal.uValue })
    const production = lifeCycle.byStage.find(({ module }) => module === 'A1-A3')?.gwp ?? Number.NaN
    expect(wall?.modules?.find(({ module }) => module === 'A1-A3')?.gwp).toBeCloseTo(40 * production, 6)
    expect(found.missing).toEqual([])
    expect(found.byMaterial.map(({ name }) => name)).toContain('Dreifachverglasung (Dicke: 0,036 m)')
    expect(found.totals.total.gwp).toBeCloseTo(
      found.totals.fabricAndItems.gwp + 1.2 * 120 * 50 + (2_000 + 20 * 100) * 0.532029922651 * 50,
      3,
    )
    expect(found.warnings.map(({ code }) => code)).toEqual(['servicesRateAssumed'])
    const { servicesFlatRate, moduleD } = found
    expect([servicesFlatRate?.total.pert, moduleD.services?.pert], 'what is not declared is not 0').toEqual([
      null,
      null,
    ])
  })

  test('stand to the limits for the building, and tell how they came about where that is asked for', async () => {
    const { conformity, totals, trace, qng } = await figures(buildProject(), { trace: 'true' })
    const plus = conformity.find(({ requirement }) => requirement === 'qngResidential.gwp.PLUS')
    expect(plus).toMatchObject({
      title: 'QNG PLUS, Treibhausgase',
      status: 'secondary',
      value: qng?.gwp.value,
      limit: 24,
    })
    expect(conformity.filter(({ status }) => status === 'single').map(({ fulfilled }) => fulfilled)).toEqual([
      null,
      null,
      null,
    ])
    const step = trace?.find(({ quantity, row }) => quantity === 'perAreaYearGwp' && row === null)
    expect(step?.value).toBe(totals.perAreaYear.gwp)
    expect(step?.inputs).toEqual({ total: totals.total.gwp, netRoomArea: 120, years: 50 })
    expect(await figures(buildProject())).not.toHaveProperty('trace')
  })

  test('are told by row and material where that is asked for', async () => {
    const { rows, byMaterial } = await figures(buildProject(), { detail: 'materials' })
    expect(rows[0]?.modules?.length).toBeGreaterThan(0)
    for (const { material, gwp } of byMaterial) {
      const inRows = rows.flatMap(({ materials = [] }) => materials).filter((one) => one.material === material)
      expect(inRows.reduce((sum, one) => sum + one.gwp, 0)).toBeCloseTo(gwp, 6)
    }
    expect((await figures(buildProject())).rows[0]).not.toHaveProperty('materials')
  })

  test('are those of a variant, with messages in the locale', async () => {
    const found = await figures(buildProject(), { variant: 'B', locale: 'en_GB' })
    expect(found.rows.map(({ id }) => id)).toEqual(['E1', 'O1'])
    expect(found.operation?.carriers[0]?.perYear?.gwp).toBeCloseTo(8_000 * 0.247217010286, 3)
    expect(found.qng?.gwp).toMatchObject({ open: ['userElectricityMissing'] })
    expect(found.warnings[0]?.message).toMatch(/^The primary energy demand/)
  })

  test('say where a row has no area, and go on', async () => {
    const elements = [
      { id: 'E1', construction: 'AW', area: null },
      { id: 'E2', construction: 'AW', area: 10 },
    ]
    const found = await figures(buildProject({ elements, openings: [] }))
    expect(found.missing).toEqual([{ kind: 'element', id: 'E1', reason: 'noArea', parts: [] }])
    expect(found).toMatchObject({ complete: { gwp: false }, bound: { gwp: 'unknown' } })
    expect(found.rows[0]).toMatchObject({ total: null, perArea: null })
    expect(found.totals.total.gwp).not.toBe(0)
  })

  test('stay without an operation where the release has no sets of energy', async () => {
    const found = await figures(buildProject({ release: 'OBD_2024_I', items: [], openings: [], variants: [] }))
    expect(found.operation).toMatchObject({ regulatedPerYear: null })
    expect(found.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['noEnergyData', 'flatRateOtherGeneration']),
    )
    expect(found.servicesFlatRate).toMatchObject({ counted: false })
  })

  test.skipIf(!hasBuildingExample)(
    'of the worked example follow from the datasets that come with the service (skipped where it does not lie beside the repository)',
    async () => {
      const { project } = JSON.parse(readFileSync(exampleFile, 'utf8')) as { project: ProjectInput }
      const found = await figures(project)
      const { rows, operation, qng } = buildingExample().expected['base'] ?? expect.fail('no base')
      expect(found.missing).toEqual([])
      const products = ['O01', 'O02', 'P01', 'P02']
      const rounded = (all: readonly Totalled[]) =>
        all
          .filter(({ id }) => products.includes(id))
          .map(({ id, total }) => [id, total?.gwp.toFixed(3), total?.penrt.toFixed(2)])
      expect(rounded(found.rows)).toEqual(rounded(rows))
      expect(found.operation?.regulatedPerYear?.gwp).toBeCloseTo(operation.regulatedPerYear.gwp, 6)
      // service lives are those of places here, of materials there
      expect((found.qng?.gwp.value ?? 0) / qng.gwp.value).toBeCloseTo(1, 1)
    },
  )
})

describe('a building is refused', () => {
  const row = { id: 'E1', construction: 'AW', area: 10 }
  const { operation } = buildProject()
  const carriers = [...(operation?.carriers ?? []), ...(operation?.carriers ?? [])]
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...row, id: `E${index}` }))
  const cases: readonly (readonly [what: string, change: SentProject, path: string, code: string])[] = [
    [
      'a construction that is not there',
      { elements: [{ ...row, construction: 'XX' }] },
      '/elements/0/construction',
      'unknownReference',
    ],
    [
      'a construction named as what every object has',
      { elements: [{ ...row, construction: 'constructor' }] },
      '/elements/0/construction',
      'unknownReference',
    ],
    ['an id that stands twice', { elements: [row, row] }, '/elements/1/id', 'notUnique'],
    ['a carrier that stands twice', { operation: { carriers } }, '/operation/carriers/1/id', 'notUnique'],
    [
      'a carrier that stands twice in a variant',
      { variants: [{ id: 'B', name: 'B', operation: { carriers } }] },
      '/variants/0/operation/carriers/1/id',
      'notUnique',
    ],
    ['an area beyond its bounds', { elements: [{ ...row, area: 100_001 }] }, '/elements/0/area', 'tooBig'],
    ['an area of nothing', { elements: [{ ...row, area: 0 }] }, '/elements/0/area', 'tooSmall'],
    [
      'a gross area that its openings fill',
      { elements: [{ ...row, areaIs: 'gross' }] },
      '/elements/0/area',
      'contradicts',
    ],
    ['too many rows', { elements: many(2_001) }, '/elements', 'tooMany'],
    ['a factor without a reason', { elements: [{ ...row, fx: 0.5 }] }, '/elements/0/fxReason', 'required'],
    ['a variant that is called base', { variants: [{ id: 'base', name: 'A' }] }, '/variants/0/id', 'notUnique'],
    [
      'a variant of a row that is not there',
      { variants: [{ id: 'B', name: 'B', elements: { X: { area: 1 } } }] },
      '/variants/0/elements/X',
      'unknownReference',
    ],
    ['an opening of no size', { openings: [{ id: 'O1', type: 'F', width: 1 }] }, '/openings/0/area', 'required'],
    [
      'more heated area than there is',
      { areas: { netRoomArea: 10, heatedNetRoomArea: 11 } },
      '/areas/heatedNetRoomArea',
      'contradicts',
    ],
    ['a release that is not there', { release: 'OBD_1999_I' }, '/release', 'unknownRelease'],
  ]
  test.each(cases)('with %s', async (_what, change, path, code) => {
    const found = await refusals(buildProject({ variants: [], ...change }))
    expect(found).toContainEqual([path, code])
  })

  test('with a material or a dataset that nobody knows', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    const layers = [buildLayer({ materialId: 'nothing' })]
    const item = { id: 'P1', name: 'P', costGroup: '351', dataset: { uuid: nobody }, quantity: 1, unit: 'kg' } as const
    const constructions = { AW: { type: 'outerWall', name: 'W', layers } } as const
    expect(await refusals(buildProject({ constructions, items: [item], variants: [] }))).toEqual([
      ['/items/0/dataset/uuid', 'unknownDataset'],
      ['/constructions/AW/layers/0/materialId', 'unknownMaterial'],
    ])
  })

  test('in a variant that is not there', async () => {
    expect(await refusals(buildProject(), { variant: 'Z' })).toEqual([['query.variant', 'unknownReference']])
  })

  test('where it is larger than 4 MiB', async () => {
    const response = await ask({ ...buildProject(), note: 'x'.repeat(4 * 1024 * 1024) })
    expect([response.statusCode, errorOf(response).code]).toEqual([413, 'bodyTooLarge'])
  })

  test('without a session', async () => {
    const response = await service.app.inject({ method: 'POST', url: '/v1/project/kpi', payload: buildProject() })
    expect(errorOf(response).code).toBe('unauthenticated')
  })
})
