import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Span } from './span-exporter.ts'

const traceparent = /^[0-9a-f]{2}-[0-9a-f]{32}-([0-9a-f]{16})-([0-9a-f]{2})/

/** SPAN_KIND_SERVER and STATUS_CODE_ERROR (opentelemetry-proto). */
const SERVER = 2
const ERROR = 2

const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`
const text = (key: string, value: string) => ({ key, value: { stringValue: value } })

/** What `traceparent` (W3C Trace Context) says: the caller's span, and whether it is recorded. */
function parentOf(header: string | string[] | undefined): { readonly spanId?: string; readonly isRecorded: boolean } {
  const [, spanId, flags] = (typeof header === 'string' && traceparent.exec(header)) || []
  if (spanId === undefined || flags === undefined) return { isRecorded: true }
  return { spanId, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 }
}

function spanOf(request: FastifyRequest, reply: FastifyReply, parentSpanId: string | undefined): Span {
  const end = performance.timeOrigin + performance.now()
  const route = request.routeOptions.url
  return {
    traceId: request.id,
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId !== undefined && { parentSpanId }),
    name: route === undefined ? request.method : `${request.method} ${route}`,
    kind: SERVER,
    startTimeUnixNano: nanoseconds(end - reply.elapsedTime),
    endTimeUnixNano: nanoseconds(end),
    attributes: [
      text('http.request.method', request.method),
      ...(route === undefined ? [] : [text('http.route', route)]),
      { key: 'http.response.status_code', value: { intValue: String(reply.statusCode) } },
    ],
    status: reply.statusCode >= 500 ? { code: ERROR } : {},
  }
}

/** One span per request, without addresses, queries and bodies: nothing in it is about a person. */
export const traceRequests =
  (add: (span: Span) => void) =>
  (app: FastifyInstance): void => {
    app.addHook('onResponse', (request, reply, done) => {
      const { spanId, isRecorded } = parentOf(request.headers['traceparent'])
      if (isRecorded && !request.routeOptions.url?.startsWith('/health')) add(spanOf(request, reply, spanId))
      done()
    })
  }
