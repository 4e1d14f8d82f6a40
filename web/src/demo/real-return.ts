import type { Currency, portfolio, ReplyOf, RivalName } from '@pusula/contract'
import { demoEntries, demoPortfolio, demoWorth } from './portfolio.ts'

type Reply = ReplyOf<typeof portfolio.realReturn>

/** Sample growth over the sixty days of the demo. */
const growths: Record<RivalName, number> = { gold: 0.06, deposit: 0.05, BTC: 0.1, EUR: 0.01, USD: 0 }
const usualIndex = { TRY: 'tuik', USD: 'us', EUR: 'euro' } as const
const priceGrowth = { TRY: 0.04, USD: 0.005, EUR: 0.004 }

/** The portfolio of the demo after prices that rise evenly, and beside rivals that do. */
export function demoRealReturn({
  currency = 'USD',
  index,
}: {
  currency?: Currency
  index?: Reply['index']
} = {}): Reply {
  const { points } = demoWorth({ currency })
  const { holdings } = demoPortfolio({ currency })
  const last = points.at(-1) ?? { value: 0, paidIn: 1 }
  const nominalRate = last.value / last.paidIn - 1
  const chosen = index ?? usualIndex[currency]
  const rise = priceGrowth[currency]
  const growing = (growth: number) => points.map((_, i) => (growth * i) / Math.max(1, points.length - 1))
  const after = (rate: number) => (chosen === 'none' ? null : (1 + rate) / (1 + rise) - 1)
  const days = points.map(({ at }) => at.slice(0, 10))
  const knownUntil = days.at(-32)?.slice(0, 7) ?? null
  const names = (Object.keys(growths) as RivalName[]).filter(name => name !== currency)
  const scale = Number(demoPortfolio({ currency }).summary.counted.paidIn) / Number(demoPortfolio().summary.totalCost)
  return {
    currency,
    index: chosen,
    choices: [
      {
        index: usualIndex[currency],
        realRate: (1 + nominalRate) / (1 + rise) - 1,
        priceRise: rise,
        knownUntil,
      },
      { index: 'none', realRate: nominalRate, priceRise: null, knownUntil: null },
    ],
    returns: {
      since: days[0] ?? '',
      ageDays: points.length - 1,
      nominalRate,
      ...{ paid: last.paidIn, taken: 0, worth: last.value, gain: last.value - last.paidIn },
      realRate: after(nominalRate),
      realGain: chosen === 'none' ? null : last.value - last.paidIn * (1 + rise),
      ...{ realPaid: chosen === 'none' ? null : last.paidIn * (1 + rise), realTaken: chosen === 'none' ? null : 0 },
      priceRise: chosen === 'none' ? null : rise,
      rateIfStill: after(nominalRate),
      knownUntil: chosen === 'none' ? null : knownUntil,
      isProvisional: false,
      bridged: [],
      why: chosen === 'none' ? 'none' : null,
      nextOn: null,
      dollarRate: currency === 'USD' ? null : nominalRate,
      moneyWeighted: nominalRate,
      moneyWeightedReal: after(nominalRate),
      rivals: names.map(name => ({
        name,
        rate: growths[name],
        realRate: after(growths[name]),
        ranOutOn: null,
        line: growing(growths[name]),
      })),
      chart: {
        days,
        you: points.map(({ value, paidIn }) => (paidIn > 0 ? value / paidIn - 1 : null)),
        prices: chosen === 'none' ? [] : growing(rise),
        paidOn: [days[0] ?? '', days[25] ?? ''],
      },
      purchases: holdings.map(({ coinSymbol, totalCost, currentValue }) => ({
        coinSymbol,
        date: demoEntries({ coin: coinSymbol }).entries[0]?.day ?? '',
        paid: Number(totalCost) * scale,
        inToday: chosen === 'none' ? null : Number(totalCost) * scale * (1 + rise),
        now: Number(currentValue) * scale,
        state: 'held' as const,
      })),
      purchaseCount: holdings.length,
    },
    unpriced: [],
  }
}
