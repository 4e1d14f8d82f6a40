import Big from 'big.js'
import fc from 'fast-check'
import { decimalOfBig } from '../../exact.ts'
import type { Amount } from '../facts.ts'
import { dollarsPer, type StoredEntry } from './trades.ts'

/** What else happens to coins: one is changed into another, some are sent or received, some are given. */
export type Move =
  | { kind: 'convert'; at: string; out: Amount; in: Amount }
  | { kind: 'transfer'; at: string; change: Amount }
  | { kind: 'reward'; at: string; in: Amount }

/** Who writes such moves down, and under which head; `from` as with trades. */
interface Mover {
  name: string
  from: string
  head: string
  kinds: readonly Move['kind'][]
  lines: (move: Move, i: number) => (string | number)[][]
}

const plain = decimalOfBig
const date = ({ at }: Move) => at.slice(0, 19).replace('T', ' ')
const worthOf = ({ quantity, asset }: Amount) => quantity.times(dollarsPer[asset] ?? 0)
/** What a balance changes by, side by side. */
const changesOf = (move: Move): Amount[] =>
  move.kind === 'convert'
    ? [{ ...move.out, quantity: move.out.quantity.times(-1) }, move.in]
    : [move.kind === 'transfer' ? move.change : move.in]
const isOut = (amount: Amount) => amount.quantity.lt(0)

export const movers: readonly Mover[] = [
  {
    name: 'Binance, statement',
    from: 'BittyTax',
    head: 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    kinds: ['convert', 'transfer', 'reward'],
    lines: move =>
      changesOf(move).map(change => {
        const moved = isOut(change) ? 'Withdraw' : 'Deposit'
        const operation = { convert: 'Binance Convert', transfer: moved, reward: 'Staking Rewards' }[move.kind]
        return [1, date(move), 'Spot', operation, change.asset, plain(change.quantity), '']
      }),
  },
  {
    name: 'Binance, conversions',
    from: 'BittyTax',
    head: 'Date,Wallet,Pair,Type,Sell,Buy,Price,Inverse Price,Date Updated,Status',
    kinds: ['convert'],
    lines: move => {
      const [out = '', into = ''] = changesOf(move).map(({ quantity, asset }) => `${plain(quantity.abs())} ${asset}`)
      return [[date(move), 'Spot', 'X', 'Market', out, into, 'x', 'y', date(move), 'Successful']]
    },
  },
  {
    name: 'KuCoin, conversions',
    from: 'exitbook',
    head: 'UID,Account Type,Payment Account,Sell,Buy,Price,Tax,Time of Update(UTC),Status',
    kinds: ['convert'],
    lines: move => {
      const [out = '', into = ''] = changesOf(move).map(({ quantity, asset }) => `${plain(quantity.abs())} ${asset}`)
      return [['u', 'mainAccount', 'Trading', out, into, 'x', '', date(move), 'Success']]
    },
  },
  {
    name: 'Coinbase',
    from: 'BittyTax',
    head: 'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
    kinds: ['convert', 'transfer', 'reward'],
    lines: (move, i) => {
      const [first, second] = changesOf(move)
      if (!first) return []
      const moved = isOut(first) ? 'Send' : 'Receive'
      const type = { convert: 'Convert', transfer: moved, reward: 'Staking Income' }[move.kind]
      const note = second
        ? `Converted ${plain(first.quantity.abs())} ${first.asset} to ${plain(second.quantity)} ${second.asset}`
        : ''
      const worth = `$${plain(worthOf(first).abs())}`
      return [
        [
          `i${i}`,
          `${date(move)} UTC`,
          type,
          first.asset,
          plain(first.quantity),
          'USD',
          '$1.00',
          worth,
          worth,
          '$0.00',
          note,
        ],
      ]
    },
  },
  {
    name: 'Coinbase Pro, account',
    from: 'BittyTax',
    head: 'portfolio,type,time,amount,balance,amount/balance unit,transfer id,trade id,order id',
    kinds: ['transfer'],
    lines: move =>
      changesOf(move).map(change => [
        ...[
          'p',
          isOut(change) ? 'withdrawal' : 'deposit',
          move.at,
          plain(change.quantity),
          0,
          change.asset,
          't',
          '',
          '',
        ],
      ]),
  },
  {
    name: 'Kraken, ledger',
    from: 'BittyTax',
    head: 'txid,refid,time,type,subtype,aclass,asset,amount,fee,balance',
    kinds: ['convert', 'transfer', 'reward'],
    lines: (move, i) =>
      changesOf(move).map((change, half) => {
        const type = {
          convert: half ? 'receive' : 'spend',
          transfer: isOut(change) ? 'withdrawal' : 'deposit',
          reward: 'staking',
        }[move.kind]
        return [
          `L${i}${half}`,
          `R${i}`,
          date(move),
          type,
          '',
          'currency',
          change.asset,
          plain(change.quantity),
          '0',
          '0',
        ]
      }),
  },
  {
    name: 'OKX',
    from: 'everytrade-plugins, giacenze_crypto',
    head: 'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit',
    kinds: ['convert', 'transfer'],
    lines: (move, i) =>
      changesOf(move).map((change, half) => [
        ...[`${i}${half}`, `o${i}`, date(move), move.kind === 'convert' ? 'Spot' : 'Transfer', 'A-B-CONVERT', ''],
        ...[plain(change.quantity.abs()), change.asset, '1', '0', '0', change.asset, '0', '0'],
        ...[plain(change.quantity), '0', change.asset],
      ]),
  },
  {
    name: 'Koinly',
    from: 'BittyTax',
    head: 'Date,Type,Label,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,TxHash',
    kinds: ['convert', 'transfer', 'reward'],
    lines: move => {
      const changes = changesOf(move)
      const [out, into] = [changes.find(isOut), changes.find(change => !isOut(change))]
      const type = { convert: 'exchange', transfer: 'transfer', reward: 'crypto_deposit' }[move.kind]
      const side = (amount: Amount | undefined) => [amount ? plain(amount.quantity.abs()) : '', amount?.asset ?? '']
      return [
        [`${date(move)} UTC`, type, move.kind === 'reward' ? 'reward' : '', ...side(out), ...side(into), '', '', ''],
      ]
    },
  },
  {
    name: 'CoinTracking',
    from: 'Export-To-Ghostfolio',
    head: 'Type,Buy,Cur.,Sell,Cur.,Fee,Cur.,Exchange,Group,Comment,Date',
    kinds: ['convert', 'transfer', 'reward'],
    lines: move => {
      const changes = changesOf(move)
      const [out, into] = [changes.find(isOut), changes.find(change => !isOut(change))]
      const type = { convert: 'Trade', transfer: out ? 'Withdrawal' : 'Deposit', reward: 'Staking' }[move.kind]
      const side = (amount: Amount | undefined) => [amount ? plain(amount.quantity.abs()) : '', amount?.asset ?? '']
      return [[type, ...side(into), ...side(out), '', '', 'x', '', '', date(move)]]
    },
  },
  {
    name: 'Delta',
    from: 'Export-To-Ghostfolio',
    head: 'Date,Way,Base amount,Base currency (name),Base type,Quote amount,Quote currency,Exchange,Sent/Received from,Sent to,Fee amount,Fee currency (name),Broker,Notes',
    kinds: ['convert', 'transfer'],
    lines: move => {
      const [first, second] = changesOf(move)
      const base = second ?? first
      const way = second ? 'BUY' : first && isOut(first) ? 'WITHDRAW' : 'DEPOSIT'
      const quote = second && first ? [plain(first.quantity.abs()), first.asset] : ['', '']
      return base
        ? [
            [
              move.at,
              way,
              plain(base.quantity.abs()),
              `${base.asset} (x)`,
              'CRYPTO',
              ...quote,
              'x',
              '',
              '',
              '',
              '',
              '',
              '',
            ],
          ]
        : []
    },
  },
  {
    name: 'Turkish columns',
    from: 'no public reader: the words of the language',
    head: 'Tarih,Çift,İşlem Tipi,Miktar,Fiyat',
    kinds: ['transfer'],
    lines: move =>
      changesOf(move).map(change => [
        ...[
          date(move),
          `${change.asset}/TRY`,
          isOut(change) ? 'Çekme' : 'Yatırma',
          plain(change.quantity.abs()),
          '0.5',
        ],
      ]),
  },
  {
    name: 'Koinly, template for trades',
    from: 'Koinly’s own help',
    head: 'Koinly Date,Pair,Side,Amount,Total,Fee Amount,Fee Currency,Order ID,Trade ID',
    kinds: ['convert'],
    lines: move => {
      const [out, into] = changesOf(move)
      return out && into
        ? [
            [
              `${date(move)} UTC`,
              `${into.asset}-${out.asset}`,
              'buy',
              plain(into.quantity),
              plain(out.quantity.abs()),
              '',
              '',
              '',
              '',
            ],
          ]
        : []
    },
  },
]

/** Slow and plain: a conversion is a sale and a purchase of equal worth, a gift costs nothing, what is sent stays one's own. */
export function entriesOfMove(move: Move): StoredEntry[] {
  const usd = (amount: Big) => decimalOfBig(amount.round(16, Big.roundHalfUp))
  const entry = (kind: StoredEntry['kind'], { asset, quantity }: Amount, unit: Big): StoredEntry => ({
    ...{ kind, coin: asset, quantity: plain(quantity), usdCostBasis: usd(unit), feeUsd: '0', paid: undefined },
    tradedAt: move.at,
  })
  if (move.kind === 'transfer') return []
  if (move.kind === 'reward') return [entry('buy', move.in, Big(0))]
  const worth = worthOf(move.out)
  return [entry('sell', move.out, worth.div(move.out.quantity)), entry('buy', move.in, worth.div(move.in.quantity))]
}

const coins = fc.bigInt({ min: 1n, max: 10n ** 13n }).map(units => Big(units.toString()).div(1e8))
const amountOf = (...assets: string[]) => fc.record({ asset: fc.constantFrom(...assets), quantity: coins })
const firstMs = Date.parse('2023-01-01T00:00:00Z')

/** A history of the kinds that somebody writes down, each at a minute of its own. */
export const movesOf = (kinds: readonly Move['kind'][]): fc.Arbitrary<Move[]> =>
  fc
    .uniqueArray(
      fc.record({
        minute: fc.integer({ min: 0, max: 1_900_000 }),
        kind: fc.constantFrom(...kinds),
        out: amountOf('BTC', 'BNB'),
        into: amountOf('SOL', 'AVAX', 'TRX'),
        isIn: fc.boolean(),
      }),
      { selector: ({ minute }) => minute, minLength: 1, maxLength: 12 },
    )
    .map(read =>
      read.map(({ minute, kind, out, into, isIn }): Move => {
        const at = new Date(firstMs + minute * 60_000).toISOString()
        const change = isIn ? into : { ...out, quantity: out.quantity.times(-1) }
        if (kind === 'convert') return { kind, at, out, in: into }
        return kind === 'transfer' ? { kind, at, change } : { kind, at, in: into }
      }),
    )
