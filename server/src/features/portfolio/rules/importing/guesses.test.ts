import { expect, it } from 'vitest'
import { columnReadings, fitsIn } from './columns.ts'
import { suggestedMapping } from './formats/suggest.ts'
import { anyHead, tableBelow } from './table.ts'
import { linesOf } from './testing/told.ts'

async function guessed(...lines: string[]) {
  const text = linesOf(...lines)
  const head = anyHead(text)
  if (!head) throw new Error('no table')
  const table = await tableBelow(text, head)
  return suggestedMapping(head, fitsIn(table, await columnReadings(table)))
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

it('an amount has digits: a column of words beside it is not taken for one', async () => {
  const { quantity } = await guessed(
    'Date,Coin,Side,Amount kind,Coin amount,Price',
    '2024-03-14,BTC,buy,net,0.5,40000',
    '2024-03-15,BTC,sell,gross,0.2,41000',
  )
  expect(quantity).toBe('Coin amount')
})
