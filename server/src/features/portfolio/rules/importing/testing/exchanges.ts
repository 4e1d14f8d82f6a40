import type Big from 'big.js'
import { anyFee, date, feeIn, manyRows, plain, rows, sideOf, sidesOf, totalOf, type Writer, zero } from './writing.ts'

/** Our own file, and those of exchanges abroad. */
export const exchanges: readonly Writer[] = [
  {
    name: 'Pusula',
    from: 'our own',
    quotes: ['USD'],
    fees: ['none', 'quote'],
    write: rows('date,kind,symbol,name,quantity,unit_usd,fee_usd,total_usd,notes,id', trade => [
      ...[trade.at, trade.side, trade.coin, trade.coin, plain(trade.quantity), plain(trade.price)],
      ...[plain(trade.fee?.quantity ?? zero), '', '', ''],
    ]),
  },
  {
    name: 'Binance, spot trades',
    from: 'BittyTax',
    quotes: ['USDT', 'USDC', 'TRY', 'EUR', 'BTC'],
    fees: anyFee,
    write: rows('Date(UTC),Pair,Side,Price,Executed,Amount,Fee', trade => [
      ...[date(trade), trade.coin + trade.quote, sideOf(trade), plain(trade.price)],
      ...[plain(trade.quantity) + trade.coin, plain(totalOf(trade)) + trade.quote],
      trade.fee ? plain(trade.fee.quantity) + trade.fee.asset : `0${trade.quote}`,
    ]),
  },
  {
    name: 'Binance, older trades',
    from: 'BittyTax',
    quotes: ['USDT', 'TRY', 'BTC'],
    fees: anyFee,
    write: rows('Date(UTC),Market,Type,Price,Amount,Total,Fee,Fee Coin', trade => [
      ...[date(trade), trade.coin + trade.quote, sideOf(trade), plain(trade.price), plain(trade.quantity)],
      ...[plain(totalOf(trade)), plain(trade.fee?.quantity ?? zero), trade.fee?.asset ?? trade.quote],
    ]),
  },
  {
    name: 'Binance, orders',
    from: 'exitbook and others',
    quotes: ['USDT', 'TRY', 'BTC'],
    fees: ['none'],
    write: rows(
      'Time,OrderNo,Pair,Type¹,Side,Order Price,Order Amount,Time,Executed²,Average Price,Trading total³,Status',
      (trade, i) => [
        ...['2020-01-01 00:00:00', i, trade.coin + trade.quote, 'Limit', sideOf(trade), plain(trade.price)],
        ...[plain(trade.quantity) + trade.coin, date(trade), plain(trade.quantity) + trade.coin, plain(trade.price)],
        ...[plain(totalOf(trade)) + trade.quote, 'FILLED'],
      ],
    ),
  },
  {
    name: 'Binance, statement',
    from: 'BittyTax',
    quotes: ['USDT', 'TRY', 'BTC'],
    fees: anyFee,
    write: manyRows('User_ID,UTC_Time,Account,Operation,Coin,Change,Remark', trade => {
      const { into, out } = sidesOf(trade)
      const line = (operation: string, asset: string, change: Big) => [
        ...[1, date(trade), 'Spot', operation, asset, plain(change), ''],
      ]
      const words =
        trade.side === 'buy' ? ['Transaction Buy', 'Transaction Spend'] : ['Transaction Revenue', 'Transaction Sold']
      const [came = '', went = ''] = words
      return [
        line(came, into.asset, into.quantity),
        line(went, out.asset, out.quantity.times(-1)),
        ...(trade.fee ? [line('Transaction Fee', trade.fee.asset, trade.fee.quantity.times(-1))] : []),
      ]
    }),
  },
  {
    name: 'Coinbase',
    from: 'BittyTax, Export-To-Ghostfolio',
    quotes: ['USD', 'EUR'],
    fees: ['none', 'quote'],
    write: rows(
      'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
      (trade, i) => {
        const sign = trade.quote === 'USD' ? '$' : '€'
        const isBuy = trade.side === 'buy'
        const amounts = [trade.price, totalOf(trade), totalOf(trade), trade.fee?.quantity ?? zero]
        return [
          ...[`id${i}`, `${date(trade)} UTC`, isBuy ? 'Buy' : 'Advanced Trade Sell', trade.coin],
          ...[
            (isBuy ? '' : '-') + plain(trade.quantity),
            trade.quote,
            ...amounts.map(amount => sign + plain(amount)),
            '',
          ],
        ]
      },
    ),
  },
  {
    name: 'Coinbase Pro, fills',
    from: 'BittyTax',
    quotes: ['USD', 'EUR', 'BTC'],
    fees: ['none', 'quote'],
    write: rows(
      'portfolio,trade id,product,side,created at,size,size unit,price,fee,total,price/fee/total unit',
      (trade, i) => [
        ...[
          'default',
          i + 1,
          `${trade.coin}-${trade.quote}`,
          sideOf(trade),
          trade.at,
          plain(trade.quantity),
          trade.coin,
        ],
        ...[plain(trade.price), plain(trade.fee?.quantity ?? zero), plain(totalOf(trade)), trade.quote],
      ],
    ),
  },
  {
    name: 'Coinbase Pro, account',
    from: 'BittyTax',
    quotes: ['USD', 'EUR', 'BTC'],
    fees: ['none', 'quote'],
    write: manyRows(
      'portfolio,type,time,amount,balance,amount/balance unit,transfer id,trade id,order id',
      (trade, i) => {
        const { into, out } = sidesOf(trade)
        const line = (type: string, asset: string, change: Big) => [
          'p',
          type,
          trade.at,
          plain(change),
          0,
          asset,
          '',
          i + 1,
          'o',
        ]
        return [
          line('match', into.asset, into.quantity),
          line('match', out.asset, out.quantity.times(-1)),
          ...(trade.fee ? [line('fee', trade.fee.asset, trade.fee.quantity.times(-1))] : []),
        ]
      },
    ),
  },
  {
    name: 'Kraken, trades',
    from: 'BittyTax',
    quotes: ['USD', 'EUR', 'BTC', 'USDT'],
    fees: ['none', 'quote'],
    write: rows('txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,ledgers', (trade, i) => [
      ...[
        `T${i}`,
        'O',
        trade.coin + trade.quote.replace('BTC', 'XBT'),
        date(trade),
        trade.side,
        'limit',
        plain(trade.price),
      ],
      ...[plain(totalOf(trade)), plain(trade.fee?.quantity ?? zero), plain(trade.quantity), '0', '', 'L'],
    ]),
  },
  {
    name: 'Kraken, ledger',
    from: 'BittyTax',
    quotes: ['USD', 'EUR', 'BTC'],
    fees: ['none', 'quote', 'base'],
    write: manyRows('txid,refid,time,type,subtype,aclass,asset,amount,fee,balance', (trade, i) => {
      const { into, out } = sidesOf(trade)
      const names: Record<string, string> = { BTC: 'XXBT', USD: 'ZUSD', EUR: 'ZEUR', ETH: 'XETH', DOGE: 'XXDG' }
      return [
        { ...into, sign: 1 },
        { ...out, sign: -1 },
      ].map(({ asset, quantity, sign }, half) => [
        ...[`L${i}-${half}`, `T${i}`, date(trade), 'trade', '', 'currency', names[asset] ?? asset],
        ...[plain(quantity.times(sign)), plain(feeIn(trade, asset)), '0'],
      ])
    }),
  },
  {
    name: 'OKX',
    from: 'everytrade-plugins',
    quotes: ['USDT', 'EUR', 'BTC'],
    fees: ['none', 'in'],
    write: manyRows(
      'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,Filled Price Unit,PnL,Fee,Fee Unit,Position Change,Position Balance,Position Unit,Balance Change,Balance,Balance Unit',
      (trade, i) => {
        const { into, out } = sidesOf(trade)
        return [
          { ...into, change: into.quantity.minus(feeIn(trade, into.asset)), fee: feeIn(trade, into.asset).times(-1) },
          { ...out, change: out.quantity.times(-1), fee: zero },
        ].map(({ asset, quantity, change, fee }, half) => [
          ...[`${i}${half}`, `o${i}`, date(trade), 'Spot', `${trade.coin}-${trade.quote}`, half ? 'Sell' : 'Buy'],
          ...[
            plain(quantity),
            asset,
            plain(trade.price),
            trade.quote,
            '0E-8',
            plain(fee),
            asset,
            '0E-8',
            '0E-8',
            asset,
          ],
          ...[plain(change), '0E-8', asset],
        ])
      },
    ),
  },
  {
    name: 'Bybit',
    from: 'everytrade-plugins',
    quotes: ['USDT', 'EUR', 'BTC'],
    fees: ['none', 'in'],
    write: rows(
      'Spot Pairs,Order Type,Direction,feeCoin,ExecFeeV2,Filled Value,Filled Price,Filled Quantity,Fees,Transaction ID,Order No.,Timestamp (UTC)',
      (trade, i) => [
        ...[
          trade.coin + trade.quote,
          'LIMIT',
          sideOf(trade),
          sidesOf(trade).into.asset,
          plain(trade.fee?.quantity ?? zero),
        ],
        ...[plain(totalOf(trade)), plain(trade.price), plain(trade.quantity), '--', `t${i}`, ` ${i}`],
        `${trade.at.slice(11, 16)} ${trade.at.slice(0, 10)}`,
      ],
    ),
  },
  {
    name: 'KuCoin, filled orders',
    from: 'BittyTax',
    quotes: ['USDT', 'EUR', 'BTC'],
    fees: anyFee,
    write: rows(
      'UID,Account Type,Order ID,Order Time(UTC+03:00),Symbol,Side,Order Type,Order Price,Order Amount,Avg. Filled Price,Filled Amount,Filled Volume,Filled Volume (USDT),Filled Time(UTC+03:00),Fee,Fee Currency,Tax,Status',
      (trade, i) => {
        const local = new Date(Date.parse(trade.at) + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
        return [
          ...[1, 'mainAccount', `o${i}`, local, `${trade.coin}-${trade.quote}`, sideOf(trade), 'LIMIT', '', ''],
          ...[plain(trade.price), plain(trade.quantity), plain(totalOf(trade)), '', local],
          ...[plain(trade.fee?.quantity ?? zero), trade.fee?.asset ?? trade.quote, '', 'deal'],
        ]
      },
    ),
  },
  {
    name: 'KuCoin, older trades',
    from: 'BittyTax',
    quotes: ['USDT', 'BTC'],
    fees: anyFee,
    write: rows('tradeCreatedAt,orderId,symbol,side,price,size,funds,fee,liquidity,feeCurrency,orderType', trade => [
      new Date(Date.parse(trade.at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
      ...[
        'o',
        `${trade.coin}-${trade.quote}`,
        trade.side,
        plain(trade.price),
        plain(trade.quantity),
        plain(totalOf(trade)),
      ],
      ...[plain(trade.fee?.quantity ?? zero), 'taker', trade.fee?.asset ?? trade.quote, 'market'],
    ]),
  },
]
