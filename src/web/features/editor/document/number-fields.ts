import { type Bounds, bounds, isWithin } from '#vocabulary/bounds.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { evaluate, withoutDust } from '#web/lib/arithmetic.ts'

/** Parts of the result that a figure of a layer takes part in. */
export const resultParts = ['thermal', 'moisture', 'summer', 'mass', 'lifeCycle'] as const
export type ResultPart = (typeof resultParts)[number]

type Definition = {
  /** Range of the value in SI. */
  readonly bounds: Bounds
  /** What is typed is the value in SI times this. */
  readonly scale: number
  /** What an arrow key adds to what is typed; 1 where absent. */
  readonly step?: number
  readonly affects: readonly ResultPart[]
}

/** Of a tapered layer, which may be nothing at its thinnest point. */
const taperPoint = { ...bounds.thickness, minimum: 0 }

/** Number fields of a layer: how they are typed, what is allowed, and what depends on them. */
export const numberFields = {
  thickness: { bounds: bounds.thickness, scale: 1000, affects: resultParts },
  framingWidth: { bounds: bounds.width, scale: 1000, affects: resultParts },
  framingSpacing: { bounds: bounds.spacing, scale: 1000, affects: resultParts },
  conductivity: { bounds: bounds.conductivity, scale: 1, step: 0.001, affects: ['thermal', 'moisture', 'summer'] },
  density: { bounds: bounds.density, scale: 1, affects: ['summer', 'mass', 'lifeCycle'] },
  specificHeatCapacity: { bounds: bounds.specificHeatCapacity, scale: 1, affects: ['summer'] },
  vapourResistanceFactor: { bounds: bounds.vapourResistanceFactor, scale: 1, affects: ['moisture'] },
  sd: { bounds: bounds.sd, scale: 1, step: 0.1, affects: ['moisture'] },
  waterAbsorption: { bounds: bounds.waterAbsorption, scale: 1, step: 0.1, affects: ['moisture'] },
  serviceLife: { bounds: bounds.serviceLife, scale: 1, affects: ['lifeCycle'] },
  remainingServiceLife: { bounds: bounds.remainingServiceLife, scale: 1, affects: ['lifeCycle'] },
  transportDistance: { bounds: bounds.transportDistance, scale: 1, affects: ['lifeCycle'] },
  wastage: { bounds: bounds.wastage, scale: 100, affects: ['lifeCycle'] },
  framingShare: { bounds: bounds.memberShare, scale: 100, affects: ['thermal', 'summer', 'mass', 'lifeCycle'] },
  secondWidth: { bounds: bounds.width, scale: 1000, affects: resultParts },
  secondSpacing: { bounds: bounds.spacing, scale: 1000, affects: resultParts },
  secondShare: { bounds: bounds.memberShare, scale: 100, affects: ['thermal', 'summer', 'mass', 'lifeCycle'] },
  openings: { bounds: bounds.openings, scale: 1, step: 50, affects: ['thermal'] },
  emissivityOuter: { bounds: bounds.emissivity, scale: 1, step: 0.05, affects: ['thermal', 'moisture', 'summer'] },
  emissivityInner: { bounds: bounds.emissivity, scale: 1, step: 0.05, affects: ['thermal', 'moisture', 'summer'] },
  rainBelow: { bounds: bounds.rainBelow, scale: 1, step: 0.1, affects: ['thermal'] },
  taperThinnest: { bounds: taperPoint, scale: 1000, affects: ['thermal'] },
  taperMiddle: { bounds: taperPoint, scale: 1000, affects: ['thermal'] },
  taperThickest: { bounds: taperPoint, scale: 1000, affects: ['thermal'] },
  fastenersPerArea: { bounds: bounds.fastenersPerArea, scale: 1, affects: ['thermal'] },
  fastenerTransmittance: { bounds: bounds.pointTransmittance, scale: 1, step: 0.001, affects: ['thermal'] },
  fastenerDiameter: { bounds: bounds.fastenerDiameter, scale: 1000, step: 0.1, affects: ['thermal'] },
  fastenerConductivity: { bounds: bounds.conductivity, scale: 1, affects: ['thermal'] },
  fastenerFactor: { bounds: bounds.fastenerFactor, scale: 1, step: 0.1, affects: ['thermal'] },
  fastenerLength: { bounds: bounds.fastenerLength, scale: 1000, affects: ['thermal'] },
} as const satisfies Record<string, Definition>

export type NumberField = keyof typeof numberFields
export const numberFieldNames = Object.keys(numberFields) as NumberField[]

export type NumberProblem = 'missing' | 'notANumber' | 'tooSmall' | 'tooBig'
export type NumberReading = { readonly value: number } | { readonly problem: NumberProblem }

/** Definition of a field with its optional parts spelled out. */
export const numberField = (field: NumberField): Definition => numberFields[field]

const lengthUnits: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** What was typed, in the unit of the field, where the unit may stand behind it: `60 mm`, `6cm`, `1,5 m`, `7 %`. */
const typedNumber = (text: string, scale: number): number | undefined => {
  const [, bare = text, unit = ''] = /^(.*?)\s*(mm|cm|m|%)$/i.exec(text.trim()) ?? []
  const factor = scale === 1000 ? lengthUnits[unit.toLowerCase()] : scale === 100 && unit === '%' ? 1 : undefined
  if (unit !== '' && factor === undefined) return undefined
  const value = evaluate(bare)
  return value === undefined ? undefined : withoutDust(value * (factor ?? 1))
}

/** Reads what was typed into a field; the value is in SI, exact to the typed digits (12,5 mm is 0.0125 m). */
export const readNumber = (field: NumberField, text: string): NumberReading => {
  if (text.trim() === '') return { problem: 'missing' }
  const { bounds: range, scale } = numberField(field)
  const typed = typedNumber(text, scale)
  if (typed === undefined) return { problem: 'notANumber' }
  const value = withoutDust(typed / scale)
  return isWithin(range, value) ? { value } : { problem: value > range.maximum ? 'tooBig' : 'tooSmall' }
}

/** The sign before the decimals, as the language writes it. */
export const decimalMark = (locale: Locale): ',' | '.' => (locale === 'de_DE' ? ',' : '.')

/** The value as one types it, without grouping, with the decimal mark given. */
export const typedText = (field: NumberField, value: number, decimalMark: string): string =>
  String(withoutDust(value * numberFields[field].scale)).replace('.', decimalMark)

/** Adds steps of the field to what stands in it; undefined where that is no number or leaves the range. */
export const stepped = (field: NumberField, text: string, steps: number): number | undefined => {
  const typed = typedNumber(text, numberField(field).scale)
  if (typed === undefined) return undefined
  const reading = readNumber(field, String(withoutDust(typed + steps * (numberField(field).step ?? 1))))
  return 'value' in reading ? reading.value : undefined
}

/** Steps that an arrow key asks for in a number field, ten with Shift; undefined for every other key. */
export const arrowSteps = (stroke: {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): number | undefined => {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = stroke
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : undefined
  if (direction === undefined || altKey || ctrlKey || metaKey) return undefined
  return shiftKey ? direction * 10 : direction
}
