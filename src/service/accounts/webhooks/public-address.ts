import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that webhooks must not lead to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/**
 * Whether an IP address is one of the open internet: not of this machine, of a network of one's own, of a link, of what
 * translates into such, or reserved (IANA special-purpose registries, RFC 6890).
 */
export const isPublicAddress = (given: string): boolean =>
  ipaddr.isValid(given) && ipaddr.process(given).range() === 'unicast'

/** The IP address that a host name of a URL is itself; undefined where it is a name. */
const literalOf = (hostname: string): string | undefined => {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return ipaddr.isValid(bare) ? bare : undefined
}

/** Why a webhook must not lead to an address, as far as can be told without asking for its name; undefined: it may. */
export function refusalOf(given: string, allowPrivate: boolean): 'wrongFormat' | 'privateAddress' | undefined {
  if (!URL.canParse(given)) return 'wrongFormat'
  const { protocol, username, password, hash, hostname } = new URL(given)
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'wrongFormat'
  if (username || password || hash) return 'wrongFormat'
  const literal = literalOf(hostname)
  return allowPrivate || literal === undefined || isPublicAddress(literal) ? undefined : 'privateAddress'
}

/**
 * Looks a name up and hands on nothing but addresses of the open internet: it is asked at the connection itself, so that a
 * name that has meanwhile come to stand for another place is refused, too.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new AddressRefused(hostname), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
