const maxNameCharacters = 120

/** Header injection: one line without control characters for mail headers and terminals; null when nothing is left. */
export function plainName(name: string | undefined): string | null {
  const line = (name ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+/gu, ' ').replace(/\s+/g, ' ')
  const plain = line.trim().slice(0, maxNameCharacters)
  return plain && plain !== 'Anonymous User' ? plain : null
}

/** An address that can be answered, in one line and with one @; null for anything else, such as "anonymous". */
export function plainAddress(email: string | undefined): string | null {
  const address = (email ?? '').trim().toLowerCase()
  return address.length <= 254 && /^[^\s"(),:;<>@[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(address) ? address : null
}

/** What people wrote, with its lines, without what cannot be seen or stored. */
export const plainMessage = (message: string): string =>
  message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
