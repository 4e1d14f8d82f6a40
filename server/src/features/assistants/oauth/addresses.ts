/** Schemes that run something, or hand over what a page holds. */
const closedSchemes = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:', 'ws:', 'wss:', 'ftp:']
const loopback = ['localhost', '127.0.0.1', '[::1]']

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.includes(hostname)

/** Whether an app may name this as the address that answers go to: https, this device, or a scheme of its own (RFC 8252). */
export function mayReturnTo(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || text.includes('*') || /[\s\\]/.test(text)) return false
  const url = new URL(text)
  if (url.username || url.password || closedSchemes.includes(url.protocol)) return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' ? isLoopback(url) : true
}

/** Letter by letter; of an address on this device the port is free, since a program takes another one when its own is busy. */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (registered.includes(asked)) return true
  if (!mayReturnTo(asked) || !isLoopback(new URL(asked))) return false
  return registered.some(known => isLoopback(new URL(known)) && portless(known) === portless(asked))
}

function portless(text: string): string {
  const url = new URL(text)
  url.port = ''
  return url.href
}

/** Where an answer goes, as a person should see it: the host of a site, else the program on their own device. */
export function destinationOf(redirectUri: string): { kind: 'site' | 'loopback' | 'scheme'; host: string } {
  const url = new URL(redirectUri)
  if (isLoopback(url)) return { kind: 'loopback', host: url.hostname }
  return url.protocol === 'https:' ? { kind: 'site', host: url.host } : { kind: 'scheme', host: url.protocol }
}

/** An address with more in its query. */
export function withQuery(address: string, more: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(more)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
