import { type Bounds, isWithin } from '#vocabulary/bounds.ts'

/** Why an input cannot be computed. */
export type EngineErrorCode =
  | 'layersEmpty'
  | 'valueOutOfRange'
  | 'notApplicable'
  | 'generationsMixed'
  | 'unknownScenario'
  | 'contradicts'

/** Names and indices that lead to an input: `['layers', 3, 'thickness']`. */
export type Place = readonly (string | number)[]

/** A number that is not what it may be. */
export type OutOfRange = { readonly value: number; readonly bounds: Bounds }

/** The input at `place` cannot be computed; `path` is the same as a JSON Pointer: `/layers/3/thickness`. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  readonly place: Place
  /** Of `valueOutOfRange`, where there is a range. */
  readonly range: OutOfRange | undefined

  constructor(code: EngineErrorCode, place: Place, reason: string | OutOfRange) {
    super(`${pointer(place)}: ${typeof reason === 'string' ? reason : outOfRange(reason)}`)
    this.code = code
    this.place = place
    this.range = typeof reason === 'string' ? undefined : reason
  }

  get path(): string {
    return pointer(this.place)
  }
}

const outOfRange = ({ value, bounds }: OutOfRange) => `${value} is not from ${bounds.minimum} to ${bounds.maximum}`

const pointer = (place: Place) => place.map((name) => `/${name}`).join('')

/**
 * Refuses a value that the figure may not have; one that is absent is unknown, not wrong.
 *
 * @throws {EngineError} valueOutOfRange at the place
 */
export function checkWithin(bounds: Bounds, value: number | undefined, place: () => Place): void {
  if (value !== undefined && !isWithin(bounds, value))
    throw new EngineError('valueOutOfRange', place(), { value, bounds })
}
