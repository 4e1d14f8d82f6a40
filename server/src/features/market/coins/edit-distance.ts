/** Edit distance of typing slips. People hardly ever miss the first letter: what begins with another one ranks lower. */
const firstLetter = 0.25

/** Allowed edits (Damerau-Levenshtein): how many typing slips a word may hold: none in two letters, in three only two that changed places. */
const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2)

/** A bit for each letter of a word. */
export function alphabetOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** Stops at the first bit too many: most words of ten thousand coins have one at once. */
function hasMoreBits(bits: number, than: number): boolean {
  let rest = bits
  for (let count = 0; count < than && rest !== 0; count++) rest &= rest - 1
  return rest !== 0
}

/** A word as somebody typed it, ready to be compared with many. */
export interface Typed {
  word: string
  letters: number
  slips: number
}

export const typed = (word: string): Typed => ({ word, letters: alphabetOf(word), slips: allowedEdits(word) })

/**
 * How far a typed word is from a name, in slips: a letter too many, too few or wrong, or two that changed places. Half a slip more
 * where it is only the beginning of the name. Undefined where it is another word.
 */
export function editDistance({ word, letters, slips }: Typed, name: string, nameLetters: number): number | undefined {
  if (word.length > name.length + slips || hasMoreBits(letters & ~nameLetters, slips)) return undefined
  if (word.length === 3) return isTurned(word, name) ? 1 : undefined
  const { whole, beginning } = distances(word, name.slice(0, word.length + slips), slips)
  const more = word[0] === name[0] ? 0 : firstLetter
  if (whole <= slips && whole <= beginning && name.length <= word.length + slips) return whole + more
  return beginning <= slips ? beginning + 0.5 + more : undefined
}

function isTurned(word: string, name: string): boolean {
  const [a, b, c] = word
  return name === `${b}${a}${c}` || name === `${a}${c}${b}`
}

/** Long enough for every word that is compared. */
const side = 48
const steps = new Uint8Array(side * side)
const far = 99

/** Of Damerau and Levenshtein, from a word to a name and to the nearest beginning of it; only as far off as still counts. */
function distances(word: string, name: string, limit: number): { whole: number; beginning: number } {
  for (let j = 0; j <= name.length; j++) steps[j] = j
  for (let i = 1; i <= word.length; i++) {
    const here = i * side
    const from = Math.max(1, i - limit)
    const to = Math.min(name.length, i + limit)
    let fewest = far
    steps[here + from - 1] = from === 1 ? i : far
    for (let j = from; j <= to; j++) {
      const isSame = word.charCodeAt(i - 1) === name.charCodeAt(j - 1)
      const above = j === i + limit ? far : at(here - side + j)
      let least = Math.min(above + 1, at(here + j - 1) + 1, at(here - side + j - 1) + (isSame ? 0 : 1))
      const isTurn =
        i > 1 &&
        j > 1 &&
        word.charCodeAt(i - 1) === name.charCodeAt(j - 2) &&
        word.charCodeAt(i - 2) === name.charCodeAt(j - 1)
      if (isTurn) least = Math.min(least, at(here - 2 * side + j - 2) + 1)
      steps[here + j] = least
      fewest = Math.min(fewest, least)
    }
    if (fewest > limit) return { whole: far, beginning: far }
  }
  let beginning = far
  const last = word.length * side
  for (let j = Math.max(0, word.length - limit); j <= name.length; j++) beginning = Math.min(beginning, at(last + j))
  return { whole: at(last + name.length), beginning }
}

const at = (place: number): number => steps[place] ?? far
