import { describe, expect, it } from 'vitest'
import { readFile } from './reading.ts'
import { furtherFiles } from './testing/further-files.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'
import { proposed, told } from './testing/told.ts'

describe('tables whose columns say less than is needed are read by what else they tell', () => {
  it.each(furtherFiles)('%s', async (_, text, expected) => {
    expect(await told(text)).toEqual(expected)
  })

  it('a price in another money than the pair is no price of it', async () => {
    const table = linesOf(
      'Date,Pair,Side,Amount,Price USD',
      '2024-01-05,BTC/EUR,buy,0.05,33000',
      '2024-01-06,BTC/USDT,buy,0.05,33000',
    )
    expect(await readLinesOf(table, await proposed(table))).toMatchObject({
      ...{ others: ['2 bad currency'], entries: [{ quantity: '0.05', usdCostBasis: '33000' }] },
    })
  })

  it('money in a column whose name says it is that money, also where the screen offers no such', async () => {
    const table = linesOf('Date,Coin,Side,Amount,Total AUD', '2024-01-05,BTC,buy,0.05,2250')
    const file = await readFile(table, await proposed(table))
    expect(file?.groups).toMatchObject([{ reading: { kind: 'swap', out: { asset: 'AUD' } } }])
  })
})

it('Binance.US, in both its spellings: a trade has two sides, and what came alone a third place', async () => {
  const head =
    'User ID,Time,Category,Operation,Order ID,Transaction ID,Primary Asset,Realized Amount For Primary Asset,Realized Amount for Primary Asset in USD,Base Asset,Realized Amount For Base Asset,Realized Amount For Base Asset In USD,Quote Asset,Realized Amount for Quote Asset,Realized Amount for Quote Asset in USD,Fee Asset,Realized Amount for Fee Asset,Realized Amount for Fee Asset in USD,Payment Method,Withdraw Method,Additional Note'
  const rows = [
    '7,2023-01-05 10:00:00.120,Spot Trading,Buy,o1,t1,,,,BTC,0.05,1500,USDT,1500,1500,USDT,1.5,1.5,Wallet,,',
    '7,2023-02-06 10:00:00.120,Spot Trading,Sell,o3,t2,,,,ETH,1,1600,BTC,0.02,1610,BNB,0.005,1.5,Wallet,,',
    '7,2023-02-07 10:00:00.120,Convert,Convert,o4,t3,,,,USDT,100,100,BTC,0.002,100,,,,Wallet,,',
    '7,2023-03-05 10:00:00.120,Deposit,Crypto Deposit,,t4,ETH,2,3000,,,,,,,,,,Wallet,,',
    '7,2023-04-05 10:00:00.120,Distribution,Staking Rewards,,t5,BTC,0.0001,20,,,,,,,,,,Wallet,,',
    '7,2023-04-06 10:00:00.120,Distribution,Staking Rewards,,t6,BTC,-0.00001,2,,,,,,,,,,Wallet,,',
  ]
  for (const names of [head, head.replaceAll(/(?<=\w) (?=\w)/g, '_')])
    expect(await readLinesOf(linesOf(names, ...rows))).toMatchObject({
      ...{ format: 'binance', clock: 'stated', others: ['5 skipped transfer', '7 skipped other'] },
      entries: [
        { kind: 'buy', coin: 'BTC', quantity: '0.05', usdCostBasis: '30000', feeUsd: '1.5' },
        { kind: 'sell', coin: 'ETH', quantity: '1' },
        { kind: 'buy', coin: 'BTC', quantity: '0.02' },
        { kind: 'sell', coin: 'BNB', quantity: '0.005' },
        { kind: 'buy', coin: 'BTC', quantity: '0.002', usdCostBasis: '50000' },
        { kind: 'buy', coin: 'BTC', quantity: '0.0001', isIncome: true },
      ],
    })
})
