import type { Counted, Currency, Holding } from '@pusula/contract'
import { currencySigns, dollars, type Format } from '@pusula/words'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useMoney as useChosenMoney } from '../../lib/money/money.ts'
import { hiddenDigits, useDiscreet } from './discreet/discreet.ts'

/** An exact decimal as the server sends it, a number, or nothing where it is not known. */
type Amount = string | number | null | undefined

export type Money = ReturnType<typeof useMoney>

/**
 * The money a portfolio is read in: what things are worth now comes in dollars and is written at the rate of now, what was
 * paid comes counted at the rates of its days and is written as it is.
 */
export function useMoney(counted: Currency) {
  const format = useFormat()
  const { tender: chosen, rate } = useChosenMoney()
  // Rates of past days that cannot be had leave everything in dollars: two moneys in one sum would be none.
  const { currency, perDollar } = chosen.currency === counted ? chosen : dollars
  const isHidden = useDiscreet()
  return useMemo(() => {
    const written = amountsIn(format, currency, isHidden)
    const shown = format.dollarsIn({ currency, perDollar })
    const now = isHidden ? { ...shown, ...hidden(currency) } : shown
    return {
      /** Amounts of money and coins are not shown; percents and prices of the market are. */
      isHidden,
      currency,
      perDollar,
      rate: currency === 'USD' ? null : rate,
      money: (usd: Amount) => now.money(usd),
      change: (usd: Amount) => now.moneyChange(usd),
      /** What the market says is nobody's secret. */
      price: (usd: Amount) => shown.price(usd),
      /** Amounts beside each other that nobody paid: the cents of thousands would only look exact. */
      roughly: (usds: readonly number[]) =>
        Math.min(...usds) * perDollar >= 1000 ? now.roughPrices(usds) : usds.map(usd => now.money(usd)),
      paid: (amount: Amount) => written.money(amount),
      paidChange: (amount: Amount) => written.moneyChange(amount),
      paidPrice: (amount: Amount) => written.price(amount),
      /** Without the cents of thousands, which nobody reads in a list. */
      paidWhole: (amount: Amount) =>
        Math.abs(Number(amount)) >= 1000 ? written.wholeMoney(amount) : written.money(amount),
      quantity: (coins: Amount) => (isHidden ? hiddenDigits : format.quantity(coins)),
      /** Writes amounts that were paid in another currency. */
      writtenIn: (other: Currency) => amountsIn(format, other, isHidden),
    }
  }, [format, currency, perDollar, rate, isHidden])
}

/** The sign of the currency stays, and the same dots stand for every amount. */
function hidden(currency: Currency) {
  const dots = `${currencySigns[currency]}\u00a0${hiddenDigits}`
  const write = () => dots
  return {
    ...{ money: write, moneyChange: write, price: write, wholeMoney: write },
    roughPrices: (usds: readonly number[]) => usds.map(write),
  }
}

function amountsIn(format: Format, currency: Currency, isHidden: boolean) {
  const shown = format.in(currencySigns[currency])
  return isHidden ? { ...shown, ...hidden(currency) } : shown
}

/** A gain, and what part it is of what was paid. */
interface Gained {
  amount: number
  percent: number | null
}

const gained = (amount: number, ofPaid: number): Gained => ({
  amount,
  percent: ofPaid > 0 ? (100 * amount) / ofPaid : null,
})

type Worth = Pick<Holding, 'currentValue'> & { counted: Counted }

/** What the coins that are held have gained: worth now against what was paid then. */
export function heldGain({ currentValue, counted }: Worth, { perDollar }: Pick<Money, 'perDollar'>): Gained | null {
  return currentValue === null
    ? null
    : gained(Number(currentValue) * perDollar - Number(counted.cost), Number(counted.cost))
}

/**
 * The coin that has gained most and the one that has lost most, in the money that is read: lira can make a gain of a loss in
 * dollars. One coin alone is neither, and what has only gained has no weakest.
 */
export function extremesOf(holdings: readonly Holding[], money: Pick<Money, 'perDollar'>) {
  const compared = holdings
    .flatMap(holding => {
      const percent = heldGain(holding, money)?.percent
      return percent === null || percent === undefined ? [] : [{ coinSymbol: holding.coinSymbol, percent }]
    })
    .sort((one, other) => other.percent - one.percent)
  const [best, worst] = [compared[0], compared.at(-1)]
  const isOne = compared.length < 2
  return {
    best: best && !isOne && best.percent > 0 ? best : null,
    worst: worst && !isOne && worst.percent < 0 ? worst : null,
  }
}

/** The whole return and its parts, which add up to it. */
export function returnOf({ currentValue, counted }: Worth, { perDollar }: Pick<Money, 'perDollar'>) {
  if (currentValue === null) return null
  const worth = Number(currentValue) * perDollar
  const [paidIn, takenOut] = [Number(counted.paidIn), Number(counted.takenOut)]
  return {
    ...gained(worth + takenOut - paidIn, paidIn),
    paidIn,
    worth,
    held: worth - Number(counted.bareCost),
    sold: Number(counted.bareRealized),
    fees: -Number(counted.fees),
  }
}
