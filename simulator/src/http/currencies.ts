import { DAY_MS } from '@pusula/words'
import { asText } from './decimals.ts'
import { ratesOn } from './rates.ts'
import type { HttpRequest } from './reply.ts'

const priceOf: Record<string, (day: number) => number> = {
  USDTTRY: day => ratesOn(day).TRY,
  EURUSDT: day => 1 / ratesOn(day).EUR,
}

/** The exchange's pairs of currencies, which are asked for together and apart from coins; nothing where coins are asked for. */
export function currencyDays({ query, nowMs }: HttpRequest) {
  const names = query.get('symbols')?.match(/[A-Z]+/g) ?? []
  if (!names.length || !names.every(name => name in priceOf)) return undefined
  const today = Math.floor(nowMs / DAY_MS)
  return names.map(symbol => {
    const [last, open] = [priceOf[symbol]?.(today) ?? 0, priceOf[symbol]?.(today - 1) ?? 0]
    return {
      symbol,
      openPrice: asText(open),
      highPrice: asText(Math.max(open, last)),
      lowPrice: asText(Math.min(open, last)),
      lastPrice: asText(last),
      volume: asText(1e8),
      quoteVolume: asText(1e8 * last),
      openTime: nowMs - DAY_MS,
      closeTime: nowMs,
    }
  })
}
