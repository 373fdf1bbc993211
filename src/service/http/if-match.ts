import { ServiceError } from '../service-error.ts'

/**
 * Versions that `If-Match` names; undefined for `*`, any version. Weak tags never match (RFC 9110, 13.1.1).
 *
 * @throws {ServiceError} `versionRequired` without the header field
 */
export function expectedVersions(ifMatch: string | undefined): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '')
    throw new ServiceError('versionRequired', '', { refusals: [{ path: 'header.If-Match', code: 'required' }] })
  if (ifMatch.trim() === '*') return undefined
  const versions = ifMatch.split(',').map((tag) => /^"(\d{1,9})"$/.exec(tag.trim())?.[1])
  return versions.filter((version) => version !== undefined).map(Number)
}
