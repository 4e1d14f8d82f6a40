import { dollarsOf } from '@pusula/contract'
import { clockIn, datesIn, homeZone, type Language, numbersIn } from '@pusula/words'

/** An amount in US dollars as the app writes it: $12,50 in Turkish, $12.50 in English. */
export const moneyIn = (language: Language, cents: number): string => numbersIn(language).money(dollarsOf(cents))

/** A day as people in Turkey read it, whatever clock the server has. */
export const dayIn = (language: Language, date: Date): string => datesIn(language, clockIn(homeZone)).longDate(date)
