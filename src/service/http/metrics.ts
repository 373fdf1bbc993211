import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../service-error.ts'

/** Figures by name; a name is a series of the Prometheus text format without its prefix. */
export type Gauges = () => Promise<Readonly<Record<string, number>>>

const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Figures for the operator at `/metrics`, in the Prometheus text format. They are told on the machine itself only: to
 * everyone else, and through a proxy, the path does not exist.
 */
export const serveMetrics =
  (gauges: Gauges) =>
  (app: FastifyInstance): void => {
    app.get('/metrics', async (request, reply) => {
      const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
      if (isForwarded || !local.has(request.socket.remoteAddress ?? '')) throw new ServiceError('notFound')
      const lines = Object.entries(await gauges()).map(
        ([name, value]) => `# TYPE aufbau_${name} gauge\naufbau_${name} ${value}\n`,
      )
      return reply
        .header('Cache-Control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(lines.join(''))
    })
  }
