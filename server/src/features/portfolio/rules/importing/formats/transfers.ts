import { assetOf } from '../assets.ts'
import { type Amount, bad, type Reading, skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, type Row } from '../format.ts'
import { becameOf } from '../orders.ts'
import { folded } from '../table.ts'
import { transferOf } from './two-sided.ts'

interface TransferLine {
  kind: 'in' | 'out'
  at: string | undefined
  quantity: Amount['quantity'] | undefined
  asset: string
  /** In the coin itself, beside the quantity. */
  fee?: Amount['quantity'] | undefined
  note: string
  tradeId: string
}

/** Coins that came from elsewhere or went there, by a line that names them and their fee. */
function movedBy({ kind, at, quantity, asset, fee, note, tradeId }: TransferLine): Reading {
  if (!at) return bad('date')
  if (!asset) return bad('coin')
  if (!quantity?.abs().gt(0)) return bad('quantity')
  const amount = { quantity: quantity.abs(), asset: assetOf(asset) }
  const [into, out] = kind === 'in' ? [amount, undefined] : [undefined, amount]
  return transferOf({
    ...{ at, into, out, fee: fee && { quantity: fee.abs(), asset: amount.asset }, note },
    tradeId: tradeId || undefined,
  })
}

const isBinanceDate = (column: string) => /^date(\(utc[^)]*\))?$|^time$/.test(column)
const isBinance = (columns: readonly string[]) =>
  hasAll(columns, 'coin', 'amount', 'address', 'txid', 'status') && columns.some(isBinanceDate)
const binanceFees = oneOf('fee', 'transactionfee')

const binance = {
  name: 'binance',
  habit: 'point',
  hasShortYears: true,
  isNumber: (column: string) => column === 'amount' || binanceFees(column),
  isDate: isBinanceDate,
} as const

/** The same transaction may bring several coins, or the same coin twice. */
const binanceLine = (kind: 'in' | 'out', { columns, cell, number, at }: Row): Reading =>
  /completed|success/i.test(cell('status'))
    ? movedBy({
        ...{ kind, at: at(columns.find(isBinanceDate)), quantity: number('amount'), asset: cell('coin') },
        ...{ fee: number(columns.find(binanceFees)), note: 'Binance', tradeId: cell('txid') },
      })
    : skipped('notDone')

/** Its history of withdrawals has a column of fees, that of deposits none. */
const binanceMoves: FileFormat = {
  ...binance,
  isHead: columns => isBinance(columns) && !columns.includes('transactionfee'),
  read: ([row]) => binanceLine(row.columns.includes('fee') ? 'out' : 'in', row),
}

/** Older ones had the same columns both ways: only who takes coins out pays for it, so one fee tells of the whole file. */
const olderBinanceMoves: FileFormat = {
  ...binance,
  isHead: columns => isBinance(columns) && columns.includes('transactionfee'),
  group: async rows => {
    if (rows.some(({ number }) => number('transactionfee')?.gt(0))) for (const row of rows) withdrawn.add(row)
    return rows.map(row => [row])
  },
  read: ([row]) => binanceLine(withdrawn.has(row) ? 'out' : 'in', row),
}
const withdrawn = new WeakSet<Row>()

/** Lira, euros and dollars that went to the bank or came from it, both ways in the same columns. */
const binanceMoney: FileFormat = {
  ...binance,
  isHead: columns =>
    hasAll(columns, 'coin', 'amount', 'status', 'payment method', 'indicated amount') && columns.some(isBinanceDate),
  read: () => skipped('transfer'),
}

/** Deposits and withdrawals of BtcTurk under the names that its interface gives them; money has a file of the same columns. */
const btcturkMoves: FileFormat = {
  name: 'btcturk',
  habit: 'point',
  isHead: columns => hasAll(columns, 'balancetype', 'currencysymbol', 'timestamp', 'amount'),
  isNumber: oneOf('amount', 'fee', 'tax'),
  isDate: oneOf('timestamp', 'date'),
  read: ([{ cell, number, at }]) => {
    const way = folded(cell('balancetype'))
    if (!/deposit|withdraw/.test(way)) return bad('kind')
    const fee = number('fee')?.abs()
    return movedBy({
      ...{ kind: way.includes('deposit') ? 'in' : 'out', at: at('timestamp'), quantity: number('amount') },
      ...{ asset: cell('currencysymbol'), fee: fee?.plus(number('tax')?.abs() ?? 0) },
      ...{ note: 'BtcTurk', tradeId: cell('id') },
    })
  },
}

/** What a wallet has seen: of what left it, the network's fee is a part. */
const ledgerLive: FileFormat = {
  name: 'ledgerlive',
  habit: 'point',
  isHead: columns =>
    hasAll(columns, 'operation date', 'currency ticker', 'operation type', 'operation amount', 'operation fees'),
  isNumber: oneOf('operation amount', 'operation fees'),
  isDate: oneOf('operation date'),
  read: ([{ cell, number, at }]) => {
    const type = folded(cell('operation type'))
    if (becameOf(folded(cell('status'))) === 'notDone') return skipped('notDone')
    const common = { at: at('operation date'), quantity: number('operation amount'), asset: cell('currency ticker') }
    const said = { note: 'Ledger Live', tradeId: cell('operation hash') }
    if (type === 'in' || type === 'out') return movedBy({ kind: type, ...common, ...said })
    const isReward = /reward/.test(type) && common.at && common.quantity?.gt(0)
    if (!isReward || !common.at || !common.quantity) return skipped('other')
    const into = { quantity: common.quantity, asset: assetOf(common.asset) }
    return { kind: 'reward', at: common.at, in: into, note: said.note, tradeId: said.tradeId || undefined }
  },
}

/** The fee stands beside what was sent. */
const trezorSuite: FileFormat = {
  name: 'trezor',
  isHead: columns => hasAll(columns, 'timestamp', 'type', 'transaction id', 'fee unit', 'amount', 'amount unit'),
  isNumber: oneOf('amount', 'fee'),
  isDate: oneOf('timestamp'),
  read: ([{ cell, number, at }]) => {
    const type = folded(cell('type'))
    if (type.startsWith('fail')) return skipped('notDone')
    const kind = type.startsWith('rec') ? 'in' : type.startsWith('sent') ? 'out' : undefined
    if (!kind) return skipped('transfer')
    const isOwnFee = assetOf(cell('fee unit')) === assetOf(cell('amount unit'))
    return movedBy({
      ...{ kind, at: at('timestamp'), quantity: number('amount'), asset: cell('amount unit') },
      ...{ fee: isOwnFee ? number('fee') : undefined, note: 'Trezor', tradeId: cell('transaction id') },
    })
  },
}

/** As local exchanges name the columns of deposits and withdrawals, the first that a file has. */
const words = {
  date: ['islem tarihi', 'tarih', 'tarih/saat', 'tarih / saat', 'tarih ve saat', 'zaman', 'islem zamani'],
  coin: ['kripto varlik', 'kripto para', 'varlik', 'coin', 'kripto', 'para birimi', 'birim', 'sembol'],
  way: ['islem tipi', 'islem turu', 'islem', 'tur', 'tip', 'yon'],
  quantity: ['miktar', 'adet', 'tutar'],
  fee: ['islem ucreti', 'ag ucreti', 'transfer ucreti', 'komisyon', 'ucret', 'kesinti'],
  id: ['txid', 'tx id', 'tx hash', 'islem hash', 'islem no', 'islem id', 'islem numarasi'],
  status: ['durum', 'islem durumu'],
  /** Of these, no trade has one. */
  place: ['adres', 'cuzdan adresi', 'alici adres', 'gonderen adres', 'ag', 'txid', 'tx id', 'tx hash', 'islem hash'],
} as const
const find = (columns: readonly string[], word: keyof typeof words) => words[word].find(name => columns.includes(name))
const isOf = (word: keyof typeof words) => (column: string) => words[word].some(name => name === column)

/** A table of deposits and withdrawals with Turkish columns: it names a network or an address, and no price. */
const turkishMoves: FileFormat = {
  name: 'turkish',
  isHead: columns =>
    (['date', 'coin', 'way', 'quantity', 'place'] as const).every(word => find(columns, word)) &&
    !columns.some(column => /fiyat/.test(column)),
  isNumber: column => isOf('quantity')(column) || isOf('fee')(column),
  isDate: isOf('date'),
  isClock: oneOf('saat', 'islem saati'),
  read: ([{ columns, cell, number, amount, at }]) => {
    const of = (word: keyof typeof words) => find(columns, word)
    const way = folded(cell(of('way')))
    if (becameOf(folded(cell(of('status')))) === 'notDone') return skipped('notDone')
    const kind = /yatir|gelen|alma|giris/.test(way) ? 'in' : /cek|gonder|giden|cikis/.test(way) ? 'out' : undefined
    if (!kind) return bad('kind')
    const quantityIn = (word: 'quantity' | 'fee') => number(of(word)) ?? amount(of(word))?.quantity
    return movedBy({
      ...{ kind, at: at(of('date')), quantity: quantityIn('quantity'), asset: cell(of('coin')) },
      ...{ fee: quantityIn('fee'), note: 'CSV', tradeId: cell(of('id')) },
    })
  },
}

/** Files that hold deposits and withdrawals and nothing else. */
export const transferFormats: readonly FileFormat[] = [
  binanceMoves,
  olderBinanceMoves,
  binanceMoney,
  btcturkMoves,
  ledgerLive,
  trezorSuite,
  turkishMoves,
]
