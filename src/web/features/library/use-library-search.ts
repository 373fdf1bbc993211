import { useAddress } from '#web/lib/use-address.ts'
import { parametersOf, searchFrom } from './library-search.ts'

const codec = { read: searchFrom, write: parametersOf }

/** The list's search in the address. */
export const useLibrarySearch = () => useAddress(codec)
export type Change = ReturnType<typeof useLibrarySearch>['change']
