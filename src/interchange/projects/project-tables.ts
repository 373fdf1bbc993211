import { withSums } from '../tables/sums.ts'
import { type Cell, type Table, tableOf } from '../tables/table.ts'
import { datasetTable, variantTable } from './beside-tables.ts'
import { costTable } from './cost-table.ts'
import { costGroupTable, materialTable, resultTables, stageTable } from './result-tables.ts'
import { scheduleTables, type ToldProject } from './schedule-tables.ts'
import { qngTable, transmissionTable } from './verdict-tables.ts'

type Property = readonly [name: string, value: Cell, unit: string]

const propertyTable = (name: string, rows: readonly Property[], { word }: ToldProject): Table => ({
  name,
  head: [word('property'), word('value'), word('unit')],
  rows,
})

function headTable(given: ToldProject): Table {
  const { told, schedule, word } = given
  const { project, kpis } = told
  const { totals, mass } = kpis
  const variant = project.variants.find(({ id }) => id === kpis.variant)
  return propertyTable(
    word('project'),
    [
      [word('name'), project.name, ''],
      [word('code'), project.code ?? '', ''],
      [word('variant'), variant?.name ?? word('base'), ''],
      [word('use'), word(project.use), ''],
      [word('measure'), word(project.measure), ''],
      [word('netRoomArea'), schedule.areas.netRoomArea, 'm²'],
      [word('heatedNetRoomArea'), schedule.areas.heatedNetRoomArea ?? null, 'm²'],
      [word('release'), kpis.release, ''],
      [word('generation'), kpis.generation, ''],
      [word('studyPeriod'), kpis.referenceStudyPeriod, 'a'],
      [word('version'), project.version, ''],
      [`GWP ${word('perAreaYear')}`, totals.perAreaYear.gwp, 'kg CO₂e/(m²·a)'],
      [`PENRT ${word('perAreaYear')}`, totals.penrtKwhPerAreaYear, 'kWh/(m²·a)'],
      ['GWP', totals.total.gwp, 'kg CO₂e'],
      ['PENRT', totals.total.penrt, 'MJ'],
      ['PERT', totals.total.pert, 'MJ'],
      [word('mass'), mass.installed, 'kg'],
      [word('complete'), word(Object.values(kpis.complete).every(Boolean) ? 'yes' : 'no'), ''],
    ],
    given,
  )
}

function operationTable({ told: { kpis }, schedule, word }: ToldProject): Table {
  const { operation } = kpis
  const names = new Map(schedule.operation?.carriers.map(({ id, name }) => [id, name ?? id]))
  const user = operation?.userElectricity
  const rows = [
    ...(operation?.carriers ?? []).map((one) => ({ ...one, name: names.get(one.id) ?? one.id })),
    ...(user ? [{ ...user, name: word('userElectricity'), bought: user.finalEnergy - user.fromOwn, id: '' }] : []),
  ]
  const table = tableOf(
    word('operation'),
    [
      [word('name'), ({ name }) => name],
      [`${word('finalEnergy')} [kWh/a]`, ({ finalEnergy }) => finalEnergy],
      [`${word('fromOwn')} [kWh/a]`, ({ fromOwn }) => fromOwn],
      [`${word('bought')} [kWh/a]`, ({ bought }) => bought],
      ['GWP [kg CO₂e/a]', ({ perYear }) => perYear?.gwp ?? null],
      ['PENRT [MJ/a]', ({ perYear }) => perYear?.penrt ?? null],
    ],
    rows,
  )
  return withSums(table, word('sum'))
}

const missingTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(
    word('missing'),
    [
      [word('row'), ({ id }) => id],
      [word('material'), ({ material }) => material],
      [word('reason'), ({ reason }) => reason],
      [word('module'), ({ modules }) => modules.join(', ')],
    ],
    kpis.missing.flatMap(({ id, reason, parts }) => [
      ...(reason === null ? [] : [{ id, material: '', reason: reason as string, modules: [] as string[] }]),
      ...parts.map((part) => ({ id, material: part.material, reason: part.reason as string, modules: part.modules })),
    ]),
  )

const warningTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(word('warnings'), [[word('message'), ({ message }) => message]], kpis.warnings)

/** A building in one variant as tables: what it is, its schedule, what it comes to, what is missing. */
export const projectTables = (given: ToldProject): Table[] =>
  [
    headTable(given),
    ...scheduleTables(given),
    operationTable(given),
    ...resultTables(given),
    stageTable(given),
    costGroupTable(given),
    materialTable(given),
    costTable(given),
    qngTable(given),
    transmissionTable(given),
    variantTable(given),
    datasetTable(given),
    missingTable(given),
    warningTable(given),
  ].filter(({ rows }) => rows.length > 0)
