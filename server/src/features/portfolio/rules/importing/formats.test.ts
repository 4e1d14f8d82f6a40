import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../csv.ts'
import type { Entry } from '../position.ts'
import { type Answers, readFile } from './reading.ts'
import { maxLines } from './table.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

describe('our own file', () => {
  const entry: Entry = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'sell',
    coinSymbol: 'BTC',
    coinName: 'Bitcoin',
    quantity: '0.00000001',
    usdCostBasis: '97123.87654321',
    feeUsd: '1.5',
    totalUsd: '0',
    tradedAt: '2026-01-02T03:04:05.678Z',
    notes: '=1+1; "two"\nlines, and a comma',
  }

  it('comes back as it went out', async () => {
    const { id, kind, quantity, usdCostBasis, feeUsd, tradedAt, notes } = entry
    const same = { kind, coin: 'BTC', quantity, usdCostBasis, feeUsd, tradedAt }
    expect((await readLinesOf(await csvOf([entry, { ...entry, id: 'x', notes: null }]))).entries).toEqual([
      { id, ...same, notes },
      { ...same, notes: null },
    ])
  })

  it('names its bad lines as an editor counts them, and why', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'date,kind,symbol,quantity,unit_usd,fee_usd,notes',
        '2026-01-02,buy,BTC,1,1,0,"a note\nof two lines"',
        '2026-02-31,buy,BTC,1,1,0,',
        '2026-01-02,gift,BTC,1,1,0,',
        '',
        '2026-01-02,buy,,1,1,0,',
        '2026-01-02,buy,BTC,-1,1,0,',
        '2026-01-02,buy,BTC,1,abc,0,',
        '2026-01-02,buy,BTC,1,1,-2,',
        '2026-01-02,buy,BTC,1',
      ),
    )
    expect(entries).toHaveLength(1)
    expect(others).toEqual([
      '4 bad date',
      '5 bad kind',
      '7 bad coin',
      '8 bad quantity',
      '9 bad price',
      '10 bad fee',
      '11 bad price',
    ])
  })

  it('round-trips whatever stands in its cells (property)', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async notes => {
        const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
        const rows = notes.map(note => `2026-01-02,buy,BTC,1,1,${cell(`x${note}x`)}`)
        const { entries } = await readLinesOf(linesOf('date,kind,symbol,quantity,unit_usd,notes', ...rows))
        expect(entries.map(trade => trade.notes)).toEqual(notes.map(note => `x${note}x`))
      }),
    ))
})

describe('one habit of numbers holds for a file', () => {
  const own = (delimiter: string, ...rows: string[][]) =>
    [['date', 'kind', 'symbol', 'quantity', 'unit_usd'], ...rows.map(row => ['2026-01-02', 'buy', 'ETH', ...row])]
      .map(row => row.map(cell => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
      .join('\n')
  const pricesOf = async (text: string, answers?: Answers) =>
    (await readLinesOf(text, answers)).entries.map(({ quantity, usdCostBasis }) => [quantity, usdCostBasis])

  it('which one clear number tells, in whichever column it stands', async () => {
    expect(await pricesOf(own(';', ['1.234,5', '3.000,25'], ['1.000', '104.812']))).toEqual([
      ['1234.5', '3000.25'],
      ['1000', '104812'],
    ])
    expect(await pricesOf(own(';', ['0.5', '1,000'], ['2', '104.812']))).toEqual([
      ['0.5', '1000'],
      ['2', '104.812'],
    ])
  })

  it('and "0,5" in quotes is a half, "1,000" in a file of points a thousand', async () => {
    expect(await pricesOf(own(',', ['0,5', '1']))).toEqual([['0.5', '1']])
    expect(await pricesOf(own(',', ['1', '1,000'], ['1.5', '104.812']))).toEqual([
      ['1', '1000'],
      ['1.5', '104.812'],
    ])
  })

  it('and is asked for where every number fits both', async () => {
    const text = own(';', ['1', '104.812'], ['2', '99.500'])
    const open = { column: 'unit_usd', line: 2, written: '104.812', comma: '104812', point: '104.812' }
    expect(await readLinesOf(text)).toMatchObject({ questions: [{ asks: 'decimals', ...open }], entries: [] })
    expect(await pricesOf(text, { decimals: 'comma' })).toEqual([
      ['1', '104812'],
      ['2', '99500'],
    ])
    expect(await pricesOf(text, { decimals: 'point' })).toEqual([
      ['1', '104.812'],
      ['2', '99.5'],
    ])
  })
})

describe('dates', () => {
  const mapping = { date: 'when', coin: 'coin', quantity: 'amount', price: 'price', currency: 'USD' as const }
  const table = (...dates: string[]) => linesOf('when;coin;amount;price', ...dates.map(date => `${date};BTC;1;1`))
  const timesOf = async (...dates: string[]) =>
    (await readLinesOf(table(...dates), { mapping })).entries.map(({ tradedAt }) => tradedAt.slice(0, 16))

  it.each([
    ['2026-01-02', '2026-01-02'],
    ['02.01.2026 14:05', '2026-01-02T14:05'],
    ['2026/1/2 04:05:06', '2026-01-02T04:05'],
    ['2026-01-02T14:05:06.123456Z', '2026-01-02T14:05'],
    ['2026-01-02 14:05:06+03:00', '2026-01-02T11:05'],
    ['2026-01-02 14:05 UTC-05:00', '2026-01-02T19:05'],
    ['14:35 2024-11-16', '2024-11-16T14:35'],
    ['1767362706000', '2026-01-02T14:05'],
    ['31/01/2026 2:05 PM', '2026-01-31T14:05'],
    ['01/31/2026', '2026-01-31'],
  ])('%s is %s', async (written, at) => expect(await timesOf(written)).toEqual([at]))

  it.each(['31.02.2026', '2026-13-01', '2026-01-02 25:00', 'yesterday', '', '1'])('%j is none', async written =>
    expect((await readLinesOf(table(written), { mapping })).others).toEqual(['2 bad date']),
  )

  it('one clear day tells the order of all, and where there is none it is asked for', async () => {
    expect(await timesOf('02/01/2026', '13/01/2026')).toEqual(['2026-01-02', '2026-01-13'])
    expect(await timesOf('02/01/2026', '01/13/2026')).toEqual(['2026-02-01', '2026-01-13'])
    // Asked about in the days that are written, on whichever clock: a quarter past midnight there is the day before in UTC.
    const days = { dayFirst: '2026-01-02', monthFirst: '2026-02-01' }
    for (const [written, clock] of [
      ['02/01/2026', 'America/St_Johns'],
      ['02/01/2026 00:15', 'Asia/Kolkata'],
    ] as const) {
      const { questions } = await readLinesOf(table(written), { mapping, clock })
      expect(questions).toEqual([{ asks: 'dateOrder', column: 'when', line: 2, written, ...days }])
    }
  })

  it('without a zone are taken for UTC, and that is said', async () => {
    expect((await readLinesOf(table('2026-01-02 14:05'), { mapping })).clock).toBe('assumed')
    expect((await readLinesOf(table('2026-01-02 14:05Z'), { mapping })).clock).toBe('stated')
  })
})

it('a number that cannot be read is never taken for none', async () => {
  const trade = (price: string, executed: string, fee: string) =>
    `2025-06-12 09:30:15,BTCUSDT,BUY,${price},${executed},1USDT,${fee}`
  const { others } = await readLinesOf(
    linesOf(
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
      ...[trade('1', '1BTC', 'x'), trade('1', '1BTC', '1.2.3BNB'), trade('1..5', '1BTC', '0'), trade('1', 'all', '0')],
    ),
  )
  expect(others).toEqual(['2 bad fee', '3 bad fee', '4 bad price', '5 bad quantity'])
})

/** Heads and words of these as BittyTax knows them. */
describe('what is no trade is passed over with its reason', () => {
  it('in a statement of Binance, which may tick between two halves', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
        '1,2024-01-01 00:00:00,Spot,Deposit,TRY,1000,',
        '1,2024-01-01 00:00:10,Spot,Binance Convert,ETH,-1,',
        '1,2024-01-01 00:00:11,Spot,Binance Convert,BTC,0.05,',
        '1,2024-01-01 00:00:20,Earn,Simple Earn Flexible Interest,BNB,0.001,',
        '1,2024-01-01 00:00:30,USD-M Futures,Fee,USDT,-1,',
        '1,2024-01-01 00:00:40,Spot,Buy,BTC,1,',
        '1,2024-01-01 00:00:40,Spot,Buy,ETH,1,',
        '1,2024-01-01 00:00:40,Spot,Sell,USDT,-2,',
        '1,2024-01-01 00:00:50,Spot,Something New,BTC,1,',
      ),
    )
    expect(others).toEqual(['2 skipped transfer', '6 skipped other', '7 bad mixed', '10 bad kind'])
    expect(entries).toMatchObject([
      { kind: 'sell', coin: 'ETH', quantity: '1', usdCostBasis: '5064.941' },
      { kind: 'buy', coin: 'BTC', quantity: '0.05', usdCostBasis: '101298.82' },
      { kind: 'buy', coin: 'BNB', quantity: '0.001', usdCostBasis: '612.34', isIncome: true },
    ])
  })

  it('in a report of Coinbase, where a conversion is a sale and a purchase of equal worth', async () => {
    const { format, entries, others } = await readLinesOf(
      linesOf(
        'Transactions',
        'User,Deniz,0000',
        'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
        'a,2024-01-05 12:34:56 UTC,Buy,BTC,0.01,USD,"$45,000.12","$450.00","$455.00",$5.00,Bought',
        'b,2024-02-05T12:34:56Z,Advanced Trade Sell,ETH,-0.1234567891,USD,$2500.00,$308.64,$306.64,$2.00,Sold',
        'c,2024-02-06 00:00:00 UTC,Receive,BTC,1,USD,$1.00,,,,From a friend',
        'd,2024-02-06 00:00:00 UTC,Send,BTC,-1,USD,$1.00,,,,',
        'e,2024-02-07 00:00:00 UTC,Convert,ETH,-1.5,USD,$2000.00,"$2,990.00","$3,000.00",$10.00,"Converted 1.5 ETH to 0.03 BTC"',
        'f,2024-02-08 00:00:00 UTC,Staking Income,ETH,0.001,USD,$2000.00,$2.00,$2.00,$0.00,',
        'g,2024-02-09 00:00:00 UTC,Buy,BTC,1,GBP,£1.00,£1.00,£1.00,£0.00,',
      ),
    )
    expect(format).toBe('coinbase')
    expect(others).toEqual(['6 skipped transfer', '7 skipped transfer', '10 bad currency'])
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'BTC', quantity: '0.01', usdCostBasis: '45000', feeUsd: '5' },
      { kind: 'sell', coin: 'ETH', quantity: '0.12345678', feeUsd: '2' },
      { kind: 'sell', coin: 'ETH', quantity: '1.5', usdCostBasis: '2000', feeUsd: '0' },
      { kind: 'buy', coin: 'BTC', quantity: '0.03', usdCostBasis: '100000', feeUsd: '0' },
      { kind: 'buy', coin: 'ETH', quantity: '0.001', usdCostBasis: '0' },
    ])
  })

  it('in a ledger of Kraken, an order of Binance, a table of CoinTracking and a history of OKX', async () => {
    const kraken = linesOf(
      '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
      '"","Q1","2024-01-01 00:00:00","deposit","","currency","ZEUR","100","0",""',
      '"L1","Q1","2024-01-01 00:00:01","deposit","","currency","ZEUR","100","0","100"',
      '"L2","S1","2024-01-02 00:00:01","earn","reward","currency","DOT28.S","0.5","0.1","1"',
      '"L3","S2","2024-01-02 00:00:02","earn","allocation","currency","DOT28.S","5","0","6"',
    )
    expect(await readLinesOf(kraken)).toMatchObject({
      others: ['2 skipped notDone', '3 skipped transfer', '5 skipped transfer'],
      entries: [{ coin: 'DOT', quantity: '0.4', usdCostBasis: '0' }],
    })
    const orders = linesOf(
      'Date(UTC),OrderNo,Pair,Type,Side,Order Price,Order Amount,Time,Executed,Average Price,Trading total,Status',
      '2024-01-01 00:00:00,1,BTCUSDT,Limit,BUY,1,1BTC,2024-01-01 00:00:00,0BTC,0,0USDT,CANCELED',
      '2024-01-01 00:00:00,2,USDTTRY,Limit,BUY,30,10USDT,2024-01-01 00:00:00,10USDT,30,300TRY,FILLED',
    )
    expect(await readLinesOf(orders)).toMatchObject({
      others: ['2 skipped notDone'],
      entries: [{ kind: 'buy', coin: 'USDT', quantity: '10', paid: { currency: 'TRY', unit: '30' } }],
    })
    const table = linesOf(
      '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date"',
      '"Deposit","4","USD","","","","","x","","","2024-01-01 00:00:00"',
      '"Staking","4.5","SOL","","","","","x","","","2024-01-01 00:00:00"',
      '"Other Fee","","","4","USD","","","x","","","2024-01-01 00:00:00"',
    )
    expect(await readLinesOf(table)).toMatchObject({
      others: ['2 skipped transfer', '4 skipped other'],
      entries: [{ coin: 'SOL', quantity: '4.5' }],
    })
    const okx = linesOf(
      'Account,Time Zone: UTC+8',
      'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit',
      '1,2,2024-01-01 10:00:00,Transfer,,Transfer out,0,cont,0E-8,0E-8,0E-8,USDT,0E-8,0E-8,-5,0,USDT',
      '3,4,2024-01-01 10:00:00,Spot,BTC-USDT,Buy,1,BTC,5,0E-8,-0.1,BTC,0E-8,0E-8,0.9,0,BTC',
      '5,4,2024-01-01 10:00:00,Spot,BTC-USDT,Sell,5,USDT,5,0E-8,0E-8,USDT,0E-8,0E-8,-5,0,USDT',
    )
    expect(await readLinesOf(okx)).toMatchObject({
      ...{ format: 'okx', others: ['3 skipped transfer'], clock: 'stated' },
      entries: [
        { kind: 'buy', quantity: '0.9', usdCostBasis: '5', feeUsd: '0.5', tradedAt: '2024-01-01T02:00:00.000Z' },
      ],
    })
  })
})

describe('an unknown format', () => {
  it.each(['', 'hello', 'a,b\n1,2', '\u0000'])('%j is not guessed at', async text =>
    expect(await readFile(text)).toBeUndefined(),
  )

  it('of too many lines is refused, also when they are empty (limit)', async () => {
    for (const line of ['2026-01-02,buy,BTC,1,1\n', 'x\n', ',,,\n'])
      await expect(readFile(`date,kind,symbol,quantity,unit_usd\n${line.repeat(maxLines + 1)}`)).rejects.toMatchObject({
        code: 'portfolio.fileTooLong',
      })
  })

  it('has a bad last line where a quote does not end', async () => {
    const rows = ['2026-01-02,buy,BTC,1,1', `"2026-01-02,buy,BTC,1,1\n${'x'.repeat(20_000)}`, '2026-01-02,buy,BTC,1,1']
    const { entries, others } = await readLinesOf(linesOf('date,kind,symbol,quantity,unit_usd', ...rows))
    expect([entries.length, others]).toEqual([1, ['3 bad date']])
  })
})
