import { parse } from 'content-disposition'
import type { accountRoutes } from '#contract/account-routes.ts'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import type { EndpointSpec } from '#contract/endpoint.ts'
import type { linkRoutes } from '#contract/link-routes.ts'
import type { officeRoutes } from '#contract/office-routes.ts'
import type { originRoutes } from '#contract/origin-routes.ts'
import type { projectRoutes } from '#contract/project-routes.ts'
import { routes } from '#contract/routes.ts'
import type { verificationRoutes } from '#contract/verification-routes.ts'
import type { webhookRoutes } from '#contract/webhook-routes.ts'
import { errorOf, NetworkError } from './api-error.ts'
import { currentLocale, languageTag } from './i18n/locale.ts'
import { isOffline } from './online.ts'
import type { Input, Reply } from './operations.ts'
import { currentSession, sessionEnded, signedIn } from './session.ts'

type Route = Pick<EndpointSpec, 'auth' | 'method' | 'path'>
/** What the app calls. */
type OperationName =
  | keyof typeof routes
  | keyof typeof accountRoutes
  | keyof typeof officeRoutes
  | keyof typeof projectRoutes
  | keyof typeof linkRoutes
  | keyof typeof verificationRoutes
  | keyof typeof originRoutes
  | keyof typeof webhookRoutes

const callable: Partial<Record<OperationName, Route>> = { ...routes }

/** Lets operations be called whose routes come with the screen that needs them, so that nobody else loads them. */
export function makeCallable(more: Partial<Record<OperationName, Route>>): void {
  Object.assign(callable, more)
}

function routeOf(name: OperationName): Route {
  const route = callable[name]
  if (!route) throw new Error(name)
  return route
}

type Parts = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Sent as it is, under its own media type, in place of a body. */
  readonly file?: Blob
  readonly headers?: Readonly<Record<string, string>>
  readonly cache?: RequestCache
}

/** What comes with an answer beside its body. */
export type Answer<K extends OperationName> = {
  readonly reply: Reply<K>
  readonly etag: string | null
  /** Entries of the whole list; null where the answer is no list. */
  readonly totalCount: number | null
  /** There are more than that. */
  readonly isLowerBound: boolean
  /** By which the service's log tells of the request. */
  readonly traceId: string | null
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

async function send(name: OperationName, parts: Parts, token: string | null, signal?: AbortSignal): Promise<Response> {
  const { method, path } = routeOf(name)
  const headers = new Headers(parts.headers)
  headers.set('accept-language', languageTag(currentLocale()))
  if (path.startsWith('/v1/auth/')) headers.set('x-refresh-transport', 'cookie')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (parts.body !== undefined) headers.set('content-type', 'application/json; x-api-version=1')
  if (parts.file) headers.set('content-type', parts.file.type)
  const body = parts.file ?? (parts.body === undefined ? null : JSON.stringify(parts.body))
  try {
    return await fetch(addressOf(path, parts), {
      method,
      headers,
      body,
      cache: parts.cache ?? 'default',
      signal: signal ?? null,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('The service cannot be reached', { cause: error })
  }
}

/** One renewal at a time in all tabs; a tab that waited takes the token that the first one got. */
async function renewAlone(stale: string | null): Promise<string | null> {
  const now = currentSession()
  if (now.state === 'signedIn' && now.token !== stale) return now.token
  const response = await send('refresh', {}, null)
  if (response.ok) {
    const reply = (await response.json()) as AuthenticationResponse
    signedIn(reply)
    return reply.sessionJwt
  }
  const error = await errorOf(response)
  if (response.status !== 400 && response.status !== 401) throw error
  sessionEnded()
  return null
}

/**
 * Runs renewals of all tabs one after the other. Over plain http a browser has no locks: tabs then renew side by side,
 * which the service grants for some seconds.
 */
const oneTabAtATime = <T>(renew: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('aufbau.refresh', renew) : renew()

let renewal: Promise<string | null> | undefined

/**
 * Exchanges the refresh cookie for a new session token.
 *
 * @param stale - the token that is no longer good, null where there was none
 * @returns the new token; null where the service takes the cookie no more
 * @throws {ApiError | NetworkError} when the service could not decide
 */
export function renewSession(stale: string | null): Promise<string | null> {
  renewal ??= oneTabAtATime(() => renewAlone(stale)).finally(() => {
    renewal = undefined
  })
  return renewal
}

async function freshToken(): Promise<string | null> {
  const now = currentSession()
  // without a network this device answers, which asks for no token
  if (now.state === 'signedIn') return now.staleAt > Date.now() || isOffline() ? now.token : renewSession(now.token)
  return now.state === 'unknown' ? renewSession(null) : null
}

async function answered(name: OperationName, parts: Parts, signal?: AbortSignal): Promise<Response> {
  if (routeOf(name).auth === 'none') return send(name, parts, null, signal)
  const token = await freshToken()
  const first = await send(name, parts, token, signal)
  if (first.status !== 401 || token === null) return first
  const renewed = await renewSession(token)
  return renewed === null ? first : send(name, parts, renewed, signal)
}

/**
 * Calls one operation of the contract.
 *
 * @param signal - aborts the call; the promise then rejects with the signal's reason
 * @returns the reply with its ETag and the total of a list
 * @throws {ApiError} when the service refuses
 * @throws {NetworkError} when it cannot be reached
 */
export async function callWithHeaders<K extends OperationName>(
  name: K,
  input: Input<K>,
  signal?: AbortSignal,
): Promise<Answer<K>> {
  const response = await answered(name, input, signal)
  if (!response.ok) throw await errorOf(response)
  const text = await response.text()
  const total = response.headers.get('x-total-count')
  return {
    reply: (text === '' ? undefined : JSON.parse(text)) as Reply<K>,
    etag: response.headers.get('etag'),
    totalCount: total === null ? null : Number(total),
    isLowerBound: response.headers.get('x-total-count-bound') === 'lower',
    traceId: response.headers.get('x-trace-id'),
  }
}

/** Calls one operation of the contract and returns its reply alone; errors as in `callWithHeaders`. */
export async function call<K extends OperationName>(name: K, input: Input<K>, signal?: AbortSignal): Promise<Reply<K>> {
  return (await callWithHeaders(name, input, signal)).reply
}

/**
 * Sends a file to an operation that takes one.
 *
 * @param file - with the media type that the operation asks for
 * @throws as `callWithHeaders`
 */
export async function upload<K extends OperationName>(
  name: K,
  file: Blob,
  { query, signal }: { query?: Parts['query']; signal?: AbortSignal } = {},
): Promise<Reply<K>> {
  const response = await answered(name, { file, ...(query && { query }) }, signal)
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as Reply<K>
}

/**
 * Calls an operation that answers with a file.
 *
 * @returns its content, and the name that the service gives it
 * @throws as `callWithHeaders`
 */
export async function receiveFile<K extends OperationName>(
  name: K,
  input: Input<K>,
  signal?: AbortSignal,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const response = await answered(name, input, signal)
  if (!response.ok) throw await errorOf(response)
  const { filename } = parse(response.headers.get('content-disposition') ?? '').parameters
  return { name: filename ?? name, content: await response.blob() }
}
