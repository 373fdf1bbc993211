import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import { belongsTo, type Generation, type Indicator, indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'
import type { Words } from './words.ts'

/** Indicators that the results of a generation can have, in the order of the standard. */
export const indicatorsOf = (generation: Generation): readonly Indicator[] =>
  indicators.filter((indicator) => belongsTo(indicator, generation))

/** Unit of a result, which is per m² of construction. */
export const unitOf = (indicator: Indicator): string => `${indicatorDefinitions[indicator].unit}/m²`

/** The abbreviation that EN 15804 and declarations print: `gwpTotal` is GWP-total, `apA1` AP. */
export function abbreviationOf(indicator: Indicator): string {
  const [, name = indicator, part = ''] = /^([a-z]+)(?:A1|([A-Z]\w*))?$/.exec(indicator) ?? []
  return `${name.toUpperCase()}${part === '' ? '' : `-${part.toLowerCase()}`}`
}

/** A heading with the unit of the results under it. */
export const headingOf = (indicator: Indicator): string => `${abbreviationOf(indicator)} [${unitOf(indicator)}]`

/** A module as it is called in a table. */
export const moduleName = ({ module }: Pick<EnvironmentalIndicators, 'module'>, { word }: Words): string =>
  module === 'total' ? word('total') : module
