import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'

/** Most addresses that one request may name. */
export const MOST_SHARES = 50

export type AddressProblem = 'invalid' | 'known' | 'own'

/** What is known about addresses that cannot be added. */
export type KnownAddresses = {
  /** Of the user. */
  readonly own: string
  /** Of those who have a share already. */
  readonly shared: readonly string[]
}

/** The addresses in what somebody typed or pasted, in lower case, each once; `Name <address>` counts as its address. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]*[\n,;][\s,;]*|\s+(?=\S+@)/)
      .map((part) => (part.match(/<([^<>]+)>\s*$/)?.[1] ?? part).trim().toLowerCase())
      .filter((part) => part !== ''),
  ),
]

/** What stands against sharing with an address; undefined where nothing does. */
export function problemOf(address: string, { own, shared }: KnownAddresses): AddressProblem | undefined {
  const { success, data } = z.safeParse(emailAddress, address)
  if (!success) return 'invalid'
  if (data === own.toLowerCase()) return 'own'
  return shared.includes(data) ? 'known' : undefined
}
