import type { DetailCode, ErrorCode } from '#contract/error.ts'

/** Figures a message names, such as the allowed range. */
export type RefusalValues = Readonly<Record<string, string | number>>

/** One field that is refused: `path` is a JSON Pointer into the body, or `query.page`, `path.id`, `header.If-Match`. */
export type Refusal = { readonly path: string; readonly code: DetailCode; readonly values?: RefusalValues }

/** Most places that an answer names. */
export const MOST_DETAILS = 100

/** Why a state does not allow something, or a right is missing, where more can be said than the code does. */
export const whys = [
  'lastOwner',
  'lastAdministrator',
  'officesWithoutOwner',
  'ownersDecide',
  'projectArchived',
  'draftExists',
  'secondFactorExists',
  'lastWayIn',
  'requestUnderWay',
  'changesUnderWay',
  'nothingToUndo',
  'tooManyForArchive',
  'changedMeanwhile',
  'importEnded',
  'importUnderWay',
  'releaseInUse',
] as const
export type Why = (typeof whys)[number]

type Telling = {
  readonly refusals?: readonly Refusal[]
  readonly headers?: Readonly<Record<string, string>>
  /** Says why and what to do, in place of the general sentence of the code. */
  readonly why?: Why
}

/**
 * A failure the caller may see; the status follows the code, the texts follow the caller's locale.
 * Anything else that is thrown is `internal`: logged, and told to nobody.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly refusals: readonly Refusal[]
  /** Header fields of the answer, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>
  readonly why: Why | undefined

  /** @param reason - for the log only; no personal data */
  constructor(code: ErrorCode, reason = '', { refusals = [], headers = {}, why }: Telling = {}) {
    super(reason === '' ? code : `${code}: ${reason}`)
    this.code = code
    this.refusals = refusals.slice(0, MOST_DETAILS)
    this.headers = headers
    this.why = why
  }
}

/** One refused field, as the 400 it is. */
export const refused = (path: string, code: DetailCode, values?: RefusalValues): ServiceError =>
  new ServiceError('invalidRequest', `${path} ${code}`, { refusals: [{ path, code, ...(values && { values }) }] })

/** What a limit counts. */
export type Quota =
  | 'recipients'
  | 'offices'
  | 'members'
  | 'officeConstructions'
  | 'links'
  | 'constructions'
  | 'materials'
  | 'projects'
  | 'prices'
  | 'reports'
  | 'webhooks'
  | 'passkeys'
  | 'domains'
  | 'megabytes'

/** A limit of the service is reached; names it. */
export const quotaReached = (path: string, quota: Quota, maximum: number): ServiceError =>
  new ServiceError('quotaReached', quota, { refusals: [{ path, code: 'quotaReached', values: { quota, maximum } }] })

/**
 * What is stored has another version than the caller has seen.
 *
 * @param path - where the caller names it
 * @param stored - the version that there is, where it is told
 */
export const versionStale = (path = 'header.If-Match', stored?: number): ServiceError =>
  new ServiceError('versionStale', '', {
    refusals: [{ path, code: 'contradicts', ...(stored !== undefined && { values: { stored } }) }],
  })
