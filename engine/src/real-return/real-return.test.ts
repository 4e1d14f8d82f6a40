import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyPrices, depositLevels, gramsOfOunce, type PriceOn, timesPrice } from './asset-price.ts'
import { realLots } from './lots.ts'
import { dayNumber, type MonthlySeries, priceLevels } from './price-level.ts'
import { moneyWeightedReturn, netFlows, type Rival, realReturn } from './real-return.ts'
import { priceSeries, rivalSeries } from './series.ts'

/** Made-up tables and portfolios, with what a second implementation of the same definitions says of them. */
const published = JSON.parse(readFileSync(`${import.meta.dirname}/vectors.json`, 'utf8'))
const { tables } = published

type Dated<T> = [date: string, value: T]
const daysOf = (points: Dated<number>[]) => dailyPrices(points.map(([date, price]) => [dayNumber(date), price]))
const deposit = depositLevels({
  ...tables.deposit,
  withholding: tables.deposit.withholding.map(([date, percent]: Dated<number>) => [dayNumber(date), percent]),
})
const usd = daysOf(tables.points.USD)
const rivals: Record<string, PriceOn> = {
  USD: usd,
  EUR: timesPrice(usd, daysOf(tables.points.EURUSD)),
  gold: timesPrice(daysOf(tables.points.GOLD), usd, 1 / gramsOfOunce),
  deposit: day => deposit(day).level,
  holes: daysOf(tables.points.HOLES),
}

interface Case {
  flows: Dated<number>[]
  now: Dated<number>
  prices: string | null
  rivals: string[]
  fee: number
  expected: unknown
}

/** Equal to 1e-9 of the value. */
function expectNear(got: unknown, want: unknown, path = '') {
  if (typeof want === 'number')
    return expect(Math.abs(Number(got) - want) / Math.max(1e-6, Math.abs(want)), path).toBeLessThanOrEqual(1e-9)
  if (want === null || typeof want !== 'object') return expect(got, path).toBe(want)
  const [had, wanted] = [got, want].map(one => Object.entries(one as object))
  expect(had?.map(([key]) => key).sort(), path).toEqual(wanted?.map(([key]) => key).sort())
  for (const [key, one] of wanted ?? []) expectNear((got as Record<string, unknown>)[key], one, `${path}.${key}`)
}

describe('the published vectors', () => {
  it.each<[string, unknown[][]]>(published.levels)('hold for the level of prices, %s', (name, expected) => {
    const levelOn = priceLevels(tables.prices[name])
    published.levelDays.forEach((date: string, i: number) => {
      const { level, known, aheadDays, bridged } = levelOn(dayNumber(date))
      expectNear([level, known, aheadDays, bridged.join(' ')], expected[i], date)
    })
  })

  it.each<[string, number | null, string]>(published.deposits)('hold for the deposit on %s', (date, level, known) =>
    expectNear(deposit(dayNumber(date)), { level, known }, date),
  )

  it.each<Case>(published.cases)('hold for portfolio %#', ({ flows, now, prices, rivals: names, fee, expected }) => {
    const got = realReturn({
      flows: flows.map(([date, amount]) => ({ day: dayNumber(date), amount })),
      now: { day: dayNumber(now[0]), worth: now[1] },
      levelOn: prices === null ? null : priceLevels(tables.prices[prices]),
      moneys: { USD: usd, EUR: rivals.EUR! },
      rivals: Object.fromEntries(names.map((name): [string, Rival] => [name, { priceOn: rivals[name]!, fee }])),
    })
    expectNear(got, expected)
  })

  it('hold for lots that were sold or are held', () => {
    const { day, prices, lots, expected } = published.lots
    const got = realLots(
      lots.map((lot: { bought: string; cost: number; sold?: string; proceeds: number; worth?: number }) => ({
        bought: dayNumber(lot.bought),
        cost: lot.cost,
        worth: lot.worth ?? 0,
        ...(lot.sold && { sold: { day: dayNumber(lot.sold), proceeds: lot.proceeds } }),
      })),
      dayNumber(day),
      priceLevels(tables.prices[prices]),
    )
    const rows = expected.rows.map(({ isSold: _, ...row }: { isSold: boolean }) => row)
    expectNear(got, { ...expected, rows })
  })
})

const start = dayNumber('2022-01-15')
const amount = (max: number) => fc.double({ min: 1, max, noNaN: true })
const steps = (count: number, most: number) =>
  fc.array(fc.double({ min: -most, max: most, noNaN: true }), { minLength: count, maxLength: count })

/** A portfolio of up to four years, prices that mostly rise, and an asset with a close on every day. */
const portfolios = fc.integer({ min: 60, max: 1400 }).chain(length =>
  fc.record({
    flows: fc.tuple(
      amount(1e4).map(paid => ({ day: start, amount: paid })),
      fc.array(
        fc.record({
          day: fc.integer({ min: start, max: start + length }),
          amount: fc.double({ min: -3000, max: 1e4, noNaN: true }),
        }),
        { maxLength: 8 },
      ),
    ),
    now: fc.record({ day: fc.constant(start + length), worth: amount(1e5) }),
    monthly: steps(70, 0.03),
    daily: steps(60, 0.03),
  }),
)

interface Drawn {
  flows: [{ day: number; amount: number }, { day: number; amount: number }[]]
  now: { day: number; worth: number }
  monthly: number[]
  daily: number[]
}

function growing(logs: readonly number[], first: number): number[] {
  let value = first
  return [value, ...logs.map(log => (value *= Math.exp(log + 0.01)))]
}

function drawn({ flows: [first, more], now, monthly, daily }: Drawn) {
  const series: MonthlySeries = { from: '2021-12', values: growing(monthly, 100) }
  const closes = growing(
    Array.from({ length: now.day - start }, (_, i) => daily[i % daily.length]! - 0.01),
    10,
  )
  const asset = dailyPrices(closes.map((close, i) => [start + i, close]))
  return { flows: [first, ...more], now, series, levelOn: priceLevels(series), asset }
}

const law = (says: string, check: (one: ReturnType<typeof drawn>) => void) =>
  it(says, () =>
    fc.assert(
      fc.property(portfolios, one => check(drawn(one))),
      { numRuns: 60 },
    ),
  )

type Asked = Partial<Parameters<typeof realReturn<string, string>>[0]> & Pick<ReturnType<typeof drawn>, 'flows' | 'now'>
const ask = (asked: Asked) => realReturn<string, string>({ levelOn: null, moneys: {}, rivals: {}, ...asked })!
const near = (got: number | null | undefined, want: number | null | undefined, places = 8) => {
  const size = Math.max(1, Math.abs(want ?? 0))
  expect((got ?? Number.NaN) / size).toBeCloseTo((want ?? Number.NaN) / size, places)
}

describe('real return', () => {
  law('equals the nominal return where prices stand still', ({ flows, now, series }) => {
    const levelOn = priceLevels({ ...series, values: series.values.map(() => 55) })
    const { real, nominal } = ask({ flows, now, levelOn })
    near(real.rate, nominal.rate)
  })

  law('does not depend on the base of the index, the order of payments or their unit', ({ flows, now, series }) => {
    const levelOn = priceLevels(series)
    const { real } = ask({ flows, now, levelOn })
    const rebased = priceLevels({ ...series, values: series.values.map(value => (value ?? 0) * 31.83) })
    near(ask({ flows, now, levelOn: rebased }).real.rate, real.rate)
    near(ask({ flows: flows.toReversed(), now, levelOn }).real.rate, real.rate)
    const kurus = flows.map(flow => ({ ...flow, amount: 100 * flow.amount }))
    near(ask({ flows: kurus, now: { ...now, worth: 100 * now.worth }, levelOn }).real.rate, real.rate)
  })

  law('is not changed by a split payment, or by a swap within a day', ({ flows, now, levelOn, asset }) => {
    const rivals = { asset: { priceOn: asset } }
    const plain = ask({ flows, now, levelOn, rivals })
    const [first, ...rest] = flows
    const split = [{ ...first!, amount: first!.amount * 0.3 }, ...rest, { ...first!, amount: first!.amount * 0.7 }]
    const swapped = [...flows, { day: start, amount: 5e5 }, { day: start, amount: -5e5 }]
    for (const same of [split, swapped]) {
      const other = ask({ flows: same, now, levelOn, rivals })
      near(other.real.rate, plain.real.rate, 6)
      near(other.rivals.asset!.rate, plain.rivals.asset!.rate, 6)
    }
  })

  law('adds up in money: nominal gain less what prices took is the real gain', ({ flows, now, levelOn }) => {
    const { nominal, real } = ask({ flows, now, levelOn })
    near(nominal.gain - real.pricesTook!, real.gain)
    near(now.worth + real.taken! - real.paid!, real.gain)
  })

  law('in other money is the nominal return of whoever reads that money', ({ flows, now, asset }) => {
    const inAsset = netFlows(flows, now.day).map(({ day, amount: paid }) => ({ day, amount: paid / asset(day)! }))
    const turned = ask({ flows: inAsset, now: { ...now, worth: now.worth / asset(now.day)! } })
    near(ask({ flows, now, moneys: { asset } }).moneys.asset!.rate, turned.nominal.rate)
  })

  law('against a rival is the same in every money, where nothing was taken out', ({ flows, now, asset }) => {
    const buys = flows.filter(flow => flow.amount > 0)
    const { nominal, rivals, moneys } = ask({
      flows: buys,
      now,
      moneys: { asset },
      rivals: { asset: { priceOn: asset } },
    })
    near((1 + nominal.rate!) / (1 + rivals.asset!.rate!), 1 + moneys.asset!.rate!)
  })

  law('gives a rival no debts, and a rival that stands still no gain', ({ flows, now, asset }) => {
    const { nominal, rivals } = ask({ flows, now, rivals: { asset: { priceOn: asset }, still: { priceOn: () => 7 } } })
    const { worth, taken, ranOutOn } = rivals.asset!
    expect(worth).toBeGreaterThanOrEqual(0)
    expect(taken).toBeLessThanOrEqual(nominal.taken * (1 + 1e-9))
    if (ranOutOn === null) near(taken, nominal.taken)
    near(rivals.still!.rate, 0)
  })

  law('rises with what is there, and falls with faster prices', ({ flows, now, series, levelOn }) => {
    const buys = flows.filter(flow => flow.amount > 0)
    const { rate } = ask({ flows: buys, now, levelOn }).real
    expect(ask({ flows: buys, now: { ...now, worth: now.worth + 1 }, levelOn }).real.rate).toBeGreaterThan(rate!)
    const faster = priceLevels({ ...series, values: series.values.map((value, i) => (value ?? 0) * 1.002 ** i) })
    expect(ask({ flows: buys, now, levelOn: faster }).real.rate).toBeLessThan(rate!)
  })

  law('of one purchase is the nominal growth divided by that of prices', ({ flows, now, levelOn }) => {
    const one = ask({ flows: flows.slice(0, 1), now, levelOn })
    near(1 + one.real.rate!, (1 + one.nominal.rate!) / (1 + one.real.priceRise!))
    if (one.moneyWeighted.nominal !== null) near(one.moneyWeighted.nominal, one.nominal.rate, 7)
  })

  law('is where the drawn lines end: a rival at its return, prices where the real return is none', one => {
    const { flows, now, levelOn, asset } = one
    const net = netFlows(flows, now.day)
    const days = Array.from({ length: now.day - start + 1 }, (_, i) => start + i)
    const { rivals } = ask({ flows, now, rivals: { asset: { priceOn: asset } } })
    near(rivalSeries(net, { priceOn: asset }, days).at(-1), rivals.asset!.rate)
    const even = priceSeries(net, levelOn, days).at(-1)!
    const { nominal } = ask({ flows, now, levelOn })
    const worth = (1 + even) * nominal.paid - nominal.taken
    if (worth >= 0) near(ask({ flows, now: { ...now, worth }, levelOn }).real.rate, 0, 7)
    expect(priceSeries(net, levelOn, [dayNumber('2035-01-01')])).toEqual([null])
    expect(rivalSeries(net, { priceOn: () => null }, days)).toEqual(days.map(() => null))
  })

  law('of all lots is that of the whole', ({ flows, now, levelOn }) => {
    const buys = netFlows(
      flows.filter(flow => flow.amount > 0),
      now.day,
    )
    const lots = buys.map(({ day, amount: cost }) => ({ bought: day, cost, worth: now.worth / buys.length }))
    near(realLots(lots, now.day, levelOn)?.gain, ask({ flows: buys, now, levelOn }).real.gain)
  })

  it('is null for money younger than a month, without prices, or before they begin', () => {
    const series = { from: '2024-01', values: growing(Array(20).fill(0), 100) }
    const told = (from: string, to: string, levels: MonthlySeries | null = series) =>
      ask({
        flows: [{ day: dayNumber(from), amount: 100 }],
        now: { day: dayNumber(to), worth: 120 },
        levelOn: levels && priceLevels(levels),
      }).real.why
    expect(told('2025-01-01', '2025-01-31')).toBe('short')
    expect(told('2025-01-01', '2025-02-01')).toBeNull()
    expect(told('2025-01-01', '2025-03-01', null)).toBe('none')
    expect(told('2023-01-01', '2025-03-01')).toBe('begin')
    expect(told('2025-01-01', '2026-01-20')).toBe('old')
  })

  it('is null within one day, and without payments', () => {
    expect(moneyWeightedReturn([{ day: start, amount: 5 }], { day: start, worth: 6 })).toBeNull()
    expect(ask({ flows: [{ day: start, amount: 0 }], now: { day: start + 9, worth: 1 } })).toBeNull()
  })
})
