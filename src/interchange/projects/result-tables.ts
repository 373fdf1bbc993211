import type { ProjectKpis } from '#contract/project-figures.ts'
import { costGroupName } from '#vocabulary/cost-groups.ts'
import { type LifeCycleModule, modulesInTotal } from '#vocabulary/life-cycle.ts'
import { columnName, columnSum, FIRST_ROW, sumOf, withSums } from '../tables/sums.ts'
import { type Cell, type Table, tableOf } from '../tables/table.ts'
import type { ToldProject } from './schedule-tables.ts'

type Row = ProjectKpis['rows'][number]
type Three = Pick<ProjectKpis['byModule'][number], 'gwp' | 'penrt' | 'pert'>

const columns = [
  ['GWP [kg CO₂e]', ({ gwp }: Three) => gwp],
  ['PENRT [MJ]', ({ penrt }: Three) => penrt],
  ['PERT [MJ]', ({ pert }: Three) => pert],
] as const

const [firstModule, lastModule] = [columnName(1), columnName(modulesInTotal.length)]

/** Every row by module in one indicator: what is declared of A to C summed across, each module summed below. */
function resultTable({ told: { kpis }, word }: ToldProject, indicator: keyof Three): Table {
  const moduleOf = (row: Row, module: LifeCycleModule) =>
    row.modules?.find((one) => one.module === module)?.[indicator] ?? null
  const rows = kpis.rows.map((row, index): readonly Cell[] => {
    const place = index + FIRST_ROW
    return [
      row.id,
      ...modulesInTotal.map((module) => moduleOf(row, module)),
      sumOf(`${firstModule}${place}:${lastModule}${place}`, row.total?.[indicator] ?? null),
      moduleOf(row, 'D'),
    ]
  })
  const unit = indicator === 'gwp' ? 'kg CO₂e' : 'MJ'
  const head = [word('row'), ...[...modulesInTotal, word('total'), 'D'].map((name) => `${name} [${unit}]`)]
  return withSums({ name: `${word('results')} ${indicator.toUpperCase()}`, head, rows }, word('sum'))
}

export const resultTables = (told: ToldProject): Table[] => [
  resultTable(told, 'gwp'),
  resultTable(told, 'penrt'),
  resultTable(told, 'pert'),
]

/** What is within the boundary by stage, with its sum; D below, which is in no sum. */
export function stageTable({ told: { kpis }, word }: ToldProject): Table {
  const { fabricAndItems: beyond } = kpis.moduleD
  const table = tableOf(
    word('stages'),
    [[word('stage'), ({ stage }) => word(stage === 'construction' ? 'constructionStage' : stage)], ...columns],
    [...kpis.byStage],
  )
  const { rows } = table
  const sums = [word('totalWithOperation'), ...columns.map((_, index) => columnSum(rows, index + 1))]
  return { ...table, rows: [...rows, sums, [word('moduleD'), ...columns.map(([, of]) => of(beyond))]] }
}

export const costGroupTable = ({ told: { kpis, locale }, word }: ToldProject): Table =>
  withSums(
    tableOf(
      word('costGroup'),
      [
        [word('costGroup'), ({ costGroup }) => costGroup],
        [word('name'), ({ costGroup }) => costGroupName(costGroup, locale) ?? ''],
        ...columns,
      ],
      kpis.byCostGroup,
    ),
    word('sum'),
  )

export const materialTable = ({ told: { kpis }, word }: ToldProject): Table =>
  withSums(
    tableOf(
      word('materials'),
      [
        [word('material'), ({ name }) => name],
        [word('id'), ({ material }) => material],
        [`${word('mass')} [kg]`, ({ mass, massKnown }) => (massKnown ? mass : null)],
        ...columns,
      ],
      kpis.byMaterial,
    ),
    word('sum'),
  )
