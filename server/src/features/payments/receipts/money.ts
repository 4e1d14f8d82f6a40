import { type Both, dollarsOf, type Language } from '@pusula/contract'

const locales: Both = { tr: 'tr-TR', en: 'en-US' }

/** An amount in US dollars as the app writes it: $12,50 in Turkish, $12.50 in English. */
export const moneyIn = (language: Language, cents: number): string =>
  `$${new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(dollarsOf(cents))}`

/** A day as people in Turkey read it, whatever clock the server has. */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(date)
