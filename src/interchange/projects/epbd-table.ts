import type { Indicator } from '#vocabulary/indicators.ts'
import type { BuildingModule } from '#vocabulary/life-cycle.ts'
import type { Cell, Table } from '../tables/table.ts'
import type { ToldProject } from './schedule-tables.ts'

/** Modules in the order of the form; those of the use of a building beside B4 and B6 are not assessed. */
const columns = ['A1-A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'C1', 'C2', 'C3', 'C4'] as const
const notAssessed: readonly string[] = ['B1', 'B2', 'B3', 'B5', 'B7']

const rowsOf = {
  'EN 15804+A1': ['gwpA1'],
  'EN 15804+A2': ['gwpTotal', 'gwpFossil', 'gwpBiogenic', 'gwpLuluc'],
} as const

/**
 * The form of the European directive on the energy performance of buildings: climate change per m² useful floor area over
 * the study period [kg CO₂e/m²], what is not assessed said and never 0.
 *
 * @see Directive (EU) 2024/1275, annex III; delegated act of 16.12.2025, Level(s) indicator 1.2 (second hand)
 */
export function epbdTables({ told, schedule, word }: ToldProject): Table[] {
  const { kpis, indicators } = told
  const { usefulFloorArea } = schedule.areas
  const value = (module: BuildingModule, indicator: Indicator): number | null =>
    indicators.modules.find((one) => one.module === module)?.indicators[indicator] ?? null
  const perArea = (amount: number | null): Cell =>
    amount === null || usefulFloorArea === undefined ? null : amount / usefulFloorArea
  const rows = rowsOf[kpis.generation].map((indicator): readonly Cell[] => [
    word(indicator),
    ...columns.map(
      (module): Cell =>
        notAssessed.includes(module) ? word('notAssessed') : perArea(value(module as BuildingModule, indicator)),
    ),
    perArea(value('total', indicator)),
    perArea(value('D', indicator)),
    // of exported electricity only the climate change as a whole is told
    indicator === 'gwpTotal' || indicator === 'gwpA1' ? perArea(kpis.moduleD.exportedElectricity?.gwp ?? null) : null,
  ])
  const notes = [
    ...(kpis.generation === 'EN 15804+A1' ? [word('needsA2')] : []),
    ...(usefulFloorArea === undefined ? [word('needsUsefulArea')] : []),
    ...(kpis.servicesFlatRate ? [word('formWithoutServices')] : []),
    ...(kpis.complete.gwp ? [] : [word('formIncomplete')]),
  ]
  const name = `${word('epbd')} [kg CO₂e/m²]`
  return [
    // what is declared, but by no area, is not "not declared"
    ...(usefulFloorArea === undefined ? [] : [{ name, head: ['', ...columns, word('sum'), 'D1', 'D2'], rows }]),
    ...(notes.length > 0
      ? [{ name: word('warnings'), head: [word('message')], rows: notes.map((note) => [note]) }]
      : []),
  ]
}
