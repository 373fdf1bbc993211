import type { ServiceProcess } from '#testing/service-process.ts'
import { type Flood, project, wall } from './files.ts'
import { stored } from './work.ts'

type Headers = Readonly<Record<string, string>>

/** Stores one. @returns its id */
async function idOf(service: ServiceProcess, headers: Headers, to: string, body: object): Promise<string> {
  const answer = await service.call('POST', to, { headers, body })
  if (!answer.ok) throw new Error(`what is to be read is answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { readonly id: string }).id
}

/** Of a building of 1,800 rows: each makes another hundred of them of another construction. */
const variants = Array.from({ length: 4 }, (_, variant) => ({
  id: `V${variant}`,
  name: `Variante ${variant}`,
  elements: Object.fromEntries(
    Array.from({ length: 100 }, (_row, row) => [`E${row}`, { construction: `W${(row + variant + 1) % 200}` }]),
  ),
}))

function varied() {
  const { constructions, elements, ...rest } = project(0)
  return {
    ...rest,
    constructions: Object.fromEntries(Object.entries(constructions).slice(0, 200)),
    elements: elements.slice(0, 1_800).map((row, at) => ({ ...row, construction: `W${at % 200}` })),
    variants,
  }
}

const walls = (service: ServiceProcess, headers: Headers) =>
  Promise.all([0, 1, 2, 3, 4].map((at) => idOf(service, headers, '/v1/construction/custom', wall(at))))
const json = 'application/json'
const nothing = () => ''

/** What reads much, and writes long files of it. */
export const floodsOfReading = (): readonly Flood[] => [
  {
    name: 'export: a workbook of a building of 2,000 rows',
    method: 'GET',
    prepare: async (service, headers) => [await idOf(service, headers, '/v1/project', project(0))],
    path: (_at, [id]) => `/v1/project/${id}/export?format=xlsx`,
    type: json,
    body: nothing,
  },
  {
    name: 'export: workbooks of a comparison of five of 60 layers',
    method: 'GET',
    prepare: walls,
    path: (_at, ids) => `/v1/construction/compare/export?format=xlsx&ids=${ids.join(',')}`,
    type: json,
    body: nothing,
  },
  {
    name: 'export: the archive of 1,000 constructions',
    method: 'GET',
    prepare: stored,
    path: '/v1/construction/archive',
    type: json,
    body: nothing,
  },
  {
    name: 'comparison: five of 60 layers',
    prepare: walls,
    path: '/v1/construction/comparison',
    type: json,
    body: (_at, ids) => JSON.stringify(ids),
  },
  {
    name: 'project: kpi of five variants of 1,800 rows',
    prepare: async (service, headers) => [await idOf(service, headers, '/v1/project', varied())],
    path: (_at, [id]) => `/v1/project/${id}/kpi`,
    type: json,
    body: (at) =>
      JSON.stringify({
        version: 1,
        rows: 'all',
        variants: ['base', ...variants.map(({ id }) => id)],
        changes: [{ op: 'patch', list: 'elements', id: 'E7', fields: { area: 20 + at } }],
      }),
  },
]
