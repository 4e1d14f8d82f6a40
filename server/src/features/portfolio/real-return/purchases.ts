import { drawnDollars, places } from '../rules/exact.ts'
import type { AmountsOf, Entry } from '../rules/position.ts'

/** A purchase with what is left of it and what was sold of it: the oldest coins are sold first. */
export interface PurchaseLot {
  coinSymbol: string
  /** Days since 1970. */
  day: number
  paid: number
  quantity: number
  left: number
  sales: { day: number; proceeds: number }[]
}

const dust = 10 ** -places

/** Entries come coin by coin, the oldest first. Plain numbers: they are drawn, not counted. */
export function purchaseLots(entries: readonly Entry[], amountsOf: AmountsOf, dayOf: (entry: Entry) => number) {
  const lots: PurchaseLot[] = []
  let [coin, next] = ['', 0]
  for (const entry of entries) {
    if (entry.coinSymbol !== coin) [coin, next] = [entry.coinSymbol, lots.length]
    const [quantity, total, day] = [Number(entry.quantity), drawnDollars(amountsOf(entry).total), dayOf(entry)]
    if (entry.kind === 'buy') {
      lots.push({ coinSymbol: coin, day, paid: total, quantity, left: quantity, sales: [] })
      continue
    }
    let rest = quantity
    for (let lot = lots[next]; lot && rest > dust; lot = lots[next]) {
      const taken = Math.min(lot.left, rest)
      lot.sales.push({ day, proceeds: (total * taken) / quantity })
      lot.left -= taken
      rest -= taken
      if (lot.left > dust) break
      lot.left = 0
      next++
    }
  }
  return lots
}
