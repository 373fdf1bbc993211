import { expect, test } from 'vitest'
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
  ['DATABASE_URL', 'mysql://geheim@host'],
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
  expect(readConfig({ PUBLIC_URL: 'https://aufbau.example/' }).publicUrl).toBe('https://aufbau.example')
})
