import { hash } from 'node:crypto'
import type { ImportColumns, OneSidedMapping, TwoSidedMapping } from '@pusula/contract'
import { folded, type Head } from '../table.ts'

type Part = keyof Omit<OneSidedMapping & TwoSidedMapping, 'currency'>
type Pattern = { part: Part; done?: RegExp; sure: RegExp; likely: RegExp; holdsAnything?: true }

/**
 * Under which names a table has what: those of an order as it was done, those that mean nothing else, and those in which
 * the word only occurs. In the order in which they are looked for, since the unit of a fee is no fee and the price of a
 * coin is no coin.
 */
const oneSided: readonly Pattern[] = [
  {
    part: 'feeCoin',
    sure: /^(fee|komisyon) (coin|currency|asset|birimi)$/,
    likely: /(fee|komisyon).*(coin|curr|birim)/,
  },
  { part: 'fee', sure: /^(fee|commission|komisyon|ucret)$/, likely: /(fee|komisyon)/ },
  { part: 'date', sure: /^(date|time|timestamp|tarih|zaman)$/, likely: /(date|time|tarih|zaman)/ },
  {
    part: 'price',
    done: /^(average|avg|executed|filled|ortalama|gerceklesen).*(price|fiyat)/,
    sure: /^(unit )?price$|^(birim )?fiyat$/,
    likely: /(price|fiyat)/,
  },
  { part: 'total', sure: /^(total|cost|value|toplam|tutar)$/, likely: /(total|toplam|tutar)/ },
  { part: 'money', sure: /^(currency|quote|para birimi|doviz)$/, likely: /((quote|price) currency|para birimi)/ },
  {
    part: 'quantity',
    done: /^(executed|filled|gerceklesen)( (quantity|qty|amount|size|miktar|adet))?$/,
    sure: /^(quantity|qty|amount|size|miktar|adet)$/,
    likely: /^(?!.*fiat).*(quantity|amount|miktar|adet)/,
  },
  {
    part: 'kind',
    sure: /^(side|direction|kind|action|yon|taraf|islem tipi|islem turu|islem yonu|alis\/satis|al\/sat)$/,
    likely: /(side|buy|alis|type|tipi|turu)|^(tur|tip|islem)$/,
  },
  {
    part: 'coin',
    sure: /^(coin|symbol|asset|pair|market|ticker|cift|parite|sembol|varlik)$/,
    likely: /(coin|symbol|asset|pair|cift|parite|sembol|varlik|kripto)/,
  },
  { part: 'notes', sure: /^(notes?|comment|description|not|aciklama)$/, likely: /(note|comment|aciklama)/ },
]

/** What came and what went have a word for the way, and units one of their own beside it. */
const into = String.raw`\b(received?|incoming|in|buy|bought|credit(ed)?|to|alinan|gelen|giren|alis)\b`
const out = String.raw`\b(sent|send|outgoing|out|sell|sold|spent|spend|debit(ed)?|paid|given|from|verilen|giden|cikan|odenen|satilan|satis)\b`
const unit = /(currency|asset|coin|symbol|ticker|unit|birim|cins|varlik)/.source
const amount = /(amount|quantity|qty|volume|size|miktar|adet|tutar)/.source
const cost = /(fee|commission|komisyon|ucret|kesinti)/.source
const both = (one: string, other: string) => new RegExp(`^(?=.*${one})(?=.*${other})`)
/** The way with the other word, and without a word that belongs elsewhere. */
const sideOf = (way: string, word: string, not: string) => new RegExp(`^(?!.*(${not}))(?=.*${way})(?=.*${word})`)

const twoSided: readonly Pattern[] = [
  { part: 'feeCoin', sure: both(cost, unit), likely: both(cost, unit) },
  { part: 'fee', sure: new RegExp(`^${cost}$`), likely: new RegExp(cost) },
  { part: 'date', sure: /^(date|time|timestamp|tarih|zaman)$/, likely: /(date|time|tarih|zaman)/ },
  { part: 'receivedCoin', sure: sideOf(into, unit, cost), likely: sideOf(into, unit, cost) },
  { part: 'sentCoin', sure: sideOf(out, unit, cost), likely: sideOf(out, unit, cost) },
  { part: 'received', sure: sideOf(into, amount, `${cost}|${unit}`), likely: sideOf(into, '', `${cost}|${unit}`) },
  { part: 'sent', sure: sideOf(out, amount, `${cost}|${unit}`), likely: sideOf(out, '', `${cost}|${unit}`) },
  {
    part: 'kind',
    sure: /^(type|label|tag|kind|category|tur|tip|etiket|islem (tipi|turu))$/,
    likely: /(type|label|tipi|turu)/,
    holdsAnything: true,
  },
  { part: 'notes', sure: /^(notes?|comment|description|not|aciklama)$/, likely: /(note|comment|aciklama)/ },
]

/** What stands in the columns of a table, as far as guesses are checked against it. */
export interface Values {
  /** Whether a column can be what its name suggests. */
  fits: (part: Part, column: number) => boolean
  /** Whether numbers of a column have a coin or money behind them. */
  hasUnits: (column: number) => boolean
}

/** Where only the names are at hand. */
const unseen: Values = { fits: () => true, hasUnits: () => false }

/** What the names of a table's columns suggest, as far as their values bear it out; a person looks at it before anything is read. */
export function suggestedMapping(head: Head, values: Values = unseen): ImportColumns['mapping'] {
  const sides = foundIn(head, twoSided, values)
  const isUnited = (amount: 'received' | 'sent', coin: 'receivedCoin' | 'sentCoin') =>
    sides[coin] !== undefined || values.hasUnits(head.names.indexOf(sides[amount] ?? ''))
  const hasSides = sides.received !== undefined && sides.sent !== undefined
  // One amount without a unit is money of the table; two of them would be money for money.
  const isTwoSided = hasSides && (isUnited('received', 'receivedCoin') || isUnited('sent', 'sentCoin'))
  const found = isTwoSided ? sides : foundIn(head, oneSided, values)
  return found.date ? found : { ...found, ...onlyDateIn(head, found, values) }
}

/** Whatever it is called: the one column of dates that is left. */
function onlyDateIn({ names }: Head, found: Partial<Record<Part, string>>, values: Values) {
  const dates = names.filter((name, i) => name && !Object.values(found).includes(name) && values.fits('date', i))
  return values !== unseen && dates.length === 1 && dates[0] ? { date: dates[0] } : {}
}

function foundIn({ names, columns }: Head, parts: readonly Pattern[], { fits }: Values) {
  const found: Partial<Record<Part, string>> = {}
  const isFree = (name: string) => !Object.values(found).includes(name)
  for (const how of ['done', 'sure', 'likely'] as const)
    for (const { part, [how]: pattern, holdsAnything } of parts) {
      const name = names.find(
        (one, i) => one !== '' && isFree(one) && pattern?.test(columns[i] ?? '') && (holdsAnything || fits(part, i)),
      )
      if (name && !found[part]) found[part] = name
    }
  return found
}

/** Tables with the same columns are one kind of table, whatever their order. */
export const keyOfTable = ({ names }: Head): string => hash('sha256', [...new Set(names.map(folded))].sort().join('|'))
