import type { ConstructionLayer } from '#contract/constructions.ts'
import type { LayerAccessory } from '#contract/layer-accessory.ts'
import { accessoryOf } from '#vocabulary/accessories.ts'
import { fastenerSystems, figuresOfSystem, knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'
import { defined, type LayerDraft } from './document.ts'
import type { FastenerChoice } from './editable-corrections.ts'
import type { NumberField } from './number-fields.ts'

/** The number field of every figure of fasteners. */
export const fastenerFields = {
  perArea: 'fastenersPerArea',
  pointTransmittance: 'fastenerTransmittance',
  diameter: 'fastenerDiameter',
  conductivity: 'fastenerConductivity',
  factor: 'fastenerFactor',
  length: 'fastenerLength',
} as const satisfies Record<string, NumberField>
type Figure = keyof typeof fastenerFields

const bySection = ['diameter', 'conductivity', 'factor', 'length'] as const satisfies readonly Figure[]

/** The fasteners of a layer: those chosen, else those that are built in. */
export const fastenerChoice = ({ fasteners, accessories }: LayerDraft): FastenerChoice | null =>
  fasteners ?? statedFasteners({ accessories })?.system ?? null

/**
 * Other fasteners for a layer. What the catalogue knows the mass of is built in too, so that mass and life cycle count it;
 * what was there of another system goes.
 */
export function withFasteners({ accessories = [] }: LayerDraft, choice: FastenerChoice | null) {
  const kept = accessories.filter(
    ({ accessoryId }) => accessoryId === choice || !fastenerSystems.some((system) => system === accessoryId),
  )
  const isKept = kept.some(({ accessoryId }) => accessoryId === choice)
  const built: LayerAccessory[] =
    choice === null || choice === 'own' || choice === 'facadeBrackets' || isKept || !accessoryOf(choice).amount
      ? []
      : [{ accessoryId: choice }]
  return { fasteners: choice, accessories: [...kept, ...built] }
}

/** What a system knows of its fasteners. */
export const systemFigures = (choice: FastenerChoice) => figuresOfSystem(choice === 'own' ? undefined : choice)

const isTyped = ({ numbers, texts }: LayerDraft, figure: Figure) =>
  numbers[fastenerFields[figure]] !== undefined || texts[fastenerFields[figure]] !== undefined

/** What is asked of fasteners: χ where the system has one or it is typed, else the cross section too. */
export function askedFigures(layer: LayerDraft): readonly Figure[] {
  const choice = fastenerChoice(layer)
  if (!choice) return []
  if (systemFigures(choice).pointTransmittance !== undefined || isTyped(layer, 'pointTransmittance'))
    return ['perArea', 'pointTransmittance']
  const isRound = isTyped(layer, 'diameter') || systemFigures(choice).diameter !== undefined
  return isRound ? ['perArea', ...bySection] : ['perArea', 'pointTransmittance', ...bySection]
}

const statedOf = (layer: LayerDraft, choice: FastenerChoice) =>
  defined({
    system: choice === 'own' ? undefined : choice,
    ...Object.fromEntries(askedFigures(layer).map((figure) => [figure, layer.numbers[fastenerFields[figure]]])),
  })

/** The field of a figure that neither the system knows nor the user has typed. */
export function missingFastenerField(layer: LayerDraft): NumberField | undefined {
  if (!layer.fasteners) return undefined
  const known = knownFasteners(statedOf(layer, layer.fasteners))
  return 'missing' in known ? fastenerFields[known.missing] : undefined
}

/** Fasteners as they are sent; none while a figure of theirs is missing or invalid, or where what is built in says it all. */
export function storedFasteners(layer: LayerDraft): ConstructionLayer['fasteners'] {
  const choice = fastenerChoice(layer)
  const asked = askedFigures(layer)
  const isSaid = layer.fasteners || asked.some((figure) => isTyped(layer, figure))
  if (!choice || !isSaid || missingFastenerField(layer) !== undefined) return undefined
  if (asked.some((figure) => layer.texts[fastenerFields[figure]] !== undefined) || isTooLong(layer)) return undefined
  return statedOf(layer, choice)
}

/** Whether the fasteners are said to be longer within the layer than it is thick. */
export const isTooLong = (layer: LayerDraft): boolean => {
  const { fastenerLength, thickness } = layer.numbers
  return (
    askedFigures(layer).includes('length') &&
    fastenerLength !== undefined &&
    thickness !== undefined &&
    fastenerLength > thickness
  )
}
