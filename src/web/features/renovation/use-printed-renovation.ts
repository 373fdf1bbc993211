import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { usePrinted } from '#web/pdf/use-printed.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { registerRenovation } from '#web/resources/verification/verification.ts'
import type { Variant } from './variant.ts'

/** The page of a renovation as it is printed or saved, with the code of the variant that is shown. */
export function usePrintedRenovation(shown: Variant | undefined) {
  const client = useQueryClient()
  const locale = useLocale()
  const { mutateAsync } = useMutation(registerRenovation)
  const { id = '', ownership = 'custom', version } = shown?.construction ?? {}
  return usePrinted<never>({
    says: JSON.stringify([id, version, locale]),
    locale,
    register: async () => {
      const { office, author } = await client.ensureQueryData(letterheadQuery)
      return mutateAsync({ ownership, id, office, author })
    },
  })
}
