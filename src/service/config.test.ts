import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each([
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['PUBLIC_URL', 'https:aufbau.example'],
  ['PUBLIC_URL', 'https://aufbau.example/app'],
  ['PUBLIC_URL', 'https://aufbau.example?a=1'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=%zz'],
  ['PORT', '70000'],
  ['SIGNING_KEY_SECRET', 'geheim'],
  ['QUOTA_CONSTRUCTIONS', '0'],
  ['QUOTA_MATERIALS', 'viele'],
  ['QUOTA_MEGABYTES', '-1'],
  ['MAIL_LIMIT', '0'],
  ['SHARE_LIMIT', '0'],
  ['DATABASE_URL', 'mysql://geheim@host'],
  ['DATABASE_REPLICA_URL', 'mysql://geheim@host'],
  ['DATABASE_REPLICA_URL', 'postgresql://geheim@host/aufbau'],
])('%s=%s stops the start and is named, without its value', (variable, value) => {
  const read = () => readConfig({ [variable]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`Configuration: ${variable} must`)
  expect(read).not.toThrow('geheim')
})

test('a proxy may be named by addresses, networks and what stands for some', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/24,::1, fd00::/8' })
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/24', '::1', 'fd00::/8'])
  expect(readConfig({}).trustProxy).toBeUndefined()
})

test('the public address loses the stroke at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://aufbau.example/', DEMO: 'off' }).publicUrl).toBe('https://aufbau.example')
})

describe('a demo', () => {
  test('is what starts on one’s own machine', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' }).demo).toBe(true)
  })

  test.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://aufbau.example'],
    ['SMTP_URL', 'smtps://user:geheim@mail.example'],
    ['OPERATOR_EMAIL_DOMAINS', 'amt.example'],
  ])('does not start by mistake where %s is set', (variable, value) => {
    const read = () => readConfig({ [variable]: value })
    expect(read).toThrow(`Configuration: ${variable} must not be set for a demo`)
    expect(read).not.toThrow('geheim')
    expect(readConfig({ [variable]: value, DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ [variable]: value, DEMO: 'off' }).demo).toBe(false)
    expect(readConfig({ [variable]: value, NODE_ENV: 'Production' }).demo).toBe(false)
  })

  test('is none with a database of one’s own', () =>
    expect(readConfig({ DATABASE_URL: 'postgresql://host/aufbau', HOST: '0.0.0.0' }).demo).toBe(false))
})
