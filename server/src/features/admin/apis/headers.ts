import { Problem } from '../../../platform/problem.ts'

/** Header input of an API; null stands for the stored value. */
type GivenHeaders = Record<string, string | null>
export type Headers = Record<string, string>

const most = 50
const nameForm = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}$/
const valueForm = /^[\t\x20-\x7e\x80-\xff]{0,8192}$/
/** Those belong to the connection, which is ours. */
const ours =
  /^(host|content-length|transfer-encoding|connection|upgrade|te|trailer|keep-alive|expect|accept-encoding|proxy-.*)$/i

/** Reads an object of headers, or the text of one. */
export function readHeaders(given: unknown): GivenHeaders {
  const value = typeof given === 'string' ? parsed(given) : (given ?? {})
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem('admin.wrongHeaders')
  const entries = Object.entries(value as Record<string, unknown>)
  if (entries.length > most) throw new Problem('admin.wrongHeaders')
  return Object.fromEntries(entries.map(([name, text]) => [name, checked(name, text)]))
}

function parsed(text: string): unknown {
  if (!text.trim()) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('admin.wrongHeaders')
  }
}

function checked(name: string, text: unknown): string | null {
  const isFine = text === null || (typeof text === 'string' && valueForm.test(text))
  if (!nameForm.test(name) || ours.test(name) || !isFine) throw new Problem('admin.refusedHeader', { header: name })
  return text
}

/** Replaces null by the stored value: only for the server it was given for, or anybody could exfiltrate it. */
export function withStored(given: GivenHeaders, saved: Headers, isSameServer: boolean): Headers {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const known = isSameServer ? saved[name] : undefined
      if (value === null && known === undefined) throw new Problem('admin.keptElsewhere', { header: name })
      return [name, value ?? known ?? '']
    }),
  )
}

/** Hides the values where an answer repeats them. */
export const withoutSecrets = (text: string, headers: Headers): string =>
  Object.values(headers)
    .filter(value => value.length >= 4)
    .reduce((masked, value) => masked.replaceAll(value, '•••'), text)
