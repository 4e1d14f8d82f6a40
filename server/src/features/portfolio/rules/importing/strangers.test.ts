import { describe, expect, it } from 'vitest'
import { linesOf, readTold } from './testing/told.ts'

// Lines as public readers of these files have them in their own tests.
describe('Binance as it exports today', () => {
  const statement = linesOf(
    'User ID,Time,Account,Operation,Coin,Change,Remark',
    '1,23-08-06 02:34:03,Spot,ETH 2.0 Staking Rewards,BNB,0.00000599,',
    '1,23-09-20 18:46:46,Spot,Small Assets Exchange BNB,SOL,-0.00005643,SOL to BNB',
    '1,23-09-20 18:46:46,Spot,Small Assets Exchange BNB,BNB,0.00041767,SOL to BNB',
    '1,23-09-20 18:46:46,Spot,Small Assets Exchange BNB,DOGE,-3,DOGE to BNB',
    '1,23-09-20 18:46:46,Spot,Small Assets Exchange BNB,BNB,0.0003,DOGE to BNB',
    '1,25-01-10 23:03:54,Spot,Buy Crypto With Fiat,BTC,0.05,Via CashBalance - Wallet/N001',
    '1,25-01-10 23:03:55,Spot,Buy Crypto With Fiat,EUR,-2499,Via CashBalance - Wallet/N001',
    '1,25-03-01 12:00:00,Spot,Sell Crypto To Fiat,SOL,-3,Via CashBalance - Wallet/NZ',
    '1,25-03-01 12:00:00,Spot,Sell Crypto To Fiat,EUR,600,Via CashBalance - Wallet/NZ',
    '1,25-03-02 12:00:00,Spot,Send,SOL,-3,',
  )

  it('knows the statement with short years, money and small leftovers, each with its own partner', async () => {
    const { format, entries, others } = await readTold(statement)
    expect(format).toBe('binance')
    expect(others).toEqual(['11 skipped transfer'])
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'BNB', quantity: '0.00000599', tradedAt: '2023-08-06T02:34:03.000Z' },
      { kind: 'sell', coin: 'SOL', quantity: '0.00005643' },
      { kind: 'buy', coin: 'BNB', quantity: '0.00041767', usdCostBasis: '612.34' },
      { kind: 'sell', coin: 'DOGE', quantity: '3', usdCostBasis: '0.061234' },
      { kind: 'buy', coin: 'BNB', quantity: '0.0003', usdCostBasis: '612.34' },
      { kind: 'buy', coin: 'BTC', quantity: '0.05', tradedAt: '2025-01-10T23:03:54.000Z' },
      { kind: 'sell', coin: 'SOL', quantity: '3' },
    ])
  })

  it('has the clock that only the name of the file tells, and UTC where its column says so', async () => {
    const rows = linesOf(
      'Time,Pair,Side,Price,Executed,Amount,Fee',
      '23-09-20 18:20:55,DOGEUSDT,SELL,0.0997,103DOGE,10.2691USDT,0.00003593BNB',
    )
    const atOf = async (text: string, clock?: string) => (await readTold(text, { clock })).entries[0]?.tradedAt
    expect(await atOf(rows, 'UTC--6')).toBe('2023-09-21T00:20:55.000Z')
    expect(await atOf(rows, 'UTC+3')).toBe('2023-09-20T15:20:55.000Z')
    expect(await atOf(rows, 'Europe/Berlin'), 'in summer').toBe('2023-09-20T16:20:55.000Z')
    expect(await readTold(rows)).toMatchObject({ clock: 'assumed' })
    expect(await readTold(rows, { clock: 'UTC+3' })).toMatchObject({ clock: 'told' })
    expect(await atOf(rows.replace('Time', 'Date(UTC)'), 'UTC+3')).toBe('2023-09-20T18:20:55.000Z')
    expect(await readTold(rows.replace('Time', 'Date(UTC)'), { clock: 'UTC+3' })).toMatchObject({ clock: 'stated' })
  })

  it('tells its conversions in a file of their own', async () => {
    const { entries, others } = await readTold(
      linesOf(
        'Date,Wallet,Pair,Type,Sell,Buy,Price,Inverse Price,Date Updated,Status',
        '2024-02-01 10:00:00,Spot Wallet,BNBSOL,Market,1.5 SOL,6.2 BNB,1 SOL = 4.13 BNB,1 BNB = 0.24 SOL,2024-02-01 10:00:02,Successful',
        '2024-02-02 10:00:00,Spot Wallet,BTCUSDT,Market,100 USDT,0.001 BTC,x,y,2024-02-02 10:00:02,Failed',
      ),
    )
    expect(others).toEqual(['3 skipped notDone'])
    expect(entries).toMatchObject([
      { kind: 'sell', coin: 'SOL', quantity: '1.5' },
      { kind: 'buy', coin: 'BNB', quantity: '6.2', usdCostBasis: '612.34' },
    ])
  })
})

describe('Coinbase', () => {
  const head =
    'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes'

  it('takes the coin away that another one was paid with, which only the note says', async () => {
    const { entries, others } = await readTold(
      linesOf(
        head,
        'a,2025-02-01 10:00:00 UTC,Advanced Trade Buy,ETH,1,EUR,€3000,€3000.00,€3008.00,€8.00,Bought 1 ETH for 0.0752 BTC on ETH-BTC at 0.075 BTC/ETH',
        'b,2025-02-02 10:00:00 UTC,Advanced Trade Sell,ETH,-1,USD,$3000,$3000.00,$2992.00,$8.00,Sold 1 ETH for 0.0748 BTC on ETH-BTC at 0.075 BTC/ETH',
        'c,2024-12-19 17:59:59 UTC,Advanced Trade Buy,SOL,0.035,EUR,€190.00,€6.65,€6.68990,€0.0399,Bought 0.035 SOL for 6.6899 EUR on SOL-EUR at 190 EUR/SOL',
        'd,2022-12-19 17:59:59 UTC,Advanced Trade Buy,SOL,1,USD,$20.00,$20.00,$20.10,$0.10,Bought 1 SOL for 20.10 USD on SOL-BTC',
        'e,2020-02-10 13:07:57 UTC,Subscription Rebates (24 Hours),USDC,6.9,USD,$1.00,$6.9,$6.9,$0.00,All',
      ),
    )
    expect(others).toEqual(['5 bad quantity', '6 skipped cash'])
    expect(entries).toMatchObject([
      { kind: 'sell', coin: 'BTC', quantity: '0.0752' },
      { kind: 'buy', coin: 'ETH', quantity: '1' },
      { kind: 'sell', coin: 'ETH', quantity: '1', usdCostBasis: '3000' },
      { kind: 'buy', coin: 'BTC', quantity: '0.0748', usdCostBasis: '40000', feeUsd: '8' },
      { kind: 'buy', coin: 'SOL', quantity: '0.035' },
    ])
  })
})

describe('Bybit and CoinTracking', () => {
  it('has its fee in what came in, below a line about the owner', async () => {
    const { entries } = await readTold(
      linesOf(
        'UID: 1,Company Name: ,Country:',
        'Uid,Spot Pairs,Order Type,Direction,Filled Value,Filled Price,Filled Quantity,Fees,Transaction ID,Order No.,Timestamp (UTC+0)',
        '1,BTCUSDT,LIMIT,BUY,4478.05780000000000000000,97100.00000000000000000000,0.04611800000000000000,0.00004611800000000000,22,18,2024-12-09 19:48:23',
      ),
    )
    expect(entries).toMatchObject([{ quantity: '0.04607189', usdCostBasis: '97100', feeUsd: '4.4780578' }])
  })

  it('is read from the table that others fill in for it', async () => {
    const { format, entries } = await readTold(
      linesOf(
        '"Type","Buy Amount","Buy Currency","Sell Amount","Sell Currency","Fee","Fee Currency","Exchange","Trade-Group","Comment","Date"',
        '"Trade","1.5","SOL","150","USDT","0.5","USDT","x","","","2024-01-01 10:00:00"',
      ),
    )
    expect(format).toBe('cointracking')
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'SOL', quantity: '1.5', usdCostBasis: '99.66666667', feeUsd: '0.5' },
    ])
  })
})

describe('what could be read in two ways', () => {
  const mapping = { date: 'when', coin: 'coin', quantity: 'amount', price: 'price', currency: 'USD' as const }
  const table = (...rows: string[]) => linesOf('when\tcoin\tamount\tprice', ...rows)

  it('is not a date of a short year between dashes', async () => {
    expect((await readTold(table('02-01-25\tBTC\t1\t1'), { mapping })).others).toEqual(['2 bad date'])
    expect((await readTold(table('02.01.25\tBTC\t1\t1'), { mapping })).entries).toMatchObject([
      { tradedAt: '2025-01-02T00:00:00.000Z' },
    ])
  })

  it('is asked about where a column has both habits, and in what a spreadsheet has copied', async () => {
    const both = table('2025-01-02\tBTC\t0,5\t1', '2025-01-02\tBTC\t1.234\t1', '2025-01-02\tBTC\t0.25\t1')
    expect((await readTold(both, { mapping })).questions).toMatchObject([{ asks: 'decimals', written: '1.234' }])
    const quantities = async (decimals: 'comma' | 'point') =>
      (await readTold(both, { mapping, decimals })).entries.map(({ quantity }) => quantity)
    expect(await quantities('comma')).toEqual(['0.5', '1234', '0.25'])
    expect(await quantities('point')).toEqual(['0.5', '1.234', '0.25'])
    const copied = linesOf('date\tkind\tsymbol\tquantity\tunit_usd', '2025-01-02\tbuy\tBTC\t1,234\t5')
    expect((await readTold(copied)).questions).toMatchObject([{ asks: 'decimals', written: '1,234' }])
  })
})
