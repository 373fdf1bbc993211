import { expect, test } from 'vitest'
import { buildProjectKpis, buildRowFigures } from '#testing/project-kpis.ts'
import { type NamedRow, rowKeyOf } from '../results/project-rows.ts'
import { bestOf, buildingFigures } from './compared-figures.ts'
import type { ComparedVariant } from './compared-variant.ts'
import { buildingSteps, differingLines } from './differing.ts'
import { distanceText } from './figure-cell.tsx'

const of = (gwp: number) => ({ gwp, penrt: gwp * 10, pert: 0 })
const NRF = 200
const YEARS = 50

function variantOf(key: string, wall: number, construction = 'brick', projectId = 'p'): ComparedVariant {
  const figures = [
    buildRowFigures({ id: 'E1', total: of(wall) }),
    buildRowFigures({ id: 'E2', costGroup: '350', total: of(1_000) }),
  ]
  const rest = 13_000 + (1_300 + 840) * YEARS
  const rows = figures.map(
    (one): NamedRow => ({
      key: rowKeyOf(one),
      name: one.id,
      makeup: '',
      construction: one.id === 'E1' ? construction : 'slab',
      figures: one,
    }),
  )
  const kpis = buildProjectKpis({
    rows: figures,
    totals: {
      fabricAndItems: of(wall + 1_000),
      total: of(wall + 1_000 + rest),
      perAreaYear: of((wall + 1_000 + rest) / (NRF * YEARS)),
      penrtKwhPerAreaYear: 30,
    },
    byMainCostGroup: [
      { costGroup: '330', ...of(wall) },
      { costGroup: '350', ...of(1_000) },
    ],
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
  return { key, projectId, variant: key, name: key, project, kpis, rows }
}
const words = {
  services: 'services',
  regulated: 'operation',
  user: 'user',
  others: 'others',
  costGroup: (one: string) => one,
}

test('only the rows that differ are listed, the widest first', () => {
  const lines = differingLines([variantOf('a', 4_000), variantOf('b', 1_000, 'timber')], words.costGroup)
  expect(lines.map(({ name, values }) => [name, values])).toEqual([['E1', [0.4, 0.1]]])
})

test('another construction with the same figure differs too', () => {
  expect(differingLines([variantOf('a', 4_000), variantOf('b', 4_000, 'timber')], words.costGroup)).toHaveLength(1)
})

test('the steps add up to the difference of the sums', () => {
  const [a, b] = [variantOf('a', 4_000), variantOf('b', 1_000)]
  const change = buildingSteps(a, b, words).reduce((sum, step) => sum + step.change, 0)
  expect(change).toBeCloseTo(b.kpis.totals.perAreaYear.gwp - a.kpis.totals.perAreaYear.gwp, 9)
})

test('two projects differ by cost group, because their rows are not the same ones', () => {
  const steps = buildingSteps(variantOf('a', 4_000), variantOf('b', 1_000, 'brick', 'other'), words)
  expect(steps.map(({ name }) => name)).toEqual(['330'])
})

test('nothing is the best where a figure is a lower bound, or all are alike', () => {
  const figure = buildingFigures.find(({ key }) => key === 'lifeCycle')
  if (!figure) throw new Error('no figure')
  const [a, b] = [variantOf('a', 40_000), variantOf('b', 1_000)]
  expect(bestOf(figure, [a, b])).toEqual(['b'])
  expect(bestOf(figure, [a, { ...b, kpis: { ...b.kpis, bound: { gwp: 'lower', penrt: null, pert: null } } }])).toEqual(
    [],
  )
  expect(bestOf(figure, [a, { ...a, key: 'c' }])).toEqual([])
})

test('a distance is a share, a multiple, or the difference where a share says nothing', () => {
  const numbers = {
    fixed: (value: number, decimals: number) => value.toFixed(decimals),
    signed: (value: number, decimals: number) => `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`,
    against: String,
  }
  expect(distanceText(0.4, 0.5, 2, numbers)).toBe('-20\u00a0%')
  expect(distanceText(10, 2, 2, numbers)).toBe('×\u00a05.0')
  expect(distanceText(0.4, 0, 2, numbers)).toBe('+0.40')
  expect(distanceText(null, 1, 2, numbers)).toBe('–')
})
