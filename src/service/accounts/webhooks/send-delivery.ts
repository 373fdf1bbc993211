import http from 'node:http'
import https from 'node:https'
import type { DeliveryFailure } from '#vocabulary/webhooks.ts'
import { AddressRefused, publicLookup, refusalOf } from './public-address.ts'

/** Time for an answer, from the look for the name to its first line [ms]. */
const PATIENCE = 10_000

/** What came of an attempt: the status of the answer, and why it did not arrive. */
export type Attempt = { readonly status: number | null; readonly failure: DeliveryFailure | null }

export type Outgoing = {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'addressRefused'
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout'
  return /CERT|SSL|TLS|SIGNED|ALTNAME/.test(code) ? 'certificate' : 'connection'
}

const answered = (status: number): Attempt => ({ status, failure: status >= 200 && status < 300 ? null : 'status' })

/**
 * Posts to a webhook: follows no redirection, reads no body of the answer, and connects to the open internet alone where
 * nothing else is allowed.
 */
export const sendDelivery =
  (allowPrivate: boolean) =>
  ({ address, headers, body }: Outgoing): Promise<Attempt> => {
    if (refusalOf(address, allowPrivate)) return Promise.resolve({ status: null, failure: 'addressRefused' })
    return new Promise((resolve) => {
      const request = (address.startsWith('https:') ? https : http).request(address, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...(!allowPrivate && { lookup: publicLookup }),
      })
      request.on('response', (response) => {
        resolve(answered(response.statusCode ?? 0))
        response.destroy()
      })
      request.on('error', (error) => resolve({ status: null, failure: failureOf(error) }))
      request.end(body)
    })
  }
