import type { LayerDraft } from './document.ts'
import type { NumberField } from './number-fields.ts'

/** Numbers that say something of the product, in the order in which they are told; all others are of the layer's place. */
const productNumbers = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'vapourResistanceFactor',
  'sd',
  'waterAbsorption',
  'serviceLife',
  'transportDistance',
  'wastage',
  'openings',
  'emissivityOuter',
  'emissivityInner',
] as const satisfies readonly NumberField[]
type ProductNumber = (typeof productNumbers)[number]

/** What is said of the product in a layer in place of the catalogue. */
export type OwnValues = Pick<LayerDraft, 'numbers' | 'texts' | 'dataset' | 'serviceLifePosition' | 'serviceLifeReason'>

const only = <T>(record: Readonly<Partial<Record<NumberField, T>>>): Partial<Record<ProductNumber, T>> =>
  Object.fromEntries(productNumbers.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])))

const others = <T>(record: Readonly<Partial<Record<NumberField, T>>>): Readonly<Partial<Record<NumberField, T>>> => {
  const rest = { ...record }
  for (const field of productNumbers) delete rest[field]
  return rest
}

/** What a layer says of its product. */
export const ownValuesOf = ({ numbers, texts, ...layer }: LayerDraft): OwnValues => ({
  numbers: only(numbers),
  texts: only(texts),
  ...(layer.dataset && { dataset: layer.dataset }),
  ...(layer.serviceLifePosition && { serviceLifePosition: layer.serviceLifePosition }),
  ...(layer.serviceLifeReason && { serviceLifeReason: layer.serviceLifeReason }),
})

/** The parts of own values that are told by name. */
export const namesOf = (own: OwnValues): readonly (ProductNumber | 'dataset' | 'serviceLifePosition')[] => [
  ...productNumbers.filter((field) => field in own.numbers || field in own.texts),
  ...(own.serviceLifePosition ? (['serviceLifePosition'] as const) : []),
  ...(own.dataset ? (['dataset'] as const) : []),
]

/** The layer without what it says of its product, as it belonged to another material. */
export const withoutOwnValues = ({
  serviceLifePosition: _position,
  serviceLifeReason: _reason,
  ...layer
}: LayerDraft): LayerDraft => ({
  ...layer,
  numbers: others(layer.numbers),
  texts: others(layer.texts),
  dataset: null,
})

/** The layer with own values in addition, such as those it had before its material changed. */
export const withOwnValues = (layer: LayerDraft, own: OwnValues): LayerDraft => ({
  ...layer,
  ...own,
  numbers: { ...layer.numbers, ...own.numbers },
  texts: { ...layer.texts, ...own.texts },
})
