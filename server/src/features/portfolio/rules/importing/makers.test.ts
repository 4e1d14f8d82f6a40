import { describe, expect, it } from 'vitest'
import { linesOf, readLinesOf } from './testing/read-lines.ts'
import { type Sample, samplesHold } from './testing/samples.ts'

const reward = [{ kind: 'buy', coin: 'BTC', quantity: '0.01', isIncome: true }]

const samples: Sample[] = [
  {
    maker: 'Coinbase Pro, its fills',
    format: 'coinbasePro',
    file: linesOf(
      'portfolio,trade id,product,side,created at,size,size unit,price,fee,total,price/fee/total unit',
      'default,11,BTC-USD,BUY,2024-03-14T10:00:00.120Z,0.50000000,BTC,40000.00,10.0000000000,-20010.0000000000,USD',
      'default,12,BTC-USD,SELL,2024-03-15T10:00:00.530Z,0.20000000,BTC,45000.00,4.5000000000,8995.5000000000,USD',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Coinbase Pro, its account',
    format: 'coinbasePro',
    file: linesOf(
      'portfolio,type,time,amount,balance,amount/balance unit,transfer id,trade id,order id',
      'default,deposit,2024-03-13T09:00:00.000Z,21000.00,21000.00,USD,d1,,',
      'default,match,2024-03-14T10:00:00.120Z,-20000.00,1000.00,USD,,11,o1',
      'default,match,2024-03-14T10:00:00.120Z,0.5,0.5,BTC,,11,o1',
      'default,fee,2024-03-14T10:00:00.120Z,-10.00,990.00,USD,,11,o1',
      'default,match,2024-03-15T10:00:00.530Z,9000.00,9990.00,USD,,12,o2',
      'default,match,2024-03-15T10:00:00.530Z,-0.2,0.3,BTC,,12,o2',
      'default,fee,2024-03-15T10:00:00.530Z,-4.50,9985.50,USD,,12,o2',
    ),
    others: ['2 skipped transfer'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'Coinbase Pro, its account as later statements name it',
    format: 'coinbasePro',
    file: linesOf(
      'Portfolio,Type,Timestamp,Amount,Balance,Amount/balance unit,Transfer id,Trade id,Order id',
      'default,match,2024-03-14T10:00:00.120Z,0.5,0.5,BTC,,11,o1',
      'default,match,2024-03-14T10:00:00.120Z,-20000,1000,USD,,11,o1',
      'default,match,2024-03-15T10:00:00.530Z,-0.2,0.3,BTC,,12,o2',
      'default,match,2024-03-15T10:00:00.530Z,9000,9990,USD,,12,o2',
      'default,withdrawal,2024-03-17T10:00:00.000Z,-0.3,0,BTC,w1,,',
    ),
    others: ['6 skipped transfer'],
  },
  {
    maker: 'KuCoin, filled orders on the clock of their reader',
    format: 'kucoin',
    file: linesOf(
      'UID,Account Type,Order ID,Order Time(UTC+03:00),Symbol,Side,Order Type,Order Price,Order Amount,Avg. Filled Price,Filled Amount,Filled Volume,Filled Volume (USDT),Filled Time(UTC+03:00),Fee,Fee Currency,Tax,Status,Account Mode',
      '****1,mainAccount,a,2024-03-14 09:59:00,BTC-USDT,BUY,LIMIT,40000,0.5,40000,0.5,20000,20000,2024-03-14 10:00:00,10,USDT,,deal,Classic',
      '****1,mainAccount,b,2024-03-15 09:59:00,BTC-USDT,SELL,LIMIT,45000,0.2,45000,0.2,9000,9000,2024-03-15 10:00:00,4.5,USDT,,deal,Classic',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'KuCoin, the fills that orders were split into',
    format: 'kucoin',
    file: linesOf(
      'UID,Account Type,Order ID,Symbol,Side,Order Type,Avg. Filled Price,Filled Amount,Filled Volume,Filled Volume (USDT),Filled Time(UTC),Fee,Tax,Maker/Taker,Fee Currency',
      '****1,mainAccount,a,BTC-USDT,BUY,LIMIT,40000,0.5,20000,20000,2024-03-14 10:00:00,10,,TAKER,USDT',
      '****1,mainAccount,b,BTC-USDT,SELL,LIMIT,45000,0.2,9000,9000,2024-03-15 10:00:00,4.5,,MAKER,USDT',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'KuCoin, trades with a unit beside every number',
    format: 'kucoin',
    file: linesOf(
      'Time,Pair,Side,FilledPrice,FilledPriceCoin,Amount,AmountCoin,Volume,VolumeCoin,Fee,FeeCoin',
      '2024/03/14 10:00:00,BTC/USDT,Buy,40000,USDT,0.5,BTC,20000,USDT,10,USDT',
      '2024/03/15 10:00:00,BTC/USDT,Sell,45000,USDT,0.2,BTC,9000,USDT,4.5,USDT',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'KuCoin, deals',
    format: 'kucoin',
    file: linesOf(
      'oid,symbol,dealPrice,dealValue,amount,fee,direction,createdDate,',
      'a,BTC-USDT,40000,20000,0.5,10,BUY,2024-03-14 10:00:00,',
      'b,BTC-USDT,45000,9000,0.2,4.5,SELL,2024-03-15 10:00:00,',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'KuCoin, trades of 2019',
    format: 'kucoin',
    file: linesOf(
      'uid,symbol,order_type,price,amount_coin,direction,funds,fee,created_at',
      '1,BTC-USDT,LIMIT,40000,0.5,BUY,20000,10,2024-03-14 10:00:00',
      '1,BTC-USDT,LIMIT,45000,0.2,SELL,9000,4.5,2024-03-15 10:00:00',
    ),
    others: [],
    fees: ['10', '4.5'],
  },
  {
    maker: 'KuCoin, trades of 2018, which know no fees',
    format: 'kucoin',
    file: linesOf(
      'uid,symbol,direction,deal_price,amount,deal_value,created_at',
      '1,BTC-USDT,BUY,40000,0.5,20000,2024-03-14 10:00:00',
      '1,BTC-USDT,SELL,45000,0.2,9000,2024-03-15 10:00:00',
    ),
    others: [],
  },
  {
    maker: 'Uphold',
    format: 'uphold',
    file: linesOf(
      'Date,Destination,Destination Amount,Destination Currency,Fee Amount,Fee Currency,Id,Origin,Origin Amount,Origin Currency,Status,Type',
      'Thu Mar 14 2024 10:00:00 GMT+0000,uphold,0.5,BTC,10,USD,u1,uphold,20000,USD,completed,transfer',
      'Fri Mar 15 2024 10:00:00 GMT+0000,uphold,9000,USD,4.5,USD,u2,uphold,0.2,BTC,completed,transfer',
      'Sun Mar 17 2024 10:00:00 GMT+0000,bitcoin,0.1,BTC,,,u3,uphold,0.1,BTC,completed,out',
      'Mon Mar 18 2024 10:00:00 GMT+0000,uphold,1,BTC,,,u4,uphold,50000,USD,failed,transfer',
    ),
    others: ['4 skipped transfer', '5 skipped notDone'],
    fees: ['10', '4.5'],
  },
  {
    maker: 'BlockFi, its trades',
    format: 'blockfi',
    file: linesOf(
      'Trade ID,Date,Buy Quantity,Buy Currency,Sold Quantity,Sold Currency,Rate Amount,Rate Currency,Type',
      't1,2024-03-14 10:00:00,0.5,BTC,20000,usdc,40000,USDC,One Time',
      't2,2024-03-15 10:00:00,9000,usdc,0.2,BTC,45000,USDC,One Time',
    ),
    others: [],
  },
  {
    maker: 'ShapeShift',
    format: 'shapeshift',
    file: linesOf(
      'id,status,timestamp,rate,minerFee,inputAmount,inputCurrency,inputAddress,inputTxid,outputAmount,outputCurrency,outputAddress,outputTxid,refundAddress,refundCurrency,refundTxid',
      's1,complete,2024-03-14T10:00:00Z,0.000025,0,20000,USDC,0xa,0xb,0.5,BTC,bc1a,c,,,',
      's2,complete,2024-03-15T10:00:00.405Z,45000,0,0.2,BTC,bc1a,d,9000,USDC,0xa,e,,,',
      's3,returned,2024-03-16T10:00:00.405Z,45000,0,0.2,BTC,bc1a,d,9000,USDC,0xa,e,,,f',
    ),
    others: ['4 skipped notDone'],
  },
  {
    maker: 'bitcoin.tax',
    format: 'bitcointax',
    file: linesOf(
      'Date,Action,Symbol,Account,Volume,Price,Currency,Fee,FeeCurrency,Total,Cost/Proceeds,ExchangeId,Category,Subaccount,Memo,SymbolBalance,CurrencyBalance,FeeBalance',
      '2024-03-14 10:00:00 +0000,BUY,BTC,Kraken,0.5,40000,USD,10,USD,-20010,20010,x1,,,,0.5,0,0',
      '2024-03-15 10:00:00 +0000,SELL,BTC,Kraken,0.2,45000,USD,4.5,USD,8995.5,8995.5,x2,,,,0.3,0,0',
      '2024-03-16 10:00:00 +0000,INCOME,BTC,Kraken,0.01,60000,USD,0,USD,600,600,x3,,,,0.31,0,0',
      '2024-03-17 10:00:00 +0000,SPEND,BTC,,0.05,60000,USD,0,USD,3000,,,,,,,,',
    ),
    others: ['5 skipped other'],
    fees: ['10', '4.5'],
    more: reward,
  },
]

samplesHold(samples)

describe('coins that came or were bought with money', () => {
  it('KuCoin: what savings brought, and coins bought with a card', async () => {
    const earned = linesOf(
      'UID,Account Type,Order ID,Time(UTC),Staked Coin,Product Type,Product Name,Earnings Coin,Earnings Type,Remarks,Amount,Amount（USDT）,Fee',
      '****1,mainAccount,e1,2024-03-16 10:00:00,BTC,Savings,Flexible,BTC,Interest,,0.01,600,0',
    )
    expect(await readLinesOf(earned)).toMatchObject({ format: 'kucoin', others: [], entries: reward })
    const bought = linesOf(
      'Order ID,Currency (Crypto),Crypto Quantity,Currency (Fiat),Fiat Amount,Fee Currency (Fiat),Fee (Fiat),Fee Currency (Crypto),Fee (Crypto),Payment Method,Status,Time(UTC)',
      'k1,BTC,0.5,EUR,20000,EUR,10,,,Card,SUCCEEDED,2024-03-14 10:00:00',
      'k2,BTC,0.5,EUR,20000,EUR,10,,,Card,FAILED,2024-03-15 10:00:00',
    )
    expect(await readLinesOf(bought)).toMatchObject({
      others: ['3 skipped notDone'],
      entries: [{ kind: 'buy', coin: 'BTC', quantity: '0.5', paid: { currency: 'EUR', unit: '40000', fee: '10' } }],
    })
  })

  it('BlockFi: interest is income, and half a trade is none', async () => {
    const file = linesOf(
      'Cryptocurrency,Amount,Transaction Type,Confirmed At',
      'LTC,-42.2,Trade,2024-02-05 11:45:58',
      'BTC,0.01,Interest Payment,2024-03-16 23:59:59',
      'BTC,-0.01,Withdrawal,2024-03-17 23:59:59',
    )
    expect(await readLinesOf(file)).toMatchObject({
      ...{ format: 'blockfi', entries: reward, others: ['2 skipped other', '4 skipped transfer'] },
    })
  })
})

// Bought with lira, a stablecoin is a holding of its own.
describe('stablecoins against lira', () => {
  const lira = { currency: 'TRY', unit: '33' }
  const pair = [
    { kind: 'buy', coin: 'USDT', quantity: '1000', paid: { ...lira, fee: '0' } },
    { kind: 'sell', coin: 'USDT', quantity: '400', paid: { currency: 'TRY', unit: '34', fee: '0' } },
  ]

  it.each([
    [
      'Binance P2P',
      'Order Number,Order Type,Asset Type,Fiat Type,Total Price,Price,Quantity,Exchange rate,Maker Fee,Taker Fee,Couterparty,Status,Created Time',
      '2280001,Buy,USDT,TRY,33000.00,33.00,1000.00,,0,0,satici1,Completed,2024-06-14 10:00:00',
      '2280002,Sell,USDT,TRY,13600.00,34.00,400.00,,0,0,alici2,Completed,2024-06-15 10:00:00',
      '2280003,Buy,USDT,TRY,100.00,33.00,3.03,,0,0,satici3,Cancelled,2024-06-15 11:00:00',
    ],
    [
      'Binance P2P, older',
      'Order Number,Order Type,Asset Type,Fiat Type,Total Price,Price,Quantity,Exchange rate,Couterparty,Status,Created Time',
      '2040001,Buy,USDT,TRY,33000.0000000000000000,33.0000000000000000,1000.0000000000000000,"",satici1,Completed,2024-06-14 10:00:00',
      '2040002,Sell,USDT,TRY,13600.0000000000000000,34.0000000000000000,400.0000000000000000,"",alici2,Completed,2024-06-15 10:00:00',
      '2040003,Buy,USDT,TRY,100,33,3.03,"",satici3,Cancelled,2024-06-15 11:00:00',
    ],
    [
      'Binance TR, its orders',
      'Date(UTC),Order No.,Pair,Type,Side,Order Price,Order Amount,Time,Executed Quantity,Average Price,Trading Total,Status',
      '2024-06-14 10:00:00,1,USDTTRY,LIMIT,BUY,33,1000,2024-06-14 10:00:01,1000USDT,33,33000TRY,FILLED',
      '2024-06-15 10:00:00,2,USDTTRY,LIMIT,SELL,34,400,2024-06-15 10:00:01,400USDT,34,13600TRY,FILLED',
      '2024-06-15 10:00:00,3,USDTTRY,LIMIT,SELL,35,400,2024-06-15 10:00:01,0USDT,0,0TRY,CANCELED',
    ],
    [
      'a table of Turkish columns',
      'Tarih,İşlem Çifti,İşlem Tipi,Miktar,Fiyat,Toplam,Komisyon,Durum',
      '14.06.2024 10:00:00,USDT/TRY,Alış,1000,33.00,33000.00,0,Gerçekleşti',
      '15.06.2024 10:00:00,USDT/TRY,Satış,400,34.00,13600.00,0,Gerçekleşti',
      '15.06.2024 11:00:00,USDT/TRY,Alış,10,30.00,300.00,0,İptal edildi',
    ],
  ])('%s', async (_, ...lines) => {
    const { entries, others, questions } = await readLinesOf(linesOf(...lines))
    expect(questions).toEqual([])
    expect(entries).toMatchObject(pair.map(({ paid, ...entry }) => ({ ...entry, paid: { ...paid } })))
    expect(others).toEqual(['4 skipped notDone'])
  })

  it('BtcTurk, by the names of its interface: what is sold is below zero, fees and their tax are added', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'id,price,numeratorSymbol,denominatorSymbol,orderType,orderId,timestamp,amount,fee,tax',
        `1,33,USDT,TRY,buy,11,${Date.UTC(2024, 5, 14, 10)},1000,-50,-9`,
        `2,34,USDT,TRY,sell,12,${Date.UTC(2024, 5, 15, 10)},-400,-20,-3.6`,
      ),
    )
    expect(others).toEqual([])
    expect(entries).toMatchObject([
      { kind: 'buy', coin: 'USDT', quantity: '1000', paid: { ...lira, fee: '59' } },
      { kind: 'sell', coin: 'USDT', quantity: '400', paid: { currency: 'TRY', unit: '34', fee: '23.6' } },
    ])
  })
})
