import { ApiError } from '#web/lib/api-error.ts'

/**
 * Which of the ids an error of the service is about; none where it is about something else.
 *
 * @param asked - in the order they were sent
 */
export function refusedIds(error: unknown, asked: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  return error.details.flatMap(({ path }) => {
    const id = /^\/\d+$/.test(path) ? asked[Number(path.slice(1))] : undefined
    return id === undefined ? [] : [id]
  })
}
