import { portfolio } from '@pusula/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const careless = await world.member()
const day = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
const btc = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '0.1',
  usdCostBasis: '50000',
  purchaseDate: day(-10),
}
const sale = { ...btc, kind: 'sell' as const, purchaseDate: day(-5) }

describe('noting a purchase', () => {
  it('keeps every digit, with either decimal separator, under the market’s own name', async () => {
    const ada = await world.member()
    const added = await ada.call(portfolio.add, {
      ...btc,
      coinSymbol: 'btc-usdt',
      coinName: 'x',
      quantity: '0,12345678',
      usdCostBasis: '97123.87654321',
      notes: ' ilk alım ',
    })
    expect(added).toMatchObject({
      kind: 'buy',
      quantity: '0.12345678',
      usdCostBasis: '97123.87654321',
      totalUsd: '11990.6010591422374638',
      purchaseDate: btc.purchaseDate,
      notes: 'ilk alım',
    })
    const [held] = await ada.call(portfolio.list, {})
    expect(held).toMatchObject({
      coinSymbol: 'BTC',
      coinName: 'Bitcoin',
      totalCost: added.totalUsd,
      purchases: [added],
    })
  })

  it('takes numbers too, down to the smallest', async () => {
    const ada = await world.member()
    const payload = { ...btc, quantity: 0.00000012, usdCostBasis: 3 }
    const response = await ada.request({ method: 'POST', url: portfolio.add.path, payload })
    expect(response.json()).toMatchObject({ quantity: '0.00000012', usdCostBasis: '3', totalUsd: '0.00000036' })
  })

  it.each([
    ['no quantity', { quantity: '0' }],
    ['an empty quantity', { quantity: '' }],
    ['nothing for a quantity', { quantity: null }],
    ['less than nothing', { quantity: '-1' }],
    ['more places than are kept', { quantity: '0.123456789' }],
    ['too much', { quantity: '1234567890123456' }],
    ['a price with more places than are kept', { usdCostBasis: 1.2345678912e-7 }],
    ['two separators', { usdCostBasis: '1.234,56' }],
    ['a price in words', { usdCostBasis: 'abc' }],
    ['the day after tomorrow', { purchaseDate: day(2) }],
    ['a day before the first coin', { purchaseDate: '2008-12-31T00:00:00Z' }],
    ['a day that is none', { purchaseDate: '2025-02-31' }],
    ['a novel', { notes: 'x'.repeat(501) }],
  ])('refuses %s', async (_, wrong) => {
    const response = await careless.request({ method: 'POST', url: portfolio.add.path, payload: { ...btc, ...wrong } })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'request.invalid'])
    expect(await careless.call(portfolio.list, {})).toEqual([])
  })

  it('of a coin of which a billion cost a few dollars keeps what they cost, typed, in lira and from a file', async () => {
    const ada = await world.member()
    const sats = { coinSymbol: 'SATS', coinName: 'SATS', quantity: '1000000000', purchaseDate: day(-10) }
    for (const usdCostBasis of ['0.000000006819', 6.819e-9]) {
      const payload = { ...sats, usdCostBasis }
      const response = await ada.request({ method: 'POST', url: portfolio.add.path, payload })
      expect(response.json().totalUsd).toBe('6.819')
    }
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ averageCost: '0.000000006819' }])
    const paid = { currency: 'TRY', unit: '0.00000028', perDollar: '40' } as const
    expect(await ada.call(portfolio.add, { ...sats, paid })).toMatchObject({ totalUsd: '7', paid: { total: '280' } })
    const csv =
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n' +
      '2025-06-12 09:30:15,SATSUSDT,BUY,0.000000001234,100000000000SATS,123.4USDT,0USDT'
    await ada.call(portfolio.import, { csv })
    expect((await ada.call(portfolio.overview, {})).summary.totalCost).toBe('144.038')
  })

  it('is idempotent by its id', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const id = 'made-in-the-browser'
    const taps = await Promise.all(Array.from({ length: 5 }, () => ada.call(portfolio.add, { ...btc, id })))
    expect(new Set(taps.map(tap => JSON.stringify(tap))).size).toBe(1)
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '0.1', purchases: [{ id }] }])
    expect(await eve.call(portfolio.add, { ...btc, id, quantity: '7' }), 'an id is one person’s').toMatchObject({
      quantity: '7',
    })
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '0.1' }])
  })

  it('stops at the limit of entries', async () => {
    const ada = await world.member()
    await changeSettings(world.database, { portfolioEntries: 1000 }, world.clock.now())
    onTestFinished(async () => void (await changeSettings(world.database, { portfolioEntries: 250_000 }, new Date())))
    await world.database.run(sql`insert into portfolio_entries
      (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, created_at)
      select i, ${ada.accountId}, 'BTC', 'Bitcoin', 'buy', 1, 1, 0, now(), now() from generate_series(1, 1000) as i`)
    expect((await ada.call(portfolio.overview, {})).entries).toEqual({ count: 1000, most: 1000 })
    const full = { status: 422, code: 'portfolio.full' }
    await expect(ada.call(portfolio.add, btc)).rejects.toMatchObject(full)
    const csv = 'date,kind,symbol,quantity,unit_usd\n2026-01-02,buy,BTC,1,1'
    await expect(ada.call(portfolio.import, { csv })).rejects.toMatchObject(full)
  })

  it('takes a gift, a date of tomorrow, and notes with NUL characters', async () => {
    const ada = await world.member()
    const added = await ada.call(portfolio.add, { ...btc, usdCostBasis: '0', purchaseDate: day(1), notes: 'a\u0000b' })
    expect(added).toMatchObject({ totalUsd: '0', notes: 'ab' })
  })

  it('refuses a coin nobody knows, unless it is in the portfolio already', async () => {
    const ada = await world.member()
    const gone = { ...btc, coinSymbol: 'GONECOIN', coinName: 'Gone' }
    await expect(ada.call(portfolio.add, gone)).rejects.toMatchObject({ status: 404, code: 'market.unknownCoin' })
    await world.database.run(sql`insert into portfolio_entries
      (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, created_at)
      values ('gone', ${ada.accountId}, 'GONECOIN', 'Gone', 'buy', 3, 5, 0, ${day(-20)}, now())`)
    await ada.call(portfolio.add, { ...gone, kind: 'sell', quantity: '1', usdCostBasis: '2' })
    expect(await ada.call(portfolio.list, {})).toMatchObject([
      { totalQuantity: '2', totalCost: '10', realizedProfitUsd: '-3', currentPrice: null, currentValue: null },
    ])
  })
})

describe('correcting', () => {
  it('changes what is given, and keeps date, fee and notes when they are left out', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, { ...btc, feeUsd: '2,5', notes: 'first' })
    const changed = await ada.call(portfolio.change, { id, quantity: '0.2', usdCostBasis: '40000' })
    expect(changed).toMatchObject({ id, totalUsd: '8002.5', purchaseDate: btc.purchaseDate, notes: 'first' })
    const again = { id, quantity: '0.2', usdCostBasis: '40000', purchaseDate: day(-1), feeUsd: '0', notes: null }
    expect(await ada.call(portfolio.change, again)).toMatchObject({
      totalUsd: '8000',
      purchaseDate: day(-1),
      notes: null,
    })
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '0.2', averageCost: '40000' }])
  })

  it('uses optimistic locking: a conflict with another page is refused', async () => {
    const ada = await world.member()
    const added = await ada.call(portfolio.add, { ...btc, notes: 'first' })
    const { id, quantity, usdCostBasis, feeUsd, purchaseDate, notes } = added
    const seen = { quantity, usdCostBasis, feeUsd, purchaseDate, notes }
    const corrected = { id, quantity: '0.2', usdCostBasis: '50000', feeUsd: '0', notes: 'first', seen }
    const saved = await ada.call(portfolio.change, corrected)
    expect(await ada.call(portfolio.change, corrected), 'a tap that arrives twice').toEqual(saved)
    for (const other of [{ quantity: '0.3' }, { notes: 'mine' }, { purchaseDate: day(-2) }])
      await expect(ada.call(portfolio.change, { ...corrected, ...other })).rejects.toMatchObject({
        status: 409,
        code: 'portfolio.changedMeanwhile',
        details: { now: saved },
      })
    expect((await ada.call(portfolio.list, {}))[0]?.purchases).toEqual([saved])
    const again = { ...corrected, quantity: '0.3', seen: { ...seen, quantity: '0,20' } }
    expect(await ada.call(portfolio.change, again), 'once it was seen').toMatchObject({ quantity: '0.3' })
  })

  it('sees other money, too, and a rate of one’s own', async () => {
    const ada = await world.member()
    const { usdCostBasis: _, ...bought } = btc
    const paid = { currency: 'TRY' as const, unit: '100', fee: '1' }
    const { id } = await ada.call(portfolio.add, { ...bought, paid: { ...paid, perDollar: '40' } })
    const { quantity, purchaseDate } = btc
    const seen = (money: object) => ({ quantity, purchaseDate, notes: null, ...money })
    const change = (money: object) => ada.call(portfolio.change, { id, quantity: '0.3', paid, seen: seen(money) })
    const meanwhile = { code: 'portfolio.changedMeanwhile' }
    await expect(change({ paid })).rejects.toMatchObject(meanwhile)
    await expect(change({ paid: { ...paid, perDollar: '41' } })).rejects.toMatchObject(meanwhile)
    await expect(change({ usdCostBasis: '2.5', feeUsd: '0.025' })).rejects.toMatchObject(meanwhile)
    expect(await change({ paid: { ...paid, perDollar: '40.0' } })).toMatchObject({ quantity: '0.3' })
  })

  it('says of an entry that is gone that it was deleted', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, btc)
    await ada.call(portfolio.remove, { id })
    const gone = { status: 404, code: 'portfolio.entryGone' }
    await expect(ada.call(portfolio.change, { id, quantity: '1', usdCostBasis: '1' })).rejects.toMatchObject(gone)
    await expect(ada.call(portfolio.remove, { id })).rejects.toMatchObject(gone)
  })

  it('removes one purchase, or the whole coin, also when it is gone already', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, btc)
    await ada.call(portfolio.add, btc)
    await ada.call(portfolio.remove, { id })
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '0.1' }])
    expect((await ada.call(portfolio.removeCoin, { symbol: 'btcusdt' })).bin).not.toBeNull()
    expect(await ada.call(portfolio.list, {})).toEqual([])
    expect(await ada.call(portfolio.removeCoin, { symbol: 'BTC' })).toEqual({ success: true, bin: null })
  })
})

describe('selling', () => {
  it('realizes the profit of the oldest coins, after fees', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '100', feeUsd: '1' })
    await ada.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '200', purchaseDate: day(-8) })
    await ada.call(portfolio.add, { ...sale, quantity: '1.5', usdCostBasis: '300', feeUsd: '3' })
    const { summary, holdings } = await ada.call(portfolio.overview, {})
    // Received 450 - 3 for coins that cost 101 + 100.
    const figures = { totalCost: '100', realizedProfitUsd: '246', feesUsd: '4' }
    expect(holdings).toMatchObject([{ totalQuantity: '0.5', averageCost: '200', ...figures }])
    expect(summary).toMatchObject(figures)
  })

  it('counts by average for whoever chose it, and only for them', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    for (const person of [ada, eve]) {
      await person.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '100' })
      await person.call(portfolio.add, { ...btc, quantity: '1', usdCostBasis: '200', purchaseDate: day(-8) })
      await person.call(portfolio.add, { ...sale, quantity: '1', usdCostBasis: '300' })
    }
    const chosen = { costMethod: 'average', currency: 'USD', timeZone: null, incomeCost: 'market' }
    expect(await ada.call(portfolio.settings, { costMethod: 'average' })).toEqual(chosen)
    const { holdings, settings } = await ada.call(portfolio.overview, {})
    expect(settings).toEqual(chosen)
    expect(holdings).toMatchObject([{ totalCost: '150', averageCost: '150', realizedProfitUsd: '150' }])
    expect(await ada.call(portfolio.list, {}), 'the list counts alike').toMatchObject(holdings)
    expect((await ada.call(portfolio.history, {})).points.at(-1)).toMatchObject({ paidIn: 300, takenOut: 300 })
    expect(await ada.call(portfolio.settings, { currency: 'TRY' }), 'the other choice stays').toEqual({
      costMethod: 'average',
      currency: 'TRY',
      timeZone: null,
      incomeCost: 'market',
    })
    expect(await eve.call(portfolio.list, {})).toMatchObject([{ totalCost: '200', realizedProfitUsd: '200' }])
  })

  it('is refused beyond what was held on that day, and rolled back', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.add, btc)
    const sold = await ada.call(portfolio.add, sale)
    const before = await ada.call(portfolio.list, {})
    const refused = { status: 422, code: 'portfolio.notEnough' }
    await expect(ada.call(portfolio.add, { ...sale, quantity: '0.00000001' })).rejects.toMatchObject({
      ...refused,
      details: { coinSymbol: 'BTC', missing: '0.00000001' },
    })
    const { quantity, usdCostBasis } = btc
    const early = { id: sold.id, quantity, usdCostBasis, purchaseDate: day(-11) }
    await expect(ada.call(portfolio.change, early), 'before it was bought').rejects.toMatchObject(refused)
    await expect(ada.call(portfolio.remove, { id }), 'what it was sold from').rejects.toMatchObject(refused)
    expect((await ada.call(portfolio.list, {}))[0]?.purchases).toEqual(before[0]?.purchases)
  })

  it('tells beforehand what was there that day, what later sales leave of it and what it had cost', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, { ...btc, quantity: '0.3', usdCostBasis: '100', feeUsd: '3' })
    await ada.call(portfolio.add, { ...btc, quantity: '0.2', usdCostBasis: '200', purchaseDate: day(-4) })
    const sold = await ada.call(portfolio.add, { ...sale, quantity: '0.25', purchaseDate: day(-2) })
    const told = (at: string, quantity?: string, without?: string) =>
      ada.call(portfolio.sellable, {
        symbol: 'btcusdt',
        at,
        ...(quantity && { quantity }),
        ...(without && { without }),
      })
    expect(await told(day(-11))).toEqual({ held: '0', most: '0', costUsd: null })
    expect(await told(btc.purchaseDate, '0,1'), 'bought before it is sold').toMatchObject({
      held: '0.3',
      costUsd: '11',
    })
    expect(await told(day(-3), '0.5')).toEqual({ held: '0.5', most: '0.25', costUsd: '73' })
    expect(await told(day(-3), '0.51', sold.id)).toEqual({ held: '0.5', most: '0.5', costUsd: null })
    expect(await told(day(0))).toEqual({ held: '0.25', most: '0.25', costUsd: null })
    // What is told is what the server then takes, to the last digit.
    const one = { ...sale, purchaseDate: day(-3) }
    await expect(ada.call(portfolio.add, { ...one, quantity: '0.25000001' })).rejects.toThrow()
    await ada.call(portfolio.add, { ...one, quantity: '0.25' })
    const eve = await world.member()
    const theirs = { symbol: 'BTC', at: day(0) }
    expect(await eve.call(portfolio.sellable, theirs), 'nobody else’s').toEqual({ held: '0', most: '0', costUsd: null })
  })

  it('sells coins once in a race of taps', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, btc)
    const taps = await Promise.allSettled(Array.from({ length: 10 }, () => ada.call(portfolio.add, sale)))
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
