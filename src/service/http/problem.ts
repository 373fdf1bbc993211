import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus, type ServiceErrorMessage } from '#contract/error.ts'
import { isDatabaseAway, isDatabaseBusy, isReadOnly, isStorageFull } from '../db/client.ts'
import { ServiceError } from '../service-error.ts'
import { detailText } from '../texts/detail-texts.ts'
import { errorText } from '../texts/error-texts.ts'
import { whyText } from '../texts/why-texts.ts'
import { fieldsOf } from './answer.ts'
import { DEFAULT_MEDIA_TYPE, localeOf, negotiate } from './negotiation.ts'

const frameworkCodes: Readonly<Record<string, ConstructorParameters<typeof ServiceError>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_CP_ERR_INVALID_CONTENT: 'malformedBody',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'unsupportedMediaType',
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What serves files refuses addresses that lead out of its directory, or to a directory: there is nothing. */
const isNoFile = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404)

const later = (code: 'storageFull' | 'unavailable', reason: string, seconds: string) =>
  new ServiceError(code, reason, { headers: { 'Retry-After': seconds } })

/** What the database could not do, for a reason that passes; undefined for anything else. */
function databaseError(error: unknown): ServiceError | undefined {
  if (isStorageFull(error)) return later('storageFull', 'storage', '60')
  if (isReadOnly(error)) return later('unavailable', 'read-only', '60')
  if (isDatabaseAway(error)) return later('unavailable', 'database', '2')
  return isDatabaseBusy(error) ? later('unavailable', 'database', '1') : undefined
}

/** The failure as the caller may see it; whatever is not foreseen is `internal`. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  const known = frameworkCodes[codeOf(error)]
  if (known) return new ServiceError(known)
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new ServiceError('malformedBody')
  // the caller went away; a database connection that is reset has the same code
  if (codeOf(error) === 'ECONNRESET' && error instanceof Error && error.message === 'aborted')
    return new ServiceError('malformedBody')
  if (isNoFile(error)) return new ServiceError('notFound')
  return databaseError(error) ?? new ServiceError('internal')
}

/**
 * Answers a failure as a ServiceErrorMessage in the negotiated media type and the caller's locale; logs what is our fault.
 *
 * @param fields - header fields of every answer of the API
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { thrown, fields }: { readonly thrown: unknown; readonly fields: Readonly<Record<string, string>> },
): FastifyReply {
  const error = toServiceError(thrown)
  const status = errorStatus[error.code]
  // a caller who went away while the answer was being sent is nobody's fault
  const isLeft = codeOf(thrown) === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed
  if (status >= 500 && !isLeft) request.log.error({ err: thrown, code: error.code }, 'request failed')
  const locale = localeOf(request)
  const body: ServiceErrorMessage = {
    code: error.code,
    message: error.why ? whyText(error.why, locale) : errorText(error.code, locale),
    traceId: request.id,
    details: error.refusals.map(({ path, code, values = {} }) => ({
      path,
      code,
      message: detailText(code, values, locale),
    })),
  }
  return reply
    .code(status)
    .headers({
      ...fieldsOf(request, fields),
      'Cache-Control': 'no-store',
      ...error.headers,
    })
    .header('Content-Type', negotiate(request) ?? DEFAULT_MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(body)))
}
