import type { ReplyOf, record as routes } from '@pusula/contract'
import type { Db } from '../../../platform/db/db.ts'
import { chainHead } from '../chain/store.ts'
import { linesEdition } from '../publish/lines.ts'
import { fileSizes, firstUnsettled } from '../publish/store.ts'
import { chanceRecords, horizonRecords, planRecords, totalRecord, weekRecords } from './rules.ts'
import {
  chainMonths,
  chanceDays,
  coinsWithRecord,
  firstLiveDay,
  gapsSince,
  lastCheck,
  latestGraded,
  planDays,
  rangeDays,
  type Selection,
  unknownSince,
} from './store.ts'

const dayMs = 86_400_000

/** How good the predictions have been, from the sums of the days. */
export async function readRecord(
  db: Db,
  selection: Selection,
  days: number,
  now: Date,
): Promise<Omit<ReplyOf<typeof routes.trackRecord>, 'seed'>> {
  const { source } = selection
  const [ranges, unknown, chances, plans, latest, coins, liveSince, gaps, chain] = await Promise.all([
    rangeDays(db, selection),
    unknownSince(db, selection),
    chanceDays(db, selection),
    planDays(db, selection),
    latestGraded(db, selection),
    coinsWithRecord(db, source),
    firstLiveDay(db, source),
    gapsSince(db, selection),
    readChain(db, now),
  ])
  return {
    source,
    days,
    coins,
    liveSince,
    liveDays: liveSince ? Math.floor((now.getTime() - Date.parse(liveSince)) / dayMs) + 1 : 0,
    ...totalRecord(ranges),
    horizons: horizonRecords(ranges),
    weeks: weekRecords(ranges),
    chances: chanceRecords(chances),
    plans: planRecords(plans),
    latest,
    unknown,
    gaps,
    chain,
  }
}

/** A forecast takes some 850 bytes with its grade, a plan less. */
const usualLineBytes = 800

async function readChain(db: Db, now: Date): Promise<ReplyOf<typeof routes.trackRecord>['chain']> {
  const [head, months, check, sizes, unsettled] = await Promise.all([
    chainHead(db),
    chainMonths(db),
    lastCheck(db),
    fileSizes(db, linesEdition),
    firstUnsettled(db, now),
  ])
  return {
    length: head.id,
    hash: head.hash,
    checkedAt: check?.checkedAt.toISOString() ?? null,
    brokenAt: check?.brokenAt ?? null,
    isAsWritten: check?.isAsWritten ?? true,
    months: months.map(({ month, firstId }, i) => {
      const next = months[i - 1]?.firstId
      const claims = (next ?? head.id + 1) - firstId
      const bytes = sizes.find(size => size.month === month)?.bytes
      if (next === undefined || next > unsettled)
        return { month, claims, file: 'growing', bytes: claims * usualLineBytes }
      return {
        month,
        claims,
        file: bytes === undefined ? 'preparing' : 'ready',
        bytes: bytes ?? claims * usualLineBytes,
      }
    }),
  }
}
