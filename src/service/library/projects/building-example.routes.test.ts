import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Project } from '#contract/projects.ts'
import { hasBuildingExample, readBuildingExample } from '#testing/building-example.ts'
import { exampleCatalogue } from '#testing/example-catalogue.ts'
import { buildService, type TestUser } from '#testing/service.ts'

const TOLERANCE = 1e-6
const indicators = ['gwp', 'penrt', 'pert'] as const

const by = <Name extends string, Entry extends Readonly<Record<Name, string>>>(list: readonly Entry[], name: Name) =>
  Object.fromEntries(list.map((entry) => [entry[name], entry]))
const values = <Key extends string>(list: readonly Readonly<Record<Key, string> & { value: number }>[], key: Key) =>
  Object.fromEntries(list.map((entry) => [entry[key], entry.value]))

/** Figures of the interface in the shape that the example tells them in. */
function inShape(kpis: ProjectKpis) {
  const { totals, mass, endOfLife, qng, transmission, biogenicCarbonStored, byStage } = kpis
  const booking = (one: NonNullable<typeof qng>['gwp'] | undefined) =>
    one && { ...one, byModule: values(one.byModule, 'module') }
  const ofIndicator = (indicator: (typeof indicators)[number]) => ({
    fabricAndItems: totals.fabricAndItems[indicator],
    total: totals.total[indicator],
    perAreaYear: totals.perAreaYear[indicator],
    servicesFlatRate: kpis.servicesFlatRate?.total[indicator] ?? 0,
    operation: byStage.find(({ stage }) => stage === 'operation')?.[indicator] ?? 0,
  })
  return {
    ...kpis,
    byModule: by(kpis.byModule, 'module'),
    byStage: Object.fromEntries(
      indicators.map((indicator) => [indicator, Object.fromEntries(byStage.map((one) => [one.stage, one[indicator]]))]),
    ),
    byCostGroup: by(kpis.byCostGroup, 'costGroup'),
    byMaterial: by(kpis.byMaterial, 'material'),
    rows: kpis.rows.map((row) => ({
      ...row,
      complete: Object.values(row.complete).every(Boolean),
      modules: by(row.modules ?? [], 'module'),
    })),
    sums: {
      ...Object.fromEntries(indicators.map((indicator) => [indicator, ofIndicator(indicator)])),
      penrtKwhPerAreaYear: totals.penrtKwhPerAreaYear,
    },
    servicesFlatRate: kpis.servicesFlatRate && { ...kpis.servicesFlatRate, moduleD: kpis.moduleD.services },
    mass: { ...mass, byRoute: endOfLife },
    biogenicCarbonStored: biogenicCarbonStored.value,
    biogenicCarbonStoredAtLeast: biogenicCarbonStored.atLeast,
    qng: qng && { ...qng, gwp: booking(qng.gwp), penrtKwh: booking(qng.penrtKwh) },
    transmission: {
      ...transmission,
      lines: transmission.lines.map(({ kind, id, ...line }) => ({ ...line, [kind]: id })),
    },
  }
}

type Example = ReturnType<typeof readBuildingExample>

/** The project with the life of its material told for every layer: the example knows none of places. */
function withLives({ project, materials }: Example) {
  const constructions = Object.entries(project.constructions).map(([key, { layers, ...rest }]) => {
    const living = layers.map(({ overrides, ...layer }) => {
      const serviceLife = materials[layer.materialId]?.serviceLife ?? undefined
      const own = { ...overrides, ...(serviceLife !== undefined && { serviceLife }) }
      return { ...layer, ...(Object.keys(own).length > 0 && { overrides: own }) }
    })
    return [key, { ...rest, layers: living }] as const
  })
  return { ...project, constructions: Object.fromEntries(constructions) }
}

/** What is spent in which year is told by the payback, the rest by the project itself and its constructions. */
const untold = [
  '/expenses',
  ...['amount', 'quantity', 'rComponent', 'replacements', 'type', 'unit'].map((name) => `/rows/*/${name}`),
]

type Compared = { figures: number; readonly untold: Set<string> }

/** Every figure of the example that the interface tells; the places of those that it does not are gathered. */
function expectLike(found: unknown, expected: unknown, place: string, compared: Compared): void {
  if (typeof expected === 'number') {
    compared.figures += 1
    const difference = typeof found === 'number' ? Math.abs(found - expected) : Number.NaN
    expect(
      difference <= TOLERANCE * Math.max(Math.abs(expected), 1e-3),
      `${place}: ${JSON.stringify(found)} for ${expected}`,
    ).toBe(true)
  } else if (typeof expected === 'object' && expected !== null) {
    if (Array.isArray(expected)) expect(found, place).toHaveLength(expected.length)
    for (const [name, value] of Object.entries(expected)) {
      const own: unknown = Reflect.get(Object(found), name)
      if (own === undefined) compared.untold.add(`${place}/${name}`.replace(/\/\d+\//g, '/*/'))
      else expectLike(own, value, `${place}/${name}`, compared)
    }
  } else expect(found, place).toBe(expected)
}

describe.skipIf(!hasBuildingExample)(
  'the worked example by the interface (skipped where it does not lie beside the repository)',
  () => {
    let user: TestUser
    let id: string
    let example: Example
    let project: ReturnType<typeof withLives>
    beforeAll(async () => {
      example = readBuildingExample()
      project = withLives(example)
      user = await (await buildService({}, exampleCatalogue())).signIn()
      const made = await user.call({ method: 'POST', url: '/v1/project', payload: project })
      if (made.statusCode !== 201) throw new Error(made.body)
      id = made.json<Project>().id
    })

    const stored = (query: Record<string, string>) => user.call({ method: 'GET', url: `/v1/project/${id}/kpi`, query })
    const given = (query: Record<string, string>) =>
      user.call({ method: 'POST', url: '/v1/project/kpi', payload: project, query })
    const ways = { stored, given } as const

    test.each(['base', 'B', 'C'].flatMap((variant) => [[variant, 'given'] as const, [variant, 'stored'] as const]))(
      'has every figure of variant %s to a millionth, %s',
      async (variant, way) => {
        const response = await ways[way]({ variant, detail: 'modules' })
        expect(response.statusCode, response.body).toBe(200)
        const kpis = operations.assessProject.success.body.parse(response.json())
        const compared: Compared = { figures: 0, untold: new Set() }
        expectLike(inShape(kpis), example.expected[variant], '', compared)
        expect([...compared.untold].toSorted()).toEqual(untold)
        expect(compared.figures).toBeGreaterThan(700)
      },
    )

    test('has the comparison of its variants', async () => {
      const variants = Object.keys(example.comparison)
      const payload = variants.map((variant) => ({ project: id, variant }))
      const response = await user.call({ method: 'POST', url: '/v1/project/comparison', payload })
      expect(response.statusCode, response.body).toBe(200)
      const { items, differences } = operations.compareProjects.success.body.parse(response.json())
      expect(variants).toHaveLength(3)
      for (const [index, variant] of variants.entries()) {
        const item = items[index]
        const found = {
          gwpPerAreaYear: item?.figures.gwpPerAreaYear,
          difference: differences[index]?.gwpPerAreaYear.absolute,
          htPrime: item?.figures.htPrime,
          mass: item?.figures.mass,
          qngLevel: item?.qngLevel,
        }
        const compared: Compared = { figures: 0, untold: new Set() }
        expectLike(found, example.comparison[variant], variant, compared)
        expect([compared.figures, [...compared.untold]]).toEqual([4, []])
      }
    })
  },
)
