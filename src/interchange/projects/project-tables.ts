import type { ProjectKpis } from '#contract/project-figures.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { type Cell, type Table, tableOf } from '../tables/table.ts'
import { costTable } from './cost-table.ts'
import { scheduleTables, type ToldProject } from './schedule-tables.ts'

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
  return tableOf(
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
}

/** Climate change of every row by module. */
const resultTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(
    `${word('results')} GWP [kg CO₂e]`,
    [
      [word('row'), ({ id }) => id],
      ...lifeCycleModules.map(
        (module) =>
          [
            module,
            ({ modules }: ProjectKpis['rows'][number]): Cell =>
              modules?.find((one) => one.module === module)?.gwp ?? null,
          ] as const,
      ),
      [word('total'), ({ total }) => total?.gwp ?? null],
    ],
    kpis.rows,
  )

const stageTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(
    word('stages'),
    [
      [word('stage'), ({ stage }) => word(stage === 'construction' ? 'constructionStage' : stage)],
      ['GWP [kg CO₂e]', ({ gwp }) => gwp],
      ['PENRT [MJ]', ({ penrt }) => penrt],
      ['PERT [MJ]', ({ pert }) => pert],
    ],
    [...kpis.byStage],
  )

const costGroupTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(
    word('costGroup'),
    [
      [word('costGroup'), ({ costGroup }) => costGroup],
      ['GWP [kg CO₂e]', ({ gwp }) => gwp],
      ['PENRT [MJ]', ({ penrt }) => penrt],
      ['PERT [MJ]', ({ pert }) => pert],
    ],
    kpis.byCostGroup,
  )

const materialTable = ({ told: { kpis }, word }: ToldProject): Table =>
  tableOf(
    word('materials'),
    [
      [word('material'), ({ name }) => name],
      [word('id'), ({ material }) => material],
      [`${word('mass')} [kg]`, ({ mass, massKnown }) => (massKnown ? mass : null)],
      ['GWP [kg CO₂e]', ({ gwp }) => gwp],
      ['PENRT [MJ]', ({ penrt }) => penrt],
      ['PERT [MJ]', ({ pert }) => pert],
    ],
    kpis.byMaterial,
  )

function qngTable({ told: { kpis }, word }: ToldProject): Table {
  const { qng } = kpis
  const lines = (['gwp', 'penrtKwh'] as const).flatMap((quantity) => {
    const unit = quantity === 'gwp' ? 'kg CO₂e/(m²·a)' : 'kWh/(m²·a)'
    const booking = qng?.[quantity]
    if (!booking) return []
    const parts = ['fabricAndItems', 'servicesFlatRate', 'regulated', 'userElectricity', 'value'] as const
    return [
      ...booking.byModule.map(({ module, value }): readonly Cell[] => [module, value, unit, null]),
      ...parts.map((part): readonly Cell[] => [word(part), booking[part], unit, null]),
      ...(['PLUS', 'PREMIUM'] as const).map((level): readonly Cell[] => {
        const { limit, fulfilled } = booking.verdicts[level]
        return [
          `${word('limit')} ${level}`,
          limit,
          unit,
          fulfilled === null ? word('open') : word(fulfilled ? 'yes' : 'no'),
        ]
      }),
    ]
  })
  return { name: word('qng'), head: [word('property'), word('value'), word('unit'), word('fulfilled')], rows: lines }
}

function transmissionTable({ told: { kpis }, word }: ToldProject): Table {
  const { transmission: found } = kpis
  const lines = found.lines.map((line): readonly Cell[] => [
    line.id,
    line.area,
    line.uValue,
    line.fx,
    line.fxUA,
    line.uReference,
  ])
  const sums: readonly (readonly Cell[])[] = [
    [word('envelopeArea'), found.envelopeArea, '', '', '', ''],
    ["H'T [W/(m²·K)]", '', found.htPrime, '', '', ''],
    [word('htPrimeReference'), '', found.htPrimeReference, '', '', ''],
  ]
  const head = [word('row'), `${word('area')} [m²]`, 'U [W/(m²·K)]', 'Fx', 'Fx·U·A [W/K]', 'U Ref. [W/(m²·K)]']
  return { name: word('transmission'), head, rows: lines.length > 0 ? [...lines, ...sums] : [] }
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
    resultTable(given),
    stageTable(given),
    costGroupTable(given),
    materialTable(given),
    costTable(given),
    qngTable(given),
    transmissionTable(given),
    missingTable(given),
    warningTable(given),
  ].filter(({ rows }) => rows.length > 0)
