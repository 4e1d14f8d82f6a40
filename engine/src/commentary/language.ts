import type { Both, Numbers } from '@pusula/words'

/** Something said in both languages, each writing its numbers its own way. */
export type Saying = Both<(write: Numbers) => string>

export interface Coin {
  readonly symbol: string
  readonly name: string
}

/** Several sayings, one after another. */
export const inOrder = (...sayings: readonly Saying[]): Saying => ({
  tr: write => sayings.map(({ tr }) => tr(write)).join(' '),
  en: write => sayings.map(({ en }) => en(write)).join(' '),
})

/** The same letters whatever the numbers. */
export const plainly = (tr: string, en: string): Saying => ({ tr: () => tr, en: () => en })

/** Clauses as sentences, each with what goes behind it. */
export function stopped(
  [first, ...others]: readonly [Saying, ...Saying[]],
  behind: Saying = plainly('', ''),
): [Saying, ...Saying[]] {
  const stop = ({ tr, en }: Saying): Saying => ({
    tr: write => `${tr(write)}${behind.tr(write)}.`,
    en: write => `${en(write)}${behind.en(write)}.`,
  })
  return [stop(first), ...others.map(stop)]
}
