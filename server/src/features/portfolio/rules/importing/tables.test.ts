import { describe, expect, it } from 'vitest'
import { turnsOffered } from '../../../../testing/event-loop.ts'
import { columnReadings } from './columns.ts'
import { suggestedMapping } from './formats/suggest.ts'
import { readFile } from './reading.ts'
import { anyHead } from './table.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

/** A table as its columns suggest it, in dollars where nothing else is said. */
async function readTable(...lines: string[]) {
  const text = linesOf(...lines)
  const head = anyHead(text)
  const { date = '', coin = '', quantity = '', ...more } = head ? suggestedMapping(head) : {}
  return readLinesOf(text, { mapping: { currency: 'USD', date, coin, quantity, ...more } })
}

describe('a table of orders', () => {
  it('counts what was done: none that was called off, and no whole one for a part', async () => {
    const { entries, others } = await readTable(
      'Date,Pair,Side,Type,Price,Amount,Total,Fee,Status',
      '2024-05-01 10:00:00,BTC/USDT,Buy,Limit,60000,0.5,30000,0,Cancelled',
      '2024-05-01 10:00:00,BTC/USDT,Buy,Limit,60000,0.5,30000,30,Filled',
      '2024-05-01 10:00:00,BTC/USDT,Buy,Limit,60000,0.5,30000,30,Partially Filled',
      '2024-05-01 10:00:00,BTC/USDT,Cancel Sell,Limit,60000,0.5,30000,30,',
    )
    expect(entries).toMatchObject([{ quantity: '0.5', feeUsd: '30' }])
    expect(others).toEqual(['2 skipped notDone', '4 bad quantity', '5 skipped notDone'])
  })

  it('is read by the column of what was filled where there is one, beside that of the side', async () => {
    const { entries, others } = await readTable(
      'Pairs,Time,Type,Direction,Average Filled Price,Order Price,Filled Quantity,Order Quantity,Order Amount,Status',
      'BTC_USDT,2024-05-01 10:00:00,Limit,Buy,60000,60500,0.01,0.02,600,Partially Filled',
      'ETHUSDT,2024-05-01 10:00:00,Limit,Sell,0,3000,0,1,0,Canceled',
      'ETHUSDT,2024-05-01 10:00:00,Limit,Sell,3000,3000,1,1,3000,Filled',
    )
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'BTC', quantity: '0.01', usdCostBasis: '60000' },
      { kind: 'sell', coin: 'ETH', quantity: '1', usdCostBasis: '3000' },
    ])
    expect(others).toEqual(['3 skipped notDone'])
  })

  it('in Turkish names a side beside what is no trade', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'Tarih;Çift;İşlem;Miktar;Fiyat;Komisyon;Durum',
        '16.11.2024 14:35;BTC/TL;Alış İptal;1,5;3.000.000,00;0;',
        '16.11.2024 14:35;BTC/TL;Satış Komisyonu;1,5;3.000.000,00;0;',
        '16.11.2024 14:35;BTC/TL;Alış;1,5;3.000.000,00;0;Kısmen Gerçekleşti',
        '16.11.2024 14:35;BTC/TL;Alış;1,5;3.000.000,00;0;Gerçekleşti',
        'Toplam;;;3;;;',
      ),
    )
    expect(entries).toMatchObject([{ kind: 'buy', quantity: '1.5' }])
    expect(others).toEqual(['2 skipped notDone', '3 skipped other', '4 bad quantity', '6 bad date'])
  })
})

describe('what stands beside a number', () => {
  it('is the money it was paid in, the coin it counts or the one of the fee, and never passed over', async () => {
    const { entries, others } = await readTable(
      'Date,Coin,Side,Price,Amount,Fee',
      '2024-05-01 10:00:00,BTC,Buy,€60000,0.5,1',
      '2024-05-01 10:00:00,BTC,Buy,60000,100 USDT,1',
      '2024-05-01 10:00:00,BTC,Buy,60000,0.1 BTC,0.001 BTC',
      '2024-05-01 10:00:00,BTC,Buy,"£30,000.50",0.1,£4',
      '2024-05-01 10:00:00,ETH/BTC,Buy,0.05,0.05 BTC,0',
      '2024-05-01 10:00:00,ETH/BTC,Buy,$3000,1,0',
    )
    expect(entries).toMatchObject([
      { quantity: '0.5', paid: { currency: 'EUR', unit: '60000', fee: '1' } },
      { quantity: '0.099', usdCostBasis: '60000', feeUsd: '60' },
    ])
    expect(others).toEqual(['3 bad quantity', '5 bad currency', '6 bad quantity', '7 bad currency'])
  })
})

describe('dates in one column', () => {
  const table = (...dates: string[]) => [
    'Date,Coin,Side,Price,Amount',
    ...dates.map(date => `"${date}",BTC,Buy,60000,0.5`),
  ]
  const timesOf = async (...dates: string[]) =>
    (await readTable(...table(...dates))).entries.map(({ tradedAt }) => tradedAt.slice(0, 16))

  it('that contradict each other are asked about, and the clear ones are read as they are', async () => {
    const mixed = table('13/01/2024', '01/14/2024', '02/03/2024')
    expect((await readTable(...mixed)).questions).toMatchObject([{ asks: 'dateOrder', written: '02/03/2024' }])
    const mapping = {
      currency: 'USD',
      date: 'Date',
      coin: 'Coin',
      kind: 'Side',
      quantity: 'Amount',
      price: 'Price',
    } as const
    const { entries } = await readLinesOf(linesOf(...mixed), { mapping, dateOrder: 'monthFirst' })
    expect(entries.map(({ tradedAt }) => tradedAt.slice(0, 10))).toEqual(['2024-01-13', '2024-01-14', '2024-02-03'])
  })

  it.each([
    ['01/31/2024 12:05 AM', '2024-01-31T00:05'],
    ['01/31/2024 12:05:01 PM', '2024-01-31T12:05'],
    ['Jan 31, 2024, 1:05:00 PM', '2024-01-31T13:05'],
    ['January 31, 2024', '2024-01-31'],
    ['31.01.2024 01:05 ÖS', '2024-01-31T13:05'],
    ['31.01.2024 01:05 ÖÖ', '2024-01-31T01:05'],
    ['Wed, 31 Jan 2024 13:05:00 GMT', '2024-01-31T13:05'],
    ['Wed Jan 31 2024 13:05:00 GMT+0300 (GMT+03:00)', '2024-01-31T10:05'],
  ])('%s is %s', async (written, at) => expect(await timesOf(written)).toEqual([at]))
})

it('the log of a unified account at Bybit tells of both sides of a trade, and of bets, which are not held', async () => {
  const { format, entries, others } = await readLinesOf(
    linesOf(
      'UID: 1,Company Name: ,Country:',
      'Uid,Currency,Contract,Type,Direction,Quantity,Position,Filled Price,Funding,Fee Paid,Cash Flow,Change,Wallet Balance,Action,Time(UTC)',
      '1,BTC,BTCEUR,TRADE,SELL,-0.003,0,53000,0,0,-0.003,-0.003,1,--,2026-06-05 08:22:50',
      '1,EUR,BTCEUR,TRADE,SELL,159,0,53000,0,-0.4,159,158.6,1,--,2026-06-05 08:22:50',
      '1,USDT,BTCUSDT,TRADE,BUY,0.02,0.02,53000,0,-0.4,0,-0.4,1,OPEN,2026-06-05 08:22:50',
      '1,USDT,BTCUSDT,SETTLEMENT,BUY,--,0.02,--,-0.1,0,0,-0.1,1,SETTLEMENT,2026-06-05 08:22:50',
      '1,SOL,SOLUSDT,TRADE,BUY,2,0,100,0,-0.002,2,1.998,1,--,2026-06-06 08:22:50',
      '1,USDT,SOLUSDT,TRADE,BUY,-200,0,100,0,0,-200,-200,1,--,2026-06-06 08:22:50',
      '1,USDT,,TRANSFER_IN,--,100,0,0,0,0,100,100,1,--,2026-06-06 08:22:50',
      '1,USDT,,CURRENCY_BUY,--,100,0,0,0,0,100,100,1,--,2026-06-06 08:22:50',
    ),
  )
  expect(format).toBe('bybit')
  expect(entries).toMatchObject([
    { kind: 'sell', coin: 'BTC', quantity: '0.003', paid: { currency: 'EUR', unit: '53000', fee: '0.4' } },
    { kind: 'buy', coin: 'SOL', quantity: '1.998', usdCostBasis: '100', feeUsd: '0.2' },
  ])
  expect(others).toEqual(['5 skipped other', '6 skipped other', '9 skipped transfer', '10 bad kind'])
})

it('Koinly says what coins were worth, in whichever column, and lira that were paid stay lira', async () => {
  const { entries } = await readLinesOf(
    linesOf(
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Value (USD),TxHash',
      '2024-05-01 10:00:00 UTC,20000,TRY,0.01,BTC,,,600,',
      '2024-05-01 10:00:00 UTC,1,ETH,0.05,BTC,,,3000,',
    ),
  )
  expect(entries).toMatchObject([
    { coin: 'BTC', paid: { currency: 'TRY', unit: '2000000' } },
    { kind: 'sell', coin: 'ETH', usdCostBasis: '3000' },
    { kind: 'buy', coin: 'BTC', usdCostBasis: '60000' },
  ])
})

it('a cell longer than any date is none, without a slow regular expression (ReDoS)', async () => {
  const rowOf = (moment: string) => `"${moment}",BTC,Buy,60000,1`
  const { entries, others } = await readTable(
    'Date,Coin,Side,Price,Amount',
    rowOf('Jan 31, 2024, 1:05 PM (CET)'),
    rowOf(`Jan 31, 2024, 1:05 PM (${'CET '.repeat(30)})`),
    rowOf('('.repeat(100_000)),
  )
  expect(entries).toMatchObject([{ coin: 'BTC', quantity: '1' }])
  expect(others).toEqual(['3 bad date', '4 bad date'])
})

it('a cell longer than any amount is none, and no unit is looked for at each of its letters', async () => {
  const { others } = await readTable('Date,Coin,Side,Price,Amount', `2024-01-31,BTC,Buy,${'1'.repeat(300_000)},1`)
  expect(others).toEqual(['2 bad price'])
})

it.each([
  ['lines', 'a\n'],
  ['empty lines', ',\n'],
])('a file that is nothing but %s is refused while others have their turns', async (_, line) => {
  const head = 'date,kind,symbol,quantity,unit_usd'
  const turns = await turnsOffered(() =>
    expect(readFile(`${head}\n${line.repeat(900_000)}`)).rejects.toMatchObject({ code: 'portfolio.fileTooLong' }),
  )
  expect(turns, 'turns of others meanwhile').toBeGreaterThan(1_000)
})

it('a hundred columns of a thousand lines are analysed without blocking the event loop', async () => {
  const names = Array.from({ length: 100 }, (_, i) => `Column ${i}`)
  const cells = names.map((_, i) => (i === 99 ? 'Alış' : 'Ücret of a transaction that is not known'))
  const rows = Array.from({ length: 1_000 }, (_, i) => ({ line: i + 2, cells }))
  const table = { delimiter: ',' as const, names, columns: names, above: '', rows }
  let last: unknown
  const turns = await turnsOffered(async () => {
    last = (await columnReadings(table)).at(-1)
  })
  expect(last).toEqual({ moment: null, sides: [{ kind: 'buy', written: 'Alış' }], pair: null })
  expect(turns, 'turns of others meanwhile').toBeGreaterThan(1_000)
})

it('a column with a duplicate name can be chosen: the second Amount is Amount (2)', async () => {
  const text = linesOf('When,Asset,Amount,Amount,AMOUNT', '2025-12-31,ETH,2,3000,7')
  expect(anyHead(text)?.names).toEqual(['When', 'Asset', 'Amount', 'Amount (2)', 'AMOUNT (3)'])
  const mapping = { date: 'When', coin: 'Asset', quantity: 'Amount', total: 'Amount (2)', currency: 'USD' } as const
  const { entries } = await readLinesOf(text, { mapping })
  expect(entries).toMatchObject([{ coin: 'ETH', quantity: '2', usdCostBasis: '1500' }])
  const other = await readLinesOf(text, { mapping: { ...mapping, quantity: 'AMOUNT (3)' } })
  expect(other.entries).toMatchObject([{ coin: 'ETH', quantity: '7' }])
})
