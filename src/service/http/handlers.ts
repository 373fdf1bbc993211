import type { EndpointSpec, ReplyOf, RequestOf } from '#contract/endpoint.ts'
import type { OperationName, Operations } from '#contract/index.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Caller, Client } from '../caller.ts'

/**
 * Tells who a session token belongs to; at once where that is known.
 *
 * @returns a promise that rejects with `tokenMalformed`, `tokenExpired`, or `sessionEnded` where it was revoked
 */
export type SessionGuard = (token: string) => Caller | Promise<Caller>

/** A log that carries the trace id of the request. Never give it personal data or a secret. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** A file as it comes in. Reading on past the declared size throws `bodyTooLarge`. */
export type Upload = {
  readonly mediaType: string
  /** As the sender tells it [bytes]; undefined where it does not. */
  readonly size: number | undefined
  readonly content: AsyncIterable<Uint8Array>
}

/** A file to keep; a content that is not known whole yet is sent as it comes. */
export type FileReply = {
  /** Any text; it is made safe for the header. */
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** What a handler receives: parsed, defaulted, trusted. */
export type HandlerRequest<S extends EndpointSpec> = RequestOf<S> & {
  readonly caller: S extends { auth: 'session' } ? Caller : undefined
  readonly upload: S extends { upload: object } ? Upload : undefined
  /** Of messages: `Accept-Language`, German where it asks for neither. */
  readonly locale: Locale
  /** Header fields, names in lower case; the declared required ones are there. */
  readonly headers: Readonly<Partial<Record<string, string>>>
  readonly cookies: Readonly<Partial<Record<string, string>>>
  readonly client: Client
  readonly log: Log
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal
}

/** A cookie to set: always HttpOnly and SameSite=Strict, Secure where PUBLIC_URL is https. `maxAge` in seconds; 0 deletes. */
export type Cookie = {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly maxAge: number
}

type Extras = {
  /** Opaque tag without quotes; sent as a strong `ETag`. */
  readonly etag?: string
  /** Number of all entries of a paged list, for `X-Total-Count` and `Link`. */
  readonly total?: number
  /** There are more than `total`. */
  readonly isLowerBound?: boolean
  /** Of a list with cursors: where the page ends; absent on the last one. */
  readonly next?: string | undefined
  readonly cookies?: readonly Cookie[]
  /** The first answer to the same `Idempotency-Key`. */
  readonly replayed?: boolean
  /** Of a pure operation: the answer is the same for whoever asks, and may be kept for all. */
  readonly isForEveryone?: boolean
}

/**
 * What a handler answers: `{ file }`, `{ body }`, `{ text }` where the body was written as JSON elsewhere, or `{}` where the
 * operation declares none.
 */
export type HandlerReply<S extends EndpointSpec> = Extras &
  (S extends { file: object }
    ? { readonly file: FileReply }
    : ReplyOf<S> extends undefined
      ? { readonly body?: undefined }
      : { readonly body: ReplyOf<S> } | { readonly text: Buffer })

/** The handler of one operation. */
export type Handler<S extends EndpointSpec> = (request: HandlerRequest<S>) => Promise<HandlerReply<S>>

/** A handler for every operation of the contract. */
export type Handlers = { readonly [Name in OperationName]: Handler<Operations[Name]> }
