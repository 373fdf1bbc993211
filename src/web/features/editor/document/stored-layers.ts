import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { type ConstructionDocument, defined, isBlank, type LayerDraft } from './document.ts'
import { chosenOnly } from './editable-corrections.ts'
import { askedFigures, fastenerFields, isTooLong, missingFastenerField, storedFasteners } from './fasteners-draft.ts'
import {
  type FramingProblem,
  framingProblems,
  isIdleOfMembers,
  requiredOfMembers,
  storedMembers,
} from './framing-draft.ts'
import {
  type NumberField,
  type NumberProblem,
  numberFieldNames,
  numberFields,
  type ResultPart,
  readNumber,
  resultParts,
} from './number-fields.ts'
import { type TaperProblem, taperFields, taperOf, taperProblem } from './taper-draft.ts'

export type ProblemField = NumberField | 'material' | 'framingMaterial' | 'secondMaterial'
export type LayerProblem = {
  readonly key: string
  /** Place of the layer in the table, from 0. */
  readonly index: number
  readonly field: ProblemField
  readonly problem: NumberProblem | FramingProblem['problem'] | 'longerThanLayer' | 'unknownName' | TaperProblem
}

type FieldProblem = Pick<LayerProblem, 'field' | 'problem'>

/** Asked once for each layer: a key that changes one of sixty leaves the others as they are. */
function oncePerLayer<Told>(tell: (layer: LayerDraft) => Told): (layer: LayerDraft) => Told {
  const told = new WeakMap<LayerDraft, { readonly one: Told }>()
  return (layer) => {
    const known = told.get(layer) ?? { one: tell(layer) }
    told.set(layer, known)
    return known.one
  }
}

const requiredFields = (layer: LayerDraft): readonly NumberField[] => [
  'thickness',
  ...requiredOfMembers(layer),
  ...taperFields(layer),
]

const fastenerNumbers: readonly NumberField[] = Object.values(fastenerFields)
const taperNumbers: readonly NumberField[] = ['taperThinnest', 'taperMiddle', 'taperThickest']
/** Whether a number belongs to something the layer does not have. */
const isIdle = (layer: LayerDraft, field: NumberField): boolean => {
  if (isIdleOfMembers(layer, field)) return true
  if (taperNumbers.includes(field)) return !taperFields(layer).includes(field)
  return fastenerNumbers.includes(field) && !askedFigures(layer).some((figure) => fastenerFields[figure] === field)
}

const textProblem = (field: NumberField, text: string): FieldProblem | undefined => {
  const reading = readNumber(field, text)
  return 'problem' in reading ? { field, problem: reading.problem } : undefined
}

const numberProblems = (layer: LayerDraft): FieldProblem[] =>
  numberFieldNames.flatMap((field) => {
    if (isIdle(layer, field)) return []
    const text = layer.texts[field]
    if (text !== undefined) return textProblem(field, text) ?? []
    const missing =
      layer.numbers[field] === undefined &&
      (requiredFields(layer).includes(field) || missingFastenerField(layer) === field)
    return missing ? { field, problem: 'missing' as const } : []
  })

const materialProblems = (layer: LayerDraft): FieldProblem[] => {
  const problems: FieldProblem[] = []
  if (layer.materialId === null) {
    problems.push({ field: 'material', problem: layer.materialText === '' ? 'missing' : 'unknownName' })
  }
  if (layer.framing && layer.framing.materialId === null)
    problems.push({ field: 'framingMaterial', problem: 'missing' })
  if (layer.framing && layer.secondFraming && layer.secondFraming.materialId === null)
    problems.push({ field: 'secondMaterial', problem: 'missing' })
  return problems
}

const fastenerProblems = (layer: LayerDraft): FieldProblem[] =>
  isTooLong(layer) ? [{ field: 'fastenerLength', problem: 'longerThanLayer' }] : []

const taperProblems = (layer: LayerDraft): FieldProblem[] => {
  const found = taperProblem(layer)
  return found ? [found] : []
}

/** What keeps a layer from counting, field by field; none for a blank row. */
export const layerProblems = oncePerLayer((layer): readonly FieldProblem[] =>
  isBlank(layer)
    ? []
    : [
        ...materialProblems(layer),
        ...numberProblems(layer),
        ...framingProblems(layer),
        ...fastenerProblems(layer),
        ...taperProblems(layer),
      ],
)

/** Layers that taper beside the first one that does: U of several is not known. */
const furtherTapers = (layers: readonly LayerDraft[]): readonly LayerDraft[] =>
  layers.filter(({ taper, framing, state }) => taper && !framing && state !== 'removed').slice(1)

/** Every problem of the layers, outside to inside. */
export const documentProblems = ({ layers }: Pick<ConstructionDocument, 'layers'>): readonly LayerProblem[] => {
  const further = furtherTapers(layers)
  return layers.flatMap((layer, index) => {
    const second: FieldProblem[] = further.includes(layer) ? [{ field: 'taperThinnest', problem: 'secondTaper' }] : []
    return [...layerProblems(layer), ...second].map((problem) => ({ key: layer.key, index, ...problem }))
  })
}

/** Whether it is a material that is chosen, and no number. */
export const isMaterialField = (field: ProblemField): field is Exclude<ProblemField, NumberField> =>
  field === 'material' || field === 'framingMaterial' || field === 'secondMaterial'

/** Parts of the result that cannot be told while the problem stands. */
export const stoppedBy = ({ field }: Pick<LayerProblem, 'field'>): readonly ResultPart[] =>
  isMaterialField(field) ? resultParts : numberFields[field].affects

const overridesOf = ({ numbers, texts }: LayerDraft): NonNullable<ConstructionLayer['overrides']> => {
  const valid = (field: NumberField) => (texts[field] === undefined ? numbers[field] : undefined)
  return defined({
    conductivity: valid('conductivity'),
    density: valid('density'),
    specificHeatCapacity: valid('specificHeatCapacity'),
    vapourResistanceFactor: valid('vapourResistanceFactor'),
    sd: valid('sd'),
    waterAbsorption: valid('waterAbsorption'),
    serviceLife: valid('serviceLife'),
  })
}

/** Said of an own figure or position; of the figure by the rules nothing is to be said. */
const reasonOf = ({ serviceLifeReason = '', serviceLifePosition, numbers }: LayerDraft): string | undefined =>
  serviceLifePosition || numbers.serviceLife !== undefined ? serviceLifeReason.trim() || undefined : undefined

const storedAccessories = ({ accessories = [] }: LayerDraft): ConstructionLayer['accessories'] =>
  accessories.length > 0 ? [...accessories] : undefined

/** Emissivity of a face of which nothing is said: that of building materials. */
const ORDINARY = 0.9

const storedCorrections = (layer: LayerDraft): Partial<ConstructionLayer> => {
  const valid = (field: NumberField) => (layer.texts[field] === undefined ? layer.numbers[field] : undefined)
  const [outer, inner] = [valid('emissivityOuter'), valid('emissivityInner')]
  return defined({
    fasteners: storedFasteners(layer),
    airGaps: layer.airGaps || undefined,
    taper: layer.framing ? undefined : taperOf(layer),
    openings: valid('openings'),
    emissivities:
      outer === undefined && inner === undefined ? undefined : { outer: outer ?? ORDINARY, inner: inner ?? ORDINARY },
    rainBelow: valid('rainBelow'),
  })
}

/** The layer as it is sent; a field whose text is invalid is left out. Call it for layers whose required fields are valid. */
export const storedLayer = oncePerLayer((layer): ConstructionLayer => {
  const overrides = overridesOf(layer)
  const valid = (field: NumberField) => (layer.texts[field] === undefined ? layer.numbers[field] : undefined)
  return {
    materialId: layer.materialId ?? '',
    thickness: layer.numbers.thickness ?? 0,
    ...defined({
      state: layer.state === 'new' ? undefined : layer.state,
      ...storedMembers(layer),
      overrides: Object.keys(overrides).length > 0 ? overrides : undefined,
      serviceLifePosition: layer.serviceLifePosition ?? undefined,
      serviceLifeReason: reasonOf(layer),
      remainingServiceLife: layer.state === 'existing' ? valid('remainingServiceLife') : undefined,
      endOfLifeScenario: layer.endOfLifeScenario ?? undefined,
      transportDistance: valid('transportDistance'),
      transportVehicle: layer.transportVehicle ?? undefined,
      wastage: valid('wastage'),
      airCavity: layer.airCavity ?? undefined,
      dataset: layer.dataset ?? undefined,
      ...storedCorrections(layer),
      accessories: storedAccessories(layer),
    }),
  }
})

/** The layers as they are assessed, and for each the key of the row it came from. */
export type AssessableLayers = {
  readonly layers: readonly ConstructionLayer[]
  readonly keys: readonly string[]
}

/** @returns undefined while there is no layer, or one whose required fields are missing or invalid */
export const assessableLayers = (document: Pick<ConstructionDocument, 'layers'>): AssessableLayers | undefined => {
  const rows = document.layers.filter((layer) => !isBlank(layer))
  const stopped = documentProblems(document).some((problem) => stoppedBy(problem).length === resultParts.length)
  if (rows.length === 0 || stopped) return undefined
  const further = furtherTapers(rows)
  const layers = rows.map((row) => storedLayer(further.includes(row) ? { ...row, taper: null } : row))
  return { layers, keys: rows.map(({ key }) => key) }
}

/** What keeps the document from being saved. */
export const saveProblems = (document: ConstructionDocument): readonly ('name' | 'layers' | 'invalid')[] => {
  const problems: ('name' | 'layers' | 'invalid')[] = []
  if (document.name.trim() === '') problems.push('name')
  if (document.layers.every(isBlank)) problems.push('layers')
  if (documentProblems(document).length > 0) problems.push('invalid')
  return problems
}

/** Settings as they are sent; undefined where all are by default. */
const sentSettings = (settings: Settings = {}): ConstructionInput['settings'] => {
  const { measure, ...rest } = settings
  const sent = defined({ ...rest, measure: measure && [...measure] })
  return Object.keys(sent).length > 0 ? sent : undefined
}

/** The document as it is stored; only where `saveProblems` finds nothing. */
export const constructionInput = (document: ConstructionDocument): ConstructionInput => ({
  type: document.type,
  locale: document.locale,
  name: document.name.trim(),
  description: document.description.trim(),
  translations: document.translations,
  tags: [...document.tags],
  layers: document.layers.filter((layer) => !isBlank(layer)).map(storedLayer),
  ...defined({
    code: document.code.trim() || undefined,
    release: document.release ?? undefined,
    settings: sentSettings(document.settings),
  }),
})

/** Whether two documents would be stored alike and show alike: keys do not matter. */
export const sameContent = (one: ConstructionDocument, other: ConstructionDocument): boolean =>
  one === other || JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other))

const withoutKeys = ({ settings, ...document }: ConstructionDocument) => ({
  ...document,
  settings: sorted(sentSettings(settings) ?? {}),
  layers: document.layers.map(
    ({ key: _key, numbers, texts, dataset, fasteners, airGaps, taper, secondFraming, accessories = [], ...layer }) => ({
      ...layer,
      ...(dataset && { dataset }),
      ...chosenOnly({ fasteners, airGaps, taper }),
      ...(secondFraming && { secondFraming }),
      accessories,
      numbers: sorted(numbers),
      texts: sorted(texts),
    }),
  ),
})
const sorted = (record: object) => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
