import type { FastifyRequest, preParsingAsyncHookHandler, preParsingHookHandler } from 'fastify'
import { bodyLimits, type EndpointSpec } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/error.ts'
import type { OperationName } from '#contract/index.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import type { ReadPart } from '../validation/request-part.ts'
import { isOutOfMemory, workerPool } from '../worker-pool.ts'
import { atOnce } from './uploads.ts'

/** Bodies beyond are read beside the thread that answers requests [bytes]. */
export const LARGE = bodyLimits.construction

/** Large bodies in memory at once: of a user, and on a node; 64 MiB of them together. */
const AT_ONCE = { user: 4, node: 16 }
/** What reading one may take: a building of the largest size takes a fifth of a second and 60 MB. */
const BOUNDS = { time: 10_000, memory: 128, waiting: AT_ONCE.node }

const script = new URL('./body-worker.ts', import.meta.url)

/** What a worker is given, and what it answers. */
export type BodyTask = { readonly operation: OperationName; readonly bytes: Uint8Array }
export type BodyAnswer =
  | { readonly text: string }
  | { readonly refusals: readonly Refusal[] }
  | { readonly refused: ErrorCode }

/** Reads large bodies in workers, within bounds of depth, values, memory and time. */
export type LargeBodies = {
  /** Takes the bytes: nothing is left of them here. @throws {ServiceError} `malformedBody`; `bodyTooLarge` for one that takes too much memory; `unavailable` */
  readonly read: (operation: OperationName, bytes: Uint8Array, signal: AbortSignal) => Promise<ReadPart>
  readonly close: () => Promise<void>
}

/**
 * The bytes in memory of their own, which a body has that was put together: every copy of megabytes brings the next
 * collection of all garbage nearer.
 */
function handedOver(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(bytes)
}

export function largeBodies(): LargeBodies {
  const pool = workerPool<BodyTask>(script, BOUNDS)
  return {
    async read(operation, bytes, signal) {
      const task = { operation, bytes: handedOver(bytes) }
      const answer = await pool.run<BodyAnswer>(task, { signal, transfer: [task.bytes.buffer] }).catch((error) => {
        throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
      })
      if ('refused' in answer) throw new ServiceError(answer.refused)
      return 'refusals' in answer ? answer : { value: JSON.parse(answer.text), refusals: [] }
    },
    close: pool.close,
  }
}

const isLarge = ({ headers }: FastifyRequest): boolean => {
  const told = headers['content-length']
  return told === undefined || Number(told) > LARGE || headers['content-encoding'] !== undefined
}

/** Keeps hold of the pieces that a large body comes in, so that they can be given back. */
const keepPieces: preParsingHookHandler = (request, _reply, payload, done) => {
  const pieces: Uint8Array[] = []
  // it goes on once the framework listens too
  if (isLarge(request)) payload.pause().on('data', (piece: Uint8Array) => pieces.push(piece))
  request.piecesOfBody = pieces
  done(null, payload)
}

/** Counts large bodies at once, before any of one is read; nothing for operations that take none. */
export function largeBodyGate() {
  const pass = atOnce('large bodies', AT_ONCE)
  const count: preParsingAsyncHookHandler = async (request, reply) => {
    if (isLarge(request)) pass(request, reply)
  }
  return ({ bodyLimit = 0 }: EndpointSpec) => (bodyLimit <= LARGE ? [] : [count, keepPieces])
}
