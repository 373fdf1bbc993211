import { EngineError, type EngineErrorCode, type OutOfRange, type Place } from '#engine/engine-error.ts'

/** What the engine refuses, as it crosses from one thread to another. */
export type EngineRefusal = {
  readonly code: EngineErrorCode
  readonly place: Place
  readonly reason: string | OutOfRange
}

/** @throws anything but what the engine refuses */
export function refusalToCross(error: unknown): EngineRefusal {
  if (!(error instanceof EngineError)) throw error
  const { code, place, range, message } = error
  return { code, place, reason: range ?? message }
}

/** As the engine threw it. */
export const thrownAgain = ({ code, place, reason }: EngineRefusal): EngineError => new EngineError(code, place, reason)
