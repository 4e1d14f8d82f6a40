import { promises as dns, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { isWithin } from '../http/address.ts'

/** SSRF guard refused an address: a private network, or not HTTP(S). */
export class AddressRefused extends Error {}

/** DNS lookup. Against rebinding we connect only to what it has answered. */
type Resolve = (host: string) => Promise<LookupAddress[]>

export interface Guard {
  /** Ranges that may be asked although they are not public; for tests against this machine. */
  allow?: readonly string[]
  resolve?: Resolve
}

/** Everything set aside by IANA: private, shared, loopback, link-local, documentation, benchmarks, multicast, reserved. */
const closedV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
/** Of IPv6 only global unicast is open, without the parts of it that carry an IPv4 address or are set aside. */
const openV6 = '2000::/3'
const closedV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

function listOf(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [base = '', bits] of ranges.split(/\s+/).map(range => range.split('/')))
    list.addSubnet(base, Number(bits), family)
  return list
}
const closed4 = listOf(closedV4, 'ipv4')
const open6 = listOf(openV6, 'ipv6')
const closed6 = listOf(closedV6, 'ipv6')

/** Where a network without IPv4 reaches those who have nothing else: the last four bytes are their address. */
const throughNat64 = listOf('64:ff9b::/96', 'ipv6')

/** The IPv4 address that stands at the end of such an address. */
function carriedV4(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':')
  const [high = 0, low = 0] = groups.slice(-2).map(group => Number.parseInt(group || '0', 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Whether an address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address) && throughNat64.check(address, 'ipv6')) return isPublicAddress(carriedV4(address))
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
  return isIP(address) === 4 && !closed4.check(address, 'ipv4')
}

/** Reads an address that somebody else gave us; throws where it leads inside, or is no web address. */
export function openUrl(text: string, { allow = [] }: Guard = {}): URL {
  if (!URL.canParse(text)) throw new AddressRefused('not an address')
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressRefused('only http and https')
  if (url.username || url.password) throw new AddressRefused('no name or password in an address')
  const host = hostOf(url)
  if (isIP(host) && !mayReach(host, allow)) throw new AddressRefused('not on the open internet')
  return url
}

/** The host without the brackets that a URL puts around IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const mayReach = (address: string, allow: readonly string[]) => isPublicAddress(address) || isWithin(address, allow)

const systemResolve: Resolve = host => dns.lookup(host, { all: true, verbatim: true })

/**
 * For `lookup` of a socket: the socket connects to the very addresses that were checked, so a name cannot mean one
 * thing when it is checked and another when it is used. One closed address among several refuses the name.
 */
export function guardedLookup({ allow = [], resolve = systemResolve }: Guard = {}): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      found => {
        const inside = found.find(({ address }) => !mayReach(address, allow))
        const first = found[0]
        if (inside || !first) callback(new AddressRefused(`${host} is not on the open internet`), [])
        else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      },
      error => callback(error, []),
    )
  }
}
