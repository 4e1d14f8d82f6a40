import type { ReplyOf, record as routes } from '@pusula/contract'
import type { Db } from '../../../platform/db/db.ts'
import { chainHead } from '../chain/store.ts'
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
} from './store.ts'

const dayMs = 86_400_000

/** How good the predictions have been, from the sums of the days. */
export async function readRecord(
  db: Db,
  selection: Selection,
  days: number,
  now: Date,
): Promise<ReplyOf<typeof routes.trackRecord>> {
  const { source } = selection
  const [ranges, chances, plans, latest, coins, liveSince, gaps, chain] = await Promise.all([
    rangeDays(db, selection),
    chanceDays(db, selection),
    planDays(db, selection),
    latestGraded(db, selection),
    coinsWithRecord(db, source),
    firstLiveDay(db, source),
    gapsSince(db, selection),
    readChain(db),
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
    unknown: ranges.reduce((total, { unknown, kind }) => total + (kind === 'live' ? unknown : 0), 0),
    gaps,
    chain,
  }
}

async function readChain(db: Db): Promise<ReplyOf<typeof routes.trackRecord>['chain']> {
  const [head, months, check] = await Promise.all([chainHead(db), chainMonths(db), lastCheck(db)])
  return {
    length: head.id,
    hash: head.hash,
    checkedAt: check?.checkedAt.toISOString() ?? null,
    brokenAt: check?.brokenAt ?? null,
    months: months.map(({ month, firstId }, i) => ({
      month,
      claims: (months[i - 1]?.firstId ?? head.id + 1) - firstId,
    })),
  }
}
