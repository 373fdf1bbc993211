import type { Catalogue, Release } from '#catalogue/catalogue.ts'
import { refused } from './service-error.ts'

/**
 * The data release to work with: the one asked for, else the default.
 *
 * @param path - where the release was named, for the refusal
 * @throws {ServiceError} `invalidRequest` naming `path`, when the catalogue has no such release
 */
export function releaseOf(catalogue: Catalogue, asked: string | undefined, path = 'query.release'): Release {
  const found = catalogue.releases.find(({ id, isDefault }) => (asked === undefined ? isDefault : id === asked))
  if (found) return found
  throw refused(path, 'unknownRelease', { allowed: catalogue.releases.map(({ id }) => id).join(', ') })
}
