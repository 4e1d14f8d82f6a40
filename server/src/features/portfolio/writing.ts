import { randomUUID } from 'node:crypto'
import type { InputOf, portfolio } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { oneByOne } from '../../platform/concurrency.ts'
import type { Database, Db, Tx } from '../../platform/db/db.ts'
import type { Patience } from '../../platform/db/limits.ts'
import { Problem } from '../../platform/problem.ts'
import { type Market, symbolOf } from '../market/index.ts'
import { decimalOfBig } from './rules/exact.ts'
import { decimalOf, notesOf, tradedAtOf } from './rules/input.ts'
import { type Entry, positionOf } from './rules/position.ts'
import * as store from './store/entries.ts'

export type CoinFinder = Pick<Market, 'findCoin'>

/** Runs changes of one portfolio one after the other, each in a transaction of its own. */
export type ChangePortfolio = <T>(accountId: string, work: (tx: Tx) => Promise<T>, patient?: Patience) => Promise<T>

export function portfolioChanger(database: Database): ChangePortfolio {
  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  return (accountId, work, patient) =>
    inTurn(accountId, () =>
      database.transaction(async tx => {
        await store.lockPortfolio(tx, accountId)
        return work(tx)
      }, patient),
    )
}

/** More than a person trades; whoever scripts it fills neither the table nor the processor's time. */
export const mostEntries = 10_000

/** The ways a portfolio changes. Each leaves it as it was, or with every sale covered by what was bought before. */
export function openWriting({ database, clock }: Parts, { findCoin }: CoinFinder, changing: ChangePortfolio) {
  /** A coin that is in the portfolio keeps its name there: it can be sold even when nobody trades it any more. */
  async function coinOf(db: Db, accountId: string, spelling: string) {
    const [known] = await store.entriesOfCoin(db, accountId, symbolOf(spelling))
    if (known) return { symbol: known.coinSymbol, name: known.coinName }
    const found = await findCoin(spelling)
    if (!found) throw new Problem('market.unknownCoin')
    return found
  }

  return {
    async add(accountId: string, input: InputOf<typeof portfolio.add>): Promise<Entry> {
      const now = clock.now()
      const tradedAt = tradedAtOf(input.purchaseDate, now)
      const { symbol, name } = await coinOf(database, accountId, input.coinSymbol)
      const draft = {
        id: input.id ?? randomUUID(),
        kind: input.kind ?? 'buy',
        coinSymbol: symbol,
        coinName: name,
        quantity: decimalOf(input.quantity),
        usdCostBasis: decimalOf(input.usdCostBasis),
        feeUsd: decimalOf(input.feeUsd ?? '0'),
        tradedAt,
        notes: notesOf(input.notes),
      }
      return changing(accountId, async tx => {
        // A tap that arrives twice finds what the first one noted.
        const known = await store.findEntry(tx, accountId, draft.id)
        if (known) return known
        if ((await store.countEntries(tx, accountId)) >= mostEntries)
          throw new Problem('portfolio.full', { most: mostEntries })
        return covered(tx, accountId, await store.addEntry(tx, accountId, draft, now))
      })
    },

    change: (accountId: string, input: InputOf<typeof portfolio.change>): Promise<Entry> =>
      changing(accountId, async tx => {
        const before = await store.findEntry(tx, accountId, input.id)
        if (!before) throw new Problem('request.notFound')
        const draft = {
          ...before,
          quantity: decimalOf(input.quantity),
          usdCostBasis: decimalOf(input.usdCostBasis),
          feeUsd: decimalOf(input.feeUsd ?? before.feeUsd),
          tradedAt: input.purchaseDate === undefined ? before.tradedAt : tradedAtOf(input.purchaseDate, clock.now()),
          notes: input.notes === undefined ? before.notes : notesOf(input.notes),
        }
        return covered(tx, accountId, await store.changeEntry(tx, accountId, draft, clock.now()))
      }),

    remove: (accountId: string, id: string): Promise<Entry> =>
      changing(accountId, async tx => covered(tx, accountId, await store.removeEntry(tx, accountId, id))),

    removeCoin: (accountId: string, symbol: string) =>
      changing(accountId, tx => store.removeCoin(tx, accountId, symbol)),
  }
}

/** The entry that was touched, unless that left a sale of coins that were not there. */
async function covered(tx: Tx, accountId: string, touched: Entry | undefined): Promise<Entry> {
  if (!touched) throw new Problem('request.notFound')
  // What is missing does not depend on what the coins have cost.
  const { missing } = await positionOf(await store.entriesOfCoin(tx, accountId, touched.coinSymbol), 'fifo')
  if (missing.gt(0))
    throw new Problem('portfolio.notEnough', { coinSymbol: touched.coinSymbol, missing: decimalOfBig(missing) })
  return touched
}
