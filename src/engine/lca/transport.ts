import type { Dataset, Layer, Transport, TransportDataset } from '#engine/construction.ts'
import { transportOfPart } from '#engine/formulas/life-cycle.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { isTransportCounted } from '#vocabulary/transport.ts'
import type { DatasetFigures } from './dataset-cells.ts'
import type { LayerPart } from './layer-parts.ts'
import type { LifeCycleOptions } from './life-cycle-result.ts'
import { transportedMass } from './reference-flow.ts'
import { moduleIndex } from './scope.ts'
import { admit, climateIn, type Source } from './source.ts'

/** What a distance lacks to count: a vehicle, its figures in the release, or the mass of the part. */
type Lack = 'vehicle' | 'figures' | 'mass'
/** What brings a part to the site, or why its distance does not count. */
export type Brought =
  | { readonly source: Source; readonly lack?: undefined }
  | { readonly source?: undefined; readonly lack: Lack }

const perTonne = new WeakMap<TransportDataset, DatasetFigures>()

/** As a dataset of mass, the same object every time: it is prepared once. */
function datasetOf(transport: TransportDataset): DatasetFigures {
  const known = perTonne.get(transport)
  if (known) return known
  const made = { ...transport, referenceUnit: 't' } as const
  perTonne.set(transport, made)
  return made
}

/** A part that is brought to the site, with the dataset that describes it. */
type Carried = {
  readonly part: LayerPart
  readonly layer: Layer
  readonly index: number
  readonly transport: Transport
  readonly product: Dataset
}

/**
 * What brings a part to the site: its mass over the distance, by the figures of the vehicle.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place
 * @see EN 15978:2011 (module A4)
 */
export function brought(
  { part, layer, index, product, transport: { distance, vehicle, dataset } }: Carried,
  options: LifeCycleOptions,
  trace: Trace | undefined,
): Brought {
  if (vehicle === undefined) return { lack: 'vehicle' }
  if (dataset === undefined) return { lack: 'figures' }
  const cells = admit(datasetOf(dataset), options, () => ['layers', index, 'transport']).cellsOf(undefined)?.cells
  if (!cells) return { lack: 'figures' }
  const told =
    trace && isTransportCounted(layer.state, options.modules)
      ? about(trace, index, `${dataset.release} ${dataset.uuid} ${dataset.version}`)
      : undefined
  const mass = transportedMass(part, product, told && about(told, index))
  if (mass === undefined) return { lack: 'mass' }
  const declared = climateIn(cells, moduleIndex.A4, options.generation)
  if (told && declared !== null)
    figure(told, 'transport', transportOfPart)(mass, distance, declared / dataset.referenceQuantity)
  return { source: { cells, factor: ((mass / 1000) * distance) / dataset.referenceQuantity } }
}
