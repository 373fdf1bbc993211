import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { ProjectChange } from '#contract/project-changes.ts'
import type { Project } from '#contract/projects.ts'
import { timberWall } from '#testing/constructions.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

const create = async (overrides: SentProject = {}): Promise<Project> => {
  const response = await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })
  expect(response.statusCode, response.body).toBe(201)
  return operations.createProject.success.body.parse(response.json())
}
const read = async (id: string): Promise<Project> =>
  operations.readProject.success.body.parse((await ada.call({ method: 'GET', url: `/v1/project/${id}` })).json())
const change = (id: string, changes: readonly ProjectChange[], tag = '*', user = ada) =>
  user.call({ method: 'POST', url: `/v1/project/${id}/changes`, payload: { changes }, headers: { 'if-match': tag } })
const changed = async (id: string, changes: readonly ProjectChange[]) => {
  const response = await change(id, changes)
  expect(response.statusCode, response.body).toBe(200)
  return read(id)
}
const refusals = async (id: string, changes: readonly ProjectChange[]) => {
  const response = await change(id, changes)
  expect(response.statusCode, response.body).toBe(400)
  return errorOf(response).details.map(({ path, code }) => [path, code])
}
const kpis = (id: string, payload: object, user = ada) =>
  user.call({ method: 'POST', url: `/v1/project/${id}/kpi`, payload })
const figures = async (id: string, payload: object) => {
  const response = await kpis(id, payload)
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProjectChanges.success.body.parse(response.json())
}

const wall = { type: 'outerWall', name: 'Wand', layers: timberWall() } as const

describe('changes of a project', () => {
  test('are taken one after the other, and answer with the version', async () => {
    const { id } = await create()
    const response = await change(
      id,
      [
        { op: 'set', list: 'constructions', id: 'W2', value: { ...wall, name: 'Zweite' } },
        { op: 'set', list: 'elements', id: 'E2', value: { construction: 'W2', area: 12 } },
        { op: 'patch', list: 'elements', id: 'E1', fields: { name: 'Süd', areaIs: null, area: 40 } },
        { op: 'move', list: 'elements', id: 'E2', before: 'E1' },
        { op: 'header', fields: { name: 'Neu', operation: null } },
      ],
      '"1"',
    )
    expect(response.json()).toMatchObject({ version: 2 })
    const now = await read(id)
    expect(now.elements).toEqual([
      { id: 'E2', construction: 'W2', area: 12 },
      { id: 'E1', construction: 'AW', area: 40, name: 'Süd' },
    ])
    expect(now).toMatchObject({ name: 'Neu', version: 2, updatedAt: response.json<Project>().updatedAt })
    expect(now).not.toHaveProperty('operation')
    expect(Object.keys(now.constructions)).toEqual(['AW', 'W2'])
  })

  test('give what the same document gives as a whole', async () => {
    const { id } = await create()
    await changed(id, [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: 70 } }])
    const one = await ada.call({ method: 'GET', url: `/v1/project/${id}/kpi` })
    const whole = await create({ elements: [{ id: 'E1', construction: 'AW', area: 70, areaIs: 'gross' }] })
    expect(one.json()).toEqual((await ada.call({ method: 'GET', url: `/v1/project/${whole.id}/kpi` })).json())
  })

  test('keep an area that is not known', async () => {
    const { id } = await create({ openings: [] })
    const now = await changed(id, [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: null } }])
    expect(now.elements[0]).toMatchObject({ area: null })
  })

  test('may remove what refers to each other in any order', async () => {
    const { id } = await create()
    const now = await changed(id, [
      { op: 'remove', list: 'constructions', id: 'AW' },
      { op: 'remove', list: 'elements', id: 'E1' },
      { op: 'remove', list: 'openings', id: 'O1' },
    ])
    expect([now.constructions, now.elements, now.openings]).toEqual([{}, [], []])
  })

  test('of another version than the stored one are refused, and nothing is lost', async () => {
    const { id } = await create()
    const step = (area: number) => [{ op: 'patch', list: 'elements', id: 'E1', fields: { area } }] as const
    expect((await change(id, step(60), '"1"')).statusCode).toBe(200)
    expect(errorOf(await change(id, step(90), '"1"')).code).toBe('versionStale')
    expect((await read(id)).elements[0]?.area).toBe(60)
  })

  test('of two at once: one is written, the other told', async () => {
    const { id } = await create()
    const both = await Promise.all(
      [61, 62].map((area) => change(id, [{ op: 'patch', list: 'elements', id: 'E1', fields: { area } }], '"1"')),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 412])
  })

  const bad: readonly (readonly [what: string, changes: readonly ProjectChange[], path: string, code: string])[] = [
    [
      'remove a construction in use',
      [{ op: 'remove', list: 'constructions', id: 'AW' }],
      '/changes/0/id',
      'contradicts',
    ],
    ['remove a host', [{ op: 'remove', list: 'elements', id: 'E1' }], '/changes/0/id', 'contradicts'],
    [
      'remove a row that a variant changes',
      [{ op: 'remove', list: 'items', id: 'P1' }],
      '/changes/0/id',
      'contradicts',
    ],
    ['remove what is not there', [{ op: 'remove', list: 'items', id: 'P9' }], '/changes/0/id', 'unknownReference'],
    [
      'change what is not there',
      [{ op: 'patch', list: 'items', id: 'constructor', fields: {} }],
      '/changes/0/id',
      'unknownReference',
    ],
    [
      'name a construction that is not there',
      [{ op: 'patch', list: 'elements', id: 'E1', fields: { construction: 'XX' } }],
      '/changes/0/fields/construction',
      'unknownReference',
    ],
    [
      'leave the bounds',
      [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: -1 } }],
      '/changes/0/fields/area',
      'tooSmall',
    ],
    [
      'bring a field that there is not',
      [{ op: 'set', list: 'elements', id: 'E2', value: { construction: 'AW', area: 1, colour: 'red' } }],
      '/changes/0/value/colour',
      'unknownField',
    ],
    [
      'give a row another id',
      [{ op: 'patch', list: 'elements', id: 'E1', fields: { id: 'E7' } }],
      '/changes/0/fields/id',
      'contradicts',
    ],
    ['take away what is required', [{ op: 'header', fields: { areas: null } }], '/changes/0/fields/areas', 'required'],
    [
      'bring a list as a field',
      [{ op: 'header', fields: { elements: [] } }],
      '/changes/0/fields/elements',
      'unknownField',
    ],
    [
      'name a material that nobody knows',
      [{ op: 'set', list: 'constructions', id: 'W', value: { ...wall, layers: [{ materialId: 'x', thickness: 1 }] } }],
      '/constructions/W/layers/0/materialId',
      'unknownMaterial',
    ],
  ]
  test.each(bad)('that %s are refused, all of them', async (_what, changes, path, code) => {
    const { id } = await create()
    const first = { op: 'header', fields: { name: 'Anders' } } as const
    const shifted = path.replace('/changes/0', '/changes/1')
    expect(await refusals(id, [first, ...changes])).toContainEqual([shifted, code])
    expect(await read(id)).toMatchObject({ name: 'Haus am Hang', version: 1 })
  })

  test('that would be too many rows are refused with the maximum', async () => {
    const { id } = await create()
    const rows = (from: number) =>
      Array.from({ length: 500 }, (_, index) => ({
        op: 'set' as const,
        list: 'elements' as const,
        id: `R${from + index}`,
        value: { construction: 'AW', area: 1 },
      }))
    for (const from of [0, 500, 1_000]) expect((await change(id, rows(from))).statusCode).toBe(200)
    expect(await refusals(id, rows(1_500))).toEqual([['/changes', 'tooMany']])
    expect(await refusals(id, [...rows(0), ...rows(1)])).toEqual([['/changes', 'tooMany']])
  })

  test('name what still uses something that is removed', async () => {
    const { id } = await create()
    const details = errorOf(await change(id, [{ op: 'remove', list: 'openingTypes', id: 'F' }])).details
    expect(details[0]?.message).toBe('Wird noch gebraucht von: O1.')
  })
})

describe('figures of changes that are not stored', () => {
  test('are those of the document with them, in each variant', async () => {
    const { id } = await create()
    const changes = [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: 70 } }]
    const found = await figures(id, { version: 1, changes, variants: ['base', 'B'] })
    const sent = buildProject({ elements: [{ id: 'E1', construction: 'AW', area: 70, areaIs: 'gross' }] })
    for (const [index, variant] of ['base', 'B'].entries()) {
      const alone = await ada.call({ method: 'POST', url: '/v1/project/kpi', payload: sent, query: { variant } })
      expect(found[index]).toEqual(alone.json())
    }
    expect(await read(id)).toMatchObject({ version: 1 })
  })

  test('tell of the rows that change alone, where asked', async () => {
    const { id } = await create()
    const changes = [{ op: 'patch', list: 'openings', id: 'O1', fields: { count: 6 } }]
    const [found] = await figures(id, { version: 1, changes, rows: 'changed' })
    expect(found?.rows.map((row) => row.id)).toEqual(['E1', 'O1'])
    expect(found?.transmission.lines.map((line) => line.id)).toEqual(['E1', 'O1'])
    const [same] = await figures(id, { version: 1, rows: 'changed' })
    expect(same?.rows).toEqual([])
    expect(same?.transmission.lines).toEqual([])
  })

  test('leave nothing out that is not the same before', async () => {
    const { id } = await create()
    const all = await figures(id, { version: 1, variants: ['base', 'B'] })
    const steps: readonly (readonly ProjectChange[])[] = [
      [{ op: 'patch', list: 'elements', id: 'E1', fields: { fx: 0.5, fxReason: 'Wintergarten' } }],
      [{ op: 'header', fields: { areas: { netRoomArea: 250, groundPerimeter: 40 } } }],
      [{ op: 'set', list: 'constructions', id: 'AW', value: { ...wall, layers: timberWall().slice(1) } }],
      [{ op: 'set', list: 'elements', id: 'E2', value: { construction: 'AW', area: 3 } }],
    ]
    for (const changes of steps) {
      const asked = { version: 1, changes, variants: ['base', 'B'] }
      const whole = await figures(id, asked)
      for (const [index, part] of (await figures(id, { ...asked, rows: 'changed' })).entries()) {
        const own = whole[index]
        const isIn = (list: readonly object[] | undefined) => (one: object) => list?.includes(one)
        const merged = <One extends { kind: string; id: string }>(
          now: One[] = [],
          changed: One[] = [],
          old: One[] = [],
        ) =>
          now.map(({ kind, id: row }) => {
            const same = (one: One) => one.kind === kind && one.id === row
            return changed.find(same) ?? old.find(same)
          })
        expect(part.rows.some(isIn(all[index]?.rows))).toBe(false)
        expect(merged(own?.rows, part.rows, all[index]?.rows)).toEqual(own?.rows)
        const { lines = [] } = own?.transmission ?? {}
        expect(merged(lines, part.transmission.lines, all[index]?.transmission.lines)).toEqual(lines)
        expect({ ...part, rows: [], transmission: { ...part.transmission, lines: [] } }).toEqual({
          ...own,
          rows: [],
          transmission: { ...own?.transmission, lines: [] },
        })
      }
    }
  })

  test('of a version that is gone are refused, as those of a variant that is not there', async () => {
    const { id } = await create()
    await changed(id, [{ op: 'header', fields: { name: 'Neu' } }])
    const stale = errorOf(await kpis(id, { version: 7 }))
    expect(stale).toMatchObject({ code: 'versionStale', details: [{ path: '/version' }] })
    const response = await kpis(id, { version: 2, variants: ['base', 'Z'] })
    expect(errorOf(response).details[0]).toMatchObject({ path: '/variants/1', code: 'unknownReference' })
  })

  test('are not for a stranger, and not from memory', async () => {
    const { id } = await create()
    await figures(id, { version: 1 })
    expect((await kpis(id, { version: 1 }, ben)).statusCode).toBe(404)
    expect((await change(id, [{ op: 'header', fields: {} }], '*', ben)).statusCode).toBe(404)
  })
})

describe('figures of datasets', () => {
  const electricity = '6a1bba1e-2e87-41bd-942c-7a67082b1687'
  const pane = 'fa9f6670-3170-4597-92ab-a2fdec7f1451'
  const ask = (payload: object) => ada.call({ method: 'POST', url: '/v1/dataset/figures', payload })

  test('are those of products and carriers, each once', async () => {
    const datasets = [{ uuid: electricity }, { uuid: pane.toUpperCase() }, { uuid: electricity, version: '20.19.120' }]
    const response = await ask({ release: 'OBD_2020_II', datasets })
    const found = operations.readDatasetFigures.success.body.parse(response.json())
    expect(found.datasets.map(({ uuid, referenceUnit }) => [uuid, referenceUnit])).toEqual([
      [electricity, 'MJ'],
      [pane, 'm2'],
    ])
    expect(found.datasets[0]?.modules.find(({ module }) => module === 'B6')?.indicators.gwpA1).toBeCloseTo(0.53203, 5)
    expect(response.headers['etag']).toBeDefined()
  })

  test('leave out what is not there, and refuse a release that is not', async () => {
    const nobody = { uuid: '00000000-0000-4000-8000-000000000000' }
    expect((await ask({ datasets: [nobody] })).json()).toMatchObject({ datasets: [] })
    const response = await ask({ release: 'OBD_1999_I', datasets: [nobody] })
    expect(errorOf(response).details[0]).toMatchObject({ path: '/release', code: 'unknownRelease' })
  })
})

test('all rows of many variants, which are computed beside, are those of each by itself', async () => {
  const elements = Array.from({ length: 900 }, (_, at) => ({ id: `R${at}`, construction: 'AW', area: 1 + at }))
  const variants = [1, 2, 3, 4].map((at) => ({
    id: `V${at}`,
    name: `Variante ${at}`,
    elements: { R0: { area: 100 * at } },
  }))
  const { id } = await create({ elements, openings: [], variants })
  const changes = [{ op: 'patch', list: 'elements', id: 'R7', fields: { area: 500 } }]
  const ids = ['base', 'V1', 'V2', 'V3', 'V4']
  const asked = (wanted: readonly string[]) => figures(id, { version: 1, rows: 'all', variants: wanted, changes })
  const [together, apart] = [await asked(ids), (await Promise.all(ids.map((one) => asked([one])))).flat()]
  expect(together.map(({ rows }) => rows.length)).toEqual(ids.map(() => 901))
  expect(together).toEqual(apart)
  const unknown = await kpis(id, { version: 1, rows: 'all', variants: [...ids.slice(0, 4), 'V9'], changes })
  expect(errorOf(unknown).details).toMatchObject([{ path: '/variants/4', code: 'unknownReference' }])
})
