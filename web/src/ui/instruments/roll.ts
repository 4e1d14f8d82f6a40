type RollColumn = { key: string; character: string; digit: number | null; delayMs: number }

const staggerMs = 20

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
