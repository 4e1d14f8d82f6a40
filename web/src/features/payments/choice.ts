import { type CreditPackage, creditPackages, customMaxCents, customMinCents } from '@pusula/contract'
import type { Language } from '@pusula/words'
import { having, oneOf, text } from '../../stored/shapes.ts'
import { amountIn, centsTyped } from './amount.ts'

type Tab = 'packages' | 'custom'

/** What the page shows first. Both tabs keep what was chosen on them. */
export interface Choice {
  tab: Tab
  priceId: string
  typed: string
}

export const isChoice = having<Choice>({ tab: oneOf('packages', 'custom'), priceId: text, typed: text })

const popular = (creditPackages.find(({ isPopular }) => isPopular) ?? creditPackages[0])?.priceId ?? ''

export const packageOf = (priceId: string): CreditPackage | undefined =>
  creditPackages.find(pack => pack.priceId === priceId)

/** What the address asks for: a sum of dollars, or so many credits; else the package that most people choose. */
export function firstChoice(search: string, language: Language): Choice {
  const query = new URLSearchParams(search)
  // Read as in the field: an address is typed by people, too.
  const cents = centsTyped(query.get('amount') ?? '')
  const wanted = Number(query.get('credits') ?? Number.NaN)
  const isPayable = cents !== null && cents >= customMinCents && cents <= customMaxCents
  // An own sum that happens to be the price of a package buys more than that.
  const isOwn = isPayable && query.get('custom') === 'true'
  const pack =
    creditPackages.find(({ priceCents }) => !isOwn && priceCents === cents) ??
    creditPackages.find(({ analyses }) => !isPayable && analyses >= wanted)
  const isCustom = isPayable && !pack
  return {
    tab: isCustom ? 'custom' : 'packages',
    priceId: pack?.priceId ?? popular,
    typed: isCustom ? amountIn(language, cents) : '',
  }
}

/** Somebody who ran out of credits in the middle of an analysis is led back to it. */
export const returnOf = (search: string): 'analysis' | undefined =>
  new URLSearchParams(search).get('return') === 'analysis' ? 'analysis' : undefined
