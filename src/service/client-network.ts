import ipaddr from 'ipaddr.js'

/** What stands for every address that is none. */
const UNKNOWN = 'unknown'

/** An address with the port that some proxies leave on it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/

const parsed = (given: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  const [, bracketed, dotted] = withPort.exec(given) ?? []
  const [bare = ''] = (bracketed ?? dotted ?? given).split('%')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return isAddress ? ipaddr.process(bare) : undefined
}

/**
 * The one spelling of an address, whatever a proxy made of it: without port, zone and the IPv6 form of an IPv4 address;
 * `unknown` for anything that is no address, and where the caller has hung up: a closed connection has none.
 */
export const addressOf = (given: string | undefined): string => parsed(given ?? '')?.toString() ?? UNKNOWN

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, all of which one line has to
 * itself.
 */
export function networkOf(given: string): string {
  const address = parsed(given)
  if (!address) return UNKNOWN
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`
}
