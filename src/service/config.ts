import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import {
  domains,
  flag,
  longSecret,
  origin,
  otlpHeaders,
  proxies,
  secretUrl,
  ssoProviders,
  url,
  wholeNumber,
} from './config-values.ts'

/** A wrong environment: names every variable at fault, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), 'data'),
  DATABASE_URL: z.optional(secretUrl(/^postgres(ql)?:/, 'postgresql://user:password@host/database')),
  DATABASE_REPLICA_URL: z.optional(secretUrl(/^postgres(ql)?:/, 'postgresql://user:password@host/database')),
  REDIS_URL: z.optional(secretUrl(/^rediss?:/, 'redis://host:6379')),
  PUBLIC_URL: z.optional(origin),
  SMTP_URL: z.optional(secretUrl(/^smtps?:/, 'smtps://user:password@host')),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an e-mail address'))),
  OPERATOR_EMAIL_DOMAINS: z._default(domains, []),
  OPERATOR_SECOND_FACTOR: z._default(flag, false),
  SSO_PROVIDERS: z._default(ssoProviders, {}),
  RATE_LIMIT_PUBLIC: z._default(wholeNumber(1, 1_000_000), 100),
  RATE_LIMIT_STRICT: z._default(wholeNumber(1, 1_000_000), 50),
  RATE_LIMIT_SESSION: z._default(wholeNumber(1, 100_000_000), 1200),
  MAIL_LIMIT: z._default(wholeNumber(1, 1_000_000), 100),
  SHARE_LIMIT: z._default(wholeNumber(1, 1_000_000), 50),
  TRUST_PROXY: z.optional(proxies),
  QUOTA_CONSTRUCTIONS: z._default(wholeNumber(1, 100_000_000), 20_000),
  QUOTA_OFFICE_CONSTRUCTIONS: z._default(wholeNumber(1, 100_000_000), 200_000),
  QUOTA_MATERIALS: z._default(wholeNumber(1, 100_000_000), 5_000),
  QUOTA_PROJECTS: z._default(wholeNumber(1, 100_000_000), 1_000),
  QUOTA_MEGABYTES: z._default(wholeNumber(1, 1_000_000), 1_000),
  SIGNING_KEY_SECRET: z.optional(longSecret),
  WEBHOOK_PRIVATE: z._default(flag, false),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  LEGAL_NOTICE_URL: z.optional(url(/^https?:/, 'https://buero.example/impressum')),
  PRIVACY_URL: z.optional(url(/^https?:/, 'https://buero.example/datenschutz')),
  ABOUT_URL: z.optional(url(/^https?:/, 'https://buero.example/aufbau')),
  CONTENT_REPORT_URL: z.optional(url(/^(https?|mailto):/, 'mailto:missbrauch@buero.example')),
  DEMO: z.optional(flag),
  DATABASE_POOL_SIZE: z._default(wholeNumber(2, 500), 10),
  DATABASE_STATEMENT_TIMEOUT: z._default(wholeNumber(100, 600_000), 10_000),
  RESERVE_MEGABYTES: z._default(wholeNumber(0, 100_000_000), 200),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url(/^https?:/, 'http://collector:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(otlpHeaders),
  OTEL_SERVICE_NAME: z._default(z.string(), 'aufbau'),
})

type Values = z.infer<typeof environment>

const ownMachine = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** What shows that a start is meant for others than whoever starts it. */
const signsOfOthers = ({ HOST, PUBLIC_URL, SMTP_URL, OPERATOR_EMAIL_DOMAINS }: Values): string[] => [
  ...(ownMachine.has(HOST) ? [] : ['HOST']),
  ...(PUBLIC_URL === undefined || ownMachine.has(new URL(PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL']),
  ...(SMTP_URL ? ['SMTP_URL'] : []),
  ...(OPERATOR_EMAIL_DOMAINS.length > 0 ? ['OPERATOR_EMAIL_DOMAINS'] : []),
]

/**
 * Whether this is a demo: on one's own machine where nothing else was said. Its passwords are published and its mail lies
 * open, so that anywhere else it has to be asked for.
 */
function demoMode(values: Values, production: boolean): boolean {
  if (production && values.DEMO) throw new ConfigError('Configuration: DEMO must not be on when NODE_ENV is production')
  const demo = values.DEMO ?? !(production || values.DATABASE_URL)
  const signs = values.DEMO === undefined && demo ? signsOfOthers(values) : []
  if (signs.length === 0) return demo
  throw new ConfigError(
    `Configuration: ${signs.join(', ')} must not be set for a demo, whose passwords are published, unless DEMO is on; for the service itself set NODE_ENV to production or DEMO to off`,
  )
}

/** Operator's domain of the demo accounts. */
export const DEMO_OPERATOR_DOMAIN = 'aufbau.example'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The configuration of the service from environment variables; empty ones count as absent.
 * `DATA_DIR` is taken from the repository's root where it is relative, so that it is one place wherever the start comes from.
 *
 * @throws {ConfigError} naming every variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
    throw new ConfigError(`Configuration: ${[...new Set(faults)].join('; ')}`)
  }
  const values = parsed.data
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new ConfigError('Configuration: DATABASE_REPLICA_URL must not be set without DATABASE_URL')
  const production = values.NODE_ENV?.toLowerCase() === 'production'
  const demo = demoMode(values, production)
  const operatorEmailDomains = [...values.OPERATOR_EMAIL_DOMAINS, ...(demo ? [DEMO_OPERATOR_DOMAIN] : [])]
  return {
    production,
    demo,
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    /** A standby of that database, which is asked what only reads. */
    replicaUrl: values.DATABASE_REPLICA_URL,
    redisUrl: values.REDIS_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operatorEmailDomains,
    /** Who may administer the service. */
    operators: { emailDomains: operatorEmailDomains, secondFactor: values.OPERATOR_SECOND_FACTOR },
    ssoProviders: values.SSO_PROVIDERS,
    rateLimits: {
      strict: values.RATE_LIMIT_STRICT,
      public: values.RATE_LIMIT_PUBLIC,
      session: values.RATE_LIMIT_SESSION,
    },
    /** Links and confirmations by mail that one network may ask for within an hour. */
    mailLimit: values.MAIL_LIMIT,
    /** Addresses that one user may have mail sent to within a day, by sharing. */
    shareLimit: values.SHARE_LIMIT,
    /** What one person may keep. */
    quotas: {
      constructions: values.QUOTA_CONSTRUCTIONS,
      /** What one office may keep. */
      officeConstructions: values.QUOTA_OFFICE_CONSTRUCTIONS,
      materials: values.QUOTA_MATERIALS,
      projects: values.QUOTA_PROJECTS,
      bytes: values.QUOTA_MEGABYTES * 1_000_000,
    },
    /** Seals the signing keys and the secrets of webhooks in the database and its backups. */
    signingKeySecret: values.SIGNING_KEY_SECRET,
    /** Webhooks may lead into networks of one's own, and without TLS. */
    webhookPrivate: values.WEBHOOK_PRIVATE,
    trustProxy: values.TRUST_PROXY,
    databasePool: { max: values.DATABASE_POOL_SIZE, statement_timeout: values.DATABASE_STATEMENT_TIMEOUT },
    /** Room in the data directory below which nothing more is stored [bytes]. */
    reserve: values.RESERVE_MEGABYTES * 1_000_000,
    /** Time in which readiness says no while requests are still taken [s], so that a proxy can turn elsewhere. */
    drainSeconds: values.DRAIN_SECONDS,
    /** The operator's own pages, linked from the app. */
    pages: {
      legalNotice: values.LEGAL_NOTICE_URL,
      privacy: values.PRIVACY_URL,
      about: values.ABOUT_URL,
      contentReport: values.CONTENT_REPORT_URL,
    },
    metricsPort: values.METRICS_PORT,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: values.OTEL_SERVICE_NAME,
          },
    logLevel: values.LOG_LEVEL,
  } as const
}

export type Config = ReturnType<typeof readConfig>
