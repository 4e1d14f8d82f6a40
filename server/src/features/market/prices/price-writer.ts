import type { Language, PricesIn } from '@pusula/contract'
import {
  clockIn,
  datesIn,
  dollars,
  homeZone,
  isTimeZone,
  momentsIn,
  numbersIn,
  pricesIn,
  type Tender,
} from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import type { RunningMarket } from '../starting/start.ts'

type Rates = Pick<RunningMarket, 'rates'>

/** What somebody asks for, at the rate of now; dollars where nobody knows it, which their sign says. */
async function tenderOf(currency: 'USD' | 'TRY' | 'EUR', market: Rates): Promise<Tender> {
  const rate = currency === 'USD' ? null : (await market.rates())[currency]
  return rate ? { currency, perDollar: rate.perDollar } : dollars
}

/** What a reader reads in: a currency, and the clock of a time zone; where that is none, of the one most are in. */
interface Reader {
  currency?: PricesIn
  zone?: string | undefined
}

/** What is said holds marks for prices and moments, so that it can be read elsewhere and later; here they are written. */
export function createPriceWriter(market: Rates, clock: Clock) {
  async function inLanguage<T>(value: T, language: Language, { currency = 'USD', zone }: Reader): Promise<T> {
    if (currency === 'marked') return value
    const priced = pricesIn(value, numbersIn(language).dollarsIn(await tenderOf(currency, market)))
    const { moment } = datesIn(language, clockIn(zone && isTimeZone(zone) ? zone : homeZone))
    const now = clock.now()
    return momentsIn(priced, at => moment(at, now))
  }
  const inBoth = async <T extends Record<Language, unknown>>(said: T, reader: Reader): Promise<T> => ({
    ...said,
    tr: await inLanguage(said.tr, 'tr', reader),
    en: await inLanguage(said.en, 'en', reader),
  })
  return { inLanguage, inBoth }
}

export type PriceWriter = ReturnType<typeof createPriceWriter>
