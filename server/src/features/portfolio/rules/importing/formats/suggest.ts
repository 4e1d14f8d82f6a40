import { hash } from 'node:crypto'
import type { ImportColumns } from '@pusula/contract'
import { unitNamed } from '../numbers.ts'
import { folded, type Head } from '../table.ts'
import { amount, anyKind, oneSided, type Part, type Pattern, quote, twoSided, unit } from './column-names.ts'

/** What stands in the columns of a table, as far as guesses are checked against it. */
export interface Values {
  /** Whether a column can be what its name suggests. */
  fits: (part: Part, column: number) => boolean
  /** Whether all that stands in a column is that, whatever its name. */
  isAll: (part: 'date' | 'kind' | 'coin' | 'money', column: number) => boolean
  /** Whether most lines have something there. */
  isFilled: (column: number) => boolean
  /** Whether numbers of a column have a coin or money behind them. */
  hasUnits: (column: number) => boolean
  /** Whether some line says that coins came for nothing. */
  saysIncome: (column: number) => boolean
  /** Whether the first times the second is the third, line by line. */
  isProduct: (one: number, other: number, product: number) => boolean
  /** Whether most trades have a line for what came and one for what went. */
  isLedger: (date: number, coin: number, change: number, kind: number) => boolean
  /** Whether some numbers are below zero. */
  hasSigns: (column: number) => boolean
}

/** Where only the names are at hand. */
const unseen: Values = {
  fits: () => true,
  isAll: () => false,
  isFilled: () => true,
  hasUnits: () => false,
  saysIncome: () => false,
  isProduct: () => false,
  isLedger: () => false,
  hasSigns: () => false,
}

/** What the names of a table's columns suggest, as far as their values bear it out; a person looks at it before anything is read. */
export function suggestedMapping(head: Head, values: Values = unseen): ImportColumns['mapping'] {
  const found = twoSidedIn(head, values) ?? oneSidedIn(head, values)
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined))
}

/** Nowhere where nobody has found such a column. */
const placeOf = ({ names }: Head, name: string | undefined): number =>
  (names as readonly (string | undefined)[]).indexOf(name)

function twoSidedIn(head: Head, values: Values): Found | undefined {
  const sides = foundIn(head, twoSided, values)
  const hasUnits = (part: 'received' | 'sent' | 'fee') =>
    values.hasUnits(placeOf(head, sides[part])) || unitNamed(sides[part] ?? '') !== ''
  // Where one side is named and the other's unit is, the amount that is left belongs to it.
  if (sides.receivedCoin && sides.sentCoin)
    for (const part of ['received', 'sent'] as const) sides[part] ??= onlyAmountIn(head, sides, values)
  if (sides.received === undefined || sides.sent === undefined) return undefined
  // One amount without a unit is money of the table; two of them would be money for money.
  const isUnited = (coin: 'receivedCoin' | 'sentCoin', part: 'received' | 'sent') => sides[coin] ?? hasUnits(part)
  if (!isUnited('receivedCoin', 'received') && !isUnited('sentCoin', 'sent')) return undefined
  sides.date ??= onlyOneIn(head, 'date', sides, values)
  // Beside columns of units, a fee without one is of nobody knows what.
  const { fee, ...others } = sides
  return sides.receivedCoin && sides.sentCoin && !sides.feeCoin && !hasUnits('fee') ? others : sides
}

function oneSidedIn(head: Head, values: Values): Found {
  const found = foundIn(head, oneSided, values)
  for (const part of ['date', 'coin', 'kind'] as const) found[part] ??= onlyOneIn(head, part, found, values)
  // A wallet calls its only amounts values.
  if (!found.quantity && !found.price && !found.kind) [found.quantity, found.total] = [found.total, undefined]
  const ledger = ledgerIn(head, found, values)
  if (ledger) return ledger
  found.price ??= rateIn(head, found, values)
  chooseQuantity(head, found, values)
  found.money ??=
    unitOf(head, found.total, found, values) ?? quoteIn(head, found, values) ?? onlyOneIn(head, 'money', found, values)
  // Where nothing says what one coin cost, what is left beside the quantity of a trade is what was paid for all.
  if (!found.price && found.kind) found.total ??= leftTotalIn(head, found, values)
  const currency = currencyIn(found.price ?? found.total) ?? currencyOfProduct(head, found, values)
  return currency ? { ...found, money: undefined, currency } : found
}

/** A line for each side of a trade is read as such. So are amounts with signs and nothing paid for them: they only moved. */
function ledgerIn(head: Head, { date, coin, quantity, ...found }: Found, values: Values): Found | undefined {
  if (!date || !coin || !quantity) return undefined
  const place = (name: string | undefined) => placeOf(head, name)
  const isMoved = !found.kind && !found.price && !found.total && values.hasSigns(place(quantity))
  if (!isMoved && !values.isLedger(place(date), place(coin), place(quantity), place(found.kind))) return undefined
  const { kind = found.kind ?? found.notes } = foundIn(head, [anyKind], values)
  // Where amounts stand with their fee and without it, the one with it tells both, beside the fee; else it is asked.
  const isPlain = !head.names.some(name => /\b(net|gross|brut)\b/.test(wordsOf(name)))
  const isGross = found.fee !== undefined && /\b(gross|brut)\b/.test(wordsOf(quantity))
  return {
    date,
    coin,
    change: isPlain || isGross ? quantity : undefined,
    kind,
    fee: found.fee,
    feeCoin: found.feeCoin,
    notes: found.notes,
  }
}

/** A rate is a price where it gives an amount of money by the quantity; without the fee before one that has it in. */
function rateIn(head: Head, found: Found, { isProduct }: Values): string | undefined {
  const place = placeOf(head, found.quantity)
  const isRate = (name: string) => /\b(rate|kuru?)\b(?!.*\binc)/.test(wordsOf(name))
  const isPrice = (rate: number) => head.names.some((_, total) => total !== place && isProduct(place, rate, total))
  return head.names.find((name, i) => isRate(name) && isFreeIn(found, name) && isPrice(i))
}

/** A quantity is what gives the total when it is multiplied by the price: beside it, the amount of money is none. */
function chooseQuantity(head: Head, found: Found, { fits, isProduct }: Values) {
  const { names } = head
  const price = placeOf(head, found.price)
  if (price < 0) return
  const amounts = names.flatMap((name, i) => (name && i !== price && fits('quantity', i) ? [i] : []))
  const totalsOf = (quantity: number) =>
    amounts.filter(total => total !== quantity && isProduct(quantity, price, total))
  if (totalsOf(placeOf(head, found.quantity)).length) return
  const products = amounts.flatMap(quantity => totalsOf(quantity).map(total => ({ quantity, total })))
  const [only] = products
  if (!only || products.some(({ quantity }) => quantity !== only.quantity)) return
  found.quantity = names[only.quantity]
  found.total = names[only.total]
}

/** Money, or coins where all prices are said in some. */
const quoteIn = ({ names }: Head, found: Found, { fits }: Values) =>
  names.find((name, i) => isFreeIn(found, name) && quote.test(wordsOf(name)) && fits('coin', i))

/** Base Currency is the unit of Base Amount. */
function unitOf({ names }: Head, amountName = '', found: Found, { isAll }: Values): string | undefined {
  const [, of] = new RegExp(`^(.+) ${amount}$`).exec(wordsOf(amountName)) ?? []
  const isUnit = (name: string) => of !== undefined && new RegExp(`^${unit}$`).test(wordsOf(name).replace(`${of} `, ''))
  return names.find(
    (name, i) =>
      isFreeIn(found, name) &&
      wordsOf(name).startsWith(`${of} `) &&
      isUnit(name) &&
      (isAll('coin', i) || isAll('money', i)),
  )
}

/** The money that a column of prices names: Fiyat (TL), Price in USD. */
function currencyIn(name = ''): 'TRY' | 'USD' | 'EUR' | undefined {
  const [written = ''] = /\b(usd|eur|try|tl)\b|[$€₺]/.exec(wordsOf(name)) ?? []
  return ({ usd: 'USD', $: 'USD', eur: 'EUR', '€': 'EUR', try: 'TRY', tl: 'TRY', '₺': 'TRY' } as const)[written]
}

/** Where the name of the price says nothing, the amounts that it gives by the quantity may. */
function currencyOfProduct(head: Head, found: Found, { isProduct }: Values) {
  const [quantity, price] = [placeOf(head, found.quantity), placeOf(head, found.price)]
  if (quantity < 0 || price < 0 || found.money) return undefined
  return currencyIn(head.names.find((name, i) => currencyIn(name) && i !== quantity && isProduct(quantity, price, i)))
}

type Found = Partial<Record<Part, string | undefined>> & Pick<ImportColumns['mapping'], 'currency'>
const isFreeIn = (found: Found, name: string) => name !== '' && !Object.values(found).includes(name)

/** Whatever it is called: the one column left that holds nothing else. */
function onlyOneIn({ names }: Head, part: 'date' | 'kind' | 'coin' | 'money', found: Found, { isAll }: Values) {
  // A note may say as well what was done: Bought BTC 0.05 for EUR 1,550.
  const isFree = (name: string) => isFreeIn(found, name) || (part === 'kind' && name === found.notes)
  const left = names.filter((name, i) => isFree(name) && isAll(part, i))
  return left.length === 1 ? left[0] : undefined
}

function onlyAmountIn({ names }: Head, found: Found, { fits }: Values): string | undefined {
  const left = names.filter(
    (name, i) => isFreeIn(found, name) && new RegExp(amount).test(wordsOf(name)) && fits('sent', i),
  )
  return left.length === 1 ? left[0] : undefined
}

const leftTotalIn = ({ names }: Head, found: Found, { fits, isFilled }: Values) =>
  found.quantity === undefined
    ? undefined
    : names.find(
        (name, i) =>
          isFreeIn(found, name) && /(amount|value|cost|tutar)/.test(wordsOf(name)) && fits('total', i) && isFilled(i),
      )

/** OUTAMOUNT, feeCurrency and islem_tarihi are two words each. */
const joined =
  /^(in|out|fee|sent|received?|buy|sell|sold|spend|to|from|quote|base)(amount|currency|coin|asset|quantity|unit|symbol)$/
const wordsOf = (name: string): string =>
  folded(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).replace(joined, '$1 $2')

function foundIn({ names }: Head, parts: readonly Pattern[], { fits, isFilled, saysIncome }: Values): Found {
  const found: Found = {}
  const columns = names.map(wordsOf)
  // Of several columns that say what a line is, the one is wanted that tells income from deposits.
  const incomes = parts.some(({ holdsAnything }) => holdsAnything) ? names.map((_, i) => saysIncome(i)) : []
  const holds = (holdsAnything: true | undefined, part: Part, i: number) =>
    holdsAnything ? incomes[i] || !incomes.includes(true) : fits(part, i)
  for (const how of ['done', 'own', 'sure', 'likely', 'last'] as const)
    for (const { part, [how]: pattern, holdsAnything } of parts) {
      const named = names.filter(
        (name, i) => pattern?.test(columns[i] ?? '') && isFreeIn(found, name) && holds(holdsAnything, part, i),
      )
      found[part] ??= named.find(name => isFilled(names.indexOf(name))) ?? named[0]
    }
  return found
}

/** Tables with the same columns are one kind of table, whatever their order. */
export const keyOfTable = ({ names }: Head): string => hash('sha256', [...new Set(names.map(folded))].sort().join('|'))
