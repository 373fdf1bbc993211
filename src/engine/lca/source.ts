import { EngineError, type Place } from '#engine/engine-error.ts'
import { type Generation, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { type DatasetFigures, type PreparedDataset, preparedDataset } from './dataset-cells.ts'
import { figureOf, type IndicatorCells, indicatorsOf } from './indicator-cells.ts'
import type { LifeCycleOptions } from './life-cycle-result.ts'

/** Figures that count `factor` times per m² of construction. */
export type Source = { readonly cells: IndicatorCells; readonly factor: number }

/**
 * Prepares a dataset and refuses one of another release, of another generation or with impossible figures.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange
 */
export function admit(
  dataset: DatasetFigures,
  { release, generation }: LifeCycleOptions,
  place: () => Place,
): PreparedDataset {
  if (dataset.generation !== generation || dataset.release !== release)
    throw new EngineError(
      'generationsMixed',
      place(),
      `${dataset.release} (${dataset.generation}) in a result of ${release} (${generation})`,
    )
  const ready = preparedDataset(dataset)
  if (ready.problem) throw new EngineError(ready.problem.code, [...place(), ...ready.problem.at], ready.problem.reason)
  return ready
}

const climateIndex: Readonly<Record<Generation, number>> = {
  'EN 15804+A1': indicatorsOf['EN 15804+A1'].indexOf(mainClimateIndicator['EN 15804+A1']),
  'EN 15804+A2': indicatorsOf['EN 15804+A2'].indexOf(mainClimateIndicator['EN 15804+A2']),
}

/** Climate change of a module as the dataset has it [kg CO₂e per reference quantity]; null where it is not declared. */
export const climateIn = (cells: IndicatorCells, module: number, generation: Generation): number | null =>
  figureOf(cells, module, climateIndex[generation])

/** Climate change of a module of a source, per m² [kg CO₂e/m²]; null where it is not declared. */
export function climateOf({ cells, factor }: Source, module: number, generation: Generation): number | null {
  const declared = climateIn(cells, module, generation)
  return declared === null ? null : factor * declared
}
