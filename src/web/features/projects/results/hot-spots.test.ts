import { expect, test } from 'vitest'
import { buildProjectKpis, buildRowFigures } from '#testing/project-kpis.ts'
import { spotFlow, spotTree, tiled } from './hot-spots.ts'
import { pareto } from './pareto.ts'
import { budgetShareOf, type NamedRow, rowKeyOf } from './project-rows.ts'

const row = (overrides: Parameters<typeof buildRowFigures>[0]): NamedRow => {
  const figures = buildRowFigures(overrides)
  return { key: rowKeyOf(figures), name: figures.id, makeup: '', construction: undefined, figures }
}
const of = (gwp: number) => ({ gwp, penrt: 0, pert: 0 })
const rows = [
  row({
    id: 'E1',
    total: of(8_000),
    materials: [
      { material: 'brick', ...of(8_500) },
      { material: 'wood', ...of(-500) },
    ],
  }),
  row({ id: 'E2', costGroup: '352', total: of(1_500), materials: [{ material: 'brick', ...of(1_500) }] }),
  row({ id: 'E3', costGroup: '331', total: of(500), materials: [{ material: 'paint', ...of(500) }] }),
  row({ id: 'E4', total: null, area: null, materials: [] }),
]

test('rows stand below their main cost group with the room of all their amounts', () => {
  const tree = spotTree(rows, buildProjectKpis())
  expect(tree.map(({ costGroup, value }) => [costGroup, value])).toEqual([
    ['330', 9_500],
    ['350', 1_500],
  ])
})

test('the flow carries as much into the cost groups as it takes out of the materials', () => {
  const { nodes, links } = spotFlow(spotTree(rows, buildProjectKpis()), 'others')
  const through = (column: string) =>
    links.filter(({ source }) => nodes[source]?.column === column).reduce((sum, { value }) => sum + value, 0)
  expect(through('material')).toBe(10_500)
  expect(through('row')).toBe(10_500)
  expect(nodes.find(({ name }) => name === 'brick')?.rows).toEqual(['element E1', 'element E2'])
})

test('nodes below one per cent are gathered under one name', () => {
  const small = Array.from({ length: 5 }, (_, index) =>
    row({ id: `S${index}`, total: of(10), materials: [{ material: `m${index}`, ...of(10) }] }),
  )
  const { nodes } = spotFlow(spotTree([...rows, ...small], buildProjectKpis()), 'others')
  expect(nodes.filter(({ name }) => name === 'others').map(({ column }) => column)).toEqual(['material', 'row'])
})

test('the rows that make 80 % come first, and one without an area has no share', () => {
  const entries = pareto(rows)
  expect(entries.map(({ isMain }) => isMain)).toEqual([true, false, false, false])
  expect(entries.map(({ cumulated }) => cumulated)).toEqual([0.8, expect.closeTo(0.95, 9), 1, null])
})

test('a row takes of the budget what the seal counts: not its transport, and nothing outside its cost groups', () => {
  const figures = rows[0]?.figures
  if (!figures) throw new Error('no row')
  expect(budgetShareOf([figures], 200, 50)).toBeCloseTo(3_500 / (200 * 50), 9)
  expect(budgetShareOf([{ ...figures, costGroup: '311' }], 200, 50)).toBe(0)
  const { modules: _untold, ...untold } = figures
  expect(budgetShareOf([untold], 200, 50)).toBeUndefined()
})

test('of many rows the largest have tiles of their own, the others of a cost group one together', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    row({
      id: `M${index}`,
      costGroup: index % 2 === 0 ? '330' : '350',
      total: of(1_000 + index),
      materials: [{ material: 'brick', ...of(1_000 + index) }],
    }),
  )
  const groups = spotTree(many, buildProjectKpis())
  const [walls, floors] = tiled(groups, 'others')
  expect([walls?.rows.length, floors?.rows.length]).toEqual([76, 76])
  expect(walls?.rows.map(({ value }) => value).reduce((sum, value) => sum + value, 0)).toBe(groups[0]?.value)
  const rest = walls?.rows.at(-1)
  expect(rest?.name).toBe('others')
  expect(rest?.rows).toHaveLength(75)
  expect(rest?.leaves.map(({ material, value }) => [material, value])).toEqual([['brick', rest?.value]])
  expect(
    tiled(spotTree(rows, buildProjectKpis()), 'others').flatMap((group) => group.rows.map(({ rows: own }) => own)),
  ).toEqual([['element E1'], ['element E3'], ['element E2']])
})
