import type * as z from 'zod/mini'
import type { Scope } from '#vocabulary/accounts.ts'
import type { ErrorCode } from './error.ts'

/** Which window of requests per minute a route counts in. */
export type RateLimitClass = 'strict' | 'public' | 'session'

/** A request header that a route reads, beyond those of every route. */
export type RequestHeader = 'if-match' | 'idempotency-key' | 'x-refresh-token' | 'x-session-token' | 'x-link-secret'

const KIB = 1024

/** Most bytes of a body where the operation does not say otherwise; of constructions and materials; of many at once; of a building. */
export const bodyLimits = { usual: 16 * KIB, construction: 256 * KIB, many: 2048 * KIB, project: 4096 * KIB } as const

export type EndpointSpec = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/v1/${string}`
  /** `session`: needs the Bearer session JWT. `none`: works without. */
  readonly auth: 'none' | 'session'
  readonly rateLimit: RateLimitClass
  /** What it costs beside the length of what is sent, in usual requests of ten milliseconds; 1 where absent. */
  readonly cost?: number
  /** What an access key needs for it; see `scopeOf`. */
  readonly scope?: Scope
  /** Exists for the operator's administrators alone, or for whoever may create in the ownership of the path. */
  readonly only?: 'operators' | 'creators'
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** The body may be left out. */
  readonly bodyOptional?: true
  /** Most bytes of the body; `bodyLimits.usual` where absent. */
  readonly bodyLimit?: number
  readonly headers?: Partial<Readonly<Record<RequestHeader, 'required' | 'optional'>>>
  readonly success: { readonly status: 200 | 201 | 202 | 204; readonly body?: z.ZodMiniType }
  /** Media types of the file that the answer is; where it is JSON, `success.body` describes it. */
  readonly file?: readonly [string, ...string[]]
  /** The body is a file, of one of these media types and at most so many bytes; it is not parsed but handed on. */
  readonly upload?: { readonly mediaTypes: readonly [string, ...string[]]; readonly maximum: number }
  /** The answer carries `ETag`. */
  readonly etag?: true
  /**
   * How long an answer that is the same for everyone may be taken for fresh [s]; older ones serve while they are asked for
   * anew. One that follows from who asks is asked for every time.
   */
  readonly freshFor?: number
  /** The first answer is kept by its `Idempotency-Key` beside the operation; where absent the handler may do so itself. */
  readonly once?: true
  /** Stores nothing: the answer follows from address, body and data alone, and may be kept where the handler shares it. */
  readonly pure?: true
  /** `false` where reading spends a secret: `HEAD` would spend it, too. */
  readonly head?: false
  /** The answer is a list with `X-Total-Count` and `Link`; with `cursor` it goes on from `X-Next-Cursor` too. */
  readonly paged?: true | 'cursor'
  /** `X-Total-Count` may be a lower bound; `X-Total-Count-Bound` says so. */
  readonly bounded?: true
  /** Codes this route answers with beyond those of every route. */
  readonly errors: readonly ErrorCode[]
}

/** What an access key needs for an operation: to look, to change, and what is said of it besides. */
export function scopeOf({ scope, only, method, pure }: EndpointSpec): Scope {
  if (scope) return scope
  if (only === 'operators') return 'administer'
  return method === 'GET' || pure ? 'read' : 'write'
}

/** Whether an operation stores something that was not there: what a service without room cannot do. */
export const storesMore = (spec: EndpointSpec): boolean =>
  spec.auth === 'session' && spec.method !== 'DELETE' && scopeOf(spec) !== 'read'

/** Methods that a path answers by an operation: `HEAD` goes with `GET`. */
export const methodsOf = ({ method, head }: EndpointSpec): readonly string[] =>
  method === 'GET' && head !== false ? ['GET', 'HEAD'] : [method]

/** Declares one HTTP operation. Identity function: it only fixes the literal types. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a handler receives: parsed, defaulted, trusted. */
export type RequestOf<S extends EndpointSpec> = {
  params: Parsed<S['params']>
  query: Parsed<S['query']>
  body: S extends { bodyOptional: true } ? Parsed<S['body']> | undefined : Parsed<S['body']>
}

export type ReplyOf<S extends EndpointSpec> = S['success'] extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined
