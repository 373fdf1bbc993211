import { createHash } from 'node:crypto'
import type { ConstructionInput } from '#contract/constructions.ts'

/** JSON with the keys of every object in order: the database does not keep the order they were written in. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  )

/** Tells whether two contents are the same: SHA-256, base64url. */
export const fingerprint = (content: ConstructionInput): string =>
  createHash('sha256').update(canonical(content)).digest('base64url')
