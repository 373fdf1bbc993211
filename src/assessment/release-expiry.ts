import { isExpired } from './expiry.ts'

/** A release that is switched on, and the last day, month or year that any dataset of its materials holds for. */
export type ReleaseValidity = { readonly id: string; readonly validUntil: string | undefined }

/** That nothing in a release holds any more, since when, and what is newer. */
export type ReleaseExpiry = {
  readonly release: string
  readonly since: string
  /** Release that is switched on and still holds; undefined where there is none. */
  readonly newer: string | undefined
}

/**
 * Whether a release has expired.
 *
 * @param releases - that are switched on, the preferred first
 * @param today - ISO date
 * @returns undefined while any dataset of the release's materials holds, or says nothing of it
 */
export function releaseExpiry(
  releases: readonly ReleaseValidity[],
  release: string,
  today: string,
): ReleaseExpiry | undefined {
  const since = releases.find(({ id }) => id === release)?.validUntil
  if (since === undefined || !isExpired(since, today)) return undefined
  const newer = releases.find(({ validUntil }) => validUntil !== undefined && !isExpired(validUntil, today))
  return { release, since, newer: newer?.id }
}
