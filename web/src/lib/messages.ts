import type { Both, Language } from '@pusula/contract'

/** What can be said: a sentence, several in a row, or a sentence with values in it. */
export type Said = string | readonly string[] | ((...values: never[]) => string)

/** Both halves are of one kind: a sentence that takes a count in Turkish takes it in English too. */
export type Paired<T> = {
  [Key in keyof T]: T[Key] extends Both<string> | Both<readonly string[]>
    ? T[Key]
    : T[Key] extends { tr: (...values: infer Turkish) => string; en: (...values: infer English) => string }
      ? [Turkish, English] extends [English, Turkish]
        ? T[Key]
        : never
      : never
}

/** `scenario` is what stands in its place where a profile speaks of scenarios instead of ideas. */
export type Text = Both<Said> & { scenario?: Both<Said> }
export type Texts = Record<string, Text>

/** The texts of one language. */
export type InLanguage<T extends Texts> = { [Key in keyof T]: T[Key][Language] }

/** Declares texts in both languages side by side; a missing half does not compile. */
export const messages = <T extends Texts>(texts: T & Paired<T>): T => texts

/** Says a text in a language; `jurisdiction.ts` sets one that follows the profile in force. */
export type Wording = (text: Text, language: Language) => Said

let wording: Wording = (text, language) => text[language]
export const setWording = (next: Wording): void => {
  wording = next
}

export const inLanguage = <T extends Texts>(texts: T, language: Language, say: Wording = wording): InLanguage<T> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, say(text, language)])) as InLanguage<T>
