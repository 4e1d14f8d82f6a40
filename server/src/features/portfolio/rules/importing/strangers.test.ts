import { describe, expect, it } from 'vitest'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

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
    const { format, entries, others } = await readLinesOf(statement)
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
    const atOf = async (text: string, clock?: string) => (await readLinesOf(text, { clock })).entries[0]?.tradedAt
    expect(await atOf(rows, 'UTC--6')).toBe('2023-09-21T00:20:55.000Z')
    expect(await atOf(rows, 'UTC+3')).toBe('2023-09-20T15:20:55.000Z')
    expect(await atOf(rows, 'Europe/Berlin'), 'in summer').toBe('2023-09-20T16:20:55.000Z')
    expect(await readLinesOf(rows)).toMatchObject({ clock: 'assumed' })
    expect(await readLinesOf(rows, { clock: 'UTC+3' })).toMatchObject({ clock: 'told' })
    expect(await atOf(rows.replace('Time', 'Date(UTC)'), 'UTC+3')).toBe('2023-09-20T18:20:55.000Z')
    expect(await readLinesOf(rows.replace('Time', 'Date(UTC)'), { clock: 'UTC+3' })).toMatchObject({ clock: 'stated' })
  })

  it('tells its conversions in a file of their own', async () => {
    const { entries, others } = await readLinesOf(
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
    const { entries, others } = await readLinesOf(
      linesOf(
        head,
        'a,2025-02-01 10:00:00 UTC,Advanced Trade Buy,ETH,1,EUR,€3000,€3000.00,€3008.00,€8.00,Bought 1 ETH for 0.0752 BTC on ETH-BTC at 0.075 BTC/ETH',
        'b,2025-02-02 10:00:00 UTC,Advanced Trade Sell,ETH,-1,USD,$3000,$3000.00,$2992.00,$8.00,Sold 1 ETH for 0.0748 BTC on ETH-BTC at 0.075 BTC/ETH',
        'c,2024-12-19 17:59:59 UTC,Advanced Trade Buy,SOL,0.035,EUR,€190.00,€6.65,€6.68990,€0.0399,Bought 0.035 SOL for 6.6899 EUR on SOL-EUR at 190 EUR/SOL',
        'd,2022-12-19 17:59:59 UTC,Advanced Trade Buy,SOL,1,USD,$20.00,$20.00,$20.10,$0.10,Bought 1 SOL for 20.10 USD on SOL-BTC',
        'e,2020-02-10 13:07:57 UTC,Subscription Rebates (24 Hours),USDC,6.9,USD,$1.00,$6.9,$6.9,$0.00,All',
      ),
    )
    expect(others).toEqual(['5 bad quantity'])
    expect(entries).toMatchObject([
      { kind: 'sell', coin: 'BTC', quantity: '0.0752' },
      { kind: 'buy', coin: 'ETH', quantity: '1' },
      { kind: 'sell', coin: 'ETH', quantity: '1', usdCostBasis: '3000' },
      { kind: 'buy', coin: 'BTC', quantity: '0.0748', usdCostBasis: '40000', feeUsd: '8' },
      { kind: 'buy', coin: 'SOL', quantity: '0.035' },
      { kind: 'buy', coin: 'USDC', quantity: '6.9', usdCostBasis: '1', isIncome: true },
    ])
  })
})

describe('what counts as a trade, and what does not', () => {
  it('at Kraken: no borrowed coins, no move to staking, money by its older names', async () => {
    const trades = linesOf(
      '"txid","ordertxid","pair","aclass","time","type","ordertype","price","cost","fee","vol","margin","misc","ledgers"',
      '"T1","O1","XTZUSD","forex","2024-01-02 10:00:00.1234","buy","limit","1","400","0.64","400","0.0","","L"',
      '"T2","O2","XXBTZUSD","forex","2024-01-02 10:00:00.1234","buy","limit","40000","400","0.64","0.01","80.0","initiated","L"',
      '"T3","O3","XXBTZUSD","forex","2024-01-02 10:00:00.1234","sell","limit","40000","400","0.64","0.01","0.0","closing","L"',
      '"T4","O4","USDTZUSD","forex","2024-01-02 10:00:00.1234","buy","limit","1","400","0.64","400","0.0","","L"',
      '"T5","O5","ZEURZUSD","forex","2024-01-02 10:00:00.1234","sell","limit","1.1","440","0.64","400","0.0","","L"',
    )
    expect(await readLinesOf(trades)).toMatchObject({
      others: ['3 skipped other', '4 skipped other', '6 skipped cash'],
      entries: [
        { coin: 'XTZ', quantity: '400', usdCostBasis: '1' },
        { coin: 'USDT', quantity: '400', usdCostBasis: '1' },
      ],
    })
    const ledger = linesOf(
      '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
      '"L1","R1","2026-02-15 09:00:00","staking","stakingfromspot","currency","crypto","DOT.S","spot",2.0,0.0,2.0',
      '"L2","R2","2026-03-15 09:00:00","staking","","currency","crypto","ETH.S","spot",0.05,0.0,2.05',
      '"L3","R3","2026-03-15 09:00:00","conversion","","currency","crypto","ETH","spot",-1,0.0,2.05',
      '"L4","R3","2026-03-15 09:00:00","conversion","","currency","crypto","BTC","spot",0.05,0.0,2.05',
    )
    expect(await readLinesOf(ledger)).toMatchObject({
      others: ['2 skipped transfer'],
      entries: [
        { coin: 'ETH', quantity: '0.05', usdCostBasis: '0' },
        { kind: 'sell', coin: 'ETH', quantity: '1', usdCostBasis: '5064.941' },
        { kind: 'buy', coin: 'BTC', quantity: '0.05', usdCostBasis: '101298.82' },
      ],
    })
  })

  it('at Binance: one reward for two lines of it, and a coin under its new name is no gift', async () => {
    const statement = linesOf(
      'User ID,Time,Account,Operation,Coin,Change,Remark',
      '1,2024-03-15 03:16:11,Earn,Simple Earn Flexible - Rewards Income,ETH,0.027396,',
      '1,2024-03-15 04:19:06,Spot,Simple Earn Flexible Interest,ETH,0.027396,',
      '1,2024-03-16 04:19:06,Spot,Small Assets Exchange BNB (Spot),SOL,-0.02,',
      '1,2024-03-16 04:19:06,Spot,Small Assets Exchange BNB (Spot),BNB,0.1,',
      '1,2024-03-17 04:19:06,Spot,Token Swap - Redenomination/Rebranding,MATIC,-100,',
      '1,2024-03-17 04:19:06,Spot,Token Swap - Distribution,POL,100,',
    )
    expect(await readLinesOf(statement)).toMatchObject({
      others: ['2 skipped other', '6 bad noPrice'],
      entries: [
        { kind: 'buy', coin: 'ETH', quantity: '0.027396', usdCostBasis: '0' },
        { kind: 'sell', coin: 'SOL', quantity: '0.02' },
        { kind: 'buy', coin: 'BNB', quantity: '0.1' },
      ],
    })
  })

  it('at Binance: orders and trades on the clock that their column names', async () => {
    const orders = linesOf(
      'Date(UTC+8),OrderNo,Pair,Type,Side,Order Price,Order Amount,Executed,Average Price,Trading total,Status',
      '2026-09-01 10:00:00,1,ETHUSDT,LIMIT,BUY,2500,1,1ETH,2500,2500USDT,FILLED',
    )
    const trades = linesOf(
      'Date(UTC+3),Pair,Side,Price,Executed,Amount,Fee',
      '2024-03-01 13:00:00,1INCHUSDT,BUY,0.51,100.0001INCH,51USDT,0.1001INCH',
    )
    expect(await readLinesOf(orders)).toMatchObject({
      ...{ clock: 'stated', others: [] },
      entries: [{ quantity: '1', usdCostBasis: '2500', tradedAt: '2026-09-01T02:00:00.000Z' }],
    })
    expect((await readLinesOf(trades)).entries).toMatchObject([
      { coin: '1INCH', quantity: '99.9', usdCostBasis: '0.51', tradedAt: '2024-03-01T10:00:00.000Z' },
    ])
  })

  it('at Coinbase: half a conversion is not another one, coins that pay are sold, and a gift may be received', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
        'a,2025-04-01 10:00:00 UTC,Convert,ETH,-0.5,USD,"$2,000.00","$1,000.00","$1,000.00",$0.00,"Converted 0.5 ETH to 1,000 USDC"',
        'b,2025-03-05 11:00:00 UTC,Convert,BTC,0.03,USD,$100000.00,$3000.00,$3000.00,$0.00,Converted 1 ETH to 0.03 BTC',
        'c,2025-03-06 11:00:00 UTC,Card Spend,BTC,-0.001,USD,$90000.00,$90.00,$90.00,$0,Spent 0.001 BTC',
        'd,2020-03-06 11:00:00 UTC,Receive,XLM,12.5,USD,$0.05,$0.62,$0.62,$0,Received 12.5 XLM from Coinbase Earn',
      ),
    )
    expect(others).toEqual(['3 skipped other'])
    expect(entries).toMatchObject([
      { kind: 'sell', coin: 'ETH', quantity: '0.5', usdCostBasis: '2000' },
      { kind: 'sell', coin: 'BTC', quantity: '0.001', usdCostBasis: '90000' },
      { kind: 'buy', coin: 'XLM', quantity: '12.5', usdCostBasis: '0' },
    ])
  })

  it('at KuCoin: what was filled of an order, and conversions', async () => {
    const orders = linesOf(
      'orderCreatedAt,id,clientOid,symbol,side,type,stopPrice,price,size,dealSize,dealFunds,averagePrice,fee,feeCurrency,remark,tags,orderStatus,',
      '2021-01-02 10:00:00,o1,c1,BTC-USDT,buy,limit,,41000,0.1,0.05,2000,40000,2,USDT,,,done,',
      '2021-01-02 10:00:00,o2,c2,BTC-USDT,buy,limit,,41000,0.1,0,0,0,0,USDT,,,done,',
    )
    expect(await readLinesOf(orders)).toMatchObject({
      others: ['3 skipped notDone'],
      entries: [{ quantity: '0.05', usdCostBasis: '40000', feeUsd: '2', tradedAt: '2021-01-02T02:00:00.000Z' }],
    })
    const converted = linesOf(
      'UID,Account Type,Payment Account,Sell,Buy,Price,Tax,Time of Update(UTC),Status',
      'u,mainAccount,Trading,100 USDT,0.002 BTC,1 BTC = 50000 USDT,,2024-01-02 10:00:00,Success',
    )
    expect((await readLinesOf(converted)).entries).toMatchObject([
      { kind: 'buy', quantity: '0.002', usdCostBasis: '50000' },
    ])
  })
})

describe('a coin whose name runs into its money', () => {
  it('is DOT in USD at Kraken, and a stablecoin bought with dollars is a coin in Ghostfolio', async () => {
    const pairs = ['DOTUSD', 'XBTUSD', 'SHIBUSD', 'DOTUSDT']
    const trades = linesOf(
      'txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,ledgers',
      ...pairs.map((pair, i) => `T${i},O,${pair},2024-01-02 10:00:00,buy,limit,1,400,0.64,400,0,,L`),
    )
    expect((await readLinesOf(trades)).entries.map(({ coin }) => coin)).toEqual(['DOT', 'BTC', 'SHIB', 'DOT'])
    const activities = linesOf(
      'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note',
      ...['TUSD', 'BUSD', 'DOTUSD'].map(code => `2024-01-02,${code},COINGECKO,USD,1,400,buy,0,`),
    )
    expect(await readLinesOf(activities)).toMatchObject({
      ...{ others: [], entries: [{ coin: 'TUSD' }, { coin: 'BUSD' }, { coin: 'DOT' }] },
    })
  })
})

describe('Bybit and CoinTracking', () => {
  it('writes the unit behind the number in older accounts', async () => {
    const { entries } = await readLinesOf(
      linesOf(
        'Filled Time (Local Time),Spot Pairs,Order Type,Direction,Filled Value,Filled Price,Filled Quantity,Fees,Transaction ID,Order No.,Timestamp (UTC)',
        '2024-09-27 23:52:04,NEIRO/USDT,Market,Sell,99.687126000000000000 USDT,0.088900000000000000 USDT,1121.340000000000000000 NEIRO,0.199374252000000000 USDT,67,50,2024-09-27 21:52:04',
        '2024-09-27 23:02:35,NEIRO/USDT,Market,Buy,99.999510000000000000 USDT,0.089000000000000000 USDT,1123.590000000000000000 NEIRO,2.247180000000000000 NEIRO,98,89,2024-09-27 21:02:35',
      ),
    )
    expect(entries).toMatchObject([
      {
        kind: 'sell',
        quantity: '1121.34',
        usdCostBasis: '0.0889',
        feeUsd: '0.19937425',
        tradedAt: '2024-09-27T21:52:04.000Z',
      },
      { kind: 'buy', quantity: '1121.34282', usdCostBasis: '0.089', feeUsd: '0.19999902' },
    ])
  })

  it('has its fee in what came in, below a line about the owner', async () => {
    const { entries } = await readLinesOf(
      linesOf(
        'UID: 1,Company Name: ,Country:',
        'Uid,Spot Pairs,Order Type,Direction,Filled Value,Filled Price,Filled Quantity,Fees,Transaction ID,Order No.,Timestamp (UTC+0)',
        '1,BTCUSDT,LIMIT,BUY,4478.05780000000000000000,97100.00000000000000000000,0.04611800000000000000,0.00004611800000000000,22,18,2024-12-09 19:48:23',
      ),
    )
    expect(entries).toMatchObject([{ quantity: '0.04607189', usdCostBasis: '97100', feeUsd: '4.4780578' }])
  })

  it('is read from the table that others fill in for it', async () => {
    const { format, entries } = await readLinesOf(
      linesOf(
        '"Type","Buy Amount","Buy Currency","Sell Amount","Sell Currency","Fee","Fee Currency","Exchange","Trade-Group","Comment","Date"',
        '"Trade","1.5","SOL","150","USDT","0.5","USDT","x","","","2024-01-01 10:00:00"',
      ),
    )
    expect(format).toBe('cointracking')
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'SOL', quantity: '1.5', usdCostBasis: '99.6666666666666667', feeUsd: '0.5' },
    ])
  })
})

describe('what could be read in two ways', () => {
  const mapping = { date: 'when', coin: 'coin', quantity: 'amount', price: 'price', currency: 'USD' as const }
  const table = (...rows: string[]) => linesOf('when\tcoin\tamount\tprice', ...rows)

  it('is not a date of a short year between dashes, unless another line settles where its year stands', async () => {
    const read = (...days: string[]) => readLinesOf(table(...days.map(day => `${day}\tBTC\t1\t1`)), { mapping })
    expect((await read('12-01-25')).others).toEqual(['2 bad date'])
    const daysOf = async (...days: string[]) => (await read(...days)).entries.map(({ tradedAt }) => tradedAt)
    expect(await daysOf('12-01-25', '31-01-25')).toEqual(['2025-01-12', '2025-01-31'])
    expect(await daysOf('25-01-12', '25-01-13', '25-02-08')).toEqual(['2025-01-12', '2025-01-13', '2025-02-08'])
    expect((await read('02-01-25')).questions).toMatchObject([
      { asks: 'dateOrder', dayFirst: '2025-01-02', monthFirst: '2025-02-01' },
    ])
    expect((await readLinesOf(table('02.01.25\tBTC\t1\t1'), { mapping })).entries).toMatchObject([
      { tradedAt: '2025-01-02' },
    ])
  })

  it('is asked about where a column has both habits, and in what a spreadsheet has copied', async () => {
    const both = table('2025-01-02\tBTC\t0,5\t1', '2025-01-02\tBTC\t1.234\t1', '2025-01-02\tBTC\t0.25\t1')
    expect((await readLinesOf(both, { mapping })).questions).toMatchObject([{ asks: 'decimals', written: '1.234' }])
    const quantities = async (decimals: 'comma' | 'point') =>
      (await readLinesOf(both, { mapping, decimals })).entries.map(({ quantity }) => quantity)
    expect(await quantities('comma')).toEqual(['0.5', '1234', '0.25'])
    expect(await quantities('point')).toEqual(['0.5', '1.234', '0.25'])
    const copied = linesOf('date\tkind\tsymbol\tquantity\tunit_usd', '2025-01-02\tbuy\tBTC\t1,234\t5')
    expect((await readLinesOf(copied)).questions).toMatchObject([{ asks: 'decimals', written: '1,234' }])
  })
})
