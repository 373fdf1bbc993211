import type { CatalogueDataset } from '#catalogue/catalogue.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'

/** Climate change of the production: A1-A3, or A1 + A2 + A3 where only those are declared; null where one is missing. */
export function productionClimate({
  generation,
  modules,
}: Pick<CatalogueDataset, 'generation' | 'modules'>): number | null {
  const indicator = mainClimateIndicator[generation]
  const figure = (name: string) => modules.find(({ module }) => module === name)?.indicators[indicator]
  const whole = figure('A1-A3')
  if (whole !== undefined) return whole
  const parts = ['A1', 'A2', 'A3'].map(figure)
  return parts.reduce<number | null>((sum, part) => (sum === null || part === undefined ? null : sum + part), 0)
}
