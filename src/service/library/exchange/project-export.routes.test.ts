import { unzipSync } from 'fflate'
import { calculateProject, type Project as LcaxProject, type LifeCycleModule } from 'lcax'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectExport } from '#contract/project-export.ts'
import type { Project } from '#contract/projects.ts'
import { ownProjectIn } from '#interchange/projects-in/own-project.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { resultOf, type SheetCell, sheetsIn } from '#testing/workbooks.ts'

let service: TestService
let ada: TestUser
let id: string
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  const areas = { netRoomArea: 120, heatedNetRoomArea: 100, usefulFloorArea: 110 }
  const made = await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject({ areas, code: 'P-01' }) })
  id = made.json<Project>().id
})

const take = async (query: Record<string, string>) => {
  const response = await ada.call({ method: 'GET', url: `/v1/project/${id}/export`, query })
  expect(response.statusCode, response.body).toBe(200)
  return response
}
const kpis = async (variant = 'base') =>
  (await ada.call({ method: 'GET', url: `/v1/project/${id}/kpi`, query: { variant, detail: 'modules' } })).json()

describe('a building as a file', () => {
  test('in JSON has its figures, and its project can be sent back', async () => {
    const response = await take({ format: 'json', variant: 'B' })
    expect(response.headers['content-disposition']).toContain('P-01 Haus am Hang.json')
    const file = projectExport.parse(response.json())
    expect(file.kpis).toEqual(await kpis('B'))
    const made = await ada.call({ method: 'POST', url: '/v1/project', payload: file.project })
    expect(made.json()).toMatchObject(buildProject({ areas: file.project.areas }))
  })

  test('as a table has every row with what it causes, in the language that is asked for', async () => {
    const { body } = await take({ format: 'csv' })
    const found = await kpis()
    const [row] = found.rows as { total: { gwp: number } }[]
    expect(body).toContain('Bauteile')
    expect(body).toContain(String(row?.total.gwp).replace('.', ','))
    expect((await take({ format: 'csv', locale: 'en_GB' })).body).toContain('Elements')
  })

  test('as a workbook has a sheet for each table, and a code by which anyone verifies it, drawn too', async () => {
    const { rawPayload } = await take({ format: 'xlsx', variant: 'B' })
    const files = unzipSync(new Uint8Array(rawPayload))
    const sheets = Object.keys(files).filter((name) => name.includes('worksheets/sheet'))
    expect(sheets.length).toBeGreaterThanOrEqual(11)
    expect(Object.keys(files).filter((name) => name.startsWith('xl/media/'))).toHaveLength(1)
    const told = Object.values(files).map((file) => new TextDecoder().decode(file))
    const [, code] = told.flatMap((text) => /\/verify\/([0-9A-Za-z-]+)/.exec(text) ?? [])
    const found = await service.call({ method: 'GET', url: `/v1/verification/${code}` })
    expect(found.json()).toMatchObject({ kind: 'project', outcome: 'equal' })
    // the same again is the same report
    await take({ format: 'xlsx', variant: 'B' })
    const kept = await ada.call({ method: 'GET', url: `/v1/project/${id}/report` })
    expect(kept.json()).toHaveLength(1)
  })

  test('as a workbook tells sums as formulas of its cells, each with the figure that it comes to', async () => {
    const { rawPayload } = await take({ format: 'xlsx' })
    const found = await kpis()
    const sheets = sheetsIn(rawPayload)
    const names = [...sheets.keys()]
    for (const name of ['Projekt', 'Bauteile', 'Betrieb', 'Materialien', 'QNG', "H'T", 'Varianten', 'Datensätze'])
      expect(names).toContain(name)
    expect(names.filter((name) => name.startsWith('Ergebnis'))).toHaveLength(3)
    let formulas = 0
    for (const [name, cells] of sheets)
      for (const [place, { formula, value }] of cells) {
        if (formula === undefined) continue
        formulas += 1
        const computed = resultOf(formula, cells)
        expect(Math.abs(computed - Number(value)), `${name} ${place} ${formula}`).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(computed)),
        )
      }
    expect(formulas).toBeGreaterThan(60)
    const sumIn = (sheet: string, heading: string) => {
      const cells = sheets.get(sheet) ?? new Map<string, SheetCell>()
      const column = [...cells].find(([place, { value }]) => /^[A-Z]+1$/.test(place) && value === heading)?.[0][0]
      return Number([...cells].findLast(([place, { formula }]) => place[0] === column && formula)?.[1].value)
    }
    expect(sumIn('Ergebnis GWP', 'Summe A bis C [kg CO₂e]')).toBeCloseTo(found.totals.fabricAndItems.gwp, 6)
    expect(sumIn('Ergebnis PENRT', 'Summe A bis C [MJ]')).toBeCloseTo(found.totals.fabricAndItems.penrt, 5)
    expect(sumIn('Stadien', 'GWP [kg CO₂e]')).toBeCloseTo(found.totals.total.gwp, 6)
    expect(sheets.get("H'T")?.size).toBeGreaterThan(20)
    expect(sheets.get('Varianten')?.get('A3')?.value).toBe('B')
    expect(sheets.get('Varianten')?.get('G3')?.value).toBe(String((await kpis('B')).totals.total.gwp))
    const uuids = [...(sheets.get('Datensätze') ?? [])].flatMap(([place, { value }]) =>
      /^B\d+$/.test(place) ? [value] : [],
    )
    expect(uuids).toContain('6a1bba1e-2e87-41bd-942c-7a67082b1687')
  })

  test('has what it costs by the prices of whoever asks, and nothing of cost without', async () => {
    expect((await take({ format: 'csv' })).body).not.toContain('Kosten, netto')
    const { materialId } = Object.values(buildProject().constructions ?? {})[0]?.layers[0] ?? { materialId: '' }
    const price = { amount: 100, per: 'm3', on: '2026-03-01' }
    await ada.call({ method: 'PUT', url: `/v1/material/price/of/${materialId}`, payload: price })
    const { kpis } = projectExport.parse((await take({ format: 'json', costs: 'true' })).json())
    expect(kpis.cost?.first?.total).toBeGreaterThan(0)
    const { body } = await take({ format: 'csv', costs: 'true' })
    expect(body).toContain('Kosten, netto nach eigenen Preisen')
    expect(body).toContain(String(kpis.cost?.first?.total).replace('.', ','))
    expect(body).toContain('ohne Preis')
    expect((await take({ format: 'csv' })).body).not.toContain('Kosten, netto')
  })

  test('in LCAx has an assembly for each row, the services and the operation whose results add up, and the document itself', async () => {
    const file = (await take({ format: 'lcax' })).json<{
      assemblies: { results: Record<string, Record<string, number>> }[]
      results: Record<string, Record<string, number>>
      metaData: object
    }>()
    expect(file.assemblies).toHaveLength(5)
    const sum = file.assemblies.reduce((so, { results }) => so + (results['gwp']?.['a1a3'] ?? 0), 0)
    expect(sum).toBeCloseTo(file.results['gwp']?.['a1a3'] ?? Number.NaN, 6)
    expect(file.results['gwp']?.['b6']).toBeGreaterThan(0)
    expect(file.assemblies.at(-1)?.results['gwp']?.['b6']).toBe(file.results['gwp']?.['b6'])
    expect(ownProjectIn(file)?.project['elements']).toEqual(buildProject().elements)
  })

  const gwpOf = (one: LcaxProject['assemblies'][number] | undefined) => {
    if (one?.type !== 'assembly') throw new Error('no assembly')
    return (one.results?.gwp ?? {}) as Partial<Record<LifeCycleModule, number>>
  }

  test('in LCAx is read by the reference library, whose assemblies come to the same as ours', async () => {
    const file = (await take({ format: 'lcax' })).json<LcaxProject>()
    const rows = file.assemblies.slice(0, 3)
    // computed anew, from what the products say
    const assemblies = rows.map((one) => ({ ...one, results: null }) as LcaxProject['assemblies'][number])
    const computed = calculateProject({ ...file, results: null, assemblies }).assemblies
    for (const [index, row] of rows.entries()) {
      const found = gwpOf(computed[index])
      const modules = Object.entries(gwpOf(row)) as [LifeCycleModule, number][]
      expect(modules.length).toBeGreaterThan(3)
      for (const [module, whole] of modules) expect(found[module], `row ${index + 1}, ${module}`).toBeCloseTo(whole, 6)
    }
    const { layers = [] } = buildProject().constructions?.['AW'] ?? {}
    const solid = layers.filter(({ materialId }) => !materialId.startsWith('air'))
    expect(rows[0]).toMatchObject({
      classification: [{ system: 'DIN 276:2018-12', code: '330', name: 'Außenwände' }],
      products: { length: solid.length },
    })
  })

  test('in LCAx names country, phase and kind of works as the format does', async () => {
    const location = { country: 'AT', city: 'Graz', postalCode: '8010', street: 'Gasse 1' }
    const payload = buildProject({ location, phase: 'asBuilt', measure: 'fullModernisation', use: 'nonResidential' })
    const { id: other } = (await ada.call({ method: 'POST', url: '/v1/project', payload })).json<Project>()
    const query = { format: 'lcax', locale: 'en_GB' }
    const response = await ada.call({ method: 'GET', url: `/v1/project/${other}/export`, query })
    const file = response.json<LcaxProject>()
    expect(calculateProject(file)).toMatchObject({ projectPhase: 'post_completion' })
    expect(file).toMatchObject({
      location: { country: 'aut', city: '8010 Graz', address: 'Gasse 1' },
      projectInfo: { buildingType: 'retrofit_works', buildingTypology: ['other'] },
    })
    expect(file.assemblies[0]).toMatchObject({ classification: [{ name: 'External walls' }] })
    const germany = (await take({ format: 'lcax' })).json<LcaxProject>()
    expect([germany.location.country, germany.projectPhase]).toEqual(['deu', 'other'])
  })

  test('in LCAx tells what each of a thousand rows is made of', async () => {
    const elements = Array.from({ length: 1_000 }, (_, index) => ({
      id: `E${index}`,
      construction: 'AW',
      area: 1 + index,
    }))
    const payload = buildProject({ elements, openings: [], variants: [] })
    const made = await ada.call({ method: 'POST', url: '/v1/project', payload })
    const url = `/v1/project/${made.json<Project>().id}/export`
    const { assemblies } = (await ada.call({ method: 'GET', url, query: { format: 'lcax' } })).json<LcaxProject>()
    const walls = assemblies.flatMap((one) => (one.type === 'assembly' && one.id.startsWith('element/') ? [one] : []))
    expect(walls).toHaveLength(1_000)
    const [first, last] = [walls[0], walls.at(-1)]
    if (!first || !last) throw new Error('no assembly')
    expect(first.products.length).toBeGreaterThan(2)
    expect(last.products).toMatchObject(
      first.products.map((product) => ({ ...product, id: expect.any(String), impactData: expect.any(Array) })),
    )
    expect(last.results?.gwp.a1a3).toBeCloseTo(1_000 * (first.results?.gwp.a1a3 ?? Number.NaN), 6)
  })

  test('in the form of the directive says what is not assessed', async () => {
    const { body } = await take({ format: 'epbd' })
    expect(body).toContain('nicht erfasst')
    expect(body).not.toContain('Nutzfläche')
    expect(body).toContain('Der Pauschalwert der Technik nennt keine Module')
    expect(body).not.toContain('unvollständig')
  })

  test('in the form of the directive calls nothing undeclared for want of an area, and tells what lacks', async () => {
    const { elements = [], ...rest } = buildProject()
    const payload = { ...rest, elements: [...elements, { id: 'E9', construction: 'AW', area: null }] }
    const made = (await ada.call({ method: 'POST', url: '/v1/project', payload })).json<Project>()
    const url = `/v1/project/${made.id}/export`
    const { body } = await ada.call({ method: 'GET', url, query: { format: 'epbd' } })
    expect(body).toContain('Die Nutzfläche des Gebäudes ist nicht angegeben')
    expect(body).toContain('die Summen sind unvollständig')
    expect(body).not.toContain('nicht deklariert')
  })

  test('of a variant that is not there is refused', async () => {
    const response = await ada.call({ method: 'GET', url: `/v1/project/${id}/export`, query: { variant: 'Z' } })
    expect(errorOf(response).details[0]).toMatchObject({ path: 'query.variant', code: 'unknownReference' })
  })
})
