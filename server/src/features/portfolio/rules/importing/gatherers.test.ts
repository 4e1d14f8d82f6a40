import { describe, expect, it } from 'vitest'
import { linesOf, readTold } from './testing/told.ts'

/** A purchase of 0.5 BTC for 20,000 dollars and a sale of 0.2 for 9,000, as each maker writes them, with rows of our own. */
interface Sample {
  maker: string
  format: string
  file: string
  /** What is no trade. */
  others: string[]
  /** Fees in dollars of the purchase and the sale. */
  fees?: [string, string]
  /** Entries beside the two. */
  more?: object[]
}

const dayOf = (at: string) => at.slice(0, 10)

const samples: Sample[] = [
  {
    maker: 'CoinTracker, the table that is filled in for it',
    format: 'cointracker',
    file: linesOf(
      'Date,Received Quantity,Received Currency,Sent Quantity,Sent Currency,Fee Amount,Fee Currency,Tag',
      '03/14/2024 10:00:00,0.5,BTC,20000,USD,10,USD,',
      '03/15/2024 10:00:00,9000,USD,0.2,BTC,4.5,USD,',
      '03/16/2024 10:00:00,0.01,BTC,,,,,staked',
      '03/17/2024 10:00:00,,,0.1,BTC,0.0001,BTC,',
    ),
    others: ['5 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'CoinTracker, its export',
    format: 'cointracker',
    file: linesOf(
      'Date,Type,Transaction ID,Received Quantity,Received Currency,Received Cost Basis (USD),Received Wallet,Received Address,Received Tag,Received Comment,Sent Quantity,Sent Currency,Sent Cost Basis (USD),Sent Wallet,Sent Address,Sent Tag,Sent Comment,Fee Amount,Fee Currency,Fee Cost Basis (USD)',
      '2024-03-14 10:00:00,BUY,t1,0.5,BTC,20000,Kraken,,,,20000,USD,20000,Kraken,,,,10,USD,10',
      '2024-03-15 10:00:00,SELL,t2,9000,USD,9000,Kraken,,,,0.2,BTC,8000,Kraken,,,,4.5,USD,4.5',
      '2024-03-16 10:00:00,STAKING_REWARD,t3,0.01,BTC,900,Ledger,,,,,,,,,,,,,',
      '2024-03-17 10:00:00,TRANSFER,t4,0.1,BTC,1,Ledger,,,,0.1,BTC,1,Kraken,,,,,,',
    ),
    others: ['5 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'CoinLedger',
    format: 'coinledger',
    file: linesOf(
      'Date (UTC),Platform (Optional),Asset Sent,Amount Sent,Asset Received,Amount Received,Fee Currency (Optional),Fee Amount (Optional),Type,Description (Optional),TxHash (Optional)',
      '03/14/2024 10:00:00,Kraken,USD,20000,BTC,0.5,USD,10,Trade,,a',
      '03/15/2024 10:00:00,Kraken,BTC,0.2,USD,9000,USD,4.5,Trade,,b',
      '03/16/2024 10:00:00,Kraken,,,BTC,0.01,,,Staking,,c',
      '03/17/2024 10:00:00,Kraken,BTC,0.1,,,,,Withdrawal,,d',
    ),
    others: ['5 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'Blockpit, the table that is filled in for it',
    format: 'blockpit',
    file: linesOf(
      'Date (UTC),Integration Name,Label,Outgoing Asset,Outgoing Amount,Incoming Asset,Incoming Amount,Fee Asset (optional),Fee Amount (optional),Comment (optional),Trx. ID (optional)',
      '14.03.2024 10:00:00,Kraken,Trade,USD,20000,BTC,0.5,USD,10,,a',
      '15.03.2024 10:00:00,Kraken,Trade,BTC,0.2,USD,9000,USD,4.5,,b',
      '16.03.2024 10:00:00,Kraken,Airdrop,,,BTC,0.01,,,,c',
      '17.03.2024 10:00:00,Kraken,Deposit,,,BTC,0.3,,,,d',
    ),
    others: ['5 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'Blockpit, its export',
    format: 'blockpit',
    file: linesOf(
      'Blockpit ID,Timestamp,Source Type,Source Name,Integration,Transaction Type,Outgoing Asset,Outgoing Amount,Incoming Asset,Incoming Amount,Fee Asset,Fee Amount,Transaction ID,Note,Merge ID',
      '1,2024-03-14 10:00:00,api,Mine,Kraken,Trade,USD,20000,BTC,0.5,USD,10,a,,',
      '2,2024-03-15 10:00:00,api,Mine,Kraken,Trade,BTC,0.2,USD,9000,USD,4.5,b,,',
      '3,2024-03-17 10:00:00,api,Mine,Kraken,Withdrawal,BTC,0.1,,,,,c,,',
    ),
    others: ['4 skipped transfer'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'BittyTax',
    format: 'bittytax',
    file: linesOf(
      'Type,Buy Quantity,Buy Asset,Buy Value in GBP,Sell Quantity,Sell Asset,Sell Value in GBP,Fee Quantity,Fee Asset,Fee Value in GBP,Wallet,Timestamp,Note',
      'Trade,0.5,BTC,,20000,USD,,10,USD,,Kraken,2024-03-14T10:00:00 UTC,',
      'Trade,9000,USD,,0.2,BTC,,4.5,USD,,Kraken,2024-03-15T10:00:00 UTC,',
      'Staking-Reward,0.01,BTC,,,,,,,,Kraken,2024-03-16T10:00:00 UTC,',
      'Withdrawal,,,,0.1,BTC,,0.0001,BTC,,Kraken,2024-03-17T10:00:00 UTC,',
    ),
    others: ['5 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'rotki',
    format: 'rotki',
    file: linesOf(
      'Location,Spend Currency,Receive Currency,Receive Amount,Spend Amount,Fee,Fee Currency,Description,Timestamp',
      `kraken,USD,BTC,0.5,20000,10,USD,,${Date.UTC(2024, 2, 14, 10)}`,
      `kraken,BTC,USD,9000,0.2,4.5,USD,,${Date.UTC(2024, 2, 15, 10)}`,
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'the app of Crypto.com',
    format: 'cryptocom',
    file: linesOf(
      'Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount,Native Amount (in USD),Transaction Kind,Transaction Hash',
      '2024-03-14 10:00:00,Buy BTC,USD,-20000,BTC,0.5,USD,20000,20000,viban_purchase,',
      '2024-03-15 10:00:00,BTC -> USD,BTC,-0.2,USD,9000,USD,9000,9000,crypto_viban_exchange,',
      '2024-03-16 10:00:00,Crypto Earn,BTC,0.01,,,USD,900,900,crypto_earn_interest_paid,',
      '2024-03-16 11:00:00,Buy BTC,BTC,0.02,,,USD,1800,1800,crypto_purchase,',
      '2024-03-17 10:00:00,Withdraw BTC,BTC,-0.1,,,USD,9000,9000,crypto_withdrawal,ab12',
      '2024-03-18 10:00:00,Convert Dust,DOGE,-3,,,USD,1,1,dust_conversion_debited,',
    ),
    others: ['6 skipped transfer', '7 skipped other'],
    more: [
      { kind: 'buy', coin: 'BTC', quantity: '0.01' },
      { kind: 'buy', coin: 'BTC', quantity: '0.02', usdCostBasis: '90000' },
    ],
  },
  {
    maker: 'Nexo',
    format: 'nexo',
    file: linesOf(
      'Transaction,Type,Input Currency,Input Amount,Output Currency,Output Amount,USD Equivalent,Details,Date / Time (UTC)',
      'NX1,Exchange,USDT,-20000,BTC,0.5,$20000,approved / Exchange,2024-03-14 10:00:00',
      'NX2,Exchange,BTC,-0.2,USDT,9000,$9000,approved / Exchange,2024-03-15 10:00:00',
      'NX3,Interest,BTC,0.01,BTC,0.01,$900,approved / Interest,2024-03-16 10:00:00',
      'NX4,Withdrawal,BTC,-0.1,BTC,0.1,$9000,approved / Withdrawal,2024-03-17 10:00:00',
      'NX5,Exchange,BTC,-0.3,USDT,1,$1,rejected / Exchange,2024-03-18 10:00:00',
    ),
    others: ['5 skipped transfer', '6 skipped notDone'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'Gate.io, several lines for an order',
    format: 'gateio',
    file: linesOf(
      'no,time,action_desc,action_data,type,change_amount,amount,total',
      '1,2024-03-14 10:00:00,Order Placed,o1,USDT,-20000,30000,10000',
      '2,2024-03-14 10:00:00,Order Filled,o1,BTC,0.5,0,0.5',
      '3,2024-03-14 10:00:00,Trade Fee,o1,USDT,-10,10000,9990',
      '4,2024-03-15 10:00:00,Order Placed,o2,BTC,-0.2,0.5,0.3',
      '5,2024-03-15 10:00:00,Order Filled,o2,USDT,9000,9990,18990',
      '6,2024-03-15 10:00:00,Trade Fee,o2,USDT,-4.5,18990,18985.5',
      '7,2024-03-16 10:00:00,Airdrop,x,BTC,0.01,0.3,0.31',
      '8,2024-03-17 10:00:00,Withdrawals,y,BTC,-0.1,0.31,0.21',
    ),
    others: ['9 skipped other'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'Bitstamp, with the unit in the cell',
    format: 'bitstamp',
    file: linesOf(
      'Type,Datetime,Account,Amount,Value,Rate,Fee,Sub Type',
      'Market,"Mar. 14, 2024, 10:00 AM",Main Account,0.50000000 BTC,20000.00 USD,40000.00 USD,10.00 USD,Buy',
      'Market,"Mar. 15, 2024, 10:00 AM",Main Account,0.20000000 BTC,9000.00 USD,45000.00 USD,4.50 USD,Sell',
      'Deposit,"Mar. 16, 2024, 10:00 AM",Main Account,1.00000000 ETH,,,,',
      'Staking reward,"Mar. 17, 2024, 10:00 AM",Main Account,0.01000000 BTC,,,,',
    ),
    others: ['4 skipped transfer'],
    fees: ['10', '4.5'],
    more: [{ kind: 'buy', coin: 'BTC', quantity: '0.01' }],
  },
  {
    maker: 'Bitstamp, with the unit in a column',
    format: 'bitstamp',
    file: linesOf(
      'ID,Account,Type,Subtype,Datetime,Amount,Amount currency,Value,Value currency,Rate,Rate currency,Fee,Fee currency,Order ID',
      '1,Main,Market,Buy,2024-03-14T10:00:00Z,0.5,BTC,20000,USD,40000,USD,10,USD,7',
      '2,Main,Market,Sell,2024-03-15T10:00:00Z,0.2,BTC,9000,USD,45000,USD,4.5,USD,8',
      '3,Main,Withdrawal,,2024-03-17T10:00:00Z,0.1,BTC,,,,,,,',
    ),
    others: ['4 skipped transfer'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Gemini, a column for every coin',
    format: 'gemini',
    file: linesOf(
      'Date,Time (UTC),Type,Symbol,Specification,Liquidity Indicator,Trading Fee Rate (bps),USD Amount USD,Fee (USD) USD,USD Balance USD,BTC Amount BTC,Fee (BTC) BTC,BTC Balance BTC,Trade ID',
      '2024-03-14,10:00:00,Buy,BTCUSD,Limit,Maker,10,-20000,-10,1,0.5,,0.5,a',
      '2024-03-15,10:00:00,Sell,BTCUSD,Limit,Maker,10,9000,-4.5,1,-0.2,,0.3,b',
      '2024-03-16,10:00:00,Credit,BTC,Deposit (BTC),,,,,,0.1,,0.4,',
    ),
    others: ['4 skipped transfer'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Bittrex as it was last',
    format: 'bittrex',
    file: linesOf(
      'TXID,Time (UTC),Transaction,Order Type,Market,Base,Quote,Price,Quantity (Base),Fees (Quote),Total (Quote),Approx Value (USD),Time In Force,Notes',
      'a,2024-03-14 10:00:00,Buy,LIMIT,BTC-USD,BTC,USD,40000,0.5,10,20000,20000,GTC,',
      'b,2024-03-15 10:00:00,Sell,LIMIT,BTC-USD,BTC,USD,45000,0.2,4.5,9000,9000,GTC,',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Bittrex, with a column that only looks like a time',
    format: 'bittrex',
    file: linesOf(
      'Uuid,Exchange,TimeStamp,OrderType,Limit,Quantity,QuantityRemaining,Commission,Price,PricePerUnit,IsConditional,Condition,ConditionTarget,ImmediateOrCancel,Closed,TimeInForceTypeId,TimeInForce',
      'a,USD-BTC,3/14/2024 9:00:00 AM,LIMIT_BUY,40000,0.6,0.1,10,20000,40000,False,,0,False,3/14/2024 10:00:00 AM,0,',
      'b,USD-BTC,3/15/2024 9:00:00 AM,LIMIT_SELL,45000,0.2,0,4.5,9000,45000,False,,0,False,3/15/2024 10:00:00 AM,0,',
      'c,USD-BTC,3/16/2024 9:00:00 AM,LIMIT_SELL,45000,0.2,0.2,0,0,0,False,,0,False,3/16/2024 10:00:00 AM,0,',
    ),
    others: ['4 skipped notDone'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Bittrex at its beginning',
    format: 'bittrex',
    file: linesOf(
      'OrderUuid,Exchange,Type,Quantity,Limit,CommissionPaid,Price,Opened,Closed',
      'a,USD-BTC,LIMIT_BUY,0.5,40000,10,20000,3/14/2024 9:00:00 AM,3/14/2024 10:00:00 AM',
      'b,USD-BTC,LIMIT_SELL,0.2,45000,4.5,9000,3/15/2024 9:00:00 AM,3/15/2024 10:00:00 AM',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Bisq, whose deposits are no side',
    format: 'bisq',
    file: linesOf(
      'Trade ID,Date/Time,Market,Price,Deviation,Amount in BTC,Amount,Transaction Fee BTC,Trade Fee BTC,Trade Fee BSQ,Buyer Deposit BTC,Seller Deposit BTC,Offer type,Status',
      'a,"Mar 14, 2024 10:00:00 AM",BTC/USD,40000,1%,0.5,20000,0.0001,,,0.075,0.075,Buy BTC,Completed',
      'b,"Mar 15, 2024 10:00:00 AM",BTC/USD,45000,1%,0.2,9000,0.0001,,,0.03,0.03,Sell BTC,Completed',
      'c,"Mar 16, 2024 10:00:00 AM",BTC/USD,45000,1%,0.2,9000,0.0001,,,0.03,0.03,Sell BTC,Canceled',
    ),
    others: ['4 skipped notDone'],
  },
  {
    maker: 'KuCoin, the fills of its older reports',
    format: 'kucoin',
    file: linesOf(
      'tradeCreatedAt,orderId,symbol,side,price,size,funds,fee,liquidity,feeCurrency,orderType',
      '2024-03-14 10:00:00,a,BTC-USDT,buy,40000,0.5,20000,10,taker,USDT,limit',
      '2024-03-15 10:00:00,b,BTC-USDT,sell,45000,0.2,9000,4.5,maker,USDT,limit',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
]

describe.each(samples)('$maker', ({ format, file, others, fees = ['0', '0'], more = [] }) => {
  it('is known by its columns and read to the last digit', async () => {
    const told = await readTold(file)
    expect(told).toMatchObject({ format, questions: [] })
    expect(told.others).toEqual(others)
    const [bought, sold, ...rest] = told.entries
    expect(bought).toMatchObject({ kind: 'buy', coin: 'BTC', quantity: '0.5', usdCostBasis: '40000', feeUsd: fees[0] })
    expect(sold).toMatchObject({ kind: 'sell', coin: 'BTC', quantity: '0.2', usdCostBasis: '45000', feeUsd: fees[1] })
    expect([bought, sold].map(entry => dayOf(entry?.tradedAt ?? ''))).toEqual(['2024-03-14', '2024-03-15'])
    expect(rest).toMatchObject(more)
    expect(rest).toHaveLength(more.length)
  })

  it('saved by a spreadsheet with semicolons tells the same', async () => {
    const parted = file.replace(/"[^"]*"|,/g, part => (part === ',' ? ';' : part))
    const { entries, format: known, questions } = await readTold(parted, { dateOrder: 'monthFirst', decimals: 'point' })
    if (format === 'blockpit' && file.includes('14.03')) return
    expect([known, questions]).toEqual([format, []])
    expect(entries.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(
      (await readTold(file)).entries.map(({ kind, quantity }) => `${kind} ${quantity}`),
    )
  })
})
