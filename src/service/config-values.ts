import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { Secret } from './secret.ts'

/** Digits for a whole number within bounds. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given)),
    z
      .number(`must be a whole number from ${minimum} to ${maximum}`)
      .check(z.gte(minimum, `must be at least ${minimum}`), z.lte(maximum, `must be at most ${maximum}`)),
  )

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  off: false,
}
/** `true`, `on`, `1` and their opposites. */
export const flag = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? (flags[given.toLowerCase()] ?? given) : given)),
  z.boolean('must be true or false'),
)

/** An address of these protocols. */
export const url = (protocol: RegExp, example: string) =>
  z
    .string()
    .check(z.refine((given) => URL.canParse(given) && protocol.test(given), `must be an address like ${example}`))

/** As `url`, where it holds a password. */
export const secretUrl = (protocol: RegExp, example: string) =>
  z.pipe(
    url(protocol, example),
    z.transform((given: string) => new Secret(given)),
  )

/** E-mail domains separated by commas. */
export const domains = z.pipe(
  z.transform((given: unknown) =>
    typeof given === 'string' ? given.split(',').map((one) => one.trim().toLowerCase()) : given,
  ),
  z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains separated by commas'))),
)

/** JSON: e-mail domain → provider of its single sign-on. */
export const ssoProviders = z.pipe(
  z.transform((given: unknown, context) => {
    try {
      return typeof given === 'string' ? (JSON.parse(given) as unknown) : given
    } catch {
      context.issues.push({ code: 'custom', message: 'must be JSON', input: undefined })
      return z.NEVER
    }
  }),
  z.record(
    z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must name e-mail domains in lower case')),
    z.strictObject(
      {
        issuer: z.url('must have an issuer address'),
        clientId: z.string('must have a clientId').check(z.minLength(1)),
        clientSecret: z.pipe(
          z.string('must have a clientSecret').check(z.minLength(1)),
          z.transform((given: string) => new Secret(given)),
        ),
        enforced: z._default(z.boolean('must have enforced as true or false'), true),
      },
      'must map a domain to issuer, clientId, clientSecret and enforced',
    ),
    'must map e-mail domains to providers',
  ),
)

/** Origin of the service: it is served at the root of a host. */
export const origin = url(/^https?:\/\//, 'https://aufbau.example').check(
  z.refine((given) => {
    if (!URL.canParse(given)) return true
    const { pathname, search, hash, username } = new URL(given)
    return `${search}${hash}${username}` === '' && /^\/*$/.test(pathname)
  }, 'must be an address without a path, like https://aufbau.example'),
)

/** What `X-Forwarded-For` may be believed from: addresses, networks, and the names that stand for some. */
function isProxy(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(given) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)))
}
/** What may pass on where a request came from, separated by commas. */
export const proxies = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given)),
  z.array(z.string().check(z.refine(isProxy, 'must name addresses or networks, like 10.0.0.1 or 10.0.0.0/24'))),
)

const isDecodable = (text: string) => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** `name=value` pairs, values percent-encoded (OpenTelemetry Protocol Exporter). */
export const otlpHeaders = z.pipe(
  z
    .string()
    .check(z.regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'must be name=value pairs separated by commas'))
    .check(z.refine(isDecodable, 'must have its values percent-encoded')),
  z.transform((given: string) => new Secret(given)),
)

const SECRET_LENGTH = 32
/** A secret that is long enough to seal with. */
export const longSecret = z.pipe(
  z.string().check(z.minLength(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`)),
  z.transform((given: string) => new Secret(given)),
)
