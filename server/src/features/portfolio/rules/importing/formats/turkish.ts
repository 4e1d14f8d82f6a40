import { assetOf, pairOf, sideWordIn } from '../assets.ts'
import { bad, moved, skipped } from '../facts.ts'
import { type FileFormat, hasAll, isClock, oneOf, pairTrade } from '../format.ts'
import { becameOf, noTrade } from '../orders.ts'
import { folded } from '../table.ts'

/** The trades of BtcTurk under the names that its interface gives them. What is sold is a number below zero. */
const btcturk: FileFormat = {
  name: 'btcturk',
  habit: 'point',
  isHead: columns => hasAll(columns, 'numeratorsymbol', 'denominatorsymbol', 'ordertype', 'price', 'amount', 'fee'),
  isNumber: oneOf('price', 'amount', 'fee', 'tax'),
  isDate: oneOf('timestamp', 'date'),
  read: ([{ cell, number, at }]) => {
    const quote = assetOf(cell('denominatorsymbol'))
    const fee = number('fee')
      ?.abs()
      .plus(number('tax')?.abs() ?? 0)
    return pairTrade({
      at: at('timestamp') ?? at('date'),
      side: cell('ordertype'),
      pair: { base: assetOf(cell('numeratorsymbol')), quote },
      quantity: number('amount')?.abs(),
      price: number('price'),
      fee: fee && { quantity: fee, asset: quote },
      note: 'BtcTurk',
      tradeId: cell('id') || undefined,
    })
  },
}

/** The words under which local exchanges tell of a trade; the first that a file has counts. */
const words = {
  date: ['islem tarihi', 'tarih', 'tarih/saat', 'tarih / saat', 'tarih ve saat', 'zaman', 'islem zamani'],
  pair: ['islem cifti', 'cift', 'parite', 'piyasa', 'market', 'pazar', 'sembol'],
  coin: ['kripto varlik', 'kripto para', 'varlik', 'coin', 'kripto'],
  money: ['para birimi', 'islem para birimi', 'odeme birimi'],
  side: ['islem tipi', 'islem turu', 'islem yonu', 'alis/satis', 'al/sat', 'yon', 'taraf', 'tur', 'tip', 'islem'],
  order: ['emir yonu', 'emir tipi', 'emir turu', 'emir'],
  done: ['gerceklesen miktar', 'gerceklesen'],
  quantity: ['miktar', 'adet'],
  price: ['gerceklesen fiyat', 'ortalama fiyat', 'birim fiyat', 'islem fiyati', 'fiyat'],
  total: ['toplam tutar', 'islem tutari', 'toplam', 'tutar', 'hacim'],
  fee: ['komisyon tutari', 'komisyon', 'islem ucreti', 'ucret', 'kesinti'],
  feeCoin: ['komisyon birimi', 'komisyon para birimi', 'ucret birimi'],
  status: ['durum', 'emir durumu'],
  id: ['islem no', 'islem numarasi', 'islem id'],
} as const

type Word = keyof typeof words
/** Fiyat (TL) is the price, in lira; Tarih (UTC) the date, on that clock. */
const unitIn = /\s*\(([^)]*)\)$/
const named = (column: string) => column.replace(unitIn, '')
const columnOf = (columns: readonly string[], word: Word): string => {
  for (const name of words[word]) {
    const column = columns.find(one => named(one) === name)
    if (column) return column
  }
  return ''
}
const unitOf = (column: string): string => unitIn.exec(column)?.[1] ?? ''
const isNamed = (...wanted: Word[]) => {
  const names: readonly string[] = wanted.flatMap(word => [...words[word]])
  return (column: string) => names.includes(named(column))
}

/** A table of trades with Turkish columns, as local exchanges write it. */
const turkish: FileFormat = {
  name: 'turkish',
  isHead: columns => {
    const has = (word: Word) => columnOf(columns, word) !== ''
    const isPaid = unitOf(columnOf(columns, 'price')) !== '' || has('money')
    const isPaired = has('pair') || (has('coin') && isPaid)
    return has('date') && isPaired && (has('side') || has('order')) && (has('done') || has('quantity')) && has('price')
  },
  isNumber: isNamed('done', 'quantity', 'price', 'total', 'fee'),
  isDate: isNamed('date'),
  isClock,
  read: ([row]) => {
    const { columns, cell, number, amount, at } = row
    const of = (word: Word) => columnOf(columns, word)
    const quantityIn = (column: string) => number(column) ?? amount(column)?.quantity
    const done = quantityIn(of('done'))?.abs()
    const became = becameOf(folded(cell(of('status'))))
    const sides = columns.filter(isNamed('side', 'order'))
    const side = folded(sides.map(column => cell(column)).join(' '))
    if (done?.eq(0) || (became === 'notDone' && !done)) return skipped('notDone')
    if (became === 'partly' && !done) return bad('quantity')
    const other = done ? undefined : noTrade(side)
    if (other) return other
    const coin = cell(of('pair')) || cell(of('coin'))
    if (/(yatirma|cekme|transfer|gonder|havale|eft)/.test(side)) {
      const quantity = done ?? quantityIn(of('quantity'))?.abs()
      const kind = /yatirma/.test(side) ? 'in' : /cekme|gonder/.test(side) ? 'out' : undefined
      const amount = quantity && { quantity, asset: pairOf(coin)?.base ?? assetOf(coin) }
      return moved({ kind, at: at(of('date')), amount, note: 'CSV', tradeId: cell(of('id')) || undefined })
    }
    const price = of('price')
    const money = cell(of('money')) || unitOf(price)
    const pair = pairOf(coin) ?? (coin && money ? { base: assetOf(coin), quote: assetOf(money) } : undefined)
    const fee = amount(of('fee')) ?? { quantity: number(of('fee')), asset: '' }
    const feeIn = cell(of('feeCoin')) || fee.asset || unitOf(of('fee')) || (pair?.quote ?? '')
    return pairTrade({
      at: at(of('date')),
      side: sideWordIn(side),
      pair,
      quantity: done ?? quantityIn(of('quantity'))?.abs(),
      // The total may hold the fee; the price never does.
      price: quantityIn(price),
      fee: fee.quantity && { quantity: fee.quantity.abs(), asset: assetOf(feeIn) },
      note: 'CSV',
      tradeId: cell(of('id')) || undefined,
    })
  },
}

export const local: readonly FileFormat[] = [btcturk, turkish]
