import type { Construction, ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import type { LayerAccessory } from '#contract/layer-accessory.ts'
import type { AirCavity, ConstructionType, FramingDirection, Locale } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'
import { editedRelease } from '#web/resources/constructions/opening-materials.ts'
import { type CorrectionChoices, correctionChoices, correctionNumbers } from './editable-corrections.ts'
import type { NumberField } from './number-fields.ts'

/** A dataset chosen in place of the material's own. */
export type DatasetChoice = NonNullable<ConstructionLayer['dataset']>

export type FramingDraft = {
  readonly materialId: string | null
  readonly direction: FramingDirection
  readonly dataset?: DatasetChoice | null
}

/** Members of another kind beside the first ones. */
export type SecondFramingDraft = Pick<FramingDraft, 'materialId' | 'direction'>

/** A layer as it is edited. Numbers are in SI; a text stands where what was typed is no valid number, and wins. */
export type LayerDraft = CorrectionChoices & {
  /** Stable over every edit; not stored. */
  readonly key: string
  readonly materialId: string | null
  /** Name that was pasted but is no material of the catalogue. */
  readonly materialText: string
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>
  readonly texts: Readonly<Partial<Record<NumberField, string>>>
  readonly state: LayerState
  readonly framing: FramingDraft | null
  /** Beside the first ones only. */
  readonly secondFraming?: SecondFramingDraft | null | undefined
  readonly airCavity: AirCavity | null
  readonly endOfLifeScenario: string | null
  /** What brings it to the site, in place of the vehicle of the construction. */
  readonly transportVehicle?: Vehicle | null
  readonly dataset?: DatasetChoice | null
  /** Position whose service life the layer has, in place of that of the rules. */
  readonly serviceLifePosition?: ServiceLifePlace | null
  /** Why the service life is another than by the rules. */
  readonly serviceLifeReason?: string
  /** What is built in; absent where nothing is. */
  readonly accessories?: readonly LayerAccessory[]
}

/** A construction as it is edited. Layers run from outside to inside. */
export type ConstructionDocument = {
  readonly type: ConstructionType
  readonly locale: Locale
  readonly code: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly release: string | null
  readonly translations: NonNullable<ConstructionInput['translations']>
  readonly layers: readonly LayerDraft[]
  /** Absent: all by default. */
  readonly settings?: Settings
}

export const emptyLayer = (key: string): LayerDraft => ({
  key,
  materialId: null,
  materialText: '',
  numbers: {},
  texts: {},
  state: 'new',
  framing: null,
  airCavity: null,
  endOfLifeScenario: null,
})

export const emptyDocument = (locale: Locale): ConstructionDocument => ({
  type: 'outerWall',
  locale,
  code: '',
  name: '',
  description: '',
  tags: [],
  release: null,
  translations: {},
  layers: [],
})

/** A row that was added and not filled in yet; it counts nowhere and is not saved. */
export const isBlank = (layer: LayerDraft): boolean =>
  layer.materialId === null &&
  layer.materialText === '' &&
  Object.keys(layer.numbers).length === 0 &&
  Object.values(layer.texts).every((text) => text.trim() === '')

/** Thickness of the layers without those removed [m]; undefined while there is none, or one whose own is missing or invalid. */
export const totalThickness = (layers: readonly LayerDraft[]): number | undefined => {
  const filled = layers.filter((layer) => !isBlank(layer) && layer.state !== 'removed')
  const known = filled.flatMap(({ numbers, texts }) =>
    texts.thickness === undefined && numbers.thickness !== undefined ? [numbers.thickness] : [],
  )
  return known.length === 0 || known.length < filled.length ? undefined : known.reduce((sum, one) => sum + one, 0)
}

const numbersOf = ({ framing, secondFraming, overrides, ...layer }: ConstructionLayer): LayerDraft['numbers'] =>
  defined({
    thickness: layer.thickness,
    framingWidth: framing?.width,
    framingSpacing: framing?.spacing,
    framingShare: framing?.share,
    secondWidth: secondFraming?.width,
    secondSpacing: secondFraming?.spacing,
    secondShare: secondFraming?.share,
    ...overrides,
    remainingServiceLife: layer.remainingServiceLife,
    transportDistance: layer.transportDistance,
    wastage: layer.wastage,
    ...correctionNumbers(layer),
  })

const lifeOf = ({ serviceLifePosition, serviceLifeReason }: ConstructionLayer) =>
  defined({ serviceLifePosition, serviceLifeReason })

const secondOf = ({ secondFraming }: ConstructionLayer): Pick<LayerDraft, 'secondFraming'> =>
  secondFraming
    ? { secondFraming: { materialId: secondFraming.materialId, direction: secondFraming.direction ?? 'vertical' } }
    : {}

/** A stored layer, ready to be edited. */
export const editableLayer = (layer: ConstructionLayer, key: string): LayerDraft => ({
  ...emptyLayer(key),
  materialId: layer.materialId,
  numbers: numbersOf(layer),
  state: layer.state ?? 'new',
  framing: layer.framing
    ? {
        materialId: layer.framing.materialId,
        direction: layer.framing.direction ?? 'vertical',
        ...(layer.framing.dataset && { dataset: layer.framing.dataset }),
      }
    : null,
  airCavity: layer.airCavity ?? null,
  endOfLifeScenario: layer.endOfLifeScenario ?? null,
  ...(layer.transportVehicle && { transportVehicle: layer.transportVehicle }),
  ...(layer.dataset && { dataset: layer.dataset }),
  ...lifeOf(layer),
  ...(layer.accessories && { accessories: layer.accessories }),
  ...correctionChoices(layer),
  ...secondOf(layer),
})

/** A stored construction, ready to be edited; `newKey` names the layers. */
export const editableDocument = (stored: Construction, newKey: () => string): ConstructionDocument => ({
  type: stored.type,
  locale: stored.locale,
  code: stored.code ?? '',
  name: stored.name,
  description: stored.description,
  tags: stored.tags,
  release: editedRelease(stored),
  translations: stored.translations,
  layers: stored.layers.map((layer) => editableLayer(layer, newKey())),
  ...(stored.settings && { settings: stored.settings }),
})

/** Leaves out what is undefined. */
export const defined = <T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
