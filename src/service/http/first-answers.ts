import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../service-error.ts'
import type { AnyReply } from './answer.ts'

/** First answers by the key of a caller; kept for 24 hours. */
export type FirstAnswers = {
  /**
   * Takes a key for a request, or tells what came of the first one with it.
   *
   * @throws {ServiceError} `idempotencyKeyReused` where it was another request, `conflict` while it is under way
   */
  readonly begin: (ownerId: string, key: string, request: string) => Promise<object | undefined>
  readonly keep: (ownerId: string, key: string, reply: object) => Promise<void>
  /** What was refused may be tried again with the same key. */
  readonly release: (ownerId: string, key: string) => Promise<void>
}

const LONGEST = 255

/** Runs an operation once for each key; a retry gets what the first one was answered. */
export const once =
  (answers: FirstAnswers, run: (request: FastifyRequest) => Promise<AnyReply>) =>
  async (request: FastifyRequest): Promise<AnyReply> => {
    const key = request.headers['idempotency-key']
    const { caller } = request
    if (typeof key !== 'string' || key === '' || !caller) return run(request)
    if (key.length > LONGEST)
      throw new ServiceError('invalidRequest', 'idempotency key', {
        refusals: [{ path: 'header.Idempotency-Key', code: 'tooLong', values: { maximum: LONGEST } }],
      })
    const asked = `${request.method} ${request.url}\n${request.largeBody?.toString() ?? request.bodyText}`
    const before = await answers.begin(caller.userId, key, asked)
    if (before) return { ...before, replayed: true }
    try {
      const reply = await run(request)
      await answers.keep(caller.userId, key, reply)
      return reply
    } catch (error) {
      await answers.release(caller.userId, key)
      throw error
    }
  }
