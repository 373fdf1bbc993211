import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HSTS = 'max-age=63072000; includeSubDomains'

const pageDirectives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
}

/** Header fields of pages: strict content security policy without inline code, isolation, HSTS behind TLS. */
export async function pageHeaders(
  scope: FastifyInstance,
  {
    secure,
    relaxed = {},
  }: { secure: boolean; relaxed?: Partial<Record<keyof typeof pageDirectives, string[] | null>> },
): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...pageDirectives, ...relaxed } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
  })
}

/** Header fields of API answers: nothing in them may ever run or be framed. */
export const apiFields = (secure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept, Accept-Language',
  ...(secure && { 'Strict-Transport-Security': HSTS }),
})

/** Sets the header fields of API answers on those of routes outside the contract. */
export function apiHeaders(scope: FastifyInstance, secure: boolean): void {
  const fields = apiFields(secure)
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fields)
    done()
  })
}
