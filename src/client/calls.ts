import type * as z from 'zod/mini'
import type { ReplyOf, RequestHeader } from '#contract/endpoint.ts'
import type { OperationName, Operations } from '#contract/index.ts'

type Schema = z.ZodMiniType
type Part<S, K extends 'params' | 'query'> = S extends Record<K, infer P extends Schema> ? z.output<P> : never
type Body<S> = S extends { body: infer B extends Schema } ? z.input<B> : never

type Params<S> = [Part<S, 'params'>] extends [never] ? object : { readonly params: Part<S, 'params'> }
type Query<S> = [Part<S, 'query'>] extends [never] ? object : { readonly query?: Partial<Part<S, 'query'>> }
type Payload<S> = [Body<S>] extends [never]
  ? object
  : S extends { bodyOptional: true }
    ? { readonly body?: Body<S> }
    : { readonly body: Body<S> }
/** A file as it is sent; one that was received fits. */
export type SentFile = { readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> | Blob | string }

type Upload<S> = S extends { upload: object } ? { readonly file: SentFile } : object
type Headers<S> = S extends { headers: infer H }
  ? { readonly headers?: { readonly [K in keyof H & RequestHeader]?: string | null } }
  : object

/** What a caller of operation `K` sends: only the parts that the operation declares. */
export type Input<K extends OperationName> = Params<Operations[K]> &
  Query<Operations[K]> &
  Payload<Operations[K]> &
  Upload<Operations[K]> &
  Headers<Operations[K]>

/** What operation `K` answers. */
export type Reply<K extends OperationName> = ReplyOf<Operations[K]>

/** Operations that answer pages of a list. */
export type ListName = {
  [K in OperationName]: Operations[K] extends { paged: true | 'cursor' } ? K : never
}[OperationName]

/** One entry of a list. */
export type Entry<K extends ListName> = Reply<K> extends readonly (infer One)[] ? One : never
