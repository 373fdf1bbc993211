import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type MetricsSources, serviceMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { traceRequests } from './request-spans.ts'
import { spanExporter } from './span-exporter.ts'
import { traceStatements } from './statement-spans.ts'

type Options = MetricsSources & {
  readonly config: Pick<Config, 'metricsPort' | 'traces' | 'host'>
  readonly onAway: (error: Error) => void
}

const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )

/** Metrics and traces, as far as they are asked for: what is off costs nothing. */
export function openOperations({ config, onAway, ...sources }: Options) {
  const { metricsPort, traces, host } = config
  const metrics = metricsPort === undefined ? undefined : serviceMetrics(sources)
  const spans =
    traces && spanExporter({ ...traces, headers: traces.headers ? pairsOf(traces.headers.reveal()) : {}, onAway })
  let stopServing: (() => Promise<void>) | undefined
  return {
    watch: metrics?.counted,
    /** Told of every statement of the database, where traces are on. */
    onStatement: spans && traceStatements(spans.add),
    instrument(app: FastifyInstance): void {
      metrics?.instrument(app)
      if (spans) traceRequests(spans.add)(app)
    },
    /** @returns the port of the metrics, where they are on */
    async start(): Promise<number | undefined> {
      if (!metrics || metricsPort === undefined) return undefined
      const served = await serveMetrics(metrics.text, { port: metricsPort, host })
      stopServing = served.stop
      return served.port
    },
    async stop(): Promise<void> {
      await spans?.stop()
      await stopServing?.()
    },
  }
}
