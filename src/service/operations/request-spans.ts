import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nanoseconds, SPAN_ERROR, SPAN_SERVER, type Span, textAttribute } from './span-exporter.ts'

/** The span of a request while it is answered. */
export type RequestSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  /** Whether the caller records its trace. */
  readonly isRecorded: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where requests are not traced. */
    span: RequestSpan | undefined
  }
}

const requests = new AsyncLocalStorage<RequestSpan>()

/** The request in whose course this is asked; undefined outside of requests, and where they are not traced. */
export const currentRequest = (): RequestSpan | undefined => requests.getStore()

/** Runs `work` in the course of a request. */
export const inRequest = <Result>(span: RequestSpan, work: () => Result): Result => requests.run(span, work)

const traceparent = /^[0-9a-f]{2}-[0-9a-f]{32}-([0-9a-f]{16})-([0-9a-f]{2})/

/** A span under the one that `traceparent` (W3C Trace Context) names. */
function spanUnder(header: string | string[] | undefined, traceId: string): RequestSpan {
  const [, parentSpanId, flags] = (typeof header === 'string' && traceparent.exec(header)) || []
  const spanId = randomBytes(8).toString('hex')
  if (parentSpanId === undefined || flags === undefined) return { traceId, spanId, isRecorded: true }
  return { traceId, spanId, parentSpanId, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 }
}

function told({ isRecorded: _isRecorded, ...ids }: RequestSpan, request: FastifyRequest, reply: FastifyReply): Span {
  const end = performance.timeOrigin + performance.now()
  const route = request.routeOptions.url
  return {
    ...ids,
    name: route === undefined ? request.method : `${request.method} ${route}`,
    kind: SPAN_SERVER,
    startTimeUnixNano: nanoseconds(end - reply.elapsedTime),
    endTimeUnixNano: nanoseconds(end),
    attributes: [
      textAttribute('http.request.method', request.method),
      ...(route === undefined ? [] : [textAttribute('http.route', route)]),
      { key: 'http.response.status_code', value: { intValue: String(reply.statusCode) } },
    ],
    status: reply.statusCode >= 500 ? { code: SPAN_ERROR } : {},
  }
}

/** One span per request, without addresses, queries and bodies: nothing in it is about a person. */
export const traceRequests =
  (add: (span: Span) => void) =>
  (app: FastifyInstance): void => {
    app.decorateRequest('span', undefined)
    app.addHook('onRequest', (request, _reply, done) => {
      const isHealth = request.routeOptions.url?.startsWith('/health')
      const span = spanUnder(request.headers['traceparent'], request.id)
      request.span = isHealth ? { ...span, isRecorded: false } : span
      inRequest(request.span, done)
    })
    // what follows the body runs in the course of the connection
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.span) inRequest(request.span, done)
      else done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      if (request.span?.isRecorded) add(told(request.span, request, reply))
      done()
    })
  }
