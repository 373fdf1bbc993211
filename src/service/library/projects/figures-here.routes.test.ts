import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type BuildingLacks, knownBuilding } from '#assessment/building/known-building.ts'
import { operations } from '#contract/index.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { buildProject } from '#testing/projects.ts'
import { randomConstructions } from '#testing/random-constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'
import { randomNumbers } from '#vocabulary/random-numbers.ts'

const RANDOM = 12
/** Least relative difference that is one: Chromium and Node round otherwise in the last places. */
const LEAST = 1e-9

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

const example = JSON.parse(
  readFileSync('src/web/features/projects/list/example-project.json', 'utf8'),
) as ProjectDocument
const read = (project: object): ProjectDocument => operations.assessProject.body.parse(project)

/** What the browser asks the service for before it computes. */
async function broughtFor(
  { parts, accessories, datasets }: BuildingLacks,
  { release: own, pinned }: { readonly release: string | undefined; readonly pinned?: string | undefined },
) {
  const basis = { release: own ?? '', ...(pinned !== undefined && { project: pinned }) }
  const query = { ...basis, parts: parts.join(','), accessories: accessories.join(',') }
  // parameters that are empty count as absent
  const figures = await user.call({ method: 'GET', url: '/v1/material/figures', query })
  expect(figures.statusCode, figures.body).toBe(200)
  const release = pinned === undefined ? own : figures.json<FiguresToCompute>().release.id
  const asked = {
    method: 'POST',
    url: '/v1/dataset/figures',
    payload: { ...(release !== undefined && { release }), datasets },
  } as const
  const found = datasets.length > 0 ? await user.call(asked) : undefined
  return {
    figures: [operations.readFigures.success.body.parse(figures.json())],
    datasets: found ? operations.readDatasetFigures.success.body.parse(found.json()).datasets : [],
  }
}

/** The figures as the browser's worker computes them, from what the service tells it. */
async function here(
  building: ReturnType<typeof knownBuilding>,
  document: ProjectDocument,
  { variant, pinned }: { readonly variant: string; readonly pinned?: string | undefined },
) {
  const telling = { variant, locale: 'de_DE', detail: 'materials' } as const
  const task = { document, telling, newerData: pinned !== undefined }
  const first = building.assess(task)
  if (!('lacks' in first)) return first
  building.add(await broughtFor(first.lacks, { release: document.release, pinned }), first.lacks.datasets)
  return building.assess(task)
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= LEAST * Math.max(Math.abs(one), Math.abs(other), LEAST)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
}

/** Holds both against each other. @returns whether there are figures at all */
async function expectSame(
  building: ReturnType<typeof knownBuilding>,
  document: ProjectDocument,
  variant: string,
  pinned?: string,
): Promise<boolean> {
  const query = { variant, detail: 'materials', ...(pinned !== undefined && { project: pinned }) }
  const there = await user.call({ method: 'POST', url: '/v1/project/kpi', payload: document, query })
  const found = await here(building, document, { variant, pinned })
  // who refuses it is the service
  if (there.statusCode === 400) {
    expect(found).not.toHaveProperty('kpis')
    return false
  }
  expect(there.statusCode, there.body).toBe(200)
  if (!('kpis' in found)) throw new Error(`not computed: ${JSON.stringify(found)}`)
  const told = JSON.parse(JSON.stringify(found.kpis)) as ProjectKpis
  const service = there.json<ProjectKpis>()
  for (const key of Object.keys(service) as (keyof ProjectKpis)[])
    expect(isSame(told[key], service[key]), `${variant} ${key}`).toBe(true)
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(service).toSorted())
  return true
}

test.each([
  ['the worked example', read(example)],
  ['a dwelling', read(buildProject())],
])('the browser gives the figures of the service: %s in all its variants', async (_name, document) => {
  const building = knownBuilding()
  for (const { id } of [{ id: 'base' }, ...document.variants])
    expect(await expectSame(building, document, id)).toBe(true)
})

test('a project that keeps older data has the same figures in the browser, as they are stored and while it is changed', async () => {
  const payload = buildProject({ release: 'OBD_2024_I', openings: [], items: [], variants: [] })
  const { id } = (await user.call({ method: 'POST', url: '/v1/project', payload })).json<Project>()
  // as one that was made when that was the default
  await sql`update project set release = null, document = (document::jsonb - 'release')::json where id = ${id}`.execute(
    service.db,
  )
  const { release: _asked, ...given } = payload
  const document = read(given)
  const building = knownBuilding()
  expect(await expectSame(building, document, 'base', id)).toBe(true)
  const elements = document.elements.map((row) => ({ ...row, area: 77.7 }))
  expect(await expectSame(building, { ...document, elements }, 'base', id)).toBe(true)
  const kept = await here(building, document, { variant: 'base', pinned: id })
  const stored = (await user.call({ method: 'GET', url: `/v1/project/${id}/kpi` })).json<ProjectKpis>()
  if (!('kpis' in kept)) throw new Error('not computed')
  expect([kept.kpis.release, kept.kpis.warnings.map(({ code }) => code)]).toEqual([
    'OBD_2024_I',
    stored.warnings.map(({ code }) => code),
  ])
  expect(isSame(kept.kpis.totals, stored.totals)).toBe(true)
})

test('the data of a project that one does not see is not found', async () => {
  const { id } = (await user.call({ method: 'POST', url: '/v1/project', payload: buildProject() })).json<Project>()
  const other = await service.signIn()
  const figures = await other.call({ method: 'GET', url: '/v1/material/figures', query: { project: id } })
  const query = { project: id }
  const kpis = await other.call({ method: 'POST', url: '/v1/project/kpi', payload: buildProject(), query })
  expect([figures.statusCode, kpis.statusCode]).toEqual([404, 404])
})

test('the same of random buildings, and after changes of one of them', async () => {
  const { materials, releases, datasetOf } = testCatalogue()
  const ids = [...materials.keys()]
  const stock = {
    materials: ids,
    releases: releases.map(({ id }) => ({ id, datasets: ids.flatMap((one) => datasetOf(one, id)?.uuid ?? []) })),
  }
  const next = randomConstructions(stock, 17)
  const random = randomNumbers(17)
  const one = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
  let computed = 0
  for (let round = 0; round < RANDOM; round += 1) {
    const first = next()
    const { release } = first
    const made = [first, ...Array.from({ length: 40 }, next).filter((each) => each.release === release)].slice(0, 3)
    const project = read(
      buildProject({
        release,
        constructions: Object.fromEntries(
          made.map(({ type, layers }, at) => [
            `K${at}`,
            { type, name: `K ${at}`, layers: layers.map(({ dataset: _chosen, ...layer }) => layer) },
          ]),
        ),
        elements: Array.from({ length: 20 }, (_, at) => ({
          id: `E${at}`,
          construction: `K${Math.floor(random() * made.length)}`,
          area: random() < 0.1 ? null : 30 + 90 * random(),
          areaIs: one(['net', 'gross'] as const),
          status: one(['new', 'new', 'existing', 'removed'] as const),
        })),
        openings: Array.from({ length: 6 }, (_, at) => ({
          id: `O${at}`,
          type: 'F',
          host: `E${at}`,
          width: 1 + random(),
          height: 1.2,
        })),
      }),
    )
    const building = knownBuilding()
    if (await expectSame(building, project, 'base')) computed += 1
    const elements = project.elements.map((row, at) => (at === 0 ? { ...row, area: 77.7 } : row))
    await expectSame(building, { ...project, elements }, 'B')
  }
  expect(computed).toBeGreaterThan(RANDOM / 2)
})
