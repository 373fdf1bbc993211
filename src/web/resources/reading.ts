import { ApiError } from '#web/lib/api-error.ts'

export const MINUTES = 60_000

/** Entries that one request may answer at most. */
export const MOST = 200

/** The part of a query that names a data release; the default release where it is null. */
export const releaseQuery = (release: string | null | undefined): { readonly release?: string } =>
  release === null || release === undefined ? {} : { release }

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

type Listed<T> = { readonly reply: T[]; readonly totalCount: number | null }

/** A page of a list with the number of all entries. */
export const pageOf = <T>({
  reply,
  totalCount,
}: Listed<T>): { readonly items: readonly T[]; readonly total: number } => ({
  items: reply,
  total: totalCount ?? reply.length,
})

/**
 * Every entry of a list that is longer than one request may answer.
 *
 * @param ask - asks for a page of `MOST` entries, from 1
 */
export async function everyPage<T>(ask: (page: number) => Promise<Listed<T>>): Promise<readonly T[]> {
  const { items, total } = pageOf(await ask(1))
  const pages = Math.ceil(total / MOST)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)))
  return [...items, ...rest.flatMap(({ reply }) => reply)]
}
