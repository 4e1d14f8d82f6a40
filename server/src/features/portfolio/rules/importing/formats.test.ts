import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../csv.ts'
import type { Entry } from '../position.ts'
import { readFile } from './formats.ts'

const linesOf = (...lines: string[]) => lines.join('\n')
const readAll = (text: string) => readFile(text, 1_000)
const trades = async (text: string) => (await readAll(text))?.trades.map(({ trade }) => trade)

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
    expect(await readAll(await csvOf([entry, { ...entry, id: 'x', notes: null }]))).toEqual({
      format: 'pusula',
      trades: [
        { line: 2, trade: { id, kind, coin: 'BTC', quantity, usdCostBasis, feeUsd, tradedAt, notes } },
        { line: 4, trade: { kind, coin: 'BTC', quantity, usdCostBasis, feeUsd, tradedAt, notes: null } },
      ],
      bad: [],
      noTrades: 0,
    })
  })

  it('may have been saved by a spreadsheet that parts with semicolons', async () =>
    expect(await trades(linesOf('date;kind;symbol;quantity;unit_usd', '2026-01-02;BUY;eth;1.234,5;3.000,25'))).toEqual([
      {
        kind: 'buy',
        coin: 'eth',
        quantity: '1234.5',
        usdCostBasis: '3000.25',
        feeUsd: '0',
        tradedAt: '2026-01-02T00:00:00.000Z',
        notes: null,
      },
    ]))

  it('names its bad lines as an editor counts them, and why', async () => {
    const good = '2026-01-02,buy,BTC,1,1,0,"a note\nof two lines"'
    const file = await readAll(
      linesOf(
        'date,kind,symbol,quantity,unit_usd,fee_usd,notes',
        good,
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
    expect(file?.trades).toHaveLength(1)
    expect(file?.bad).toEqual([
      { line: 4, reason: 'date' },
      { line: 5, reason: 'kind' },
      { line: 7, reason: 'coin' },
      { line: 8, reason: 'quantity' },
      { line: 9, reason: 'price' },
      { line: 10, reason: 'fee' },
      { line: 11, reason: 'price' },
    ])
  })
})

describe('a file of Binance', () => {
  const header = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee'

  it('counts a fee in coins, in dollars, and keeps one in another coin as a note', async () =>
    expect(
      await trades(
        linesOf(
          header,
          '2025-06-12 09:30:15,BTCUSDT,BUY,"100,000.5",0.01000000BTC,"1,000.005USDT",0.00001BTC',
          '25-06-13 09:30:15,ETHUSDC,SELL,2500,2ETH,5000USDC,5USDC',
          '2025-06-14 09:30:15,SOLFDUSD,BUY,150,1SOL,150FDUSD,0.0001BNB',
        ),
      ),
    ).toMatchObject([
      // 0.01 × 100,000.5 was paid: 0.00999 coins and the value of 0.00001 more.
      { kind: 'buy', coin: 'BTC', quantity: '0.00999', usdCostBasis: '100000.5', feeUsd: '1.000005', notes: 'Binance' },
      { kind: 'sell', coin: 'ETH', quantity: '2', feeUsd: '5', tradedAt: '2025-06-13T09:30:15.000Z' },
      { coin: 'SOL', quantity: '1', feeUsd: '0', notes: 'Binance, 0.0001 BNB', hasForeignFee: true },
    ]))

  it('is read in its older form too, and names trades that were not against dollars', async () => {
    const older = linesOf(
      'Date(UTC),Market,Type,Price,Amount,Total,Fee,Fee Coin',
      '2020-01-02 03:04:05,BTCUSDT,BUY,7000,0.5,3500,0.0005,BTC',
      '2020-01-02 03:04:05,ETHBTC,BUY,0.02,1,0.02,0.001,ETH',
    )
    expect(await readAll(older)).toMatchObject({
      format: 'binance',
      trades: [{ line: 2, trade: { quantity: '0.4995', feeUsd: '3.5' } }],
      bad: [{ line: 3, reason: 'currency' }],
    })
  })
})

describe('a file of Coinbase', () => {
  it('begins below its owner, trades what was traded and passes over the rest', async () => {
    const file = linesOf(
      'Transactions',
      'User,Deniz,0000',
      'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
      'a,2024-01-05 12:34:56 UTC,Buy,BTC,0.01,USD,"$45,000.12","$450.00","$455.00",$5.00,Bought',
      'b,2024-02-05T12:34:56Z,Advanced Trade Sell,ETH,-0.1234567891,USD,$2500.00,$308.64,$306.64,$2.00,Sold',
      'c,2024-02-06 00:00:00 UTC,Receive,BTC,1,USD,$1.00,,,,Gift',
      'd,2024-02-07 00:00:00 UTC,Buy,BTC,1,EUR,€1.00,€1.00,€1.00,€0.00,',
    )
    expect(await readAll(file)).toMatchObject({
      format: 'coinbase',
      trades: [
        { line: 4, trade: { kind: 'buy', coin: 'BTC', quantity: '0.01', usdCostBasis: '45000', feeUsd: '5' } },
        { line: 5, trade: { kind: 'sell', coin: 'ETH', quantity: '0.12345678', feeUsd: '2' } },
      ],
      bad: [{ line: 7, reason: 'currency' }],
      noTrades: 1,
    })
  })
})

it.each(['', 'hello', 'a,b\n1,2', '\u0000'])('a file of nobody, %j, is not guessed at', async text =>
  expect(await readAll(text)).toBeUndefined(),
)

it('whatever stands in its cells is read as it was written', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async notes => {
      const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
      const rows = notes.map(note => `2026-01-02,buy,BTC,1,1,${cell(`x${note}x`)}`)
      const found = await trades(linesOf('date,kind,symbol,quantity,unit_usd,notes', ...rows))
      expect(found?.map(trade => trade.notes)).toEqual(notes.map(note => `x${note}x`))
    }),
  ))

it('a file of more lines than a portfolio holds is refused, also when they are empty', async () => {
  const header = 'date,kind,symbol,quantity,unit_usd'
  for (const line of ['2026-01-02,buy,BTC,1,1\n', 'x\n', ',,,\n'])
    await expect(readFile(`${header}\n${line.repeat(4)}`, 3)).rejects.toMatchObject({ code: 'portfolio.full' })
})

it('a line without end is a bad one, and the last', async () => {
  const rows = ['2026-01-02,buy,BTC,1,1', `"2026-01-02,buy,BTC,1,1\n${'x'.repeat(20_000)}`, '2026-01-02,buy,BTC,1,1']
  const file = await readAll(linesOf('date,kind,symbol,quantity,unit_usd', ...rows))
  expect(file).toMatchObject({ trades: [{ line: 2 }], bad: [{ line: 3, reason: 'date' }] })
})
