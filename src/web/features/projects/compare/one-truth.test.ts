import { expect, test } from 'vitest'
import { comparedProjects } from '#assessment/building/project-comparison.ts'
import type { ComparedProjectFigure } from '#contract/project-comparison.ts'
import { buildProjectKpis, buildRowFigures } from '#testing/project-kpis.ts'
import { randomNumbers } from '#vocabulary/random-numbers.ts'
import { namedRows } from '../results/project-rows.ts'
import { bestOf, bodyFigures, buildingFigures, type ComparedFigure } from './compared-figures.ts'
import { type ComparedVariant, perYear } from './compared-variant.ts'
import { buildingSteps, differingLines } from './differing.ts'

const NRF = 200
const YEARS = 50
const words = { services: 'S', regulated: 'R', user: 'U', others: 'O', costGroup: (group: string) => group }
const random = randomNumbers(7)
const amount = (most: number) => Math.round(random() * most * 1000) / 1000
const of = (gwp: number) => ({ gwp, penrt: gwp * 11, pert: gwp / 7 })
/** Figures of the page by the name that the service has for them. */
const shown = {
  gwpPerAreaYear: buildingFigures.find(({ key }) => key === 'lifeCycle'),
  penrtKwhPerAreaYear: buildingFigures.find(({ key }) => key === 'penrt'),
  htPrime: bodyFigures.find(({ key }) => key === 'htPrime'),
  mass: bodyFigures.find(({ key }) => key === 'mass'),
} satisfies Partial<Record<ComparedProjectFigure, ComparedFigure | undefined>>

/** A house of three rows, one of which some variants leave out, with a flat rate and energy in use. */
function variantOf(variant: string): ComparedVariant {
  const rows = ['E1', 'E2', ...(random() < 0.5 ? ['E3'] : [])].map((id) =>
    buildRowFigures({ id, total: of(id === 'E2' ? 1_000 : amount(20_000)) }),
  )
  const fabric = rows.reduce((sum, { total }) => sum + (total?.gwp ?? 0), 0)
  const [services, regulated, user] = [amount(13_000), amount(900), amount(400)]
  const base = buildProjectKpis()
  const { operation, servicesFlatRate } = base
  if (!operation?.userElectricity || !servicesFlatRate) throw new Error('a house with both')
  const total = of(fabric + services + (regulated + user) * YEARS)
  const kpis = buildProjectKpis({
    variant,
    rows,
    totals: {
      fabricAndItems: of(fabric),
      total,
      perAreaYear: of(total.gwp / (NRF * YEARS)),
      penrtKwhPerAreaYear: total.penrt / 3.6 / (NRF * YEARS),
    },
    byStage: [
      { stage: 'product', ...of(fabric) },
      { stage: 'servicesFlatRate', ...of(services) },
      { stage: 'operation', ...of((regulated + user) * YEARS) },
    ],
    servicesFlatRate: { ...servicesFlatRate, counted: true, total: { ...of(services), pert: null } },
    operation: {
      ...operation,
      regulatedPerYear: of(regulated),
      userElectricity: { ...operation.userElectricity, perYear: of(user) },
    },
    mass: { ...base.mass, installed: amount(200_000) },
    transmission: { ...base.transmission, htPrime: amount(1) },
    bound: random() < 0.2 ? { ...base.bound, gwp: 'lower' } : base.bound,
  })
  const project = {
    name: 'House',
    use: 'residential' as const,
    areas: { netRoomArea: NRF },
    constructions: {},
    openingTypes: {},
    elements: [],
    openings: [],
    items: [],
  }
  return { key: `p:${variant}`, projectId: 'p', variant, name: variant, project, kpis, rows: namedRows(project, kpis) }
}

type Found = ReturnType<typeof comparedProjects>

function told(variants: readonly ComparedVariant[]): Found {
  const [first, ...others] = variants.map(({ projectId: project, name, variant, kpis }) => {
    return { project, name, variant, kpis, variantName: null, netRoomArea: NRF }
  })
  if (!first) throw new Error('three variants')
  return comparedProjects('OBD_2020_II', [first, ...others])
}

function expectFigures(variants: readonly ComparedVariant[], { items, best }: Found) {
  for (const [name, figure] of Object.entries(shown) as [keyof typeof shown, ComparedFigure][]) {
    const scale = name === 'mass' ? 1_000 : 1
    const values = variants.map((variant) => (figure.of(variant) ?? Number.NaN) * scale)
    for (const [index, value] of values.entries()) expect(value).toBeCloseTo(items[index]?.figures[name] ?? 0, 6)
    const [marked, index] = [bestOf(figure, variants), best[name]]
    // the page calls what is written alike the best together, or all of it none
    if (index === undefined) expect(marked).toEqual([])
    else if (marked.length > 0) expect(marked).toContain(variants[index]?.key)
  }
}

function expectSteps(first: ComparedVariant, other: ComparedVariant, made: Found['contributions'][number]) {
  if (!made) throw new Error('of one project')
  const lines = differingLines([first, other], words.costGroup)
  expect(lines.map(({ key }) => key).toSorted()).toEqual(made.rows.map(({ id }) => `element ${id}`).toSorted())
  const steps = new Map(buildingSteps(first, other, words).map(({ key, change }) => [key, change]))
  const stepOf = (key: string) => steps.get(key) ?? 0
  for (const { id, gwp } of made.rows) expect(stepOf(`element ${id}`)).toBeCloseTo(perYear(other, gwp), 9)
  expect(stepOf('services')).toBeCloseTo(perYear(other, made.services.gwp), 9)
  expect(stepOf('regulated') + stepOf('user')).toBeCloseTo(perYear(other, made.operation.gwp), 9)
}

test('the page of the comparison tells what the service tells of the same variants', () => {
  for (let round = 0; round < 60; round += 1) {
    const variants = ['base', 'B', 'C'].map(variantOf)
    const found = told(variants)
    expectFigures(variants, found)
    const [first] = variants
    if (first)
      for (const [index, other] of variants.entries())
        if (index > 0) expectSteps(first, other, found.contributions[index] ?? null)
  }
})
