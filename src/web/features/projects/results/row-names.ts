import { createContext } from 'react'

/** Names of the rows by list and id, for derivations. */
export const RowNames = createContext<ReadonlyMap<string, string>>(new Map())
