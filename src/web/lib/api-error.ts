import type { ErrorCode, ErrorDetail, ServiceErrorMessage } from '#contract/error.ts'

/** The service refused a call. `message` is in the user's language; the screen decides how to show it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  readonly traceId: string
  /** Seconds to wait before the next try; null where the service names none. */
  readonly retryAfter: number | null
  /** By which a sign-in that waits for its second factor goes on. */
  readonly ticket: string | null
  /** Milliseconds since 1970. */
  readonly receivedAt = Date.now()
  constructor(status: number, error: ServiceErrorMessage, retryAfter: number | null, ticket: string | null = null) {
    super(error.message)
    this.status = status
    this.code = error.code
    this.details = error.details
    this.traceId = error.traceId
    this.retryAfter = retryAfter
    this.ticket = ticket
  }
}

/** The service could not be reached: offline, refused, cut off. Nothing is known about what it did. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

const isServiceError = (body: unknown): body is ServiceErrorMessage =>
  typeof body === 'object' && body !== null && 'code' in body && 'details' in body

const secondsOf = (header: string | null) => (header !== null && /^\d+$/.test(header) ? Number(header) : null)

/** The error of an answer from 400 up; what did not come from the service (a proxy's page) becomes a NetworkError. */
export async function errorOf(response: Response): Promise<ApiError | NetworkError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isServiceError(body)) return new NetworkError(`HTTP ${response.status}`)
  return new ApiError(
    response.status,
    body,
    secondsOf(response.headers.get('retry-after')),
    response.headers.get('x-second-factor'),
  )
}

/** Whether an error says that the caller must wait; then for how many seconds. */
export const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 60) : null

/** When an error that says to wait allows the next try [ms since 1970]; null for every other error. */
export const nextTryAt = (error: unknown): number | null => {
  const wait = waitOf(error)
  return wait === null || !(error instanceof ApiError) ? null : error.receivedAt + wait * 1000
}
