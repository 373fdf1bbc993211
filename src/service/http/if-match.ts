import { createHash } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../service-error.ts'

/**
 * Opaque tag of what a caller is shown: changes with its version and with all else in the answer, such as the permission,
 * and is another for another account.
 */
export function entityTag({ userId }: Pick<Caller, 'userId'>, body: { readonly version: number }): string {
  const hash = createHash('sha1').update(userId).update(JSON.stringify(body)).digest('base64url')
  return `${body.version}-${hash}`
}

/**
 * Versions that `If-Match` names, whatever else their tags stand for; undefined for `*`, any version. Weak tags never match (RFC 9110, 13.1.1).
 *
 * @throws {ServiceError} `versionRequired` without the header field
 */
export function expectedVersions(ifMatch: string | undefined): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '')
    throw new ServiceError('versionRequired', '', { refusals: [{ path: 'header.If-Match', code: 'required' }] })
  if (ifMatch.trim() === '*') return undefined
  const versions = ifMatch.split(',').map((tag) => /^"(\d{1,9})(?:-[\w-]{1,40})?"$/.exec(tag.trim())?.[1])
  return versions.filter((version) => version !== undefined).map(Number)
}
