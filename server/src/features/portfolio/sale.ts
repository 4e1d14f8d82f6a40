import type { InputOf, portfolio } from '@pusula/contract'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { symbolOf } from '../market/index.ts'
import { decimalOf } from './rules/input.ts'
import { readMoment } from './rules/moments.ts'
import { type Sellable, sellableAt } from './rules/sale.ts'
import { entriesOfCoins } from './store/entries.ts'
import { settingsOf } from './store/settings.ts'

/** Rate limit: a form asks whenever typing rests (debounced); each time the entries of a coin are counted. */
const tries = { max: 300, windowMs: 10 * 60_000 }

/** Tells what could be sold at a moment, and what it had cost. */
export const sellableReader =
  ({ database, clock }: Platform) =>
  async (accountId: string, input: InputOf<typeof portfolio.sellable>): Promise<Sellable> => {
    const { symbol, at, quantity, without } = input
    const { tradedAt } = readMoment(at, 'sell', clock.now())
    await throttle(database, `sellable ${accountId}`, tries, clock.now())
    const { costMethod, incomeCost } = await settingsOf(database, accountId)
    const entries = await entriesOfCoins(database, accountId, [symbolOf(symbol)], incomeCost)
    const others = without === undefined ? entries : entries.filter(({ id }) => id !== without)
    return sellableAt(others, tradedAt, quantity && decimalOf(quantity), costMethod)
  }
