import { BlockList, isIP, isIPv6 } from 'node:net'

/** IPv4-mapped IPv6 addresses (::ffff:203.0.113.7) are the same as the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function rangeOf(text: string): { base: string; bits: number } | undefined {
  const [base = '', bits, ...rest] = text.split('/')
  const most = isIP(base) === 4 ? 32 : isIP(base) === 6 ? 128 : -1
  const size = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  return rest.length || size < 0 || size > most ? undefined : { base, bits: size }
}

/** Whether the text is an address or a range such as 203.0.113.0/24. */
export const isRange = (text: string): boolean => rangeOf(text) !== undefined

/** Whether an address lies in one of the ranges. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return false
  const ip = plain(address)
  return isIP(ip) !== 0 && listOf(ranges).check(ip, family(ip))
}

/** Names for the addresses of this machine and of private networks. */
const nearby: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
export const nearbyNames = Object.keys(nearby)

/** Whether an address is one of those. */
export function membership(rangesAndNames: readonly string[]): (address: string | undefined) => boolean {
  const ranges = rangesAndNames.flatMap(text => nearby[text] ?? [text])
  const list = blockListOf(ranges)
  return (address = '') => {
    const ip = plain(address)
    return isIP(ip) !== 0 && list.check(ip, family(ip))
  }
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const { base, bits } of ranges.map(rangeOf).filter(range => range !== undefined))
    list.addSubnet(base, bits, family(base))
  return list
}

let newest: { text: string; list: BlockList } | undefined

/** Ten thousand ranges take a quarter of a second to put together, and the same ones are asked for with every request. */
function listOf(ranges: readonly string[]): BlockList {
  const text = ranges.join()
  if (newest?.text === text) return newest.list
  const list = blockListOf(ranges)
  newest = { text, list }
  return list
}

/** What one customer of a network has: an IPv4 address, or the 64 bits of IPv6 that are given to a household. */
export function networkOf(address: string): string {
  const ip = plain(address)
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
