/** A scheme that an app has for itself alone is a name of its maker's, turned around, so with a dot (RFC 8252, 7.1 and 8.4). */
const ownScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/
/** Programs that ask for our tools and have a scheme without one. Any other such scheme may be everybody's: mailto, tel, intent. */
const knownSchemes = ['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:']
const loopback = ['localhost', '127.0.0.1', '[::1]']

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.includes(hostname)

/** Whether an app may name this as the address that answers go to: https, this device, or a scheme of its own. */
export function mayReturnTo(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || text.includes('*') || /[\s\\]/.test(text)) return false
  const url = new URL(text)
  if (url.username || url.password) return false
  if (url.protocol === 'https:' || isLoopback(url)) return true
  return ownScheme.test(url.protocol) || knownSchemes.includes(url.protocol)
}

/** Character by character; of an address on this device the port is free, since a program takes another one when its own is busy. */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  // Of an app that registered when more was allowed, too.
  if (!mayReturnTo(asked)) return false
  if (registered.includes(asked)) return true
  if (!isLoopback(new URL(asked))) return false
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
