import {
  type AuditAction,
  type BadRows,
  type CoinPreview,
  type CoinWarning,
  type CoinWarnings,
  coinWarningLimit,
  shownCoinChanges,
} from '@pusula/contract'
import type { Database, Db } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { changeOwnCoins, type OwnCoin, type RunningMarket, readOwnCoins, startOwnChange } from '../../market/index.ts'
import { type CoinsWritten, recordChange, writtenUnder } from '../store/audit.ts'
import { type Plan, planChanges } from './plan.ts'
import type { Fault, ReadRow } from './rules.ts'

/** Reported faults: as many wrong rows as somebody mends before trying again. */
const shownFaults = 50

const badRows = (faults: readonly Fault[]): BadRows => ({
  rows: faults.slice(0, shownFaults).map(({ line, fault }) => ({ line, fault })),
  count: faults.length,
})

/** What the market lists by itself. While that is not known nothing is written: a coin of it could be renamed. */
const listedBy = async (market: RunningMarket): Promise<readonly OwnCoin[]> =>
  (await market.knownCoins()).filter(({ isUploaded }) => !isUploaded)

type Preview = Omit<CoinPreview, 'token' | 'expiresAt'> & { mayBeWritten: boolean }

/** Says what rows would change, and changes nothing. */
export async function previewChanges(db: Db, market: RunningMarket, rows: readonly ReadRow[]): Promise<Preview> {
  const plan = await planChanges(rows, { market: await listedBy(market), own: await readOwnCoins(db) })
  const { added, updated, unchanged, faults, warnings } = plan
  // What changes is looked at more closely than what is new.
  const changes = [...updated, ...added]
  return {
    rows: plan.rows,
    added: added.length,
    updated: updated.length,
    unchanged,
    changes: changes.slice(0, shownCoinChanges),
    refused: badRows(faults),
    warnings: warnings.slice(0, coinWarningLimit),
    warningCount: warnings.length,
    mayBeWritten: faults.length === 0 && changes.length > 0 && warnings.length <= coinWarningLimit,
  }
}

interface Upload {
  rows: readonly ReadRow[]
  by: string
  action: AuditAction
  subject: string
  now: Date
  /** Whether somebody has read this warning and wants it all the same. */
  isAccepted: (warning: CoinWarning) => boolean
  /** Under which a confirmed file is written once. */
  confirmation?: string
}

/** Keeps all rows or none; a second time under one confirmation, only says what the first time did. */
export async function putCoins(database: Database, market: RunningMarket, upload: Upload): Promise<CoinsWritten> {
  const { rows, by, action, subject, now, isAccepted, confirmation } = upload
  const listed = await listedBy(market)
  return database.transaction(async tx => {
    await startOwnChange(tx)
    const before = confirmation && (await writtenUnder(tx, confirmation))
    if (before) return before
    const plan = await planChanges(rows, { market: listed, own: await readOwnCoins(tx) })
    if (plan.faults.length) throw new Problem('admin.badRows', { ...badRows(plan.faults) })
    refuseUnread(plan, isAccepted)
    const { added, updated, warnings, gone } = plan
    await changeOwnCoins(tx, { gone, saved: [...added, ...updated].map(({ coin }) => coin) }, now)
    const outcome = { added: added.length, updated: updated.length }
    const details = { ...outcome, ...(warnings.length && { changed: warnings.map(said) }), confirmation }
    await recordChange(tx, { by, action, subject, details, now })
    return outcome
  }, 'upload')
}

function refuseUnread({ warnings }: Plan, isAccepted: Upload['isAccepted']) {
  if (warnings.length <= coinWarningLimit && warnings.every(isAccepted)) return
  const details: CoinWarnings = { warnings: warnings.slice(0, coinWarningLimit), count: warnings.length }
  throw new Problem('admin.coinWarnings', { ...details })
}

const said = ({ before, coin }: CoinWarning) => `${before.symbol} ${before.name} → ${coin.symbol} ${coin.name}`
