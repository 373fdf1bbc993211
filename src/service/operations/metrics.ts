import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Assessor } from '../assessment/assessor.ts'
import { countedAssessor } from '../assessment/counted-assessor.ts'

/** Upper bounds of the time classes [s]. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const areas =
  /^\/(?:v1\/)?(auth|construction|material|dataset|catalogue|access-key|standard-construction|health|demo|docs|openapi\.json)(?:\/|$)/

/** The part of the service that a route belongs to; never an address with ids in it. */
const areaOf = (route: string | undefined) => (route === undefined ? 'none' : (areas.exec(route)?.[1] ?? 'web'))

type Gauges = Readonly<Record<string, number>>

export type MetricsSources = {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Further figures by name, such as how the outbox stands; those of a source are left out while they cannot be had. */
  readonly gauges: readonly (() => Gauges | Promise<Gauges>)[]
}

/** Figures for the operator in the Prometheus text format: requests, database, mail, event loop, assessments. */
export function serviceMetrics({ pool, gauges }: MetricsSources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'aufbau_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['area', 'method', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'aufbau_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['area'],
    buckets: BOUNDS,
    registers,
  })
  const running = new Gauge({ name: 'aufbau_http_requests_running', help: 'Requests being answered.', registers })
  const assessments = new Counter({
    name: 'aufbau_assessments_total',
    help: 'Constructions assessed.',
    labelNames: ['kind'],
    registers,
  })
  const connections: Gauge = new Gauge({
    name: 'aufbau_database_connections',
    help: 'Connections of the pool, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    /** Counts every request of the server. */
    instrument(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => {
        running.inc()
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        running.dec()
        const area = areaOf(request.routeOptions.url)
        requests.inc({ area, method: request.method, status: String(reply.statusCode) })
        times.observe({ area }, reply.elapsedTime / 1000)
        done()
      })
    },
    /** The assessor, counted. */
    counted: (assessor: Assessor): Assessor => countedAssessor(assessor, (kind) => assessments.inc({ kind })),
    type: Registry.PROMETHEUS_CONTENT_TYPE,
    async text(): Promise<string> {
      const read = await Promise.allSettled(gauges.map(async (source) => source()))
      const further = read.flatMap((one) => (one.status === 'fulfilled' ? Object.entries(one.value) : []))
      const told = new Registry()
      for (const [name, value] of further)
        new Gauge({ name: `aufbau_${name}`, help: 'How the service stands.', registers: [told] }).set(value)
      return Registry.merge([registry, told]).metrics()
    },
  }
}
