import { fixed } from '@pusula/words'
import type Big from 'big.js'
import { anyFee, date, feeIn, lines, plain, rows, sideOf, sidesOf, totalOf, type Writer, zero } from './writing.ts'

/** Files of other portfolios, of local exchanges, and of nobody. */
export const others: readonly Writer[] = [
  {
    name: 'Koinly',
    from: 'BittyTax',
    quotes: ['USD', 'TRY', 'BTC'],
    fees: anyFee,
    write: rows(
      'Date,Type,Label,Sending Wallet,Sent Amount,Sent Currency,Sent Cost Basis,Receiving Wallet,Received Amount,Received Currency,Received Cost Basis,Fee Amount,Fee Currency,Gain (GBP),Net Value (GBP),Fee Value (GBP),TxSrc,TxDest,TxHash,Description',
      trade => {
        const { into, out } = sidesOf(trade)
        return [
          ...[`${date(trade)} UTC`, 'exchange', '', 'w', plain(out.quantity), out.asset, '', 'w'],
          ...[plain(into.quantity), into.asset, '', plain(trade.fee?.quantity), trade.fee?.asset ?? ''],
          ...['', '', '', '', '', '', ''],
        ]
      },
    ),
  },
  {
    name: 'Koinly, template for trades',
    from: 'Koinly’s own help',
    quotes: ['USD', 'EUR', 'BTC'],
    fees: anyFee,
    write: rows('Koinly Date,Pair,Side,Amount,Total,Fee Amount,Fee Currency,Order ID,Trade ID', trade => [
      ...[`${date(trade).slice(0, 16)} UTC`, `${trade.coin}-${trade.quote}`, trade.side, plain(trade.quantity)],
      ...[plain(totalOf(trade)), plain(trade.fee?.quantity), trade.fee?.asset ?? '', '', ''],
    ]),
  },
  {
    name: 'CoinTracking',
    from: 'Export-To-Ghostfolio',
    quotes: ['USD', 'TRY', 'BTC'],
    fees: anyFee,
    answers: { dateOrder: 'dayFirst' },
    write: trades =>
      lines(
        '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"',
        trades.map(trade => {
          const { into, out } = sidesOf(trade)
          // Its amounts hold the fee already, its decimals have a comma, and its days come first.
          const [bought, sold] = [
            into.quantity.minus(feeIn(trade, into.asset)),
            out.quantity.plus(feeIn(trade, out.asset)),
          ]
          const [year, month, day] = trade.at.slice(0, 10).split('-')
          const comma = (amount: Big | undefined) => (amount ? fixed(amount.toString(), 16).replace('.', ',') : '')
          return [
            ...['Trade', comma(bought), into.asset, comma(sold), out.asset, comma(trade.fee?.quantity)],
            ...[trade.fee?.asset ?? '', 'Kraken', '', '', `${day}.${month}.${year} ${trade.at.slice(11, 19)}`, ''],
          ]
            .map(cell => `"${cell}"`)
            .join(',')
        }),
      ),
  },
  {
    name: 'Ghostfolio',
    from: 'Ghostfolio’s own importer',
    quotes: ['USD', 'EUR', 'TRY'],
    fees: ['none', 'quote'],
    write: rows('Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note', trade => [
      ...[trade.at, `${trade.coin}-USD`, 'YAHOO', trade.quote, plain(trade.price), plain(trade.quantity), trade.side],
      ...[plain(trade.fee?.quantity ?? zero), ''],
    ]),
  },
  {
    name: 'Delta',
    from: 'Export-To-Ghostfolio',
    quotes: ['USD', 'EUR', 'BTC'],
    fees: anyFee,
    write: rows(
      'Date,Way,Base amount,Base currency (name),Base type,Quote amount,Quote currency,Exchange,Sent/Received from,Sent to,Fee amount,Fee currency (name),Broker,Notes',
      trade => [
        ...[trade.at, sideOf(trade), plain(trade.quantity), `${trade.coin} (A coin)`, 'CRYPTO', plain(totalOf(trade))],
        ...[trade.quote, 'Kraken', '', '', plain(trade.fee?.quantity), trade.fee?.asset ?? '', '', ''],
      ],
    ),
  },
  {
    name: 'BtcTurk',
    from: 'the exchange’s own interface',
    quotes: ['TRY', 'USDT'],
    fees: ['none', 'quote'],
    write: rows('price,numeratorSymbol,denominatorSymbol,orderType,orderId,id,timestamp,amount,fee,tax', (trade, i) => [
      ...[plain(trade.price), trade.coin, trade.quote, trade.side, 'o', i, Date.parse(trade.at)],
      ...[(trade.side === 'sell' ? '-' : '') + plain(trade.quantity), plain(trade.fee?.quantity.times(-1) ?? zero), 0],
    ]),
  },
  {
    name: 'Turkish columns',
    from: 'no public reader: the words of the language',
    quotes: ['TRY', 'USDT'],
    fees: ['none', 'quote'],
    write: trades =>
      lines(
        'İşlem No;Tarih;İşlem Çifti;İşlem Tipi;Miktar;Fiyat;Toplam;Komisyon',
        trades.map((trade, i) => {
          const [year, month, day] = trade.at.slice(0, 10).split('-')
          const turkish = (amount: Big) => {
            const [whole = '', part = ''] = fixed(amount.toString(), 8).split('.')
            return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${part}`
          }
          return [
            ...[
              i,
              `${day}.${month}.${year} ${trade.at.slice(11, 19)}`,
              `${trade.coin}/${trade.quote.replace('TRY', 'TL')}`,
            ],
            ...[trade.side === 'buy' ? 'ALIŞ' : 'Satış', turkish(trade.quantity), turkish(trade.price)],
            ...[turkish(totalOf(trade)), turkish(trade.fee?.quantity ?? zero)],
          ].join(';')
        }),
        '\r\n',
      ),
  },
  {
    name: 'any table',
    from: 'mapped by hand',
    quotes: ['EUR'],
    fees: ['none', 'quote'],
    answers: {
      dateOrder: 'monthFirst',
      mapping: { date: 'When', coin: 'What', quantity: 'How much', price: 'At', fee: 'Cost of it', currency: 'EUR' },
    },
    write: trades =>
      lines(
        'When\tWhat\tHow much\tAt\tCost of it',
        trades.map(trade => {
          const [year, month, day] = trade.at.slice(0, 10).split('-')
          const amounts = [
            trade.side === 'buy' ? trade.quantity : trade.quantity.times(-1),
            trade.price,
            trade.fee?.quantity ?? zero,
          ]
          return [
            `${month}/${day}/${year} ${trade.at.slice(11, 16)}`,
            trade.coin,
            ...amounts.map(amount => fixed(amount.toString(), 9)),
          ].join('\t')
        }),
      ),
  },
]
