import type { ReplyOf, record as routes } from '@pusula/contract'
import { DAY_MS, utcDay } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import { newestCheckpoint } from '../log/store/checkpoints.ts'
import { cosignersOf } from '../log/store/cosignatures.ts'
import { logSize } from '../log/store/entries.ts'
import { fileSizes } from '../publish/store.ts'
import { chanceRecords, horizonRecords, planRecords, totalRecord, weekRecords } from './rules.ts'
import {
  chanceDays,
  coinsWithRecord,
  firstLiveDay,
  gapsSince,
  lastCheck,
  latestGraded,
  logMonths,
  planDays,
  rangeDays,
  replayProgress,
  type Selection,
  sealedNow,
  unknownSince,
} from './store.ts'

/** Track record, aggregated from daily sums. */
export async function readRecord(
  db: Db,
  selection: Selection,
  days: number,
  now: Date,
): Promise<Omit<ReplyOf<typeof routes.trackRecord>, 'seed'>> {
  const { source } = selection
  const [ranges, unknown, chances, plans, latest, coins, liveSince, gaps, log, replay] = await Promise.all([
    rangeDays(db, selection),
    unknownSince(db, selection),
    chanceDays(db, selection),
    planDays(db, selection),
    latestGraded(db, selection),
    coinsWithRecord(db, source),
    firstLiveDay(db, source),
    gapsSince(db, selection),
    readLog(db, source),
    replayProgress(db, source),
  ])
  return {
    source,
    days,
    since: utcDay(selection.since),
    ...{ coins, replay, liveSince },
    liveDays: liveSince ? Math.floor((now.getTime() - Date.parse(liveSince)) / DAY_MS) + 1 : 0,
    ...totalRecord(ranges),
    horizons: horizonRecords(ranges),
    weeks: weekRecords(ranges),
    chances: chanceRecords(chances),
    plans: planRecords(plans),
    latest,
    unknown,
    gaps,
    log,
  }
}

const usualLineBytes = 300

async function readLog(db: Db, source: Selection['source']): Promise<ReplyOf<typeof routes.trackRecord>['log']> {
  const [newest, cosigned, sealed, check, size, months, files] = await Promise.all([
    newestCheckpoint(db),
    cosignersOf(db),
    sealedNow(db, source),
    lastCheck(db),
    logSize(db),
    logMonths(db),
    fileSizes(db),
  ])
  return {
    checkpoint: newest
      ? {
          note: newest.note,
          verifierKey: newest.verifierKey,
          size: newest.size,
          root: newest.root.toString('base64'),
          signedAt: newest.signedAt.toISOString(),
        }
      : null,
    cosigned: cosigned.map(({ name, size: upTo, at }) => ({ name, size: upTo, at: at.toISOString() })),
    sealed,
    checkedAt: check?.checkedAt.toISOString() ?? null,
    finding: check?.finding ?? null,
    months: months.map(({ month, firstId }, i) => {
      const next = months[i - 1]?.firstId
      const entries = (next ?? size) - (i === months.length - 1 ? 0 : firstId)
      const bytes = files.find(file => file.month === month)?.bytes
      const file = next === undefined ? 'growing' : bytes === undefined ? 'preparing' : 'ready'
      return { month, entries, file, bytes: bytes ?? entries * usualLineBytes }
    }),
  }
}
