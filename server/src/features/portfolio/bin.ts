import { binDays, type portfolio, type ReplyOf } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { shownEntry } from './rules/holdings.ts'
import { daysIn } from './rules/moments.ts'
import { missingIn } from './rules/position.ts'
import { isTrade } from './rules/stored-entry.ts'
import * as store from './store/bin.ts'
import { allEntriesOf, countEntries, entriesOfCoin, isOversold } from './store/entries.ts'
import { ownCoinsOf } from './store/own-coins.ts'
import { settingsOf, zoneFor } from './store/settings.ts'
import type { ChangePortfolio } from './writing.ts'

/** Page size of the bin: more than a person looks at. */
const maxListed = 200

/** What was deleted, and the way back; what happened to an entry. */
export function openBin({ database, clock, settings }: Platform, changing: ChangePortfolio) {
  return {
    async list(accountId: string): Promise<ReplyOf<typeof portfolio.bin>> {
      const binned = await store.binOf(database, accountId, maxListed)
      const keptUntil = (removedAt: string) => new Date(Date.parse(removedAt) + binDays * DAY_MS).toISOString()
      const entries = {
        count: await store.countBin(database, accountId),
        most: (await settings()).portfolioBinEntries,
      }
      return { removals: binned.map(one => ({ ...one, keptUntil: keptUntil(one.removedAt) })), entries }
    },

    /** Only where it fits, and leaves no sale of coins that were not there. */
    restore: (accountId: string, id: string): Promise<number> =>
      changing(
        accountId,
        async tx => {
          const { portfolioEntries: most } = await settings()
          const count = await countEntries(tx, accountId)
          if (count + (await store.binSize(tx, accountId, id)) > most) throw new Problem('portfolio.full', { most })
          const back = await store.bringBack(tx, accountId, id, clock.now())
          if (!back) throw new Problem('portfolio.binEmpty')
          for (const coinSymbol of back.coins) {
            if (!(await isOversold(tx, accountId, coinSymbol))) continue
            const missing = missingIn(await entriesOfCoin(tx, accountId, coinSymbol))
            throw new Problem('portfolio.notEnough', { coinSymbol, missing })
          }
          return back.count
        },
        'upload',
      ),

    async historyOf(accountId: string, id: string): Promise<ReplyOf<typeof portfolio.entryHistory>> {
      const origin = await store.originOf(database, accountId, id)
      const moves = await store.movesOf(database, accountId, id)
      if (!origin && !moves.length) throw new Problem('portfolio.entryGone')
      const dayOf = daysIn(await zoneFor(database, accountId))
      const corrections = await store.correctionsOf(database, accountId, id)
      const events: ReplyOf<typeof portfolio.entryHistory> = [
        ...moves.map(move => ({ ...move, before: null, leftOut: 0 })),
        ...corrections.map(({ at, device, before, leftOut }) => {
          // Of a transfer only its other half can change.
          const action = isTrade(before) ? 'corrected' : before.pairId ? 'unpaired' : 'paired'
          return { at, device, action, before: shownEntry(before, dayOf), leftOut } as const
        }),
      ]
      // Of one moment they stay as they came: the newest first.
      events.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
      const first = origin && {
        ...{ at: origin.at, action: origin.format ? 'imported' : 'added', device: '', before: null, leftOut: 0 },
      }
      return first ? [...events, first as (typeof events)[number]] : events
    },
  }
}

/** Everything that is kept of a portfolio, for whoever takes it along. */
export const portfolioOf = async (db: Db, accountId: string) => ({
  settings: await settingsOf(db, accountId),
  ownCoins: await ownCoinsOf(db, accountId),
  entries: await allEntriesOf(db, accountId),
  deleted: await store.removedOf(db, accountId),
  bin: await store.binOf(db, accountId, maxListed),
  corrections: await store.correctionsOf(db, accountId),
})
