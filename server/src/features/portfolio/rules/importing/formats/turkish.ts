import { assetOf, pairOf } from '../assets.ts'
import { skipped } from '../facts.ts'
import { type FileFormat, hasAll, oneOf, pairTrade } from '../format.ts'
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
  date: ['islem tarihi', 'tarih', 'tarih/saat', 'tarih / saat', 'zaman', 'islem zamani'],
  pair: ['islem cifti', 'cift', 'parite', 'piyasa', 'market', 'pazar', 'sembol'],
  side: ['islem tipi', 'islem turu', 'islem yonu', 'alis/satis', 'yon', 'tur', 'tip', 'islem', 'emir yonu'],
  quantity: ['gerceklesen miktar', 'miktar', 'adet'],
  price: ['gerceklesen fiyat', 'ortalama fiyat', 'birim fiyat', 'islem fiyati', 'fiyat'],
  total: ['toplam tutar', 'islem tutari', 'toplam', 'tutar', 'hacim'],
  fee: ['komisyon tutari', 'komisyon', 'islem ucreti', 'ucret', 'kesinti'],
  feeCoin: ['komisyon birimi', 'komisyon para birimi', 'ucret birimi'],
  status: ['durum', 'emir durumu'],
  id: ['islem no', 'islem numarasi', 'islem id'],
} as const

type Word = keyof typeof words
const columnOf = (columns: readonly string[], word: Word): string =>
  words[word].find(name => columns.includes(name)) ?? ''
const needed: readonly Word[] = ['date', 'pair', 'side', 'quantity', 'price']

/** A table of trades with Turkish columns, as local exchanges write it. */
const turkish: FileFormat = {
  name: 'turkish',
  isHead: columns => needed.every(word => columnOf(columns, word)),
  isNumber: oneOf(...words.quantity, ...words.price, ...words.total, ...words.fee),
  isDate: oneOf(...words.date),
  read: ([{ columns, cell, number, at }]) => {
    const of = (word: Word) => columnOf(columns, word)
    if (/(iptal|red|bekl)/.test(folded(cell(of('status'))))) return skipped('notDone')
    const side = folded(cell(of('side')))
    if (/(yatirma|cekme|transfer|gonder|havale|eft)/.test(side)) return skipped('transfer')
    const pair = pairOf(cell(of('pair')))
    const fee = number(of('fee'))?.abs()
    return pairTrade({
      at: at(of('date')),
      side: side.replace(/\s*(emri|islemi)$/, ''),
      pair,
      quantity: number(of('quantity'))?.abs(),
      // The total may hold the fee; the price never does.
      price: number(of('price')),
      fee: fee && pair && { quantity: fee, asset: cell(of('feeCoin')) || pair.quote },
      note: 'CSV',
      tradeId: cell(of('id')) || undefined,
    })
  },
}

export const local: readonly FileFormat[] = [btcturk, turkish]
