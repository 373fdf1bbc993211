import { EngineError } from '#engine/engine-error.ts'
import { preparedDataset } from './dataset-cells.ts'
import type { IndicatorCells } from './indicator-cells.ts'
import type { LifeCycleOptions, TransportDataset } from './life-cycle-result.ts'

const prepared = new WeakMap<TransportDataset, IndicatorCells>()

/**
 * Figures of a transport dataset, in the cell of A4.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, at `/transport`
 */
export function transportCells(transport: TransportDataset, { release, generation }: LifeCycleOptions): IndicatorCells {
  if (transport.release !== release || transport.generation !== generation)
    throw new EngineError('generationsMixed', ['transport'], `${transport.release} in a result of ${release}`)
  const known = prepared.get(transport)
  if (known) return known
  const { problem, cellsOf } = preparedDataset({ ...transport, referenceUnit: 't' })
  const cells = cellsOf(undefined)?.cells
  if (problem || !cells)
    throw new EngineError(
      problem?.code ?? 'valueOutOfRange',
      ['transport', ...(problem?.at ?? [])],
      'no usable figures',
    )
  prepared.set(transport, cells)
  return cells
}
