import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAdapted } from '#vocabulary/normalised.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { usePrinted } from '#web/pdf/use-printed.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { registerComparison } from '#web/resources/verification/verification.ts'
import { baselineFirst, type ComparisonSearch } from './comparison-search.ts'

/**
 * A comparison as it is printed or saved.
 *
 * @param readAt - when its figures came [ms]: newer ones may say something else
 */
export function usePrintedComparison(search: ComparisonSearch, readAt: number) {
  const client = useQueryClient()
  const locale = useLocale()
  const { mutateAsync } = useMutation(registerComparison)
  const { release, equal, adapt, project } = search
  const asked = {
    ids: [...baselineFirst(search)],
    ...(release !== undefined && { release }),
    ...(equal !== undefined && {
      equal,
      adapt: Object.fromEntries(adapt.flatMap((one) => readAdapted(one) ?? []).map(({ id, layer }) => [id, layer])),
    }),
    project,
  }
  return usePrinted<never>({
    says: JSON.stringify([asked, readAt, locale]),
    locale,
    register: async () => {
      const { office, author } = await client.ensureQueryData(letterheadQuery)
      return mutateAsync({ ...asked, office, author })
    },
  })
}
