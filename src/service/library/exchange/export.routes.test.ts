import { calculateProject, getImpactTotal, type ImpactCategoryKey, type LifeCycleModule, type Project } from 'lcax'
import { beforeAll, describe, expect, test } from 'vitest'
import { constructionComparison } from '#contract/construction-comparison.ts'
import { constructionExport } from '#contract/interchange.ts'
import { buildConstruction, buildLayer } from '#testing/constructions.ts'
import { buildService, errorOf, type TestUser } from '#testing/service.ts'
import type { Indicator } from '#vocabulary/indicators.ts'

let user: TestUser
let other: TestUser
const ids: string[] = []
const name = 'Wand "Süd"; =SUMME(A1)/2'

async function create(payload: object): Promise<string> {
  const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}

beforeAll(async () => {
  const service = await buildService()
  user = await service.signIn()
  other = await service.signIn()
  ids.push(
    // 60 years, so that layers are replaced
    await create(
      buildConstruction({
        name,
        code: 'AW-02',
        tags: ['@Holz'],
        description: '-Rahmen',
        settings: { referenceStudyPeriod: 60 },
      }),
    ),
    await create(
      buildConstruction({ layers: [buildLayer({ thickness: 0.3 }), { materialId: 'osb', thickness: 0.018 }] }),
    ),
  )
})

const exported = (format: string, query: Record<string, string> = {}, caller = user) =>
  caller.call({ method: 'GET', url: `/v1/construction/custom/${ids[0]}/export`, query: { format, ...query } })
const compared = (format: string, query: Record<string, string> = {}, caller = user) =>
  caller.call({
    method: 'GET',
    url: '/v1/construction/compare/export',
    query: { format, ids: ids.join(','), ...query },
  })
const read = async (what: string) =>
  (await user.call({ method: 'GET', url: `/v1/construction/custom/${what}` })).json<unknown>()

describe('JSON', () => {
  test('holds the construction, its figures and indicators as the interface answers them, and their datasets', async () => {
    const response = await exported('json', { release: 'OBD_2024_I' })
    expect(response.headers['content-type']).toBe('application/json; x-api-version=1')
    const whole = constructionExport.parse(response.json())
    expect(whole.construction).toEqual(await read(ids[0] ?? ''))
    expect(whole.kpis).toEqual(await read(`kpi/${ids[0]}?release=OBD_2024_I`))
    expect(whole.indicators).toEqual(await read(`indicators/${ids[0]}?release=OBD_2024_I`))
    expect(whole.materials.find(({ id }) => id === 'osb')?.sources.conductivity).toBeTruthy()
    const members = whole.datasets.filter(({ layer, part }) => layer === 3 && part === 'framing')
    expect(members.map(({ materialId, release }) => [materialId, release])).toContainEqual(['kvh', 'OBD_2024_I'])
    for (const { uuid, version } of whole.datasets) {
      expect(uuid).toMatch(/^[0-9a-f-]{36}$/)
      expect(version).not.toBe('')
    }
  })

  test('of a comparison is the comparison', async () => {
    const whole = constructionComparison.parse((await compared('json')).json())
    expect(whole.items.map(({ id }) => id)).toEqual(ids)
  })
})

describe('CSV', () => {
  test('is what German spreadsheets open: semicolons, decimal commas, and no text that acts as a formula', async () => {
    const response = await exported('csv')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = response.body.split('\r\n')
    expect(response.body.charCodeAt(0)).toBe(0xfeff)
    expect(lines).toContain(`Name;"Wand ""Süd""; =SUMME(A1)/2"`)
    expect(lines).toContain("Beschreibung;'-Rahmen")
    expect(lines).toContain("Schlagworte;'@Holz")
    const { kpis } = constructionExport.parse((await exported('json')).json())
    expect(lines).toContain(`U-Wert;${String(kpis.thermal.uValue).replace('.', ',')};W/(m²·K);ISO 6946:2017, 6.5.2`)
    const limits = kpis.conformity.filter(({ quantity }) => quantity === 'uValue')
    expect(limits.length).toBeGreaterThan(0)
    for (const { title, limit } of limits) {
      const line = lines.find((one) => one.startsWith(`${title};`) || one.startsWith(`"${title}";`))
      expect(line).toContain(`;U-Wert;höchstens;${String(limit).replace('.', ',')};`)
    }
  })

  test('in English has name, description and tags in English where they are known', async () => {
    const translations = { en_GB: { name: 'Stud wall', description: 'With cellulose' } }
    const id = await create(buildConstruction({ name: 'Ständerwand', translations, tags: ['Holzbau', 'Eigenes'] }))
    const url = `/v1/construction/custom/${id}/export`
    const linesIn = async (locale: string) =>
      (await user.call({ method: 'GET', url, query: { format: 'csv', locale } })).body.split('\r\n')
    const english = await linesIn('en_GB')
    expect(english).toContain('Name,Stud wall')
    expect(english).toContain('Description,With cellulose')
    expect(english).toContain('Tags,"Timber construction, Eigenes"')
    const german = await linesIn('de_DE')
    expect(german).toContain('Name;Ständerwand')
    expect(german).toContain('Schlagworte;Holzbau, Eigenes')
  })

  test('says what is not declared, and never writes it as zero', async () => {
    const lines = (await exported('csv', { release: 'OBD_2024_I', locale: 'en_gb' })).body.split('\r\n')
    const moduleD = lines.find((line) => line.startsWith('D,'))
    expect(moduleD).toMatch(/^D,not declared,not declared/)
    expect(moduleD).not.toMatch(/,0(,|$)/)
  })

  test('of a comparison has the difference of each figure to the baseline', async () => {
    const whole = constructionComparison.parse((await compared('json')).json())
    const lines = (await compared('csv', { locale: 'en_GB' })).body.split('\r\n')
    const [one, two] = whole.items.map(({ kpis }) => kpis.thermal.uValue ?? Number.NaN)
    expect(lines).toContain(`U-value,W/(m²·K),"ISO 6946:2017, 6.5.2",${one},${two},${(two ?? 0) - (one ?? 0)}`)
  })
})

test('a comparison of what is made equal has what was adapted and both figures, in CSV and XLSX', async () => {
  const asked = { equal: 'uValue:0.2', locale: 'en_GB' }
  const { normalised, items } = constructionComparison.parse((await compared('json', asked)).json())
  const lines = (await compared('csv', asked)).body.split('\r\n')
  expect(lines).toContain('At equal U-value')
  const [drawn, made] = [items[0]?.kpis.thermal.uValue, normalised?.items[0]?.construction?.kpis.thermal.uValue]
  expect(made).toBeCloseTo(0.2, 9)
  expect(lines.some((line) => line.startsWith(`U-value,W/(m²·K),"ISO 6946:2017, 6.5.2",${drawn},${made},`))).toBe(true)
  expect((await compared('xlsx', asked)).statusCode).toBe(200)
})

test('the layer that is adapted may be named in files too; what cannot be adapted is refused', async () => {
  const equal = { equal: 'thickness:0.5', locale: 'en_GB' }
  const [first] = constructionComparison.parse((await compared('json')).json()).items
  const adapt = (layer: number) => ({ ...equal, adapt: `${first?.id}:${layer}` })
  const { normalised } = constructionComparison.parse((await compared('json', adapt(0))).json())
  expect(normalised?.items[0]?.layer).toBe(0)
  expect((await compared('xlsx', adapt(0))).statusCode).toBe(200)
  expect((await compared('csv', adapt(40))).statusCode).toBe(400)
  expect((await compared('csv', { ...equal, adapt: 'the insulation' })).statusCode).toBe(400)
})

test('a file has a name that keeps its letters and breaks out of nothing', async () => {
  const { headers } = await exported('xlsx')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="AW-02 Wand Sud ; =SUMME(A1) 2.xlsx"; filename*=UTF-8''AW-02%20Wand%20S%C3%BCd%20%3B%20%3DSUMME%28A1%29%202.xlsx`,
  )
})

const categories = [
  ['gwpA1', 'gwp'],
  ['odpA1', 'odp'],
  ['apA1', 'ap'],
  ['epA1', 'ep'],
  ['pert', 'pert'],
  ['fw', 'fw'],
] as const satisfies readonly (readonly [Indicator, ImpactCategoryKey])[]

describe('LCAx', () => {
  test('is read by the reference library, which arrives at the same results', async () => {
    const project = (await exported('lcax')).json<Project>()
    const { indicators } = constructionExport.parse((await exported('json')).json())
    const [assembly] = calculateProject(project).assemblies
    if (assembly?.type !== 'assembly' || !assembly.results) throw new Error('no results')
    let compared = 0
    for (const row of indicators) {
      if (row.module === 'total') continue
      const module = row.module.toLowerCase().replace('-', '') as LifeCycleModule
      for (const [ours, theirs] of categories) {
        const value = row.indicators[ours]
        if (value === undefined) continue
        const found = assembly.results[theirs][module] ?? Number.NaN
        expect(Math.abs(found - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(25)
    expect(assembly.results.gwp.b4).toBeGreaterThan(0)
    const total = indicators.find(({ module }) => module === 'total')?.indicators.gwpA1
    expect(getImpactTotal(assembly.results, 'gwp', ['d'])).toBeCloseTo(total ?? Number.NaN, 9)
  })

  test('names the generation of its indicators, and leaves out what is not declared', async () => {
    const a1 = (await exported('lcax')).json<Project>()
    const a2 = (await exported('lcax', { release: 'OBD_2024_I' })).json<Project>()
    expect([a1.lciaMethod, a2.lciaMethod]).toEqual([
      expect.stringContaining('EN 15804+A1'),
      expect.stringContaining('EN 15804+A2'),
    ])
    expect(a1.impactCategories).not.toContain('gwp_fos')
    expect(a2.impactCategories).toContain('gwp_fos')
    expect(JSON.stringify(a2)).not.toMatch(/"d":/)
  })

  test('of a comparison has an assembly for each', async () => {
    const project = (await compared('lcax')).json<Project>()
    expect(calculateProject(project).assemblies).toHaveLength(2)
  })
})

test('what one may not read one does not get', async () => {
  for (const format of ['json', 'csv', 'xlsx', 'lcax']) {
    const response = await exported(format, {}, other)
    expect([response.statusCode, errorOf(response).code]).toEqual([404, 'notFound'])
    expect(errorOf(await compared(format, {}, other)).code).toBe('unknownConstruction')
  }
})

test('a format that is not there is refused by name', async () => {
  expect(errorOf(await exported('pdf')).details).toMatchObject([{ path: 'query.format', code: 'notInList' }])
  expect(errorOf(await compared('csv', { ids: ids[0] ?? '' })).details).toMatchObject([
    { path: 'query.ids', code: 'tooFew' },
  ])
})
