import type * as z from 'zod/mini'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { MOST_DETAILS, type Refusal } from '../service-error.ts'
import { composed, mayHoldDecomposed } from './composed.ts'
import { valueOfBody } from './json-body.ts'
import { NOT_READ, quickReader } from './quick-reader.ts'
import { type RequestPart, refusalsOf } from './refusals.ts'
import { mayHoldUnstorable, unstorableIn } from './storable-text.ts'
import { withoutNulls } from './without-nulls.ts'

/** What was read of one part of a request, and every place of it that is refused. */
export type ReadPart = { readonly value?: unknown; readonly refusals: readonly Refusal[] }

/** What is accepted is read quickly; why anything is not, the schema says. */
function readBy(schema: z.ZodMiniType, given: unknown): Pick<z.core.util.SafeParseResult<unknown>, 'data' | 'error'> {
  const data = quickReader(schema)(given)
  return data === NOT_READ ? schema.safeParse(given) : { data }
}

/** Reads one part of a request by its schema. */
export function readPart(
  part: RequestPart,
  schema: z.ZodMiniType | undefined,
  { given, mayBeUnstorable = true }: { given: unknown; mayBeUnstorable?: boolean },
): ReadPart {
  if (!schema) return { refusals: [] }
  const { data, error } = readBy(schema, given)
  if (error) return { refusals: refusalsOf(part, schema, given, error.issues).slice(0, MOST_DETAILS) }
  const unstorable = mayBeUnstorable ? unstorableIn(data, part === 'body' ? '' : part) : []
  return { value: data, refusals: unstorable.slice(0, MOST_DETAILS) }
}

const isEmpty = (body: unknown) =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)

/**
 * Reads a body: one that may be left out counts for nothing where it is empty.
 *
 * @param text - empty where there was none
 * @throws {ServiceError} `malformedBody`
 */
export function readBody({ body: schema, bodyOptional }: EndpointSpec, text: string): ReadPart {
  const read = text === '' ? undefined : valueOfBody(text)
  const sent = mayHoldDecomposed(text) ? composed(read) : read
  if (bodyOptional && isEmpty(sent)) return { refusals: [] }
  const given = schema && text.includes('null') ? withoutNulls(schema, sent) : sent
  return readPart('body', schema, { given, mayBeUnstorable: mayHoldUnstorable(text) })
}
