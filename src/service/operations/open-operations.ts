import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type MetricsSources, serviceMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

type Options = MetricsSources & {
  readonly config: Pick<Config, 'metricsPort' | 'traces' | 'host'>
  readonly onAway: (error: Error) => void
}

/** What traces need is loaded where they are asked for. */
async function openTraces(config: NonNullable<Config['traces']>, onAway: (error: Error) => void) {
  const { toCollector, traces } = await import('./traces.ts')
  return traces(toCollector({ ...config, onAway }), config.serviceName)
}

/** Metrics and traces, as far as they are asked for: what is off costs nothing. */
export async function openOperations({ config, onAway, ...sources }: Options) {
  const { metricsPort, host } = config
  const metrics = metricsPort === undefined ? undefined : serviceMetrics(sources)
  const spans = config.traces && (await openTraces(config.traces, onAway))
  let stopServing: (() => Promise<void>) | undefined
  return {
    watch: metrics?.counted,
    /** Told of every statement of the database, where traces are on. */
    onStatement: spans?.onStatement,
    instrument(app: FastifyInstance): void {
      metrics?.instrument(app)
      spans?.instrument(app)
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
