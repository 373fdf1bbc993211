/** One span as OTLP has it in JSON (opentelemetry-proto, trace.proto). */
export type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

/** SPAN_KIND_SERVER, SPAN_KIND_CLIENT and STATUS_CODE_ERROR (opentelemetry-proto). */
export const SPAN_SERVER = 2
export const SPAN_CLIENT = 3
export const SPAN_ERROR = 2

/** A time [ms] as OTLP has it. */
export const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`

/** An attribute that is a text. */
export const textAttribute = (key: string, value: string) => ({ key, value: { stringValue: value } })

export type ExporterOptions = {
  /** Base address of the collector; `/v1/traces` follows. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Told when the collector goes away, once until it is back. */
  readonly onAway: (error: Error) => void
}

const EVERY = 2_000
const BATCH = 512
/** Spans that wait at most; further ones are dropped, so that a collector that is away costs no memory. */
const MOST_WAITING = 4_096
const PATIENCE = 5_000

/** Sends spans to a collector over OTLP/HTTP in JSON, in batches. */
export function spanExporter({ endpoint, headers, serviceName, onAway }: ExporterOptions) {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: serviceName } }] }
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  let away = false

  const post = async (spans: readonly Span[]): Promise<void> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'aufbau' }, spans }] }] }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the collector answered ${response.status}`)
      away = false
    } catch (error) {
      if (!away) onAway(error instanceof Error ? error : new Error(String(error)))
      away = true
    }
  }
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      waiting = waiting.slice(BATCH)
      await post(batch)
    }
  }
  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(() => void flush(), EVERY).unref()
  return {
    add(span: Span): void {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      if (waiting.length >= BATCH && !away) void flush()
    },
    /** Sends what waits, and stops. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
