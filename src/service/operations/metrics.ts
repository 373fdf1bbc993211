import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Assessor } from '../assessment/assessor.ts'
import { counter, gauge, histogram, type Series } from './series.ts'

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

function processSeries(): Series[] {
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
  return [
    gauge('aufbau_event_loop_delay_seconds', 'Delay of the event loop since the last reading.', () => {
      const quantiles = [50, 99].map(
        (each) => [{ quantile: String(each / 100) }, seconds(lag.percentile(each))] as const,
      )
      const read = [...quantiles, [{ quantile: '1' }, seconds(lag.max)] as const]
      lag.reset()
      return read
    }),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => [[{}, process.memoryUsage.rss()]]),
    gauge('process_heap_bytes', 'Heap in use.', () => [[{}, process.memoryUsage().heapUsed]]),
    gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
      const { user, system } = process.cpuUsage()
      return [[{}, (user + system) / 1e6]]
    }),
    gauge('process_uptime_seconds', 'Time since the process was started.', () => [[{}, process.uptime()]]),
  ]
}

/** Figures for the operator in the Prometheus text format: requests, database, mail, event loop, assessments. */
export function serviceMetrics({ pool, gauges }: MetricsSources) {
  const requests = counter('aufbau_http_requests_total', 'Answered requests.')
  const times = histogram('aufbau_http_request_seconds', 'Time to answer a request.', BOUNDS)
  const assessments = counter('aufbau_assessments_total', 'Constructions assessed.')
  let running = 0
  const series: Series[] = [
    requests,
    times,
    gauge('aufbau_http_requests_running', 'Requests being answered.', () => [[{}, running]]),
    gauge('aufbau_database_connections', 'Connections of the pool, and requests waiting for one.', () => [
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'waiting' }, pool.waitingCount],
    ]),
    assessments,
    ...processSeries(),
  ]
  return {
    /** Counts every request of the server. */
    instrument(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => {
        running += 1
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        running -= 1
        const area = areaOf(request.routeOptions.url)
        requests.add({ area, method: request.method, status: String(reply.statusCode) })
        times.observe({ area }, reply.elapsedTime / 1000)
        done()
      })
    },
    /** The assessor, counted. */
    counted: (assessor: Assessor): Assessor => {
      const count =
        <Args extends unknown[], Result>(kind: string, run: (...args: Args) => Result) =>
        (...args: Args): Result => {
          assessments.add({ kind })
          return run(...args)
        }
      return {
        ...assessor,
        get version() {
          return assessor.version
        },
        kpis: count('kpi', assessor.kpis),
        indicators: count('indicators', assessor.indicators),
        listFigures: count('stored', assessor.listFigures),
      }
    },
    async text(): Promise<string> {
      const read = await Promise.allSettled(gauges.map(async (source) => source()))
      const further = read.flatMap((one) => (one.status === 'fulfilled' ? Object.entries(one.value) : []))
      const told = further.map(([name, value]) =>
        gauge(`aufbau_${name}`, 'How the service stands.', () => [[{}, value]]),
      )
      return [...series, ...told].map((one) => one.text()).join('')
    },
  }
}
