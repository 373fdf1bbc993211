import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { type Indicator, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { modulesInTotal, type ResultModule, resultModules } from '#vocabulary/life-cycle.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import { indicesOf } from '#vocabulary/renovation.ts'
import type { Expense } from './payback.ts'

type Row = Pick<EnvironmentalIndicators, 'module' | 'generation' | 'layers'>

/**
 * The works alone: new layers over their whole life, and the disposal of those removed. What exists and stays is the
 * same with and without them.
 *
 * @param rows - of the whole construction with the works
 * @returns the climate-change indicator by module, in the shape of the rows
 */
export function worksOnly(rows: readonly Row[], layers: readonly ConstructionLayer[]) {
  const works = new Set(indicesOf(layers, 'new', 'removed'))
  return resultModules.flatMap((module) => {
    const row = rows.find((one) => one.module === module)
    if (!row) return []
    const indicator = mainClimateIndicator[row.generation]
    const values = row.layers.flatMap(({ layer, indicators }) =>
      works.has(layer) && indicators[indicator] !== undefined ? [indicators[indicator]] : [],
    )
    const sum = values.length === 0 ? undefined : values.reduce((total, value) => total + value, 0)
    return [{ module, indicators: sum === undefined ? {} : { [indicator]: sum } }]
  })
}

/** Whether the balance of every layer of the works is whole; else their sum is a lower bound. */
export function worksComplete(kpis: Pick<KeyPerformanceIndicators, 'layers'>, layers: readonly ConstructionLayer[]) {
  const works = new Set(indicesOf(layers, 'new', 'removed'))
  return kpis.layers.every(({ layer, complete }) => complete || !works.has(layer))
}

type LayerAmount = { readonly module: ResultModule; readonly layer: number; readonly quantity: 'gwp' | 'penrt' }

const inLayer = (rows: readonly Row[], { module, layer, quantity }: LayerAmount): number => {
  const row = rows.find((one) => one.module === module)
  if (!row) return 0
  const indicator: Indicator = quantity === 'gwp' ? mainClimateIndicator[row.generation] : 'penrt'
  const value = row.layers.find((one) => one.layer === layer)?.indicators[indicator] ?? 0
  return quantity === 'gwp' ? value : value / MJ_PER_KWH
}

/** What decides when the works cost how much. */
export type Works = {
  readonly indicators: readonly Row[]
  readonly kpis: Pick<KeyPerformanceIndicators, 'layers'>
  readonly layers: readonly ConstructionLayer[]
  /** Of each layer [a], null where not known. */
  readonly serviceLives: readonly (number | null)[]
}

/**
 * When the emissions [kg CO₂e/m²] or the non-renewable primary energy [kWh/m²] of the works fall due: production,
 * transport, installation and disposal at once, replacements at the end of each service life, in equal parts.
 */
export function expensesOf({ indicators, kpis, layers, serviceLives }: Works, quantity: 'gwp' | 'penrt'): Expense[] {
  const byYear = new Map<number, number>()
  const add = (year: number, amount: number) => byYear.set(year, (byYear.get(year) ?? 0) + amount)
  for (const layer of indicesOf(layers, 'new', 'removed')) {
    for (const module of modulesInTotal) if (module !== 'B4') add(0, inLayer(indicators, { module, layer, quantity }))
    const replaced = inLayer(indicators, { module: 'B4', layer, quantity })
    const times = kpis.layers.find((one) => one.layer === layer)?.replacements ?? 0
    const life = serviceLives[layer] ?? null
    if (replaced === 0) continue
    if (times < 1 || life === null) add(0, replaced)
    else for (let turn = 1; turn <= times; turn += 1) add(turn * life, replaced / times)
  }
  return [...byYear].map(([year, amount]) => ({ year, amount })).toSorted((one, other) => one.year - other.year)
}

/** Whether any layer of the works declares non-renewable primary energy. */
export function knowsPrimaryEnergy(rows: readonly Row[], layers: readonly ConstructionLayer[]): boolean {
  const works = new Set(indicesOf(layers, 'new', 'removed'))
  return rows.some((row) => row.layers.some(({ layer, indicators }) => works.has(layer) && 'penrt' in indicators))
}
