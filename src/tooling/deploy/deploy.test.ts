import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#service/config.ts'
import { compose } from '#testing/deployment.ts'
import { imageEnvironment, startArguments } from '#testing/service-process.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const example = new Map(
  read('.deploy/example.env')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('=') as [string, string]),
)
const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node-'))
/** What the operator fills in that has no default. */
const filledIn: Readonly<Record<string, string>> = { POSTGRES_PASSWORD: 'geheim', SIGNING_KEY_SECRET: 'x'.repeat(32) }

describe('the example of a deployment', () => {
  test('has three nodes whose environment the service takes', () => {
    expect(nodes).toHaveLength(3)
    for (const [, { environment = {} }] of nodes) {
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => {
          expect(example.has(variable), variable).toBe(true)
          return example.get(variable) || (filledIn[variable] ?? '')
        }),
      ])
      const config = readConfig({ ...(Object.fromEntries(filled) as Record<string, string>), NODE_ENV: 'production' })
      expect(config).toMatchObject({ production: true, demo: false, metricsPort: 9464, drainSeconds: 5 })
      expect(config.databaseUrl?.reveal()).toBe('postgresql://aufbau:geheim@pooler/aufbau')
      expect(config.replicaUrl?.reveal()).toBe('postgresql://aufbau:geheim@replica-pooler/aufbau')
      for (const name of Object.keys(environment)) expect(read('src/service/config.ts'), name).toContain(`${name}:`)
    }
  })

  test('migrates before, past the pooler, with the same image', () => {
    const { image, environment, command = [] } = compose.services['migrate'] ?? {}
    expect(image).toBe(nodes[0]?.[1].image)
    expect(environment?.['DATABASE_URL']).toContain('@postgres/')
    expect(existsSync(path.join(root, command[1] ?? ''))).toBe(true)
    for (const [, { depends_on: needed }] of nodes)
      expect(needed?.['migrate']).toEqual({ condition: 'service_completed_successfully' })
  })

  test('bounds the memory of every part, and what a replica that is away costs the primary', () => {
    for (const [name, { mem_limit: limit }] of Object.entries(compose.services))
      expect(limit, name).toMatch(/^\d+[mg]$/)
    expect(compose.services['postgres']?.command).toContainEqual(
      expect.stringMatching(/^--max_slot_wal_keep_size=\d+GB$/),
    )
  })

  test('trusts the network it puts the proxy in, and gives a node time to drain', () => {
    const [network] = compose.networks.default.ipam.config
    for (const [, { environment, stop_grace_period: grace = '0s' }] of nodes) {
      expect(environment?.['TRUST_PROXY']).toBe(network?.subnet)
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(environment?.['DRAIN_SECONDS']) + 15)
    }
  })

  test('names only services, volumes and files that are there', () => {
    const names = Object.keys(compose.services)
    for (const { depends_on: needed = {}, volumes = [] } of Object.values(compose.services)) {
      for (const name of Array.isArray(needed) ? (needed as string[]) : Object.keys(needed))
        expect(names).toContain(name)
      const mounted = volumes.map((one) => one.split(':', 1)[0] ?? '')
      const missing = mounted.filter((one) =>
        one.startsWith('.') ? !existsSync(path.join(root, '.deploy', one)) : !(one in compose.volumes),
      )
      expect(missing).toEqual([])
    }
  })

  test('has a pooler pass over what a node asks for at the start of a connection, and PostgreSQL set it', () => {
    const asked = ['options', 'statement_timeout', 'idle_in_transaction_session_timeout']
    for (const name of ['pooler', 'replica-pooler'])
      expect(compose.services[name]?.environment?.['IGNORE_STARTUP_PARAMETERS']?.split(',')).toEqual(
        expect.arrayContaining(asked),
      )
    for (const name of ['postgres', 'replica'])
      for (const setting of ['--jit=off', '--statement_timeout=10s', '--idle_in_transaction_session_timeout=30s'])
        expect(compose.services[name]?.command).toContain(setting)
  })

  test('lets the proxy turn to every node that is ready', () => {
    const caddy = read('.deploy/Caddyfile')
    const upstreams = /reverse_proxy ([^{]+)\{/.exec(caddy)?.[1]?.trim().split(' ')
    expect(upstreams).toEqual(nodes.map(([name, { environment }]) => `${name}:${environment?.['PORT']}`))
    expect(caddy).toContain('health_uri /health/ready')
  })

  test('runs the service in its image as an ordinary user', () => {
    const steps = read('.deploy/Dockerfile').split('\n')
    const user = steps.findLastIndex((line) => line.startsWith('USER '))
    expect(steps[user]).toBe('USER node')
    expect(steps.findLastIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(user)
    expect(steps.findLastIndex((line) => line.startsWith('FROM '))).toBeLessThan(user)
    expect(existsSync(path.join(root, 'src/service/main.ts'))).toBe(true)
    const command = JSON.parse(steps.at(steps.findLastIndex((line) => line.startsWith('CMD ')))?.slice(4) ?? '[]')
    const [installed] = steps.filter((line) => line.includes('apt-get install'))
    expect(installed, 'what is preloaded is there').toContain('libjemalloc2')
    expect(imageEnvironment['LD_PRELOAD']).toBe('libjemalloc.so.2')
    expect(command, 'as npm start does').toEqual(['node', ...startArguments])
  })
})

test('the README lists every variable of the configuration, and no other', () => {
  const known = [...read('src/service/config.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name)
  const rows = read('README.md').match(/^\| `[A-Z].*$/gm) ?? []
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(known.length).toBeGreaterThan(20)
  expect(new Set([...listed, 'NODE_ENV'])).toEqual(new Set(known))
})
