import { type ConstructionType, MAX_LAYERS } from '#vocabulary/constructions.ts'
import { builtInto, withUsual } from './built-in.ts'
import type { ConstructionDocument, LayerDraft } from './document.ts'
import { type NumberField, readNumber } from './number-fields.ts'
import { type OwnValues, withOwnValues, withoutOwnValues } from './own-values.ts'
import { withMeanThickness, withTaperMoved } from './taper-draft.ts'

type LayerChange = Partial<
  Pick<
    LayerDraft,
    | 'state'
    | 'framing'
    | 'secondFraming'
    | 'airCavity'
    | 'endOfLifeScenario'
    | 'transportVehicle'
    | 'dataset'
    | 'fasteners'
    | 'airGaps'
    | 'taper'
    | 'serviceLifePosition'
    | 'serviceLifeReason'
    | 'accessories'
  >
>
type HeaderChange = Partial<Omit<ConstructionDocument, 'layers'>>

/** Every change of a document. Layers are named by key; keys of new layers are given, so that applying is pure. */
export type Command =
  | { readonly do: 'insert'; readonly at: number; readonly layers: readonly LayerDraft[] }
  | { readonly do: 'delete'; readonly key: string }
  /** In place of a layer, which leaves its state behind. */
  | { readonly do: 'replace'; readonly key: string; readonly layers: readonly LayerDraft[] }
  | { readonly do: 'duplicate'; readonly key: string; readonly newKey: string }
  | { readonly do: 'move'; readonly key: string; readonly to: number }
  | {
      readonly do: 'setMaterial'
      readonly key: string
      readonly materialId: string
      /** Usual thickness of the product [m], taken where none is given yet, or one typed with its name, which counts. */
      readonly thickness?: number
      readonly isTyped?: boolean
    }
  /** Own values that went with another material, taken for the one chosen now. */
  | { readonly do: 'setOwnValues'; readonly key: string; readonly own: OwnValues }
  | { readonly do: 'setNumber'; readonly key: string; readonly field: NumberField; readonly text: string }
  | { readonly do: 'setLayer'; readonly key: string; readonly change: LayerChange }
  | { readonly do: 'clearNumbers'; readonly key: string; readonly fields: readonly NumberField[] }
  | { readonly do: 'setHeader'; readonly change: HeaderChange }

const changed = (
  document: ConstructionDocument,
  key: string,
  change: (layer: LayerDraft) => LayerDraft,
): ConstructionDocument => {
  const index = document.layers.findIndex((layer) => layer.key === key)
  const layer = document.layers[index]
  if (!layer) return document
  const next = change(layer)
  return next === layer ? document : { ...document, layers: document.layers.with(index, next) }
}

const without = <T extends object>(record: T, keys: readonly (keyof T)[]): T => {
  if (!keys.some((key) => key in record)) return record
  const rest = { ...record }
  for (const key of keys) delete rest[key]
  return rest
}

/** An optional field that is emptied goes back to the default; a required one keeps its empty text. */
const requiredFields: ReadonlySet<NumberField> = new Set([
  'thickness',
  'framingWidth',
  'framingSpacing',
  'secondWidth',
  'secondSpacing',
])
const required = (field: NumberField) => requiredFields.has(field)

const withNumber = (layer: LayerDraft, field: NumberField, text: string): LayerDraft => {
  if (text.trim() === '' && !required(field)) return clear(layer, [field])
  const reading = readNumber(field, text)
  if ('problem' in reading) {
    return layer.texts[field] === text ? layer : { ...layer, texts: { ...layer.texts, [field]: text } }
  }
  if (layer.numbers[field] === reading.value && layer.texts[field] === undefined) return layer
  const next = {
    ...layer,
    numbers: { ...layer.numbers, [field]: reading.value },
    texts: without(layer.texts, [field]),
  }
  return field === 'thickness' ? withTaperMoved(next, layer) : withMeanThickness(next)
}

const clear = (layer: LayerDraft, fields: readonly NumberField[]): LayerDraft => {
  const numbers = without(layer.numbers, fields)
  const texts = without(layer.texts, fields)
  return numbers === layer.numbers && texts === layer.texts ? layer : { ...layer, numbers, texts }
}

type NewMaterial = { readonly materialId: string; readonly thickness?: number; readonly isTyped?: boolean }

const isBare = ({ numbers, texts }: LayerDraft) =>
  numbers.thickness === undefined && (texts.thickness ?? '').trim() === ''

const withThickness = ({ numbers, texts }: LayerDraft, thickness: number) => ({
  numbers: { ...numbers, thickness },
  texts: without(texts, ['thickness']),
})

/** What was said of another product goes with it; a name that was none has had no product yet. */
const withMaterial = (
  given: LayerDraft,
  { materialId, thickness, isTyped = false }: NewMaterial,
  type: ConstructionType,
): LayerDraft => {
  if (given.materialId === materialId && !isTyped) return given
  const layer = given.materialId === null ? given : withoutOwnValues(given)
  const filled = thickness !== undefined && (isTyped || isBare(layer)) ? withThickness(layer, thickness) : {}
  const accessories = builtInto(layer, materialId, type)
  return {
    ...layer,
    materialId,
    materialText: '',
    endOfLifeScenario: null,
    airCavity: null,
    ...(accessories.length + (layer.accessories?.length ?? 0) > 0 && { accessories }),
    ...filled,
  }
}

const inserted = (document: ConstructionDocument, at: number, layers: readonly LayerDraft[]) => {
  const room = layers.slice(0, MAX_LAYERS - document.layers.length)
  if (room.length === 0) return document
  const place = Math.min(Math.max(at, 0), document.layers.length)
  return { ...document, layers: document.layers.toSpliced(place, 0, ...room) }
}

const moved = (document: ConstructionDocument, key: string, to: number): ConstructionDocument => {
  const from = document.layers.findIndex((layer) => layer.key === key)
  const place = Math.min(Math.max(to, 0), document.layers.length - 1)
  const layer = document.layers[from]
  if (!layer || from === place) return document
  return { ...document, layers: document.layers.toSpliced(from, 1).toSpliced(place, 0, layer) }
}

const duplicated = (document: ConstructionDocument, key: string, newKey: string): ConstructionDocument => {
  const index = document.layers.findIndex((layer) => layer.key === key)
  const layer = document.layers[index]
  return layer ? inserted(document, index + 1, [{ ...layer, key: newKey }]) : document
}

const differs = <T extends object>(target: T, change: Partial<T>) =>
  (Object.keys(change) as (keyof T)[]).some((name) => change[name] !== target[name])

/** Where a layer has changed its state, what is done to the component is asked anew. */
const reopened = (next: ConstructionDocument, before: ConstructionDocument, { state }: LayerChange) => {
  if (next === before || state === undefined || !next.settings?.measure) return next
  const { measure: _asked, ...settings } = next.settings
  return { ...next, settings }
}

/** A layer after a command that changes nothing but the layer. */
const within = (
  layer: LayerDraft,
  command: Extract<Command, { readonly do: 'setMaterial' | 'setOwnValues' | 'setNumber' | 'clearNumbers' }>,
  type: ConstructionType,
): LayerDraft => {
  switch (command.do) {
    case 'setMaterial':
      return withMaterial(layer, command, type)
    case 'setOwnValues':
      return withOwnValues(layer, command.own)
    case 'setNumber':
      return withNumber(layer, command.field, command.text)
    case 'clearNumbers':
      return clear(layer, command.fields)
  }
}

/** The document after a command; the very same object where nothing changes. */
export const applied = (document: ConstructionDocument, command: Command): ConstructionDocument => {
  switch (command.do) {
    case 'insert':
      return inserted(
        document,
        command.at,
        command.layers.map((layer) => withUsual(layer, document.type)),
      )
    case 'delete': {
      const layers = document.layers.filter(({ key }) => key !== command.key)
      return layers.length === document.layers.length ? document : { ...document, layers }
    }
    case 'replace': {
      const at = document.layers.findIndex(({ key }) => key === command.key)
      const state = document.layers[at]?.state
      if (state === undefined) return document
      const layers = command.layers.map((layer) => withUsual({ ...layer, state }, document.type))
      return inserted({ ...document, layers: document.layers.toSpliced(at, 1) }, at, layers)
    }
    case 'duplicate':
      return duplicated(document, command.key, command.newKey)
    case 'move':
      return moved(document, command.key, command.to)
    case 'setLayer':
      return reopened(
        changed(document, command.key, (layer) =>
          differs(layer, command.change) ? withMeanThickness({ ...layer, ...command.change }) : layer,
        ),
        document,
        command.change,
      )
    case 'setHeader':
      return differs(document, command.change) ? { ...document, ...command.change } : document
    default:
      return changed(document, command.key, (layer) => within(layer, command, document.type))
  }
}
