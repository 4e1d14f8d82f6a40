import type { Currency, portfolio, ReplyOf, RivalName } from '@pusula/contract'
import { DAY_MS, fixed } from '@pusula/words'
import { perDollar, sampleCoin } from './coins.ts'

type Overview = ReplyOf<typeof portfolio.overview>
type Holding = Overview['holdings'][number]
type Entry = ReplyOf<typeof portfolio.entries>['entries'][number]

/** What the person of the demo owns: symbol, quantity, what one cost, and how many days ago. */
const owned = [
  ['BTC', 0.25, 41_000, 60],
  ['ETH', 3, 2_500, 35],
] as const

const exact = (value: number) => String(Number(fixed(value, 2)))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const costOf = ([, quantity, cost]: (typeof owned)[number]) => quantity * cost
const worthOf = ([symbol, quantity]: (typeof owned)[number]) => quantity * sampleCoin(symbol).priceUsd
/** Of the value of now, the part that the last day brought. */
const dayOf = (row: (typeof owned)[number]) => {
  const ratio = sampleCoin(row[0]).changePercent / 100
  return (worthOf(row) * ratio) / (1 + ratio)
}

/** Nothing was sold, nobody took a fee, and the rate has stood still. */
const counted = (costUsd: number, currency: Currency) => ({
  ...sums(costUsd * perDollar[currency]),
  ...{ realized: '0', fees: '0', bareRealized: '0', takenOut: '0' },
})
const sums = (cost: number) => ({ cost: exact(cost), bareCost: exact(cost), paidIn: exact(cost) })

function holdingOf(row: (typeof owned)[number], currency: Currency): Holding {
  const [symbol, quantity, cost] = row
  const { name, priceUsd } = sampleCoin(symbol)
  const gain = worthOf(row) - costOf(row)
  return {
    coinSymbol: symbol,
    coinName: name,
    totalQuantity: String(quantity),
    averageCost: exact(cost),
    totalCost: exact(costOf(row)),
    currentPrice: priceUsd,
    currentValue: exact(worthOf(row)),
    profitLoss: exact(gain),
    profitLossPercentage: (100 * gain) / costOf(row),
    change24hUsd: exact(dayOf(row)),
    pricedAt: new Date().toISOString(),
    isPriceStale: false,
    realizedProfitUsd: '0',
    feesUsd: '0',
    counted: counted(costOf(row), currency),
    entryCount: 1,
    listing: 'market',
  }
}

function entryOf([symbol, quantity, cost, days]: (typeof owned)[number]): Entry {
  const at = new Date(Date.now() - days * DAY_MS).toISOString()
  return {
    ...{ coinSymbol: symbol, coinName: sampleCoin(symbol).name, id: `demo-${symbol}`, kind: 'buy' },
    ...{ quantity: String(quantity), usdCostBasis: exact(cost), feeUsd: '0', totalUsd: exact(quantity * cost) },
    ...{
      paid: null,
      perDollar: null,
      purchaseDate: at,
      day: at.slice(0, 10),
      isWholeDay: false,
      isIncome: false,
      notes: null,
      pairId: null,
      networkFee: null,
    },
  }
}

const demoHoldings = (currency: Currency = 'USD'): Holding[] => owned.map(row => holdingOf(row, currency))

export const demoList = (): ReplyOf<typeof portfolio.list> =>
  owned.map(row => ({ ...holdingOf(row, 'USD'), purchases: [entryOf(row)] }))

type Wish = { coin?: string; search?: string; year?: number | string }
export function demoEntries({ coin, search = '', year }: Wish = {}): ReplyOf<typeof portfolio.entries> {
  const all = owned.map(entryOf)
  const years = [...new Set(all.map(({ day }) => Number(day.slice(0, 4))))].sort((one, other) => other - one)
  const word = search.toLowerCase()
  const entries = all.filter(
    ({ coinSymbol, coinName, day }) =>
      (!coin || coinSymbol === coin) &&
      (!year || day.startsWith(String(year))) &&
      `${coinSymbol} ${coinName}`.toLowerCase().includes(word),
  )
  return { entries, next: null, total: entries.length, years }
}

type Asked = { currency?: Currency }

export function demoPortfolio({ currency = 'USD' }: Asked = {}): Overview {
  const holdings = demoHoldings(currency)
  const [cost, worth, day] = [sum(owned.map(costOf)), sum(owned.map(worthOf)), sum(owned.map(dayOf))]
  const gains = holdings.map(({ coinSymbol, profitLossPercentage }) => ({
    coinSymbol,
    profitLossPercentage: profitLossPercentage ?? 0,
  }))
  const ordered = gains.sort((one, other) => other.profitLossPercentage - one.profitLossPercentage)
  return {
    currency,
    summary: {
      totalCost: exact(cost),
      pricedCostUsd: exact(cost),
      currentValue: exact(worth),
      profitLoss: exact(worth - cost),
      profitLossPercentage: (100 * (worth - cost)) / cost,
      change24hUsd: exact(day),
      change24hPercentage: (100 * day) / (worth - day),
      realizedProfitUsd: '0',
      feesUsd: '0',
      counted: counted(cost, currency),
      best: ordered[0] ?? null,
      worst: ordered.at(-1) ?? null,
      unpriced: [],
    },
    holdings,
    settings: { costMethod: 'fifo', currency, timeZone: 'Europe/Istanbul', incomeCost: 'market' },
    entries: { count: owned.length, most: 250_000 },
  }
}

/** A straight way from what was paid to what it is worth now. */
export function demoWorth({ currency = 'USD' }: Asked = {}): ReplyOf<typeof portfolio.history> {
  const rate = perDollar[currency]
  const points = Array.from({ length: 61 }, (_, at) => {
    const back = 60 - at
    const held = owned.filter(([, , , boughtDaysAgo]) => boughtDaysAgo >= back)
    const paidIn = rate * sum(held.map(costOf))
    const value = paidIn + ((rate * sum(held.map(worthOf)) - paidIn) * at) / 60
    return { at: new Date(Date.now() - back * DAY_MS).toISOString(), value, paidIn, takenOut: 0 }
  })
  return { currency, points, isMoreComing: false, flows: [], timeWeighted: null, moneyWeighted: null, unpriced: [] }
}

/** Of a quiet day. */
export function demoRisk(): ReplyOf<typeof portfolio.risk> {
  const valueUsd = sum(owned.map(worthOf))
  const ends = { lowUsd: 0.967 * valueUsd, highUsd: 1.034 * valueUsd }
  const moneyPercent = Math.round((100 * worthOf(owned[0])) / valueUsd)
  const shares = [
    { coinSymbol: 'BTC', moneyPercent, riskPercent: moneyPercent - 4 },
    { coinSymbol: 'ETH', moneyPercent: 100 - moneyPercent, riskPercent: 104 - moneyPercent },
  ]
  const measured = { valueUsd, ...ends }
  return {
    risk: { valueUsd, stableShare: 0, range: ends, measured, shares, assumed: [], leftOut: [] },
    graded: 0,
    inside: 0,
  }
}

/** Nothing was sold in any year. */
export const demoReport = ({ currency = 'USD' }: Asked): ReplyOf<typeof portfolio.report> => ({
  currency,
  costMethod: 'fifo',
  timeZone: 'Europe/Istanbul',
  years: [],
  ...{ saleCount: 0, sales: [], lotCount: 0, lots: [], incomeCount: 0, income: [] },
  totals: { proceeds: '0', cost: '0', gain: '0', fees: '0', income: '0' },
})

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
