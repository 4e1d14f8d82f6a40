import type { LedgerMapping, OneSidedMapping, TwoSidedMapping } from '@pusula/contract'

export type Part = keyof Omit<OneSidedMapping & TwoSidedMapping & LedgerMapping, 'currency'>
export type Pattern = {
  part: Part
  done?: RegExp
  own?: RegExp
  sure: RegExp
  likely: RegExp
  last?: RegExp
  holdsAnything?: true
}

/** Beside a clock of some place, the one of everybody is preferred. */
const aDate: Pattern = {
  part: 'date',
  own: /^(?=.*\butc\b).*(date|time)/,
  sure: /^(date|time|timestamp|tarih|zaman)$/,
  likely: /((?<!up)date|time|tarih|zaman)/,
  last: /^(clos|complet|execut|fill|finish)\w*( ?at)?$/,
}

/** What prices are said in. */
export const quote = /(quote|price|counter) (currency|asset|coin)/

/**
 * Under which names a table has what: those of an order as it was done, those that say what they are of, those that mean
 * nothing else, those in which the word only occurs, and those that leave it out. In the order in which they are looked for, since the unit of a fee is no fee and the price of a
 * coin is no coin.
 */
export const oneSided: readonly Pattern[] = [
  {
    part: 'feeCoin',
    sure: /^(fee|komisyon) (coin|currency|asset|symbol|birimi)$/,
    likely: /(fee|komisyon|kesinti|masraf).*(coin|curr|asset|symbol|unit|birim|cins)/,
  },
  {
    part: 'fee',
    sure: /^(fees?|commissions?|charges?|komisyon|ucret|kesinti|masraf)$/,
    likely: /^(?!.*(percent|rate|oran|%|less|excl|incl|after|net)).*(fee|commission|charge|komisyon|kesinti|masraf)/,
  },
  aDate,
  {
    part: 'price',
    done: /^(average|avg|executed|filled|ortalama|gerceklesen).*(price|fiyat)/,
    sure: /^(unit )?price$|^(birim )?fiyati?$/,
    likely: /(price|fiyat|\btanesi\b)/,
  },
  {
    part: 'total',
    sure: /^(total|cost|value|toplam|tutar)$/,
    likely: /(total|toplam|tutar)|^(quote|counter) (amount|quantity|volume)/,
  },
  {
    part: 'money',
    sure: /^(currency|quote|fiat|cur|para birimi|doviz)$/,
    likely: new RegExp(`${quote.source}|fiat (currency|asset|coin)|para birimi`),
  },
  {
    part: 'quantity',
    done: /^(executed|filled|gerceklesen)( (quantity|qty|amount|size|miktar|adet))?$/,
    own: /^(asset|coin|crypto|base) (amount|quantity)$|^(amount|quantity) (of )?(asset|coin|crypto)$|^(units?|shares)$/,
    sure: /^(quantity|qty|amount|size|change|miktar|adet)$/,
    likely: /^(?!.*(fiat|available)).*(quant(it)?y|amount|\bqty\b|\bdelta\b|miktar|adet|\btane\b)|^volume$/,
  },
  {
    part: 'kind',
    sure: /^(side|direction|kind|action|yon|taraf|islem tipi|islem turu|islem yonu|alis\/satis|al\/sat|b\/s|buy\/sell)$/,
    likely: /(side|buy|alis|type|direction|action|tipi|turu)|^(tur|tip|islem)$/,
  },
  {
    part: 'coin',
    sure: /^(coin|symbol|asset|pairs?|market|ticker|instrument|cift|parite|sembol|varlik)$/,
    likely: /(coin|symbol|asset|pair|ticker|currency|cift|parite|sembol|varlik|kripto)/,
  },
  { part: 'notes', sure: /^(notes?|comment|description|not|aciklama)$/, likely: /(note|comment|aciklama)/ },
]

/** What came and what went have a word for the way, and units one of their own beside it. */
const into = String.raw`\b(received?|incoming|in|buy|bought|credit(ed)?|to|alinan|aldigim\w*|gelen|giren|alis)\b`
const out = String.raw`\b(sent|send|outgoing|out|sell|sold|spent|spend|debit(ed)?|paid|given|from|verilen|verdigim\w*|giden|cikan|odenen|odedigim\w*|satilan|sattigim\w*|satis)\b`
export const unit = /(currency|asset|coin|symbol|ticker|unit|birim|cins|varlik)/.source
export const amount = /(amount|quantity|qty|volume|size|miktar|adet|tutar)/.source
const cost = /(fee|commission|komisyon|ucret|kesinti|masraf)/.source
const both = (one: string, other: string) => new RegExp(`^(?=.*${one})(?=.*${other})`)
/** The way with the other word, and without a word that belongs elsewhere. */
const sideOf = (way: string, word: string, not: string) => new RegExp(`^(?!.*(${not}))(?=.*${way})(?=.*${word})`)

/** What a line is called, whatever it says. */
export const anyKind: Pattern = {
  part: 'kind',
  sure: /^(type|label|tag|kind|category|classification|tur|tip|etiket|islem (tipi|turu))$/,
  likely: /(type|label|tipi|turu)/,
  holdsAnything: true,
}

export const twoSided: readonly Pattern[] = [
  { part: 'feeCoin', sure: both(cost, unit), likely: both(cost, unit) },
  { part: 'fee', sure: new RegExp(`^${cost}$`), likely: new RegExp(cost) },
  aDate,
  { part: 'receivedCoin', sure: sideOf(into, unit, cost), likely: sideOf(into, unit, cost) },
  { part: 'sentCoin', sure: sideOf(out, unit, cost), likely: sideOf(out, unit, cost) },
  { part: 'received', sure: sideOf(into, amount, cost), likely: sideOf(into, '', `${cost}|${unit}`) },
  { part: 'sent', sure: sideOf(out, amount, cost), likely: sideOf(out, '', `${cost}|${unit}`) },
  anyKind,
  { part: 'notes', sure: /^(notes?|comment|description|not|aciklama)$/, likely: /(note|comment|aciklama)/ },
]
