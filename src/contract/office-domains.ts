import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { office } from './offices.ts'
import { timestamp } from './schema.ts'

/** Domains that an office may claim. */
export const MOST_DOMAINS = 20

const domainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/),
    z.describe('E-mail domain, such as office.example'),
  )
const one = z.strictObject({ id: z.uuid() })
const ofDomain = z.strictObject({ id: z.uuid(), domain: domainName })

export const officeDomain = z
  .object({
    domain: z.string(),
    record: z.string().check(z.describe('Name of the TXT record that proves the claim')),
    value: z.string().check(z.describe('What it holds')),
    provenAt: z.nullable(timestamp),
    joins: z.boolean().check(z.describe('People with an address at the domain may join by themselves, as members')),
  })
  .check(z.meta({ id: 'OfficeDomain' }))
export type OfficeDomain = z.infer<typeof officeDomain>

export const joinableOffice = z.object({ id: z.uuid(), name: z.string(), domain: z.string() })

const administered = ['notFound', 'forbidden', 'secondFactorDemanded'] as const

export const listOfficeDomains = endpoint({
  ...officeRoutes.listOfficeDomains,
  rateLimit: 'session',
  summary: 'Domains that an office claims; its owners and administrators, not by a key',
  params: one,
  success: { status: 200, body: z.array(officeDomain) },
  errors: administered,
})
export const claimOfficeDomain = endpoint({
  ...officeRoutes.claimOfficeDomain,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Claim an e-mail domain, which is then to be proven; owners and administrators, not by a key',
  params: one,
  body: z.strictObject({ domain: domainName }),
  success: { status: 201, body: officeDomain },
  errors: [...administered, 'quotaReached'],
})
export const proveOfficeDomain = endpoint({
  ...officeRoutes.proveOfficeDomain,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'strict',
  summary:
    'Look for the TXT record that proves a claim; single sign-on of the caller at the domain proves it, too. Owners and administrators, not by a key',
  params: ofDomain,
  success: { status: 200, body: officeDomain },
  errors: [...administered, 'domainNotProven'],
})
export const changeOfficeDomain = endpoint({
  ...officeRoutes.changeOfficeDomain,
  rateLimit: 'session',
  summary: 'Whether people of a domain may join by themselves; owners and administrators, not by a key',
  params: ofDomain,
  body: z.strictObject({ joins: z.boolean() }),
  success: { status: 200, body: officeDomain },
  errors: administered,
})
export const removeOfficeDomain = endpoint({
  ...officeRoutes.removeOfficeDomain,
  rateLimit: 'session',
  summary: 'Give a claim up; who has joined by it stays. Owners and administrators, not by a key',
  params: ofDomain,
  success: { status: 204 },
  errors: administered,
})
export const listJoinableOffices = endpoint({
  ...officeRoutes.listJoinableOffices,
  rateLimit: 'session',
  summary: "Offices that the caller may join by the domain of the caller's address",
  success: { status: 200, body: z.array(joinableOffice) },
  errors: [],
})
export const joinOffice = endpoint({
  ...officeRoutes.joinOffice,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: "Join an office as a member by the domain of the caller's address; not by a key",
  params: one,
  success: { status: 200, body: office },
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
