import type { ConstructionLayer } from '#contract/constructions.ts'
import { figuresOfSystem, knownFasteners } from '#vocabulary/fasteners.ts'
import { defined, type FastenerChoice, type LayerDraft } from './document.ts'
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

/** What a system knows of its fasteners. */
export const systemFigures = (choice: FastenerChoice) => figuresOfSystem(choice === 'own' ? undefined : choice)

/** What is asked of fasteners: χ where the system has one or it is typed, else the cross section too. */
export function askedFigures({ fasteners, numbers, texts }: LayerDraft): readonly Figure[] {
  if (!fasteners) return []
  const isTyped = (figure: Figure) =>
    numbers[fastenerFields[figure]] !== undefined || texts[fastenerFields[figure]] !== undefined
  if (systemFigures(fasteners).pointTransmittance !== undefined || isTyped('pointTransmittance'))
    return ['perArea', 'pointTransmittance']
  return isTyped('diameter') ? ['perArea', ...bySection] : ['perArea', 'pointTransmittance', ...bySection]
}

const statedOf = (layer: LayerDraft) => {
  const asked = askedFigures(layer)
  const { fasteners, numbers } = layer
  return defined({
    system: fasteners && fasteners !== 'own' ? fasteners : undefined,
    ...Object.fromEntries(asked.map((figure) => [figure, numbers[fastenerFields[figure]]])),
  })
}

/** The field of a figure that neither the system knows nor the user has typed. */
export function missingFastenerField(layer: LayerDraft): NumberField | undefined {
  if (!layer.fasteners) return undefined
  const known = knownFasteners(statedOf(layer))
  return 'missing' in known ? fastenerFields[known.missing] : undefined
}

/** Fasteners as they are sent; none while a figure of theirs is missing or invalid. */
export function storedFasteners(layer: LayerDraft): ConstructionLayer['fasteners'] {
  if (!layer.fasteners || missingFastenerField(layer) !== undefined) return undefined
  const asked = askedFigures(layer)
  if (asked.some((figure) => layer.texts[fastenerFields[figure]] !== undefined) || isTooLong(layer)) return undefined
  return statedOf(layer)
}

/** Whether the fasteners are said to be longer within the layer than it is thick. */
export const isTooLong = ({ fasteners, numbers }: LayerDraft): boolean =>
  Boolean(fasteners) &&
  numbers.fastenerLength !== undefined &&
  numbers.thickness !== undefined &&
  numbers.fastenerLength > numbers.thickness
