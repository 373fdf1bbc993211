import type { Refusal } from '../service-error.ts'

/** What JSON needs to write NUL or half a surrogate pair; a body without it holds neither. */
const suspicious = /\\u(0000|d[89a-f])/i

/** Whether a body can hold texts that `unstorableIn` refuses; told without looking at every value. */
export const mayHoldUnstorable = (bodyText: string): boolean => suspicious.test(bodyText)

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Refuses texts that PostgreSQL cannot hold: with NUL (in no `text`) or with half a surrogate pair (in no `jsonb`).
 *
 * @param parsed - what a schema has let through, so that it is not deep
 * @param at - where it stands: '' for a body, `query` or `path` for the fields of those
 */
export function unstorableIn(parsed: unknown, at: string): readonly Refusal[] {
  if (typeof parsed === 'string') return isStorable(parsed) ? [] : [{ path: at, code: 'wrongFormat' }]
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed).flatMap(([key, value]): readonly Refusal[] => {
    if (!isStorable(key)) return [{ path: at, code: 'wrongFormat' }]
    if (at === 'query' || at === 'path') return unstorableIn(value, `${at}.${key}`).slice(0, 1)
    return unstorableIn(value, at === '' || at.startsWith('/') ? `${at}/${escaped(key)}` : at)
  })
}
