import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../platform/http/html.ts'

/** Dark enough for white letters, light enough to stand out on a dark page. */
export const grounds = ['#2f6f8f', '#7a5ab0', '#a8552e', '#2f7d5b', '#b0475e', '#4f6bb5', '#86701f', '#8a4f8f'] as const

const maxLetters = 4
const sizes = [13, 11, 9, 7.5]

/** A picture for a coin that has none: its first letters on a ground of its own, the same on every machine. */
export function monogramLogo(symbol: string): string {
  const letters = [...symbol.toUpperCase()].slice(0, maxLetters)
  const [byte = 0] = createHash('sha256').update(symbol.toLowerCase()).digest()
  const size = sizes[letters.length - 1] ?? sizes[0]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${grounds[byte % grounds.length]}" ` +
    `d="M0 0h24v24H0z"/><text x="12" y="12" fill="#fff" font-family="system-ui,sans-serif" font-weight="600" ` +
    `font-size="${size}" text-anchor="middle" dominant-baseline="central">${escapeHtml(letters.join(''))}</text></svg>`
  )
}
