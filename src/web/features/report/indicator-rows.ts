import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import { type ResultModule, resultModules, scopeName } from '#vocabulary/life-cycle.ts'
import { indicatorDisplay, writeIndicator } from '#web/charts/indicator-display.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { ABSENT } from '#web/lib/format.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

/** Indicators of the report; all of them stand in the comparison and in the exports. */
const reported: Readonly<Record<Generation, readonly Indicator[]>> = {
  'EN 15804+A2': ['gwpTotal', 'gwpFossil', 'gwpBiogenic', 'penrt', 'pert', 'ap', 'epFreshwater', 'pocp', 'odp'],
  'EN 15804+A1': ['gwpA1', 'penrt', 'pert', 'apA1', 'epA1', 'pocpA1', 'odpA1', 'adpeA1', 'adpfA1'],
}

export type IndicatorTable = {
  readonly modules: readonly { readonly module: ResultModule; readonly head: string }[]
  readonly rows: readonly { readonly name: string; readonly unit: string; readonly values: readonly string[] }[]
}

/** Indicators by module; modules that declare none of them are left out, D stands after the sum. */
export function indicatorTable({ kpis, indicators }: Reported, { charts, tag }: Words): IndicatorTable {
  const wanted = reported[kpis.lifeCycle.generation]
  const rowOf = (module: ResultModule) => indicators.find((row) => row.module === module)
  const order = [...resultModules.filter((module) => module !== 'D'), 'D' as const]
  const modules = order.filter((module) =>
    wanted.some((indicator) => rowOf(module)?.indicators[indicator] !== undefined),
  )
  const written = (module: ResultModule, indicator: Indicator) => {
    const row = rowOf(module)
    const text = writeIndicator(indicator, row?.indicators[indicator], tag)
    return module === 'total' && row?.bound === 'lower' && text !== ABSENT ? `≥ ${text}` : text
  }
  return {
    modules: modules.map((module) => ({
      module,
      head: module === 'total' ? scopeName(kpis.lifeCycle.modules) : stageName(module),
    })),
    rows: wanted
      .filter((indicator) => modules.some((module) => rowOf(module)?.indicators[indicator] !== undefined))
      .map((indicator) => ({
        name: charts(`indicator.${indicator}`),
        unit: indicatorDisplay(indicator).unit.replace('/m²', ''),
        values: modules.map((module) => written(module, indicator)),
      })),
  }
}
