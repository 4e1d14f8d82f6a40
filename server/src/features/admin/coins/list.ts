import type { InputOf, ReplyOf, admin as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import { readSettings } from '../../../platform/settings.ts'
import { analysesByCoin } from '../../credits/index.ts'
import { type KnownCoin, type RunningMarket, tradingSymbolOf } from '../../market/index.ts'
import { folded } from './rules.ts'

type Choice = InputOf<typeof routes.coinCount>
type Page = InputOf<typeof routes.coins>
type AdminCoin = ReplyOf<typeof routes.coins>[number]

/** Page size limit: an answer with ten thousand coins would block the event loop. */
const largestPage = 1_000

/** The coins of a choice, in the market's own order. */
export async function chosenCoins(db: Db, market: RunningMarket, choice: Choice): Promise<readonly KnownCoin[]> {
  const { search = '', state = 'all', access = 'all' } = choice
  const wanted = folded(search.trim())
  const open = new Set((await readSettings(db)).guestCoins)
  return (await market.knownCoins()).filter(
    ({ id, symbol, name, isEnabled }) =>
      (state === 'all' || isEnabled === (state === 'enabled')) &&
      (access === 'all' || open.has(symbol) === (access === 'visitor')) &&
      (!wanted || [id, symbol, name].some(text => folded(text).includes(wanted))),
  )
}

/** The page that is asked for, or else the first. */
export function pageOf<T>(all: readonly T[], { page = 1, pageSize = largestPage }: Page): readonly T[] {
  const start = (page - 1) * pageSize
  return all.slice(start, start + pageSize)
}

/** Coins with what the owner wants to see beside them. */
export async function described(
  db: Db,
  market: RunningMarket,
  coins: readonly KnownCoin[],
  now: Date,
): Promise<AdminCoin[]> {
  const [{ guestCoins }, analyses, tickers] = await Promise.all([
    readSettings(db),
    analysesByCoin(db, new Date(now.getTime() - DAY_MS)),
    market.tickers(coins.filter(({ exchanges }) => exchanges.length).map(({ symbol }) => symbol)),
  ])
  const open = new Set(guestCoins)
  return coins.map(({ id, symbol, name, image, exchanges, isEnabled, isUploaded }) => {
    const ageMs = tickers.get(symbol)?.provenance.ageMs
    return {
      ...{ id, symbol, name, image, isEnabled, isUploaded },
      tradingSymbol: exchanges.length ? tradingSymbolOf(symbol) : null,
      access: open.has(symbol) ? 'visitor' : 'member',
      analyses: analyses.get(symbol) ?? 0,
      pricedAt: ageMs === undefined ? null : new Date(now.getTime() - ageMs).toISOString(),
    }
  })
}
