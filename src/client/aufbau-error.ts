import type { ErrorCode, ErrorDetail, ServiceErrorMessage } from '#contract/error.ts'

/** The service refused a call; `code` is stable, `message` in the language asked for. */
export class AufbauError extends Error {
  override readonly name = 'AufbauError'
  readonly status: number
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  /** To name when asking the operator. */
  readonly traceId: string
  /** Seconds to wait before the next try; null where the service names none. */
  readonly retryAfter: number | null

  constructor(status: number, { code, message, details, traceId }: ServiceErrorMessage, retryAfter: number | null) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.traceId = traceId
    this.retryAfter = retryAfter
  }
}

const isServiceError = (body: unknown): body is ServiceErrorMessage =>
  typeof body === 'object' && body !== null && 'code' in body && 'details' in body

/** What an answer from 400 up says; of what did not come from the service, such as a proxy's page, the status alone. */
export async function errorOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null)
  if (!isServiceError(body)) return new Error(`HTTP ${response.status}`)
  const wait = response.headers.get('retry-after')
  return new AufbauError(response.status, body, wait === null ? null : Number(wait))
}
