/** Why an input cannot be computed. */
export type EngineErrorCode =
  | 'layersEmpty'
  | 'valueOutOfRange'
  | 'notApplicable'
  | 'generationsMixed'
  | 'unknownScenario'

/** The input at `path` cannot be computed. `path` is a JSON Pointer into the construction: `/layers/3/thickness`. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  readonly path: string

  constructor(code: EngineErrorCode, path: string, message: string) {
    super(`${path}: ${message}`)
    this.code = code
    this.path = path
  }
}
