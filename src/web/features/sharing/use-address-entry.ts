import { useState } from 'react'
import type { Permission, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { type AddressProblem, addressesIn, type KnownAddresses, problemOf } from './addresses.ts'

/** The field for new addresses: what became a token, what is still being typed, and what is wrong with it. */
export function useAddressEntry(known: KnownAddresses) {
  const [tokens, setTokens] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [permission, setPermission] = useState<Permission>('view')
  const problems: Readonly<Record<string, AddressProblem>> = Object.fromEntries(
    tokens.flatMap((token) => {
      const problem = problemOf(token, known)
      return problem ? [[token, problem]] : []
    }),
  )
  const typed = addressesIn(text).filter((address) => problemOf(address, known) === undefined)
  const good = [...new Set([...tokens.filter((token) => problems[token] === undefined), ...typed])]
  return {
    tokens,
    text,
    permission,
    problems,
    /** The addresses that can be shared with, those still being typed included. */
    good,
    wishes: Object.fromEntries(good.map((address) => [address, permission])) satisfies ShareChanges,
    setPermission,
    /** Keeps what is typed; what is complete, by a separator after it, becomes a token. */
    type: (next: string) => {
      if (!/[,;\n]/.test(next)) return setText(next.trimStart())
      setTokens([...new Set([...tokens, ...addressesIn(next)])])
      setText('')
    },
    /** Makes tokens of what is typed. */
    settle: () => {
      const addresses = addressesIn(text)
      if (addresses.length > 0) setTokens([...new Set([...tokens, ...addresses])])
      setText('')
    },
    remove: (token: string) => setTokens(tokens.filter((one) => one !== token)),
    /** Leaves only what has a problem. */
    keepProblems: () => {
      const rest = [...new Set([...tokens, ...addressesIn(text)])]
      setTokens(rest.filter((token) => problemOf(token, known) !== undefined))
      setText('')
    },
    clear: () => {
      setTokens([])
      setText('')
    },
  }
}
export type AddressEntry = ReturnType<typeof useAddressEntry>
