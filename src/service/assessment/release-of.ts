import type { Release } from '#catalogue/catalogue.ts'
import { refused } from '../service-error.ts'

/**
 * The data release to work with: the one asked for, else the default.
 *
 * @param releases - that are switched on
 * @param path - where the release was named, for the refusal
 * @throws {ServiceError} `invalidRequest` naming `path`, when there is no such release
 */
export function releaseOf(releases: readonly Release[], asked: string | undefined, path = 'query.release'): Release {
  const found = releases.find(({ id, isDefault }) => (asked === undefined ? isDefault : id === asked))
  if (found) return found
  throw refused(path, 'unknownRelease', { allowed: releases.map(({ id }) => id).join(', ') })
}
