import { allRoutes as routes } from '#contract/all-routes.ts'
import type { OperationName } from '#contract/index.ts'
import { AufbauError, errorOf } from './aufbau-error.ts'
import type { Entry, Input, ListName, Reply, SentFile } from './calls.ts'

export type { OperationName } from '#contract/index.ts'
export { AufbauError } from './aufbau-error.ts'
export type { Entry, Input, ListName, Reply } from './calls.ts'

/** Where the service is, and by what one signs in. */
export type Connection = {
  /** Such as `https://aufbau.example`. */
  readonly baseUrl: string
  /** Exchanged for session tokens as they are needed. */
  readonly accessKey?: string
  /** A session token of one's own, in place of a key. */
  readonly sessionJwt?: string
  /** Of messages: `de` (default) or `en`. */
  readonly language?: string
  /** In place of the platform's. */
  readonly fetch?: typeof fetch
  /** How often a call that was refused for the moment (429, 503) is tried again; 3 where absent. */
  readonly retries?: number
}

/** An answer, with what came beside it. */
export type Answer<K extends OperationName> = {
  readonly reply: Reply<K>
  /** Version of what was read, to write it back with `if-match`. */
  readonly etag: string | null
  /** Entries on all pages; null where the answer is no list. */
  readonly total: number | null
  /** There are more than `total`: what is public is counted up to a bound where something is searched for. */
  readonly isLowerBound: boolean
  /** Where the page of a list ends, to be sent as `cursor` for the next one; null on the last, and where there is none. */
  readonly next: string | null
  /** The first answer to the same `idempotency-key`. */
  readonly replayed: boolean
}

/** A file as it is answered. */
export type ReceivedFile = { readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> }

type Parts = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: SentFile
  readonly headers?: Readonly<Record<string, string | null | undefined>>
}

/** Longest wait before another try that the service may ask for [s]. */
const LONGEST_WAIT = 60

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(',') : `${value as string | number}`)
  return `${baseUrl.replace(/\/$/, '')}${filled}${search.size === 0 ? '' : `?${search.toString()}`}`
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Sends single requests, and again what was refused for the moment. */
function sending({ baseUrl, language = 'de', retries = 3, fetch: request = fetch }: Connection) {
  const send = async (name: OperationName, parts: Parts, authorization?: string): Promise<Response> => {
    const { method, path } = routes[name]
    const headers = new Headers({ 'accept-language': language })
    for (const [field, value] of Object.entries(parts.headers ?? {})) if (value) headers.set(field, value)
    if (authorization !== undefined) headers.set('authorization', `Bearer ${authorization}`)
    if (parts.body !== undefined) headers.set('content-type', 'application/json; x-api-version=1')
    if (parts.file !== undefined) headers.set('content-type', parts.file.mediaType)
    const body = parts.body === undefined ? (parts.file?.content ?? null) : JSON.stringify(parts.body)
    return request(addressOf(baseUrl, path, parts), { method, headers, body })
  }

  /** The service has not begun with what it refused for the moment. */
  return async (name: OperationName, parts: Parts, authorization?: string): Promise<Response> => {
    for (let tried = 0; ; tried += 1) {
      const response = await send(name, parts, authorization)
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      const isForNow = response.status === 429 || response.status === 503
      if (!isForNow || tried >= retries || !(seconds <= LONGEST_WAIT)) return response
      await response.body?.cancel()
      await wait(seconds)
    }
  }
}

/** Answers and refuses as the service does; keeps the session token fresh, waits where it is told to. */
export function connect(connection: Connection) {
  const { accessKey } = connection
  const patiently = sending(connection)
  let token: Promise<string> | undefined =
    connection.sessionJwt === undefined ? undefined : Promise.resolve(connection.sessionJwt)

  const exchange = async (): Promise<string> => {
    const response = await patiently('exchangeAccessKey', { body: { accessKey } })
    if (!response.ok) throw await errorOf(response)
    return ((await response.json()) as Reply<'exchangeAccessKey'>).sessionJwt
  }
  const signIn = (): Promise<string> => {
    token ??= exchange().catch((error: unknown) => {
      token = undefined
      throw error
    })
    return token
  }

  const answered = async (name: OperationName, parts: Parts): Promise<Response> => {
    if (routes[name].auth === 'none') return patiently(name, parts)
    if (accessKey === undefined && token === undefined) return patiently(name, parts)
    const used = signIn()
    const first = await patiently(name, parts, await used)
    if (first.status !== 401 || accessKey === undefined) return first
    // several calls find the token expired at once: one renews it
    if (token === used) token = undefined
    return patiently(name, parts, await signIn())
  }

  const successful = async (name: OperationName, parts: Parts): Promise<Response> => {
    const response = await answered(name, parts)
    if (!response.ok) throw await errorOf(response)
    return response
  }

  /** Calls an operation. @throws {AufbauError} where the service refuses */
  async function callWithHeaders<K extends OperationName>(name: K, input: Input<K>): Promise<Answer<K>> {
    const response = await successful(name, input)
    const text = await response.text()
    const total = response.headers.get('x-total-count')
    return {
      reply: (text === '' ? undefined : JSON.parse(text)) as Reply<K>,
      etag: response.headers.get('etag'),
      total: total === null ? null : Number(total),
      isLowerBound: response.headers.get('x-total-count-bound') === 'lower',
      next: response.headers.get('x-next-cursor'),
      replayed: response.headers.get('idempotency-replayed') === 'true',
    }
  }

  return {
    callWithHeaders,

    /** Calls an operation; answers its reply alone. @throws {AufbauError} where the service refuses */
    call: async <K extends OperationName>(name: K, input: Input<K>): Promise<Reply<K>> =>
      (await callWithHeaders(name, input)).reply,

    /** Every entry of a list, page by page as they are asked for. @throws {AufbauError} where the service refuses */
    async *each<K extends ListName>(name: K, input: Input<K>): AsyncGenerator<Entry<K>> {
      const query = { customTake: 200, ...('query' in input ? (input.query as object) : {}) }
      let place: { readonly page: number } | { readonly cursor: string } = { page: 1 }
      for (;;) {
        const asked = { ...input, query: { ...query, ...place } } as Input<K>
        const { reply, total, next } = await callWithHeaders(name, asked)
        const entries = reply as readonly Entry<K>[]
        yield* entries
        if (next !== null) place = { cursor: next }
        else if ('cursor' in place || entries.length === 0 || place.page * query.customTake >= (total ?? 0)) return
        else place = { page: place.page + 1 }
      }
    },

    /** Calls an operation that answers with a file. @throws {AufbauError} where the service refuses */
    async receive<K extends OperationName>(name: K, input: Input<K>): Promise<ReceivedFile> {
      const response = await successful(name, input)
      const content = new Uint8Array(await response.arrayBuffer())
      return { mediaType: response.headers.get('content-type') ?? '', content }
    },
  }
}
export type Client = ReturnType<typeof connect>

/** Whether somebody else has written meanwhile: what was read is to be read again. */
export const isStale = (error: unknown): boolean => error instanceof AufbauError && error.code === 'versionStale'
