import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { timberWall } from '#testing/constructions.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'
import { type ProjectWarningCode, projectWarningCodes } from '#vocabulary/projects.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

const electricity = { uuid: '6a1bba1e-2e87-41bd-942c-7a67082b1687' }
/** Per kWh of useful heat of a device. */
const usefulHeat = { uuid: '34ade4f2-076a-45ad-8940-94d5813a03b7' }
const slab = { type: 'groundSlab', name: 'Bodenplatte', layers: timberWall() } as const
const onGround: SentProject = {
  constructions: { ...buildProject().constructions, BP: slab },
  elements: [
    { id: 'E1', construction: 'AW', area: 50, areaIs: 'gross' },
    { id: 'E2', construction: 'BP', area: 60 },
  ],
}
const office: SentProject = { use: 'nonResidential', operation: { carriers: [] }, variants: [] }
const heatedBy = (dataset: { readonly uuid: string }) => ({
  carriers: [{ id: 'B1', purpose: 'heating', finalEnergy: 2_000, dataset }] as const,
})
const heatPump = { uuid: 'efa279e8-0ac1-4883-b87c-0cb11e17d265', version: '20.19.120' }

/** What of a building brings about each warning; null: its stored state does. */
const causes: Readonly<Record<ProjectWarningCode, SentProject | null>> = {
  heatedAreaAssumed: { areas: { netRoomArea: 120 } },
  servicesRateAssumed: {},
  flatRateOtherGeneration: { release: 'OBD_2024_I', items: [], openings: [], variants: [] },
  fxMiddle: onGround,
  ownUseAboveDemand: {
    operation: {
      carriers: [{ id: 'B1', purpose: 'heating', finalEnergy: 2_000, electricity: true, dataset: electricity }],
      photovoltaic: { generation: 9_000, ownUse: 8_000, exportDataset: electricity },
    },
  },
  usefulEnergyDataset: { operation: { carriers: [...heatedBy(usefulHeat).carriers] } },
  noEnergyData: { release: 'OBD_2024_I', items: [], openings: [], variants: [] },
  qngNotApplicable: { measure: 'partialRenovation' },
  qngValueNotKnown: office,
  areaUnusual: { elements: [{ id: 'E1', construction: 'AW', area: 5_000 }] },
  doubleServices: {
    items: [
      { id: 'P1', name: 'Leitungen', costGroup: '422', dataset: heatPump, quantity: 1, unit: 'piece', serviceLife: 20 },
    ],
  },
  noEnvelope: { elements: [], openings: [] },
  slabEdgeNotTold: { ...office, ...onGround },
  openingLargerThanHost: { elements: [{ id: 'E1', construction: 'AW', area: 5 }] },
  newerData: null,
}

type Asked = { readonly variant?: string; readonly locale?: string; readonly project?: string }
async function warningsOf(project: SentProject, query: Asked = {}) {
  const response = await user.call({ method: 'POST', url: '/v1/project/kpi', payload: project, query })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProject.success.body.parse(response.json()).warnings
}

/** A stored project that was made when another release was the default. */
async function pinned(): Promise<Project> {
  const payload = buildProject({ release: 'OBD_2024_I', items: [], openings: [], variants: [] })
  const made = (await user.call({ method: 'POST', url: '/v1/project', payload })).json<Project>()
  await sql`update project set release = null, document = (document::jsonb - 'release')::json where id = ${made.id}`.execute(
    service.db,
  )
  return made
}

async function causedWarnings(cause: SentProject | null) {
  if (cause) return warningsOf(buildProject(cause))
  const { id } = await pinned()
  const response = await user.call({ method: 'GET', url: `/v1/project/${id}/kpi` })
  return operations.readProjectKpis.success.body.parse(response.json()).warnings
}

test.each(projectWarningCodes.map((code) => [code, causes[code]] as const))('%s is told', async (code, cause) => {
  expect((await causedWarnings(cause)).map((warning) => warning.code)).toContain(code)
})

test('a building of which everything is told has no warning', async () => {
  const whole = buildProject({ primaryEnergy: { demand: 40, reference: 90 } })
  expect(await warningsOf(whole)).toEqual([])
})

test('warnings about rows name them', async () => {
  const rowsOf = async (code: ProjectWarningCode) =>
    (await causedWarnings(causes[code])).find((warning) => warning.code === code)?.rows
  expect(await rowsOf('doubleServices')).toEqual([{ kind: 'item', id: 'P1' }])
  expect(await rowsOf('openingLargerThanHost')).toEqual([{ kind: 'element', id: 'E1' }])
  expect(await rowsOf('slabEdgeNotTold')).toEqual([{ kind: 'element', id: 'E2' }])
  expect(await rowsOf('heatedAreaAssumed')).toEqual([])
})

test('what a carrier of another variant brings about is told of that alone', async () => {
  const variants = [{ id: 'B', name: 'Kessel', operation: { carriers: [...heatedBy(usefulHeat).carriers] } }]
  const told = async (variant: string) =>
    (await warningsOf(buildProject({ variants }), { variant })).some(({ code }) => code === 'usefulEnergyDataset')
  expect([await told('base'), await told('B')]).toEqual([false, true])
})
