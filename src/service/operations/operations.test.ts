import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { isMigrated, migrate } from '#service/db/migrate.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { freePort } from '#testing/free-port.ts'
import { onDatabase } from '#testing/postgres.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'

const ADA = 'architektin@buero.example'

/** A collector of OpenTelemetry that keeps what it is sent. */
async function startCollector() {
  const received: { readonly path: string; readonly headers: http.IncomingHttpHeaders; readonly body: string }[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received, stop: () => new Promise((resolve) => server.close(resolve)) }
}

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: object }[]
}
type Sent = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] }

describe('a service that is watched', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-operations-'))
  let collector: Awaited<ReturnType<typeof startCollector>>
  let service: ServiceProcess
  let metricsPort: number
  const spans = () =>
    collector.received.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

  beforeAll(async () => {
    collector = await startCollector()
    metricsPort = await freePort()
    service = await startProcess({
      DATA_DIR: dataDir,
      DEMO: 'true',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
      PUBLIC_URL: 'http://aufbau.test',
      DRAIN_SECONDS: '4',
      LOG_LEVEL: 'trace',
    })
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    await collector.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('counts requests, assessments, connections and mails on a port of its own', async () => {
    const headers = await service.signIn(ADA)
    await service.call('POST', '/v1/construction/kpi', { headers, body: buildConstruction().layers })
    await service.call('GET', '/v1/construction/custom/0198c0de-0000-7001-8000-00000000ffff', { headers })
    const text = await metrics()
    expect(text).toMatch(/^aufbau_http_requests_total\{area="auth",method="POST",status="200"\} 1$/m)
    expect(text).toMatch(/^aufbau_http_requests_total\{area="construction",method="GET",status="404"\} 1$/m)
    expect(text).toMatch(/^aufbau_http_request_seconds_bucket\{le="\+Inf",area="construction"\} 2$/m)
    expect(text).toMatch(/^aufbau_http_request_seconds_count\{area="construction"\} 2$/m)
    expect(text).toMatch(/^aufbau_assessments_total\{kind="kpi"\} 1$/m)
    expect(text).toMatch(/^aufbau_database_connections\{state="idle"\} \d+$/m)
    expect(text).toMatch(/^aufbau_mail_waiting 0$/m)
    expect(text).toMatch(/^aufbau_stale_figures 0$/m)
    expect(text).toMatch(/^aufbau_stale_figures_done 0$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d+$/m)
    expect((await service.call('GET', '/metrics')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/v1/auth/me`)).status).toBe(404)
  })

  test('sends a span per request to the collector, under the trace of its caller', async () => {
    const traceId = randomBytes(16).toString('hex')
    const parent = randomBytes(8).toString('hex')
    const headers = await service.signIn(ADA)
    const seen = { ...headers, traceparent: `00-${traceId}-${parent}-01` }
    await service.call('GET', '/v1/construction/list?query=geheimnis', { headers: seen })
    const unseen = randomBytes(16).toString('hex')
    await service.call('GET', '/v1/auth/me', { headers: { ...headers, traceparent: `00-${unseen}-${parent}-00` } })
    const isWhole = (span: Span) => span.traceId === traceId && span.kind === 2
    await until(() => spans().some(isWhole))
    expect(spans().find(isWhole)).toMatchObject({
      parentSpanId: parent,
      name: 'GET /v1/construction/list',
      kind: 2,
      startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      attributes: expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
    })
    expect(spans().filter((span) => span.traceId === unseen)).toEqual([])
    const whole = spans().find(isWhole)
    const statements = spans().filter((span) => span.traceId === traceId && span.kind === 3)
    expect(statements.length).toBeGreaterThan(0)
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([whole?.spanId]))
    expect(JSON.stringify(statements)).toContain('$1')
    expect(JSON.stringify(statements)).not.toContain('geheimnis')
    expect(collector.received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a secret' } })
    expect(collector.received[0]?.body).toContain('"service.name"')
  })

  test('tells nothing of persons: neither in its log, nor in spans, nor in metrics', async () => {
    await service.call('POST', '/v1/auth/password/login', {
      body: { loginId: 'person@privat.example', password: 'falsch und lang' },
    })
    const headers = await service.signIn(ADA)
    const named = buildConstruction({ name: 'Villa Personenname' })
    const { id } = (await (await service.call('POST', '/v1/construction/custom', { headers, body: named })).json()) as {
      id: string
    }
    const shared = await service.call('POST', `/v1/construction/share?id=${id}`, {
      headers,
      body: { 'person@privat.example': 'view' },
    })
    expect(shared.status).toBe(200)
    await service.call('GET', '/v1/construction/list?query=Personenname', {
      headers: { ...headers, 'user-agent': 'Kennung/1' },
    })
    await until(() => spans().some(({ name }) => name === 'POST /v1/construction/share'))
    const told = [service.log(), await metrics(), ...collector.received.map(({ body }) => body)].join('\n')
    expect(told).toContain('/v1/construction/list')
    for (const secret of [
      'person@',
      'privat.example',
      'buero.example',
      'Personenname',
      'Kennung',
      '127.0.0.1',
      'Ada',
      headers['authorization'],
      'falsch',
      id,
    ])
      expect(told.includes(secret ?? ''), secret).toBe(false)
  })

  test('tells the secret of a link to nobody: not at the most talkative level, nor where it opens nothing', async () => {
    const headers = await service.signIn(ADA)
    const create = { headers, body: buildConstruction() }
    const { id } = (await (await service.call('POST', '/v1/construction/custom', create)).json()) as { id: string }
    const made = await service.call('POST', `/v1/construction/${id}/links`, { headers, body: { showReport: true } })
    const { url } = (await made.json()) as { url: string }
    const secret = new URL(url).hash.slice(1)
    const unknown = randomBytes(32).toString('base64url')
    // a browser sends no fragment; other programs may
    const referer = url
    for (const path of ['/v1/link', '/v1/link/report'])
      for (const one of [secret, unknown])
        await service.call('GET', path, { headers: { 'x-link-secret': one, referer } })
    const registered = { headers: { 'x-link-secret': secret, referer } }
    expect((await service.call('POST', '/v1/link/report', registered)).status).toBe(201)
    const page = await fetch(`${service.url}/s`, { headers: { accept: 'text/html' } })
    // nobody else gets one, and what the service gets has no fragment
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    await until(() => spans().some(({ name }) => name === 'POST /v1/link/report'))
    const told = [service.log(), await metrics(), ...collector.received.map(({ body }) => body)].join('\n')
    expect(told).toContain('/v1/link/report')
    for (const one of [secret, unknown, createHash('sha256').update(secret).digest('base64url')])
      expect(told.includes(one)).toBe(false)
  })

  test('is no longer ready before it stops, answers what is under way, and closes kept connections', async () => {
    const headers = await service.signIn(ADA)
    const agent = new http.Agent({ keepAlive: true })
    const ask = (to: string) =>
      new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
        http
          .get(`${service.url}${to}`, { agent, headers }, (response) => {
            response.resume()
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
            )
          })
          .on('error', reject)
      })
    expect((await ask('/v1/auth/me')).status).toBe(200)
    const ended = service.stop()
    await until(async () => (await ask('/health/ready')).status === 503, 2000)
    expect((await ask('/v1/auth/me')).status).toBe(200)
    const underWay = Promise.all(Array.from({ length: 8 }, () => ask('/v1/construction/list')))
    expect((await underWay).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await ended).toBe(0)
    await expect(ask('/v1/auth/me')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)
    agent.destroy()
  })
})

test('several nodes may migrate an empty database at once', async () => {
  const { connection } = inject('postgres')
  const name = `aufbau_migrate_${randomBytes(5).toString('hex')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const nodes = Array.from({ length: 3 }, () => openDatabase({ ...onDatabase(connection, name), max: 2 }))
  await Promise.all(nodes.map((node) => migrate(node)))
  for (const { db } of nodes) expect(await isMigrated(db)).toBe(true)
  await Promise.all(nodes.map(({ db }) => db.destroy()))
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})
