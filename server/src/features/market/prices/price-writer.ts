import type { Language, PricesIn } from '@pusula/contract'
import { dollars, numbersIn, pricesIn, type Tender } from '@pusula/words'
import type { RunningMarket } from '../starting/start.ts'

type Rates = Pick<RunningMarket, 'rates'>

/** What somebody asks for, at the rate of now; dollars where nobody knows it, which their sign says. */
async function tenderOf(currency: 'USD' | 'TRY' | 'EUR', market: Rates): Promise<Tender> {
  const rate = currency === 'USD' ? null : (await market.rates())[currency]
  return rate ? { currency, perDollar: rate.perDollar } : dollars
}

/** What is said holds marks for prices, so that it can be read in any currency later; here they are written. */
export function createPriceWriter(market: Rates) {
  const inLanguage = async <T>(value: T, language: Language, currency: PricesIn = 'USD'): Promise<T> =>
    currency === 'marked' ? value : pricesIn(value, numbersIn(language).dollarsIn(await tenderOf(currency, market)))
  const inBoth = async <T extends Record<Language, unknown>>(said: T, currency: PricesIn = 'USD'): Promise<T> => ({
    ...said,
    tr: await inLanguage(said.tr, 'tr', currency),
    en: await inLanguage(said.en, 'en', currency),
  })
  return { inLanguage, inBoth }
}

export type PriceWriter = ReturnType<typeof createPriceWriter>
