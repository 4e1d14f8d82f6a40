import { describe, expect, it } from 'vitest'
import { withCoins } from '../../preparing.ts'
import { planned } from './plan.ts'
import { readFile } from './reading.ts'
import { reportOf } from './report.ts'
import { linesOf } from './testing/read-lines.ts'
import { worths } from './testing/trades.ts'
import type { Traded } from './traded.ts'

const now = new Date('2026-11-16T10:00:00Z')
const coins = new Map(
  ['BTC', 'ETH', 'BNB', 'SOL', 'USDT', 'NEW'].map(symbol => [
    symbol,
    { symbol, name: `The ${symbol}`, ...(symbol === 'NEW' && { isUnlisted: true }) },
  ]),
)

/** What a file would do beside what is there. */
async function reportFor(text: string, there: readonly Traded[] = [], from = 0) {
  const file = await readFile(text)
  if (!file) throw new Error('unknown')
  const prepared = await withCoins(file, worths, coins, now)
  const plan = await planned(there, prepared.drafts, file.clock !== 'assumed')
  return reportOf(prepared, plan, { from, id: null })
}

const statement = (...rows: string[]) =>
  linesOf('User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', ...rows.map(row => `1,${row},`))
const own = (...rows: string[]) =>
  linesOf('date,kind,symbol,quantity,unit_usd,fee_usd,notes,id,currency,unit_paid,fee_paid,per_dollar', ...rows)

const there: Traded = {
  ...{ id: 'there', kind: 'buy', coinSymbol: 'BTC', quantity: '0.5', usdCostBasis: '40000', feeUsd: '0' },
  tradedAt: '2024-01-01T00:00:00.000Z',
}

describe('the report of a file', () => {
  it('tells of every line once, and of money by what it is', async () => {
    const text = own(
      '2024-01-01T00:00:00Z,buy,BTC,0.5,40000,0,known,,,,,',
      '2024-02-01T00:00:00Z,buy,ETH,2,2000,1,,,,,,',
      '2024-03-01,buy,ETH,1,2439.0243902439,2.4,,,TRY,100000,100,41',
      '2024-02-10T00:00:00Z,sell,ETH,0.5,2500,1,a note,,,,,',
      '2024-04-01T00:00:00Z,buy,NEW,3,1,0,,,,,,',
      '2024-04-02T00:00:00Z,sell,SOL,3,1,0,,,,,,',
      '2024-04-03T00:00:00Z,in,BTC,0.1,,,,,,,,',
      '2024-04-04T00:00:00Z,buy,LOST,3,1,0,,,,,,',
      '2024-04-05T00:00:00Z,gift,BTC,3,1,0,,,,,,',
    )
    const report = await reportFor(text, [there])
    expect(report).toMatchObject({
      ...{ id: null, format: 'pusula', questions: [], timeZone: 'stated', movedMinutes: null },
      lines: { read: 9, fresh: 5, already: 1, skipped: 3 },
      ...{ buys: 4, sells: 1, transfers: 1, already: 1, noTrades: 0, foreignFees: 0, badCount: 3 },
      coins: ['BTC', 'ETH', 'NEW'],
      unlisted: ['NEW'],
      period: { from: '2024-01-01T00:00:00.000Z', to: '2024-04-03T00:00:00.000Z' },
      fresh: {
        buys: {
          count: 3,
          amounts: [
            { currency: 'USD', amount: '4003' },
            { currency: 'TRY', amount: '100000' },
          ],
        },
        sells: { count: 1, amounts: [{ currency: 'USD', amount: '1250' }] },
        transfers: 1,
        coins: ['BTC', 'ETH', 'NEW'],
        period: { from: '2024-02-01T00:00:00.000Z', to: '2024-04-03T00:00:00.000Z' },
      },
      bad: [
        { line: 7, reason: 'notHeld' },
        { line: 9, reason: 'coin' },
        { line: 10, reason: 'kind' },
      ],
      skipped: [],
      short: [{ coinSymbol: 'SOL', missing: '3' }],
    })
    expect(report.rows).toEqual([
      row(2, 'buy', 'BTC', '0.5', '40000', { notes: 'known', state: 'already' }),
      row(3, 'buy', 'ETH', '2', '2000', { feeUsd: '1', purchaseDate: '2024-02-01T00:00:00.000Z' }),
      row(4, 'buy', 'ETH', '1', '2439.0243902439', {
        ...{ feeUsd: '2.4', purchaseDate: '2024-03-01' },
        paid: { currency: 'TRY', unit: '100000', fee: '100', perDollar: '41', source: 'own', total: '100100' },
      }),
      row(5, 'sell', 'ETH', '0.5', '2500', {
        ...{ feeUsd: '1', notes: 'a note', purchaseDate: '2024-02-10T00:00:00.000Z' },
      }),
      row(6, 'buy', 'NEW', '3', '1', { purchaseDate: '2024-04-01T00:00:00.000Z' }),
      row(7, 'sell', 'SOL', '3', '1', { purchaseDate: '2024-04-02T00:00:00.000Z', state: 'notHeld' }),
      row(8, 'in', 'BTC', '0.1', '0', { purchaseDate: '2024-04-03T00:00:00.000Z' }),
    ])
  })

  const row = (
    line: number,
    kind: string,
    coinSymbol: string,
    quantity: string,
    usdCostBasis: string,
    over: object,
  ) => ({
    ...{ line, kind, coinSymbol, quantity, usdCostBasis, feeUsd: '0', paid: null, notes: null },
    ...{ purchaseDate: '2024-01-01T00:00:00.000Z', isIncome: false, state: 'fresh' },
    ...over,
  })

  it('names the two sides of a swap as one, and nobody misses coins that a fee was paid in', async () => {
    const text = statement(
      '2024-01-01 00:00:00,Spot,Buy,ETH,2',
      '2024-01-01 00:00:00,Spot,Buy,BTC,-0.1',
      '2024-01-01 00:00:00,Spot,Fee,BNB,-0.01',
      '2024-01-02 00:00:00,Spot,Buy,SOL,1',
      '2024-01-02 00:00:00,Spot,Buy,BNB,-7',
      '2024-01-03 00:00:00,Spot,Buy,ETH,1',
      '2024-01-03 00:00:00,Spot,Buy,USDT,-100',
      '2024-01-03 00:00:00,Spot,Fee,LOST,-100',
      '2024-01-04 00:00:00,Spot,Savings Subscription,ETH,1',
      '2024-01-05 00:00:00,Spot,Staking Rewards,ETH,1',
    )
    const before = { ...there, id: 'before', tradedAt: '2023-01-01T00:00:00.000Z' }
    const report = await reportFor(text, [before])
    expect(report.bad).toEqual([{ line: 6, lines: [5, 6], reason: 'notHeld' }])
    expect(report).toMatchObject({
      ...{ lines: { read: 10, fresh: 7, already: 0, skipped: 3 }, noTrades: 1, badCount: 1, foreignFees: 1 },
      ...{ short: [{ coinSymbol: 'BNB', missing: '7.01' }], skipped: [{ line: 10, reason: 'transfer' }] },
    })
    expect(
      report.rows.map(({ line, kind, coinSymbol, state, swap, isIncome }) => [
        line,
        kind,
        coinSymbol,
        state,
        swap,
        isIncome,
      ]),
    ).toMatchSnapshot()
  })

  it('shows a hundred rows of each state from a place on, and names a hundred lines that are bad', async () => {
    const day = (i: number) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString()
    const rows = Array.from({ length: 250 }, (_, i) => `${day(i)},buy,ETH,1,${i + 1},0,,,,,,`)
    const sales = Array.from({ length: 130 }, (_, i) => `${day(i)},sell,SOL,1,${i + 1},0,,,,,,`)
    const wrong = Array.from({ length: 130 }, () => 'someday,buy,ETH,1,1,0,,,,,,')
    const known = { ...there, coinSymbol: 'ETH', quantity: '1', tradedAt: day(0) }
    const text = own(...rows, ...sales, ...wrong)
    const rowsFrom = async (from: number) => {
      const report = await reportFor(text, [known], from)
      expect([report.badCount, report.bad.length]).toEqual([260, 100])
      return report.rows.map(({ state, line }) => `${state} ${line}`)
    }
    const named = (state: string, first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => `${state} ${first + i}`)
    expect(await rowsFrom(0)).toEqual(['already 2', ...named('fresh', 3, 102), ...named('notHeld', 252, 351)])
    expect(await rowsFrom(100)).toEqual([...named('fresh', 103, 202), ...named('notHeld', 352, 381)])
    expect(await rowsFrom(200)).toEqual(named('fresh', 203, 251))
  })

  it('names at most twenty lines of a group, and is empty for a file without trades', async () => {
    const fills = Array.from({ length: 25 }, () => '2024-01-02 00:00:00,Spot,Buy,ETH,1')
    const { bad, skipped, rows, period, fresh } = await reportFor(statement(...fills))
    expect(bad).toEqual([{ line: 2, reason: 'mixed', lines: Array.from({ length: 20 }, (_, i) => i + 2) }])
    expect({ skipped, rows, period, fresh }).toEqual({
      ...{ skipped: [], rows: [], period: null },
      fresh: {
        ...{ buys: { count: 0, amounts: [] }, sells: { count: 0, amounts: [] } },
        ...{ transfers: 0, coins: [], period: null },
      },
    })
    const many = Array.from({ length: 130 }, () => '2024-01-02 00:00:00,Spot,Savings Subscription,ETH,1')
    const passed = await reportFor(statement(...many))
    expect([passed.noTrades, passed.skipped.length]).toEqual([130, 100])
  })

  it('says whether the file has a clock', async () => {
    const columns = 'Time,Pair,Side,Price,Executed,Amount,Fee'
    const trade = '23-09-20 18:20:55,SOLUSDT,BUY,10,1SOL,10USDT,0'
    expect((await reportFor(linesOf(columns, trade))).timeZone).toBe('assumedUtc')
    expect((await reportFor(linesOf(columns.replace('Time', 'Date(UTC)'), trade))).timeZone).toBe('stated')
  })
})
