import { expect, it } from 'vitest'
import { columnReadings, valuesOf } from './columns.ts'
import { suggestedMapping } from './formats/suggest.ts'
import { anyHead, tableBelow } from './table.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

async function guessed(...lines: string[]) {
  const text = linesOf(...lines)
  const head = anyHead(text)
  if (!head) throw new Error('no table')
  const table = await tableBelow(text, head)
  return suggestedMapping(head, valuesOf(table, await columnReadings(table)))
}

it('a side says buying or selling: a deposit of the buyer is none', async () => {
  const { kind } = await guessed(
    'When,Market,Price,Amount,Buyer Deposit,Offer',
    '2024-03-14,BTC/EUR,40000,0.5,0.075,Buy BTC',
    '2024-03-15,BTC/EUR,41000,0.2,0.03,Sell BTC',
  )
  expect(kind).not.toBe('Buyer Deposit')
})

it('a date can be read as one: a rule for how long an order stands is none', async () => {
  const { date } = await guessed(
    'TimeInForceType,Opened,Closed Time,Pair,Side,Quantity,Price',
    'GTC,x,2024-03-14 10:00:00,BTC-USD,BUY,0.5,40000',
  )
  expect(date).toBe('Closed Time')
})

it('a time that says so comes before a word for the end of an order, and that before the beginning', async () => {
  const rows = ['2024-03-14 10:00:00,2024-03-14 10:01:00,2024-03-14 10:01:01,BTC,0.5,40000']
  expect((await guessed('Created At,Filled At,Trade Time,Coin,Quantity,Price', ...rows)).date).toBe('Trade Time')
  expect((await guessed('Created At,Filled At,Updated At,Coin,Quantity,Price', ...rows)).date).toBe('Filled At')
})

it('the only column of dates is the date, whatever it is called; of two nobody is chosen', async () => {
  const rows = ['2024-03-14 10:00:00,BTC,0.5,40000,2024-03-15', '2024-03-16 10:00:00,BTC,0.2,41000,2024-03-17']
  const only = await guessed('When,Coin,Quantity,Price,x', ...rows.map(row => row.replace(/[^,]*$/, '')))
  expect(only.date).toBe('When')
  expect((await guessed('When,Coin,Quantity,Price,Settled', ...rows)).date).toBeUndefined()
})

it('an amount has digits: a column of words beside it is not taken for one', async () => {
  const { quantity } = await guessed(
    'Date,Coin,Side,Amount kind,Coin amount,Price',
    '2024-03-14,BTC,buy,net,0.5,40000',
    '2024-03-15,BTC,sell,gross,0.2,41000',
  )
  expect(quantity).toBe('Coin amount')
})

const twoSided = linesOf(
  'Time,Type,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Sent To,Comment',
  '2024-03-14 10:00:00,Trade,3000,USDT,0.05,BTC,3,USDT,,first',
  '2024-03-15 10:00:00,Trade,0.01,BTC,0.2,ETH,,,,',
  '2024-03-16 10:00:00,Staking reward,,,0.4,SOL,,,,',
  '2024-03-17 10:00:00,Withdrawal,0.01,BTC,,,0.0001,BTC,bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,',
)

it('what came and what went in columns of their own are both matched, with their units and the fee', async () => {
  expect(await guessed(twoSided)).toEqual({
    date: 'Time',
    kind: 'Type',
    sent: 'Sent Amount',
    sentCoin: 'Sent Currency',
    received: 'Received Amount',
    receivedCoin: 'Received Currency',
    fee: 'Fee Amount',
    feeCoin: 'Fee Currency',
    notes: 'Comment',
  })
})

it('a swap has both sides, a reward one, and what only moved is no trade', async () => {
  const mapping = {
    ...{ date: 'Time', kind: 'Type', sent: 'Sent Amount', sentCoin: 'Sent Currency', notes: 'Comment' },
    ...{ received: 'Received Amount', receivedCoin: 'Received Currency', fee: 'Fee Amount', feeCoin: 'Fee Currency' },
    currency: 'USD' as const,
  }
  const { entries, others } = await readLinesOf(twoSided, { mapping })
  expect(entries).toMatchObject([
    { kind: 'buy', coin: 'BTC', quantity: '0.05', usdCostBasis: '60000', feeUsd: '3', notes: 'first' },
    { kind: 'sell', coin: 'BTC', quantity: '0.01' },
    { kind: 'buy', coin: 'ETH', quantity: '0.2' },
    { kind: 'buy', coin: 'SOL', quantity: '0.4', isIncome: true },
  ])
  expect(others).toEqual(['5 skipped transfer'])
})

it('sides may have their units behind the number, or be money of the table', async () => {
  const table = linesOf(
    'Tarih;Alınan;Ödenen tutar;Komisyon',
    '14.03.2024;0,05 BTC;60.000,00;12,50',
    '15.03.2024;1.250,5 DOGE;3.000,00;',
  )
  const mapping = await guessed(table)
  expect(mapping).toEqual({ date: 'Tarih', received: 'Alınan', sent: 'Ödenen tutar', fee: 'Komisyon' })
  const said = { date: 'Tarih', received: 'Alınan', sent: 'Ödenen tutar', fee: 'Komisyon', currency: 'TRY' as const }
  expect((await readLinesOf(table, { mapping: said })).entries).toMatchObject([
    { kind: 'buy', coin: 'BTC', quantity: '0.05', paid: { currency: 'TRY', unit: '1200000', fee: '12.5' } },
    { kind: 'buy', coin: 'DOGE', quantity: '1250.5', paid: { currency: 'TRY' } },
  ])
})

it('an amount whose unit column is empty is a bad line, and money for nothing no trade', async () => {
  const mapping = {
    ...{ date: 'Date', sent: 'Out', sentCoin: 'Out asset', received: 'In', receivedCoin: 'In asset' },
    currency: 'EUR' as const,
  }
  const { entries, others } = await readLinesOf(
    linesOf(
      'Date,Out,Out asset,In,In asset',
      '2024-03-14,100,,1,SOL',
      '2024-03-15,100,EUR,,',
      '2024-03-16,1,SOL,x,EUR',
    ),
    { mapping },
  )
  expect(entries).toEqual([])
  expect(others).toEqual(['2 bad coin', '3 skipped transfer', '4 bad quantity'])
})

it('a price below zero is asked about, and read as it is answered', async () => {
  const mapping = { date: 'when', coin: 'coin', quantity: 'amount', price: 'price', currency: 'USD' as const }
  const table = linesOf('when,coin,amount,price', '2024-03-14,BTC,0.1,60000', '2024-03-15,BTC,-0.1,-61000.5')
  expect(await readLinesOf(table, { mapping })).toMatchObject({
    entries: [],
    questions: [{ asks: 'negativePrice', column: 'price', line: 3, written: '-61000.5', positive: '61000.5' }],
  })
  expect(await readLinesOf(table, { mapping, negativePrices: 'positive' })).toMatchObject({
    questions: [],
    entries: [{ kind: 'buy' }, { kind: 'sell', usdCostBasis: '61000.5' }],
  })
  expect(await readLinesOf(table, { mapping, negativePrices: 'leaveOut' })).toMatchObject({
    entries: [{ kind: 'buy' }],
    others: ['3 bad price'],
  })
})

it('a stablecoin bought with lira or paid as a reward is held, whatever the layout', async () => {
  const table = linesOf(
    'Tarih;Verdiğim;Verdiğimin cinsi;Aldığım;Aldığımın cinsi;Masraf;Masraf cinsi;Tür',
    '03.01.2023 10:00;25000;TL;1250,5;USDT;12,5;TL;Alım',
    '04.01.2023 10:00;;;3,5;USDT;;;Faiz',
  )
  const mapping = { currency: 'USD' as const, date: '', received: '', sent: '', ...(await guessed(table)) }
  expect((await readLinesOf(table, { mapping })).entries).toMatchObject([
    { kind: 'buy', coin: 'USDT', quantity: '1250.5', paid: { currency: 'TRY', fee: '12.5' } },
    { kind: 'buy', coin: 'USDT', quantity: '3.5', usdCostBasis: '1', isIncome: true },
  ])
})
