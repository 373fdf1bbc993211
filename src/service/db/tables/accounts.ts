import type { JWK } from 'jose'
import type { ColumnType, Generated } from 'kysely'
import type { RedirectType, Scope } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>

/** How a session began. */
export type SessionOpening = 'password' | RedirectType | 'sso' | 'accessKey' | 'passkey'

/** What an account needs for signing in, beside the account itself. */
export type SignInTable = {
  accountId: string
  /** PHC string; null where the user has only ever come by link or single sign-on. */
  passwordHash: string | null
  passwordChangedAt: OptionalTimestamp
  emailVerifiedAt: OptionalTimestamp
  firstSignedInAt: OptionalTimestamp
}

export type SessionTable = {
  id: string
  accountId: string
  openedBy: SessionOpening
  startedAt: Timestamp
  lastUsedAt: Timestamp
  expiresAt: Date
  endedAt: OptionalTimestamp
  userAgent: string | null
}

export type RefreshTokenTable = {
  /** SHA-256 of the token, base64url. */
  hash: string
  sessionId: string
  issuedAt: Timestamp
  expiresAt: Date
  replacedAt: OptionalTimestamp
  /** Hash of address and user agent of the client that had it replaced. */
  replacedFor: string | null
  /** Its one successor follows from the token and this. */
  successorSalt: string | null
}

/** A secret key as it is stored: a JWK, or `{ jwe }` where it is sealed. */
export type StoredSecret = JWK | { readonly jwe: string }

export type SigningKeyTable = {
  kid: string
  privateKey: Json<StoredSecret>
  publicKey: Json<JWK>
  createdAt: Timestamp
  retiredAt: OptionalTimestamp
}

/** What a sign-up asked for; it becomes the account's when its link is spent. */
export type SignUpWish = { name: string; locale: Locale; passwordHash: string }

export type MailLinkTable = {
  /** SHA-256 of the token, base64url. */
  hash: string
  accountId: string
  type: RedirectType
  createdAt: Timestamp
  expiresAt: Date
  spentAt: OptionalTimestamp
  signUp: Json<SignUpWish | null> | null
}

export type OutboxTable = {
  id: Generated<number>
  kind: string
  /** What it is about: mails of one topic to one address are counted together. */
  topic: Generated<string>
  /** 1 goes before 2. */
  urgency: Generated<number>
  /** Who caused it: a user, or the hash of a network; empty where that is not known. */
  requester: Generated<string>
  /** Done without a mail, because there were too many. */
  leftOut: Generated<boolean>
  /** Address in lower case. */
  recipient: string
  locale: Locale
  content: Json<Record<string, unknown>>
  createdAt: Timestamp
  dueAt: Timestamp
  attempts: Generated<number>
  sentAt: OptionalTimestamp
  /** Given up. */
  failedAt: OptionalTimestamp
}

export type SsoStateTable = {
  /** SHA-256 of `state`, base64url. */
  hash: string
  /** SHA-256 of the cookie that binds the attempt to the browser it began in. */
  browserHash: string
  domain: string
  nonce: string
  codeVerifier: string
  expiresAt: Date
}

/** Whom a sign-on provider vouches for. */
export type SsoIdentityTable = { issuer: string; subject: string; accountId: string; boundAt: Timestamp }

export type AccessKeyTable = {
  /** The public part of the key. */
  id: string
  accountId: string
  name: string
  secretHash: string
  /** The one session all tokens of this key belong to. */
  sessionId: string
  scopes: Generated<Scope[]>
  createdAt: Timestamp
  expiresAt: OptionalTimestamp
  lastUsedAt: OptionalTimestamp
  revokedAt: OptionalTimestamp
}

export type SecurityEventTable = {
  id: Generated<number>
  at: Timestamp
  event: string
  accountId: string | null
  sessionId: string | null
  address: string | null
  userAgent: string | null
  detail: string | null
}

/** Failed attempts at an address, whether or not it has an account, since the last that did not fail. */
export type SignInAttemptTable = {
  /** Hash of the address. */
  accountKey: string
  /** Hash of a device or network; empty for all together. */
  source: string
  failures: number
  lastAt: Timestamp
}

export type KnownDeviceTable = {
  accountId: string
  /** Hash of a browser's mark, or of network and program. */
  device: string
  seenAt: Timestamp
}

/** What heads the reports of a user. */
export type LetterheadTable = {
  accountId: string
  office: string
  author: string
  /** A data URL. */
  logo: string | null
}

export type TotpTable = {
  accountId: string
  /** Sealed where the operator has a secret for that. */
  secret: Json<StoredSecret>
  /** Of the last code that was taken [30 s since 1970]. */
  lastStep: Generated<number>
  createdAt: Timestamp
  confirmedAt: OptionalTimestamp
}

/** A code for when the second factor is lost; gone once it is spent. */
export type RecoveryCodeTable = { accountId: string; hash: string }

/** A sign-in that waits for its second factor, known by the hash of its ticket. */
export type PendingSignInTable = { hash: string; accountId: string; openedBy: SessionOpening; expiresAt: Date }

export type PasskeyTable = {
  /** Credential id, base64url. */
  id: string
  accountId: string
  name: string
  /** COSE, base64url. */
  publicKey: string
  /** Uses that the authenticator has counted; 0 where it does not. */
  counter: number
  transports: string[]
  backedUp: boolean
  createdAt: Timestamp
  lastUsedAt: OptionalTimestamp
}

/** What an authenticator was asked to sign, by its hash; whose it is where somebody registers one. */
export type PasskeyChallengeTable = { hash: string; accountId: string | null; expiresAt: Date }

/** Tables of signing in: joined to the service's `Database`. */
export type AccountTables = {
  signIn: SignInTable
  session: SessionTable
  refreshToken: RefreshTokenTable
  signingKey: SigningKeyTable
  mailLink: MailLinkTable
  outbox: OutboxTable
  ssoState: SsoStateTable
  ssoIdentity: SsoIdentityTable
  accessKey: AccessKeyTable
  securityEvent: SecurityEventTable
  signInAttempt: SignInAttemptTable
  knownDevice: KnownDeviceTable
  letterhead: LetterheadTable
  totp: TotpTable
  passkey: PasskeyTable
  passkeyChallenge: PasskeyChallengeTable
  recoveryCode: RecoveryCodeTable
  pendingSignIn: PendingSignInTable
}
