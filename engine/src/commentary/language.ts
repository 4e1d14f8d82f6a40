import type { Numbers } from './numbers.ts'

export type Language = 'tr' | 'en'

/** A thing in both languages; leaving one out does not compile. */
export type Both<T = string> = Readonly<Record<Language, T>>

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
