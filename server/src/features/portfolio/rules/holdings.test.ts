import type { CostMethod, Holding } from '@pusula/contract'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinsOf, holdingsOf, type Quote, shownEntry, summaryOf } from './holdings.ts'
import { daysIn } from './moments.ts'
import { moneyOfDays } from './money.ts'
import type { Entry } from './position.ts'

const buy = (coinSymbol: string, quantity: string, usdCostBasis: string, feeUsd = '0'): Entry => ({
  id: coinSymbol,
  kind: 'buy',
  coinSymbol,
  coinName: coinSymbol,
  quantity,
  usdCostBasis,
  feeUsd,
  totalUsd: Big(quantity).times(usdCostBasis).plus(feeUsd).toFixed(),
  tradedAt: new Date(0).toISOString(),
  notes: null,
})
const sell = (coinSymbol: string, quantity: string, unit: string): Entry => ({
  ...buy(coinSymbol, quantity, unit),
  kind: 'sell',
})
const quote = (priceUsd: number, dayAgoUsd = priceUsd): Quote => ({
  priceUsd,
  dayAgoUsd,
  at: new Date(0),
  isStale: false,
})

const holdingsFrom = async (entries: readonly Entry[], quotes: ReadonlyMap<string, Quote>, method: CostMethod) =>
  holdingsOf(await coinsOf(entries, method), quotes)

describe('a holding', () => {
  it('has no drift: a tenth and two tenths are three tenths', async () => {
    const [held] = await holdingsFrom(
      [buy('BTC', '0.1', '0.1'), buy('BTC', '0.2', '0.1')],
      new Map([['BTC', quote(0.3)]]),
      'fifo',
    )
    expect(held).toMatchObject({
      totalQuantity: '0.3',
      totalCost: '0.03',
      averageCost: '0.1',
      currentValue: '0.09',
      profitLoss: '0.06',
      profitLossPercentage: 200,
      currentPrice: 0.3,
      pricedAt: '1970-01-01T00:00:00.000Z',
      isPriceStale: false,
    })
  })

  it('says that its price is old', async () => {
    const [held] = await holdingsFrom(
      [buy('BTC', '1', '1')],
      new Map([['BTC', { ...quote(1), isStale: true }]]),
      'fifo',
    )
    expect(held?.isPriceStale).toBe(true)
  })

  it('has the latest name of its coin, counts its entries, and shows each in the money it was paid in', async () => {
    const paid = { currency: 'TRY', unit: '68', fee: '4', perDollar: '34', source: 'own' } as const
    const older: Entry = { ...buy('BTC', '2', '2', '0.5'), id: 'older', coinName: 'Bitkoin', notes: 'first' }
    const newer: Entry = { ...buy('BTC', '3', '2'), id: 'newer', coinName: 'Bitcoin', paid }
    const lira = moneyOfDays('TRY', () => 40)
    const [held] = holdingsOf(await coinsOf([older, newer], 'fifo', lira), new Map())
    expect(held).toMatchObject({ coinName: 'Bitcoin', totalCost: '10.5', feesUsd: '0.5' })
    // The older one at the rate of its day, the newer one as it was paid.
    expect(held?.counted).toMatchObject({ cost: '388', fees: '24', bareCost: '364', paidIn: '388' })
    expect(held?.entryCount).toBe(2)
    const { coinSymbol, coinName, tradedAt, ...shown } = newer
    const { coinSymbol: _, coinName: __, tradedAt: ___, ...shownOlder } = older
    const then = {
      purchaseDate: tradedAt,
      day: '1970-01-01',
      isWholeDay: false,
      isIncome: false,
      pairId: null,
      networkFee: null,
    }
    expect([newer, older].map(entry => shownEntry(entry, daysIn('UTC'), lira))).toEqual([
      { ...shown, ...then, paid: { ...paid, total: '208' }, perDollar: 34 },
      { ...shownOlder, ...then, paid: null, perDollar: 40 },
    ])
  })

  it('shows without a price, and says so', async () => {
    const [held] = await holdingsFrom([buy('BTC', '2', '10')], new Map(), 'fifo')
    expect(held).toMatchObject({
      totalCost: '20',
      currentPrice: null,
      currentValue: null,
      profitLoss: null,
      profitLossPercentage: null,
      change24hUsd: null,
      pricedAt: null,
      isPriceStale: false,
    })
  })

  it('that was sold completely is worth nothing and keeps its profit', async () => {
    const [held] = await holdingsFrom([buy('BTC', '2', '10'), sell('BTC', '2', '15')], new Map(), 'fifo')
    expect(held).toMatchObject({
      totalQuantity: '0',
      averageCost: '0',
      currentValue: '0',
      profitLoss: '0',
      profitLossPercentage: null,
      realizedProfitUsd: '10',
    })
    expect(summaryOf(held ? [held] : []).realizedProfitUsd).toBe('10')
  })

  it('of a gift has no percentage', async () => {
    const [held] = await holdingsFrom([buy('BTC', '2', '0')], new Map([['BTC', quote(5)]]), 'fifo')
    expect(held).toMatchObject({ profitLoss: '10', profitLossPercentage: null })
  })
})

describe('the summary', async () => {
  const held = await holdingsFrom(
    [buy('AAA', '1', '100'), buy('BBB', '2', '50'), buy('CCC', '1', '7')],
    new Map([
      ['AAA', quote(150, 120)],
      ['BBB', quote(40, 50)],
    ]),
    'fifo',
  )

  it('is about the coins with a price, and names those without', () => {
    expect(summaryOf(held)).toEqual({
      totalCost: '207',
      pricedCostUsd: '200',
      currentValue: '230',
      profitLoss: '30',
      profitLossPercentage: 15,
      change24hUsd: '10',
      change24hPercentage: 4.5455,
      realizedProfitUsd: '0',
      feesUsd: '0',
      counted: {
        ...{ cost: '200', bareCost: '200', paidIn: '200' },
        ...{ realized: '0', bareRealized: '0', fees: '0', takenOut: '0' },
      },
      best: { coinSymbol: 'AAA', profitLossPercentage: 50 },
      worst: { coinSymbol: 'BBB', profitLossPercentage: -20 },
      unpriced: ['CCC'],
    })
  })

  it.each([
    [0.5, 'AAA', null],
    [0, null, null],
    [-0.5, null, 'AAA'],
  ])('of one coin at %d %% has the best %s and the worst %s', async (percent, best, worst) => {
    const quotes = new Map([['AAA', quote(100 + percent)]])
    const summary = summaryOf(await holdingsFrom([buy('AAA', '1', '100')], quotes, 'fifo'))
    expect([summary.best?.coinSymbol ?? null, summary.worst?.coinSymbol ?? null]).toEqual([best, worst])
  })

  it('lists the most valuable coin first, one without a price by its cost; best and worst are by percent', async () => {
    const bought = [buy('DDD', '1', '10'), buy('CCC', '1', '500'), buy('BBB', '1', '20'), buy('AAA', '1', '400')]
    const quotes = new Map(Object.entries({ AAA: quote(520), BBB: quote(15), DDD: quote(15) }))
    const holdings = await holdingsFrom(bought, quotes, 'fifo')
    expect(holdings.map(({ coinSymbol }) => coinSymbol)).toEqual(['AAA', 'CCC', 'BBB', 'DDD'])
    expect(summaryOf(holdings)).toMatchObject({ best: { coinSymbol: 'DDD' }, worst: { coinSymbol: 'BBB' } })
  })

  it('knows no value where there is no price at all, and zero where there is no coin', async () => {
    expect(summaryOf(await holdingsFrom([buy('AAA', '1', '100')], new Map(), 'fifo'))).toMatchObject({
      totalCost: '100',
      currentValue: null,
      profitLoss: null,
      best: null,
      worst: null,
    })
    expect(summaryOf([])).toMatchObject({ totalCost: '0', currentValue: '0', profitLoss: '0' })
  })

  const amount = fc.integer({ min: 1, max: 10 ** 12 }).map(units =>
    Big(units)
      .div(10 ** 8)
      .toFixed(),
  )
  const coin = fc.constantFrom('AAA', 'BBB', 'CCC', 'DDD')
  const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
  it('adds up with what the holdings show, whatever was bought and whatever it costs', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(coin, amount, amount), { maxLength: 20 }),
        price,
        price,
        async (bought, now, before) => {
          const quotes = new Map(['AAA', 'BBB', 'CCC'].map(symbol => [symbol, quote(now, before)]))
          const holdings = await holdingsFrom(
            bought.map(entry => buy(...entry, '0.25')),
            quotes,
            'fifo',
          )
          const total = summaryOf(holdings)
          const sum = (part: (holding: Holding) => string | null) =>
            holdings.reduce((all, holding) => all.plus(part(holding) ?? 0), Big(0)).toFixed()
          expect(total.totalCost).toBe(sum(holding => holding.totalCost))
          expect(total.feesUsd).toBe(sum(holding => holding.feesUsd))
          expect(total.currentValue ?? '0').toBe(sum(holding => holding.currentValue))
          expect(total.profitLoss ?? '0').toBe(
            Big(total.currentValue ?? 0)
              .minus(total.pricedCostUsd)
              .toFixed(),
          )
          const figures = [total, ...holdings]
            .flatMap(row => Object.values(row))
            .filter(value => typeof value === 'string')
          expect(figures.filter(figure => figure === '-0' || /\de/.test(figure))).toEqual([])
        },
      ),
    ))
})
