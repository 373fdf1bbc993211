import type * as z from 'zod/mini'
import type { ReplyOf, RequestHeader } from '#contract/endpoint.ts'
import type { OperationName, Operations } from '#contract/index.ts'

type Schema = z.ZodMiniType
/** The canonical values of a path or query; the contract's input type is wider, because it matches without regard to case. */
type Part<S, K extends 'params' | 'query'> = S extends Record<K, infer P extends Schema> ? z.output<P> : never
type Body<S> = S extends { body: infer B extends Schema } ? z.input<B> : never

type Params<S> = [Part<S, 'params'>] extends [never] ? object : { params: Part<S, 'params'> }
type Query<S> = [Part<S, 'query'>] extends [never] ? object : { query?: Partial<Part<S, 'query'>> }
type Payload<S> = [Body<S>] extends [never]
  ? object
  : S extends { bodyOptional: true }
    ? { body?: Body<S> }
    : { body: Body<S> }
type Headers<S> = S extends { headers: infer H } ? { headers?: { [K in keyof H & RequestHeader]?: string } } : object

/** `no-store`: what the service says now, or nothing; not what a worker has kept. */
type Freshness = { cache?: RequestCache }

/** What a caller of operation `K` sends: only the parts that the operation declares. */
export type Input<K extends OperationName> = Params<Operations[K]> &
  Query<Operations[K]> &
  Payload<Operations[K]> &
  Headers<Operations[K]> &
  Freshness

/** What operation `K` answers. */
export type Reply<K extends OperationName> = ReplyOf<Operations[K]>
