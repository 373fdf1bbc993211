import { savedAddresses } from '#web/lib/saved-addresses.ts'

/** Filters of the library that are kept in this browser. */
export const { useSaved: useSavedFilters, save: saveFilter, forget: forgetFilter } = savedAddresses('library.filters')
