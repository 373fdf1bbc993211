import { parse } from 'secure-json-parse'
import { beyondBoundsAt } from '#interchange/foreign/json-text.ts'
import { ServiceError } from '../service-error.ts'

/** A building of as many rows and layers as it may have holds 160,000 values, six levels deep. */
const bounds = { depth: 32, values: 400_000 }

/**
 * The value of a body. One that would reach into prototypes (`__proto__`) is refused as malformed, and so is one that nests
 * deeper than anything the interface takes: `JSON.parse` would hold everybody up for it.
 *
 * @throws {ServiceError} `malformedBody`
 */
export function valueOfBody(text: string): unknown {
  if (beyondBoundsAt(text, bounds) !== undefined) throw new ServiceError('malformedBody', 'deep or many values')
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (error) {
    if (error instanceof SyntaxError) throw new ServiceError('malformedBody')
    throw error
  }
}
