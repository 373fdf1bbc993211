import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { KWH_PER_MJ } from '#vocabulary/quantities.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { type Block, growing, right, type TableBlock } from '../blocks.ts'
import { NONE, type ReportSource, summed, TONNE, yearly } from '../report-source.ts'

type Amount = number | null | undefined

/** Amounts of the building that are no module of its fabric [kg CO₂e over the study period]; undefined where unknown. */
function amountsBeside({ kpis }: ReportSource) {
  const { operation, servicesFlatRate: rate, referenceStudyPeriod: years, moduleD } = kpis
  const inUse = (perYear: { readonly gwp: number } | null | undefined): Amount => perYear && perYear.gwp * years
  const [regulated, user] = [inUse(operation?.regulatedPerYear), inUse(operation?.userElectricity?.perYear)]
  const known = [regulated, user].filter((one) => typeof one === 'number')
  return {
    services: rate?.counted ? rate.total.gwp : undefined,
    regulated,
    user,
    inUse: known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0),
    beyond: moduleD.fabricAndItems.gwp + (moduleD.services?.gwp ?? 0) + (moduleD.exportedElectricity?.gwp ?? 0),
  }
}

/** What each part of the building causes in each module [kg CO₂e/(m²·a)]. */
function moduleTable(source: ReportSource): TableBlock {
  const { kpis, words } = source
  const { t, results, numbers } = words
  const { byModule, moduleD, totals } = kpis
  const write = (amount: Amount) => (typeof amount === 'number' ? numbers.fixed(yearly(source, amount), 2) : NONE)
  const modules = lifeCycleModules.filter((module) => module !== 'D' && byModule.some((one) => one.module === module))
  const fabric = modules.map((module) => write(byModule.find((one) => one.module === module)?.gwp))
  const blank = modules.map(() => NONE)
  const { services, regulated, user, inUse, beyond } = amountsBeside(source)
  const total = summed(source, 'gwp', write(totals.total.gwp))
  const rows = [
    [t('fabric'), ...fabric, NONE, write(totals.fabricAndItems.gwp), write(moduleD.fabricAndItems.gwp)],
    ...(services === undefined
      ? []
      : [
          [
            `${results('part.services')}, ${results('unconfirmed')}`,
            ...blank,
            NONE,
            write(services),
            write(moduleD.services?.gwp),
          ],
        ]),
    ...(kpis.operation
      ? [
          [results('part.regulated'), ...blank, write(regulated), write(regulated), NONE],
          [results('part.user'), ...blank, write(user), write(user), NONE],
        ]
      : []),
    [t('building'), ...fabric, write(inUse), total, write(beyond)],
  ]
  return {
    kind: 'table',
    title: t('modules'),
    columns: [growing(t('part')), ...[...modules.map(stageName), 'B6', 'A–C', 'D'].map(right)],
    rows,
    sums: 1,
  }
}

/** The fabric by cost groups, with the sums of their main groups. */
function costGroupTable(source: ReportSource): Block {
  const { kpis, words } = source
  const { t, numbers, formats } = words
  const { fixed } = numbers
  const all = kpis.totals.fabricAndItems
  const line = (name: string, figures: { readonly gwp: number; readonly penrt: number }) => [
    name,
    fixed(figures.gwp / TONNE, 2),
    fixed(yearly(source, figures.gwp), 2),
    fixed(yearly(source, figures.penrt) * KWH_PER_MJ, 1),
    all.gwp === 0 ? NONE : fixed((figures.gwp / all.gwp) * 100, 1),
  ]
  const rows = kpis.byMainCostGroup.flatMap((main) => {
    const own = kpis.byCostGroup.filter(({ costGroup }) => costGroup.slice(0, 2) === main.costGroup.slice(0, 2))
    const parts = own.filter(({ costGroup }) => costGroup !== main.costGroup)
    const nameOf = (group: string) =>
      group === main.costGroup ? t('notDivided', { group }) : costGroupLabel(group, formats.locale)
    return [
      line(costGroupLabel(main.costGroup, formats.locale), main),
      ...(parts.length > 0 ? own.map((one) => line(`\u00a0\u00a0${nameOf(one.costGroup)}`, one)) : []),
    ]
  })
  return {
    kind: 'table',
    title: t('costGroups'),
    columns: [growing(t('group')), ...[t('totalTonnes'), t('perYear'), t('penrtPerYear'), t('share')].map(right)],
    rows: [...rows, line(t('sum'), all)],
    sums: 1,
  }
}

/** The life cycle by module, stage and cost group. */
export const lifeCycleBlocks = (source: ReportSource): Block[] => [
  moduleTable(source),
  { kind: 'drawing', title: source.words.t('stages'), drawing: 'stages' },
  costGroupTable(source),
]
