import { hash } from 'node:crypto'
import type { ImportMapping } from '@pusula/contract'
import { folded, type Head } from '../table.ts'

type Part = keyof Omit<ImportMapping, 'currency'>

/**
 * Under which names a table has what: those of an order as it was done, those that mean nothing else, and those in which
 * the word only occurs. In the order in which they are looked for, since the unit of a fee is no fee and the price of a
 * coin is no coin.
 */
const parts: readonly { part: Part; done?: RegExp; sure: RegExp; likely: RegExp }[] = [
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

/** Whether what stands in a column can be what its name suggests. */
export type Fits = (part: Part, column: number) => boolean

/** What the names of a table's columns suggest, as far as their values bear it out; a person looks at it before anything is read. */
export function suggestedMapping({ names, columns }: Head, fits: Fits = () => true): Partial<ImportMapping> {
  const found: Partial<Record<Part, string>> = {}
  const isFree = (name: string) => !Object.values(found).includes(name)
  for (const how of ['done', 'sure', 'likely'] as const)
    for (const { part, [how]: pattern } of parts) {
      const name = names.find((one, i) => one !== '' && isFree(one) && pattern?.test(columns[i] ?? '') && fits(part, i))
      if (name && !found[part]) found[part] = name
    }
  return found
}

/** Tables with the same columns are one kind of table, whatever their order. */
export const keyOfTable = ({ names }: Head): string => hash('sha256', [...new Set(names.map(folded))].sort().join('|'))
