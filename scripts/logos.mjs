// Takes the drawings of coins out of their package, so that the product needs no network to show one.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A drawing larger than this is a picture, and costs more than it shows. */
const maxCharacters = 30_000

/** Drawn by us, where the drawing of the package is too pale for a light page: the sign of dogecoin on its gold. */
const own = {
  doge:
    '<path fill="#a08420" d="M0 0h24v24H0z"/><path fill="#fff" fill-rule="evenodd" ' +
    'd="M8 6h4.5a6 6 0 0 1 0 12H8v-4.75H6.25v-2.5H8zm2.75 2.5v2.25h2.75v2.5h-2.75v2.25h1.75a3.5 3.5 0 0 0 0-7z"/>',
}

/** Writes one file that has, by lower-case symbol, what stands inside the picture of each coin. */
export function extractLogos(file) {
  const path = createRequire(import.meta.url).resolve('@iconify-json/token-branded/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8'))
  const symbols = Object.keys(icons).filter(name => !name.endsWith('-background'))
  const drawings = symbols.map(symbol => [symbol, drawingOf(icons[symbol], icons[`${symbol}-background`])])
  const kept = drawings.filter(([, drawing]) => drawing.length <= maxCharacters)
  writeFileSync(file, JSON.stringify({ ...Object.fromEntries(kept), ...own }))
}

/** One without a ground of its own gets a white one: on a dark page a black sign would be gone. */
function drawingOf(icon, withGround) {
  if (withGround) return withGround.body
  return `<path fill="#fff" d="M0 0h24v24H0z"/><g transform="translate(3 3) scale(.75)">${icon.body}</g>`
}
