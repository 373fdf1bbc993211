import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Cell, Table } from '../tables/table.ts'
import type { ToldProject } from './schedule-tables.ts'

type Cost = NonNullable<ProjectKpis['cost']>
type Sums = Pick<Cost, 'first' | 'overStudyPeriod' | 'discounted'>

/**
 * What a building and each of its rows cost [€], and the materials that make it a lower bound; empty without prices.
 * A sum is null where nothing of it has a price.
 */
export function costTable({ told: { kpis }, word }: ToldProject): Table {
  const { cost } = kpis
  const name = word('costs')
  if (!cost) return { name, head: [], rows: [] }
  const rate = cost.discountRate
  const isLower = ({ first, overStudyPeriod, discounted }: Sums) =>
    [first, overStudyPeriod, discounted].some((sum) => sum?.bound === 'lower')
  const line = (label: string, sums: Sums): Cell[] => [
    label,
    sums.first?.total ?? null,
    sums.overStudyPeriod?.total ?? null,
    ...(rate === null ? [] : [sums.discounted?.total ?? null]),
    word(isLower(sums) ? 'yes' : 'no'),
  ]
  const aside = (label: string, value: Cell): Cell[] => [label, value, null, ...(rate === null ? [] : [null]), null]
  const names = new Map(kpis.byMaterial.map((one) => [one.material, one.name]))
  return {
    name,
    head: [
      word('row'),
      `${word('firstCost')} [€]`,
      `${word('costOverStudyPeriod')} [€]`,
      ...(rate === null ? [] : [`${word('costDiscounted')} [€]`]),
      word('lowerBound'),
    ],
    rows: [
      ...cost.rows.map(({ id, ...sums }) => line(id, sums)),
      line(word('sum'), cost),
      ...(rate === null ? [] : [aside(`${word('discountRate')} [%]`, rate * 100)]),
      ...cost.missing.map((material) => aside(word('withoutPrice'), names.get(material) ?? material)),
    ],
  }
}
