type RollColumn = { key: string; character: string; digit: number | null; delayMs: number }

const staggerMs = 20

/** Digits that stay as they are while others roll: what is shown on the way then differs by less than a hundredth. */
const steadyDigits = 3
const isDigit = (character: string) => /[0-9]/.test(character)

/** Whether a figure may roll to its new digits: every column rolls by itself, and 39.99 on its way to 40.00 would show 49.99. */
export function mayRoll(from: string, to: string, digitsBefore = 0): boolean {
  if (from.length !== to.length) return false
  const changed = [...from].findIndex((character, place) => character !== to[place])
  return digitsBefore + [...from].slice(0, Math.max(0, changed)).filter(isDigit).length >= steadyDigits
}

/** A written figure as columns counted from the right, so that the same place keeps its column as it grows. */
export function rollColumns(text: string): RollColumn[] {
  const characters = [...text]
  return characters.map((character, index) => {
    const fromRight = characters.length - 1 - index
    const digit = /^[0-9]$/.test(character) ? Number(character) : null
    return {
      key: digit === null ? `${fromRight}${character}` : `${fromRight}`,
      character,
      digit,
      delayMs: fromRight * staggerMs,
    }
  })
}
