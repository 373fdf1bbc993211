import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { metricsServer } from '../http/metrics-server.ts'
import { type MetricsSources, serviceMetrics } from './metrics.ts'

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
  const { metricsPort: port, host } = config
  const metrics = port === undefined ? undefined : serviceMetrics(sources)
  const server = metrics && metricsServer(metrics)
  const spans = config.traces && (await openTraces(config.traces, onAway))
  return {
    watch: metrics?.counted,
    /** Told of every statement of the database, where traces are on. */
    onStatement: spans?.onStatement,
    instrument(app: FastifyInstance): void {
      metrics?.instrument(app)
      spans?.instrument(app)
    },
    async start(): Promise<void> {
      if (port !== undefined) await server?.listen({ port, host })
    },
    async stop(): Promise<void> {
      await spans?.stop()
      await server?.close()
    },
  }
}
