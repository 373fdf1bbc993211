import type { Policy, Scope } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { ServiceError } from './service-error.ts'

/** Who calls: the user behind a session token. */
export type Caller = {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly sessionId: string
  readonly policies: readonly Policy[]
  readonly locale: Locale
  /** Signed in by an access key, which does not change the account itself. */
  readonly byKey?: boolean
  /** Has a second factor, or comes by a provider that vouches. */
  readonly secondFactor?: boolean
  /** What the key may do; null where it is none. */
  readonly scopes?: readonly Scope[] | null
}

/** Where a request comes from, for rate limits, the refresh grace and the list of sessions. */
export type Client = {
  readonly address: string
  readonly userAgent: string | undefined
  /** The app in a browser on the same origin: its refresh token travels in a cookie. */
  readonly sameOriginBrowser: boolean
}

/** Who may administer the service. */
export type Operators = {
  readonly emailDomains: readonly string[]
  /** Only with a second factor. */
  readonly secondFactor: boolean
}

/** Who asks, and from where: what is recorded names both. */
export type Actor = { readonly caller: Caller; readonly client: Client }

/**
 * Whether somebody administers the service: the `admin` policy, on an address at one of the operator's own domains; by an
 * access key only where it may.
 */
export const isOperator = (
  { email, policies, scopes }: Pick<Caller, 'email' | 'policies' | 'scopes'>,
  { emailDomains }: Pick<Operators, 'emailDomains'>,
): boolean =>
  (scopes?.includes('administer') ?? true) &&
  policies.includes('admin') &&
  emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))

/** Refuses who has no second factor where one is demanded. @throws {ServiceError} `secondFactorDemanded` */
export function requireSecondFactor({ secondFactor = false }: Caller, demanded: boolean): void {
  if (demanded && !secondFactor) throw new ServiceError('secondFactorDemanded')
}

/** @throws {ServiceError} `forbidden` to who is none; `secondFactorDemanded` */
export function requireOperator(caller: Caller, operators: Operators): void {
  if (!isOperator(caller, operators)) throw new ServiceError('forbidden', 'administrators only')
  requireSecondFactor(caller, operators.secondFactor)
}
