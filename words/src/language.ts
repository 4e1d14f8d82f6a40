/** The two languages of the product. */
export const languages = ['tr', 'en'] as const
export type Language = (typeof languages)[number]

/** A thing said in both languages; leaving one out does not compile. */
export type Both<T = string> = Readonly<Record<Language, T>>

export const isLanguage = (value: unknown): value is Language => value === 'tr' || value === 'en'

/** The language a browser or an Accept-Language header asks for: Turkish if it starts with tr, else English. */
export const languageOf = (tag: string | null | undefined): Language =>
  tag?.trim().toLowerCase().startsWith('tr') ? 'tr' : 'en'

/** The word after a count in English; Turkish needs none, since a number has said how many. */
export const plural = (count: number | string, one: string, many: string): string =>
  String(count) === '1' ? one : many
