import type Big from 'big.js'
import { assetOf, sideOf } from './assets.ts'
import type { Amount } from './facts.ts'
import { numberIn } from './numbers.ts'
import { folded } from './table.ts'

/** 0.05 BTC, 0.05 BTC/EUR, EUR 1,550, 30,000. */
const amount = String.raw`((?:[A-Z]{2,10} ?)?[\d.,]+(?: ?[A-Z]{2,10}(?:/[A-Z]{2,10})?)?)`
const coinFirst = String.raw`([A-Z]{2,10} [\d.,]+|[\d.,]+ ?[A-Z]{2,10}(?:/[A-Z]{2,10})?)`
const sentence = new RegExp(`^([a-z]+) ${coinFirst} (at|@|for) ${amount}`, 'i')

function amountSaid(text: string): { quantity: Big | undefined; units: string[] } {
  const [digits = ''] = /[\d.,]+/.exec(text) ?? []
  return { quantity: numberIn(digits, 'point'), units: (text.match(/[A-Z]{2,10}/gi) ?? []).map(assetOf) }
}

/** A trade told in a sentence: Bought 0.05 BTC/EUR @ 30,000, Sold 0.75 ETH at 2090 USD, Bought BTC 0.05 for EUR 1,550. */
export function tradeSaid(note: string): { in: Amount; out: Amount } | undefined {
  const [, verb = '', coins = '', how = '', paid = ''] = sentence.exec(note) ?? []
  const side = sideOf(folded(verb))
  const { quantity, units } = amountSaid(coins)
  const money = amountSaid(paid)
  const [asset, quote = money.units[0]] = units
  if (!side || !asset || !quote || !quantity?.gt(0) || !money.quantity?.gt(0)) return undefined
  const base = { asset, quantity }
  const total = {
    asset: quote,
    quantity: how.toLowerCase() === 'for' ? money.quantity : quantity.times(money.quantity),
  }
  return side === 'buy' ? { in: base, out: total } : { in: total, out: base }
}
