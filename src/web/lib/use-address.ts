import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AddressCodec } from './address.ts'

/**
 * What a list shows, kept in the address. A change goes back to page 1 unless it names a page or only chooses a row.
 *
 * @param codec - reads and writes the address; must not change between renders
 */
export function useAddress<Search extends { readonly page: number }>({ read, write }: AddressCodec<Search>) {
  const [parameters, setParameters] = useSearchParams()
  const search = useMemo(() => read(parameters), [parameters, read])
  const change = useCallback(
    (part: Partial<Search>, { replace = false, samePage = false } = {}) =>
      setParameters(
        (now) => {
          const before = read(now)
          return write({ ...before, page: samePage ? before.page : 1, ...part })
        },
        { replace, flushSync: true, preventScrollReset: true },
      ),
    [setParameters, read, write],
  )
  return { search, change, hrefOf: (page: number) => `?${write({ ...search, page }).toString()}` }
}
