import glyphs from './glyphs.json' with { type: 'json' }
import type { Contour, Point } from './shapes.ts'

export interface Typeface {
  weight: keyof typeof glyphs
  sizePx: number
  /** Between letters, as a part of the size. */
  spacing?: number
}

interface Glyph {
  width: number
  contours: Contour[]
}

const unitsPerSize = 1_000
const curveSteps = 8
/** Shown for a letter that the font does not have. */
const unknownLetter = '·'

/** Outlines of our font in its own units, a width and the path of each letter: `scripts/glyphs.py` makes them again. */
const known: Record<Typeface['weight'], Readonly<Record<string, string>>> = glyphs
const drawn = new Map<string, Glyph>()

function glyphOf(letter: string, weight: Typeface['weight']): Glyph {
  const key = weight + letter
  const found = drawn.get(key) ?? parsed(known[weight][letter] ?? known[weight][unknownLetter] ?? '0 ')
  if (letter in known[weight]) drawn.set(key, found)
  return found
}

/** How many numbers a step of a path takes. */
const numbersOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4 }

/** Reads a width and a path of absolute M, L, H, V, Q and Z; a sign is not repeated for further steps of its kind. */
function parsed(text: string): Glyph {
  const [width, path = ''] = text.split(/ (.*)/s)
  const contours: Point[][] = []
  let at: Point = [0, 0]
  for (const [, sign = '', listed = ''] of path.matchAll(/([MLHVQ])([-\d .]*)/g)) {
    const numbers = listed.trim().split(/\s+/).map(Number)
    const count = numbersOf[sign] ?? 1
    for (let i = 0; i < numbers.length; i += count) {
      const [a = 0, b = 0, ...end] = numbers.slice(i, i + count)
      if (sign === 'M' && i === 0) contours.push([])
      const steps = sign === 'Q' ? curve(at, [a, b], [end[0] ?? 0, end[1] ?? 0]) : [straight(sign, at, a, b)]
      contours.at(-1)?.push(...steps)
      at = steps.at(-1) ?? at
    }
  }
  return { width: Number(width), contours }
}

const straight = (sign: string, [x, y]: Point, a: number, b: number): Point =>
  sign === 'H' ? [a, y] : sign === 'V' ? [x, a] : [a, b]

const curve = ([fromX, fromY]: Point, [pullX, pullY]: Point, [toX, toY]: Point): Point[] =>
  Array.from({ length: curveSteps }, (_, i): Point => {
    const t = (i + 1) / curveSteps
    const [first, middle, last] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [first * fromX + middle * pullX + last * toX, first * fromY + middle * pullY + last * toY]
  })

const advanceOf = (letter: string, { weight, sizePx, spacing = 0 }: Typeface) =>
  (glyphOf(letter, weight).width / unitsPerSize + spacing) * sizePx

export const widthOf = (text: string, face: Typeface): number =>
  [...text].reduce((width, letter) => width + advanceOf(letter, face), 0)

/** The outlines of a line of text that begins at a point on its baseline. */
export function lettering(text: string, face: Typeface, [left, baseline]: Point): Contour[] {
  const scale = face.sizePx / unitsPerSize
  let penX = left
  return [...text].flatMap(letter => {
    const at = penX
    penX += advanceOf(letter, face)
    return glyphOf(letter, face.weight).contours.map(contour =>
      contour.map(([x, y]): Point => [at + x * scale, baseline - y * scale]),
    )
  })
}

/** Whether every letter can be drawn. */
export const isWritable = (text: string): boolean => [...text].every(letter => letter in known.plain)
