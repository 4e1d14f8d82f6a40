import type { Language } from '@pusula/contract'
import { datesIn, dayAt } from '@pusula/words'
import { inLanguage } from '../../../lib/messages.ts'
import type { RealReturn, Returns, Rival } from '../queries.ts'
import { moneyWords, realText, rivalWords, sentenceText } from './messages.ts'

/** A sentence with places for rates in it, and the rates. */
export interface Sentence {
  text: string
  rates: Partial<Record<'nominal' | 'real' | 'dollars' | 'rival', number>>
}

/** The middle of a month, for writing its name. */
export const inMonth = (month: string): Date => dayAt(`${month}-15`)

/** Rivals are named in the order of the list; of those that did better, the best. The dollar has a sentence of its own. */
function bestRival({ rivals, nominalRate }: Returns): Rival | 'beaten' | null {
  const known = rivals.filter(({ name, rate }) => name !== 'USD' && rate !== null)
  const best = known.reduce<Rival | null>(
    (one, other) => (one && (one.rate ?? 0) >= (other.rate ?? 0) ? one : other),
    null,
  )
  if (!best || nominalRate === null) return null
  return (best.rate ?? 0) > nominalRate ? best : 'beaten'
}

const weekDays = 7

/** How old the first payment is, in words. */
export function ageOf(days: number, language: Language): string {
  const t = inLanguage(realText, language)
  return days < 2 * weekDays ? t.days(days) : t.weeks(Math.floor(days / weekDays))
}

/** What the head of the portfolio says of its return; null where nothing was ever paid. */
export function headSentence({ currency, index, returns }: RealReturn, language: Language): Sentence | null {
  if (!returns || returns.nominalRate === null) return null
  const t = inLanguage(sentenceText, language)
  const real = inLanguage(realText, language)
  const { nominalRate: nominal, realRate, dollarRate, why, knownUntil } = returns
  const money = moneyWords[currency]
  const rates: Sentence['rates'] = { nominal }
  const said: string[] = []
  const isShort = why === 'short'
  if (dollarRate !== null) rates.dollars = dollarRate
  if (isShort) said.push(real.short(ageOf(returns.ageDays, language)))
  else if (realRate !== null && index !== 'none') {
    rates.real = realRate
    said.push(`${money.begin[language]} {nominal}, ${money.after[language]} {real}.`)
  } else said.push(`${money.begin[language]} {nominal}${dollarRate === null ? '' : `, ${t.andDollars}`}.`)
  if (dollarRate !== null && (isShort || rates.real !== undefined)) said.push(t.dollars)
  const best = isShort ? null : bestRival(returns)
  if (best === 'beaten') said.push(t.beatAll)
  else if (best && best.rate !== null) {
    rates.rival = best.rate
    said.push(rivalWords[best.name].would[language])
  }
  if (why === 'old' && knownUntil) said.push(real.old(datesIn(language).monthProse(inMonth(knownUntil))))
  if (why === 'begin') said.push(real.begin)
  return { text: said.join(' '), rates }
}
