// Takes the drawings of coins out of their package, so that the product needs no network to show one.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A drawing larger than this is a picture, and costs more than it shows. */
const maxCharacters = 30_000

/** Writes one file that has, by lower-case symbol, what stands inside the picture of each coin. */
export function extractLogos(file) {
  const path = createRequire(import.meta.url).resolve('@iconify-json/token-branded/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8'))
  const symbols = Object.keys(icons).filter(name => !name.endsWith('-background'))
  const drawings = symbols.map(symbol => [symbol, drawingOf(icons[symbol], icons[`${symbol}-background`])])
  const kept = drawings.filter(([, drawing]) => drawing.length <= maxCharacters)
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept)))
}

/** One without a ground of its own gets a white one: on a dark page a black sign would be gone. */
function drawingOf(icon, withGround) {
  if (withGround) return withGround.body
  return `<path fill="#fff" d="M0 0h24v24H0z"/><g transform="translate(3 3) scale(.75)">${icon.body}</g>`
}
