import { type InputOf, type PagedEntry, pairsAtOnce, type portfolio, type ReplyOf } from '@pusula/contract'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { places, unitsOf } from './rules/exact.ts'
import { shownEntry } from './rules/holdings.ts'
import { daysIn } from './rules/moments.ts'
import { isTrade, type StoredEntry } from './rules/stored-entry.ts'
import { proposedPairs } from './rules/transfers.ts'
import { saveCorrection } from './store/bin.ts'
import { findEntry } from './store/entries.ts'
import { zoneFor } from './store/settings.ts'
import { openTransfersOf, partnersOf, repairPairs, setPair } from './store/transfers.ts'
import type { ChangePortfolio } from './writing.ts'

/** Limit of proposed pairs: as many as a person chooses from. */
const mostPartners = 20

/** Pairs of a withdrawal and a deposit that are one transfer between places of one's own. */
export function openTransfers({ database, clock }: Platform, changing: ChangePortfolio) {
  const shownFor = async (accountId: string) => {
    const dayOf = daysIn(await zoneFor(database, accountId))
    return (entry: StoredEntry): PagedEntry => {
      const { coinSymbol, coinName } = entry
      return { ...shownEntry(entry, dayOf), coinSymbol, coinName }
    }
  }

  async function transferOf(db: Parameters<typeof findEntry>[0], accountId: string, id: string) {
    const entry = await findEntry(db, accountId, id)
    if (!entry) throw new Problem('portfolio.entryGone')
    if (isTrade(entry)) throw new Problem('portfolio.notOneTransfer')
    return entry
  }

  return {
    async proposals(accountId: string): Promise<ReplyOf<typeof portfolio.transfers>> {
      const pairs = proposedPairs(await openTransfersOf(database, accountId))
      const shown = await shownFor(accountId)
      const some = pairs.slice(0, pairsAtOnce)
      return {
        proposals: some.map(pair => ({ out: shown(pair.out), in: shown(pair.in), fee: pair.fee })),
        total: pairs.length,
      }
    },

    async partners(accountId: string, id: string): Promise<PagedEntry[]> {
      const entry = await transferOf(database, accountId, id)
      if (entry.pairId) return []
      return (await partnersOf(database, accountId, entry, mostPartners)).map(await shownFor(accountId))
    },

    /** All of them, or none. A tap that arrives twice finds what the first one paired. */
    pair: (accountId: string, { pairs }: InputOf<typeof portfolio.pairTransfers>, device: string): Promise<number> =>
      changing(accountId, async tx => {
        let paired = 0
        for (const pair of pairs) {
          const out = await transferOf(tx, accountId, pair.out)
          const into = await transferOf(tx, accountId, pair.in)
          if (out.pairId === into.id) continue
          const isWhole = unitsOf(into.quantity, places) <= unitsOf(out.quantity, places)
          const isFree = !out.pairId && !into.pairId && out.kind === 'out' && into.kind === 'in'
          if (!isFree || !isWhole || out.coinSymbol !== into.coinSymbol) throw new Problem('portfolio.notOneTransfer')
          for (const { id } of [out, into]) await saveCorrection(tx, accountId, id, device, clock.now())
          await setPair(tx, accountId, out.id, into.id)
          await setPair(tx, accountId, into.id, out.id)
          paired++
        }
        await repairPairs(tx, accountId)
        return paired
      }),

    unpair: (accountId: string, id: string, device: string): Promise<void> =>
      changing(accountId, async tx => {
        const { pairId } = await transferOf(tx, accountId, id)
        if (!pairId) return
        for (const half of [id, pairId]) await saveCorrection(tx, accountId, half, device, clock.now())
        for (const half of [id, pairId]) await setPair(tx, accountId, half, null)
      }),
  }
}
