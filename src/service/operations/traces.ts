import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Statement } from '../db/client.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where requests are not traced. */
    span: Span | undefined
  }
}

/** Longest text that is told [characters]: an import writes a thousand rows in one statement. */
const TEXT_LENGTH = 2_000
/** Longest wait for a collector [ms]. */
const PATIENCE = 5_000

type Collector = Pick<NonNullable<Config['traces']>, 'endpoint' | 'headers'> & {
  /** Told when the collector goes away, once until it is back. */
  readonly onAway: (error: Error) => void
  readonly patience?: number
}

/** Sends spans to a collector over OTLP/HTTP in JSON, in batches; drops what waits too long for one that is away. */
export function toCollector({ endpoint, headers, onAway, patience = PATIENCE }: Collector): SpanProcessor {
  const sender = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headers ? parseKeyPairsIntoRecord(headers.reveal()) : {},
    timeoutMillis: patience,
  })
  let isAway = false
  return new BatchSpanProcessor({
    exporter: {
      export: (spans, done) =>
        sender.export(spans, (result) => {
          const hasFailed = result.code !== ExportResultCode.SUCCESS
          if (hasFailed && !isAway) onAway(result.error ?? new Error('the collector takes no spans'))
          isAway = hasFailed
          done(result)
        }),
      shutdown: async () => sender.shutdown(),
    },
    scheduledDelayMillis: 2_000,
    maxQueueSize: 4_096,
    exportTimeoutMillis: 2 * patience,
  })
}

const operation = /^\s*(\w+)/

/** Spans of requests and of their statements: without addresses, queries, bodies and values, nothing about a person. */
export function traces(processor: SpanProcessor, serviceName: string) {
  const propagator = new W3CTraceContextPropagator()
  const random = new RandomIdGenerator()
  // a trace that begins here bears the id that the caller is told
  let beginning = ''
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [processor],
    idGenerator: { generateSpanId: () => random.generateSpanId(), generateTraceId: () => beginning },
  })
  const tracer = provider.getTracer('aufbau')
  const requests = new AsyncLocalStorage<Context>()

  const begin = ({ id, method, headers, routeOptions: { url } }: FastifyRequest): Span => {
    beginning = id
    const attributes = { 'http.request.method': method, ...(url !== undefined && { 'http.route': url }) }
    return tracer.startSpan(
      url === undefined ? method : `${method} ${url}`,
      { kind: SpanKind.SERVER, attributes },
      propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    )
  }
  const during = (span: Span | undefined, work: () => void): void =>
    span ? requests.run(trace.setSpan(ROOT_CONTEXT, span), work) : work()

  return {
    /** One span per request; none for the questions about health. */
    instrument(app: FastifyInstance): void {
      app.decorateRequest('span', undefined)
      app.addHook('onRequest', (request, _reply, done) => {
        if (!request.routeOptions.url?.startsWith('/health')) request.span = begin(request)
        during(request.span, done)
      })
      // what follows the body runs in the course of the connection
      app.addHook('preValidation', (request, _reply, done) => during(request.span, done))
      app.addHook('onResponse', ({ span }, { statusCode }, done) => {
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    /** One span per statement of a request, under that of the request: its text with `$1` for the values, which stay here. */
    onStatement({ text, milliseconds, failed }: Statement): void {
      const request = requests.getStore()
      if (!request) return
      const end = performance.timeOrigin + performance.now()
      const name = operation.exec(text)?.[1]?.toLowerCase() ?? 'statement'
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': name,
        'db.query.text': text.slice(0, TEXT_LENGTH),
      }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - milliseconds }, request)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    /** Sends what waits; a collector that is away has been reported. */
    stop: (): Promise<void> => provider.shutdown().catch(() => undefined),
  }
}
