import type { DataInUse } from './data-in-use.ts'
import { isExpired } from './expiry.ts'

/** That nothing in a release holds any more, since when, and what is newer. */
export type ReleaseExpiry = {
  readonly release: string
  readonly since: string
  /** Release that is switched on and still holds; undefined where there is none. */
  readonly newer: string | undefined
}

/** @returns undefined while any dataset of the release's materials holds, or says nothing of it */
export function releaseExpiry(data: DataInUse, release: string, today: string): ReleaseExpiry | undefined {
  const since = data.validUntil(release)
  if (since === undefined || !isExpired(since, today)) return undefined
  const newer = data.releases().find(({ id }) => {
    const until = data.validUntil(id)
    return until !== undefined && !isExpired(until, today)
  })
  return { release, since, newer: newer?.id }
}
