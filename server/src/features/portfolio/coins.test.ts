import { market, portfolio } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const bought = { quantity: '10', usdCostBasis: '2', purchaseDate: '2025-01-02' }

describe('a coin that the list does not know', () => {
  it('is held under a name of its owner’s, counts at the price its owner gave it, and is marked as such', async () => {
    const ada = await world.member()
    const mine = { ...bought, coinSymbol: 'MYCOIN', coinName: 'ignored' }
    await expect(ada.call(portfolio.add, mine)).rejects.toMatchObject({ code: 'market.unknownCoin' })
    await ada.call(portfolio.keepOwnCoin, { symbol: 'mycoin', name: 'My coin', priceUsd: null })
    await ada.call(portfolio.add, mine)
    const held = async () => (await ada.call(portfolio.overview, {})).holdings
    expect(await held()).toMatchObject([{ coinSymbol: 'MYCOIN', coinName: 'My coin', currentValue: null }])
    await ada.call(portfolio.keepOwnCoin, { symbol: 'MYCOIN', name: 'My coin', priceUsd: '3.5' })
    expect(await held()).toMatchObject([{ listing: 'own', currentPrice: 3.5, currentValue: '35', profitLoss: '15' }])
    expect((await ada.call(portfolio.overview, {})).summary).toMatchObject({ currentValue: '35', unpriced: [] })
    await ada.call(portfolio.add, {
      ...mine,
      kind: 'sell',
      quantity: '4',
      usdCostBasis: '5',
      purchaseDate: '2025-02-02',
    })
    expect((await ada.call(portfolio.report, { year: 2025 })).totals.gain).toBe('12')
    const eve = await world.member()
    await expect(eve.call(portfolio.add, mine), 'it is nobody else’s').rejects.toMatchObject({ status: 404 })
    await expect(ada.call(portfolio.keepOwnCoin, { symbol: 'BTC', name: 'Mine', priceUsd: '1' })).rejects.toMatchObject(
      { code: 'portfolio.coinListed' },
    )
  })

  it('is worth what became of it where it was renamed or swapped, and what it was redeemed at', async () => {
    const ada = await world.member()
    for (const coinSymbol of ['BETH', 'BUSD', 'LEND'])
      await ada.call(portfolio.add, { ...bought, coinSymbol, coinName: coinSymbol })
    const prices = await ada.call(market.bulkPrices, { symbols: ['ETH', 'AAVE'] })
    const held = (await ada.call(portfolio.overview, {})).holdings
    const priceOf = (symbol: string) => held.find(({ coinSymbol }) => coinSymbol === symbol)
    expect(priceOf('BETH')).toMatchObject({ listing: 'former', currentPrice: prices.ETH?.price })
    expect(priceOf('BUSD')).toMatchObject({ listing: 'former', currentPrice: 1, coinName: 'Binance USD' })
    expect(priceOf('LEND')?.currentPrice).toBeCloseTo((prices.AAVE?.price ?? 0) / 100, 8)
  })

  it('comes in from a file, is named before, and stays without a price until somebody says one', async () => {
    const ada = await world.member()
    const csv =
      'date,kind,symbol,quantity,unit_usd\n2025-01-02,buy,OBSCURE,3,2\n2025-01-02,buy,BTC,1,2\n2025-01-02,buy,no coin!,1,2'
    const preview = await ada.call(portfolio.importPreview, { csv })
    expect(preview).toMatchObject({ unlisted: ['OBSCURE'], bad: [{ line: 4, reason: 'coin' }] })
    await ada.call(portfolio.import, { csv, leaveOut: true })
    expect(await ada.call(portfolio.ownCoins, {})).toMatchObject([{ symbol: 'OBSCURE', priceUsd: null }])
    expect((await ada.call(portfolio.overview, {})).summary.unpriced).toEqual(['OBSCURE'])
  })

  it('is limited to five hundred, also where a file has more of them', async () => {
    const ada = await world.member()
    const fileOf = (name: string, count: number) =>
      [
        'date,kind,symbol,quantity,unit_usd',
        ...Array.from({ length: count }, (_, i) => `2025-01-02,buy,${name}${i},1,2`),
      ].join('\n')
    const csv = fileOf('OWN', 505)
    expect(await ada.call(portfolio.importPreview, { csv })).toMatchObject({ badCount: 5 })
    await ada.call(portfolio.import, { csv, leaveOut: true })
    expect(await ada.call(portfolio.ownCoins, {})).toHaveLength(500)
    expect(await ada.call(portfolio.importPreview, { csv: fileOf('MORE', 3) })).toMatchObject({ badCount: 3 })
    const eve = await world.member()
    await Promise.allSettled(['ONE', 'TWO'].map(name => eve.call(portfolio.import, { csv: fileOf(name, 300) })))
    expect(await eve.call(portfolio.ownCoins, {})).toHaveLength(300)
    await eve.call(portfolio.import, { csv: fileOf('THREE', 195) })
    const named = Array.from({ length: 20 }, (_, i) => ({ symbol: `HAND${i}`, name: 'By hand', priceUsd: null }))
    const kept = await Promise.allSettled(named.map(coin => eve.call(portfolio.keepOwnCoin, coin)))
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await eve.call(portfolio.ownCoins, {}), 'twenty at once find the same room').toHaveLength(500)
  })
})

const binance = (...lines: string[]) => ['User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', ...lines].join('\n')
const quantities = (holdings: readonly { coinSymbol: string; totalQuantity: string }[]) =>
  Object.fromEntries(holdings.map(({ coinSymbol, totalQuantity }) => [coinSymbol, totalQuantity]))

describe('stablecoins', () => {
  it('are bought and sold with lira, by hand and by file, and go and come with trades once they are held', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, {
      ...{ coinSymbol: 'USDT', coinName: 'Tether', quantity: '100', purchaseDate: '2025-01-02' },
      paid: { currency: 'TRY', unit: '36', perDollar: '35.5' },
    })
    const csv = binance(
      '1,2025-01-03 10:00:00,Spot,Transaction Buy,USDT,900,',
      '1,2025-01-03 10:00:00,Spot,Transaction Spend,TRY,-32400,',
      '1,2025-01-04 10:00:00,Spot,Transaction Buy,BTC,0.01,',
      '1,2025-01-04 10:00:00,Spot,Transaction Spend,USDT,-600,',
      '1,2025-01-05 10:00:00,Spot,Transaction Sold,BTC,-0.005,',
      '1,2025-01-05 10:00:00,Spot,Transaction Revenue,USDT,350,',
    )
    await ada.call(portfolio.import, { csv })
    const { holdings } = await ada.call(portfolio.overview, {})
    expect(quantities(holdings)).toEqual({ USDT: '750', BTC: '0.005' })
    expect((await ada.call(portfolio.import, { csv })).lines).toMatchObject({ fresh: 0 })
    const ben = await world.member()
    const only = csv.split('\n').filter(line => !/,2025-01-03/.test(line))
    await ben.call(portfolio.import, { csv: only.join('\n') })
    const { holdings: ofBen } = await ben.call(portfolio.overview, {})
    expect(quantities(ofBen), 'whoever notes none of them pays with dollars').toEqual({ BTC: '0.005' })
  })
})

it('rewards come at what they were worth that day, marked as income, with the choice of no cost', async () => {
  const ada = await world.member()
  const at = new Date(world.clock.now().getTime() - 5 * 86_400_000).toISOString()
  const csv = binance(`1,${at.slice(0, 19).replace('T', ' ')},Spot,Staking Rewards,ETH,2,`)
  const { rows } = await ada.call(portfolio.importPreview, { csv })
  expect(rows).toMatchObject([{ isIncome: true, coinSymbol: 'ETH' }])
  await ada.call(portfolio.import, { csv })
  const { priceUsd } = await ada.call(portfolio.priceOn, { symbol: 'ETH', date: at.slice(0, 10) })
  const costOf = async () => Number((await ada.call(portfolio.overview, {})).summary.totalCost)
  expect(await costOf()).toBeCloseTo(2 * (priceUsd ?? 0), 6)
  await ada.call(portfolio.settings, { incomeCost: 'zero' })
  expect(await costOf()).toBe(0)
  await ada.call(portfolio.settings, { incomeCost: 'market' })
  expect(await costOf(), 'a choice that can be taken back').toBeGreaterThan(0)
  const gift = { ...bought, coinSymbol: 'BTC', coinName: 'Bitcoin', isIncome: true }
  expect(await ada.call(portfolio.add, gift)).toMatchObject({ isIncome: true })
  const file = await ada.request({ method: 'GET', url: portfolio.export.path })
  const ben = await world.member()
  await ben.call(portfolio.import, { csv: file.body })
  const again = await ben.request({ method: 'GET', url: portfolio.export.path })
  expect(again.body).toBe(file.body)
})

it('a swap is imported whole or not at all', async () => {
  const ada = await world.member()
  const csv = binance(
    '1,2025-01-04 10:00:00,Spot,Binance Convert,ETH,-1,',
    '1,2025-01-04 10:00:00,Spot,Binance Convert,BTC,0.05,',
  )
  const preview = await ada.call(portfolio.importPreview, { csv })
  expect(preview).toMatchObject({ buys: 0, sells: 0, badCount: 1, bad: [{ reason: 'notHeld' }] })
  await ada.call(portfolio.import, { csv, leaveOut: true })
  expect(await ada.call(portfolio.list, {})).toEqual([])
  await ada.call(portfolio.add, { ...bought, coinSymbol: 'ETH', coinName: 'Ethereum' })
  await ada.call(portfolio.import, { csv })
  expect(quantities((await ada.call(portfolio.overview, {})).holdings)).toEqual({ ETH: '9', BTC: '0.05' })
})
