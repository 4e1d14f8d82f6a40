import { market, portfolio } from '@pusula/contract'
import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const day = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
const btc = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '0.034', purchaseDate: day(-10) }
const lira = { currency: 'TRY' as const, unit: '4219095.85', fee: '12.5' }

describe('a purchase in lira', () => {
  it('stands as it was paid, at the rate of its day, with who said so', async () => {
    const ada = await world.member()
    const date = btc.purchaseDate.slice(0, 10)
    const { rate } = await ada.call(portfolio.priceOn, { symbol: 'BTC', date, currency: 'TRY' })
    const added = await ada.call(portfolio.add, { ...btc, paid: lira })
    const perDollar = Big(rate?.perDollar ?? 0).round(8)
    expect(added.paid).toEqual({
      ...lira,
      total: '143461.7589',
      perDollar: perDollar.toFixed(),
      source: `${rate?.venue} ${rate?.date}`,
    })
    expect(added.usdCostBasis).toBe(Big(lira.unit).div(perDollar).round(16, Big.roundHalfUp).toFixed())
    const [held] = await ada.call(portfolio.list, {})
    expect(held?.purchases).toEqual([added])
  })

  it('counts at the rate that its owner knows better', async () => {
    const ada = await world.member()
    const { id, paid } = await ada.call(portfolio.add, { ...btc, paid: { ...lira, perDollar: '40' } })
    expect(paid).toMatchObject({ perDollar: '40', source: 'own' })
    const changed = await ada.call(portfolio.change, {
      id,
      quantity: '1',
      paid: { ...lira, unit: '80', perDollar: '40' },
    })
    expect(changed).toMatchObject({ usdCostBasis: '2', feeUsd: '0.3125', paid: { unit: '80', source: 'own' } })
    const inDollars = await ada.call(portfolio.change, { id, quantity: '1', usdCostBasis: '3', feeUsd: '0' })
    expect(inDollars).toMatchObject({ usdCostBasis: '3', paid: null })
  })

  it('is refused without an amount', async () => {
    const ada = await world.member()
    const refused = { status: 400, code: 'request.invalid' }
    await expect(ada.call(portfolio.add, btc)).rejects.toMatchObject(refused)
    const endless = { currency: 'TRY' as const, unit: '999999999999999', perDollar: '0.00000001' }
    await expect(ada.call(portfolio.add, { ...btc, paid: endless })).rejects.toMatchObject(refused)
  })

  it('has one currency: dollars beside it are refused, not dropped', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, { ...btc, paid: lira })
    for (const dollars of [{ usdCostBasis: '100' }, { feeUsd: '1' }]) {
      const refused = {
        code: 'request.invalid',
        details: { fields: [{ field: Object.keys(dollars)[0], rule: 'alone' }] },
      }
      await expect(ada.call(portfolio.add, { ...btc, paid: lira, ...dollars })).rejects.toMatchObject(refused)
      await expect(ada.call(portfolio.change, { id, quantity: '1', paid: lira, ...dollars })).rejects.toMatchObject(
        refused,
      )
    }
  })

  it('is in the lira view what was paid then, beside dollars at the rate of their day', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, { ...btc, paid: { ...lira, perDollar: '40' } })
    const dollars = await ada.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '100', purchaseDate: day(-3) })
    const { rate } = await ada.call(portfolio.priceOn, { symbol: 'BTC', date: day(-3).slice(0, 10), currency: 'TRY' })
    const { currency, summary, holdings } = await ada.call(portfolio.overview, { currency: 'TRY' })
    const then = Big(rate?.perDollar ?? 0)
      .round(8)
      .times(100)
    expect(currency).toBe('TRY')
    expect(summary.counted.paidIn).toBe(Big('143461.7589').plus(then).toFixed())
    expect(summary.counted).toMatchObject({ fees: '12.5', takenOut: '0', realized: '0' })
    expect(holdings).toMatchObject([{ entryCount: 2 }])
    const { entries } = await ada.call(portfolio.entries, { currency: 'TRY' })
    expect(entries.map(({ perDollar }) => perDollar)).toEqual([rate?.perDollar, 40])
    expect(await ada.call(portfolio.overview, {})).toMatchObject({ currency: 'USD' })
    const again = await ada.call(portfolio.entries, { coin: 'BTC' })
    expect(again.entries).toMatchObject([{ ...dollars, perDollar: null }, {}])
  })
})

describe('the price of a day', () => {
  it('is its close, and today what the coin costs now', async () => {
    const ada = await world.member()
    const { candles } = await ada.call(market.candles, { symbol: 'ETH', timeframe: '1d', count: 4 })
    const told = (date: string) => ada.call(portfolio.priceOn, { symbol: 'ETH', date })
    const dates = candles.time.map(time => new Date(time).toISOString().slice(0, 10))
    expect(await told(dates[0] ?? '')).toEqual({ priceUsd: candles.close[0], isBeforeTrading: false, rate: null })
    const prices = await ada.call(market.bulkPrices, { symbols: ['ETH'] })
    expect(await told(dates[3] ?? '')).toMatchObject({ priceUsd: prices.ETH?.price })
  })

  it('is unknown before the coin was traded, which is said', async () => {
    const ada = await world.member()
    expect(await ada.call(portfolio.priceOn, { symbol: 'ETH', date: '2010-01-01' })).toEqual({
      priceUsd: null,
      isBeforeTrading: true,
      rate: null,
    })
  })
})

describe('deleting a purchase that a sale needs', () => {
  it('names the sale, and takes both where that is asked for', async () => {
    const ada = await world.member()
    const bought = await ada.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '1' })
    await ada.call(portfolio.add, { ...btc, quantity: '2', usdCostBasis: '1', purchaseDate: day(-9) })
    const sold = await ada.call(portfolio.add, {
      ...btc,
      kind: 'sell',
      quantity: '2.5',
      usdCostBasis: '1',
      purchaseDate: day(-8),
    })
    const sales = [{ id: sold.id, quantity: '2.5', purchaseDate: day(-8) }]
    await expect(ada.call(portfolio.remove, { id: bought.id })).rejects.toMatchObject({
      code: 'portfolio.notEnough',
      details: { coinSymbol: 'BTC', missing: '0.5', sales },
    })
    await ada.call(portfolio.remove, { id: bought.id, andSales: true })
    const [held] = await ada.call(portfolio.list, {})
    expect(held).toMatchObject({ totalQuantity: '2', purchases: [{ kind: 'buy' }] })
  })

  it('names it by its day where the account keeps its years', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, { ...btc, usdCostBasis: '1', purchaseDate: '2026-03-01' })
    // Half past one of the sixth in Istanbul.
    const late = { ...btc, kind: 'sell' as const, usdCostBasis: '1', purchaseDate: '2026-03-05T22:30:00.000Z' }
    const sold = await ada.call(portfolio.add, late)
    const refusal = (day: string) => ({ code: 'portfolio.notEnough', details: { sales: [{ id: sold.id, day }] } })
    await expect(ada.call(portfolio.remove, { id })).rejects.toMatchObject(refusal(sold.day))
    await ada.call(portfolio.settings, { timeZone: 'UTC' })
    await expect(ada.call(portfolio.remove, { id })).rejects.toMatchObject(refusal('2026-03-05'))
  })
})
