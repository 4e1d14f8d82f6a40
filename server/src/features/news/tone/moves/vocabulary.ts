export type Sign = -1 | 1

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that speak of rising and those that speak of falling, with their sign. */
export function signed(rising: string, falling: string): ReadonlyMap<string, Sign> {
  const entries = (words: string, sign: Sign) => words.split(/\s+/).map((word): [string, Sign] => [word, sign])
  return new Map([...entries(rising, 1), ...entries(falling, -1)])
}
