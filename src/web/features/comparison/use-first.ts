import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { constructionsQuery } from '#web/resources/constructions/construction-queries.ts'
import { neighboursQuery } from '#web/resources/constructions/list-queries.ts'

/** The construction that is compared first, and the library's of its type; its list entry where it is among them. */
export function useFirst(id: string | undefined) {
  const locale = useLocale()
  const construction = useQuery(constructionsQuery(id === undefined ? [] : [id], locale))
  const first = construction.data?.[0]
  const alike = useQuery({
    ...neighboursQuery(first?.type ?? 'outerWall', locale),
    enabled: first !== undefined,
  })
  return {
    construction: { ...construction, data: first },
    alike,
    item: alike.data?.find((one) => one.id === id),
  }
}
