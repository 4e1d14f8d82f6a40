import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '@pusula/contract'

/** Placeholder for the coin's symbol in prerendered pages and their addresses. */
const placeholder = 'ZZCOINZZ'
/** Symbols that may be put into a prerendered page: letters and digits need no escaping anywhere. */
const plainName = /^[a-z0-9]{1,12}$/i

interface DrawnPage {
  address: string
  language: Language
  html: string
}

const keyOf = (address: string, language: Language) => `${language} ${address}`

/**
 * Prerendered screens of the build, by address and language; an address without one of its own gets the general one. Nothing of the
 * request is written into a page but a name of letters and digits.
 */
export function openDrawnPages(file: string) {
  const listed: DrawnPage[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const pages = new Map(listed.map(({ address, language, html }) => [keyOf(address, language), html]))
  return (path: string, search: string | undefined, language: Language): string | undefined => {
    const asked = new URLSearchParams(search)
    asked.delete('language')
    const name = asked.get('coin') ?? ''
    if (plainName.test(name)) asked.set('coin', placeholder)
    asked.sort()
    const drawn = pages.get(keyOf(asked.size ? `${path}?${asked}` : path, language))
    if (!drawn || !plainName.test(name)) return drawn ?? pages.get(keyOf('', language))
    return drawn.replaceAll(placeholder, name.toUpperCase()).replaceAll(placeholder.toLowerCase(), name.toLowerCase())
  }
}
