import { followPlan, fromRows } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import { type AlivePlan, behind, type SealedPlan, saveStep, sealBeginning } from './store.ts'

/** Delisting timeout: what runs ends at the coin's last close. */
const giveUpMs = 7 * DAY_MS

interface AdvancerParts {
  database: Database
  /** As the market bears it out: a clock that runs ahead must not call a coin lost. */
  now: () => Promise<Date>
  log: Pick<Log, 'warn'>
  market: Pick<Market, 'source' | 'candlesUntil'>
  /** Told of each plan that began or ended, in the transaction that says so. */
  onChange?: ((tx: Parameters<typeof saveStep>[0], plan: SealedPlan) => Promise<void>) | undefined
}

/** Shows every plan that is alive the hours that closed since it last looked: those of a gap are read back. */
export function createAdvancer({ database, now: timeOf, log, market, onChange }: AdvancerParts) {
  /** The hours of a coin that its plans have not been shown; none of a coin that has been gone for long. */
  async function hoursOf(symbol: string, fromMs: number, untilMs: number) {
    try {
      const { value, venue } = await market.candlesUntil(
        symbol,
        '1h',
        Math.max(1, (untilMs - fromMs) / HOUR_MS),
        untilMs,
      )
      return { hours: fromRows(value), venue }
    } catch (error) {
      if (!(error instanceof Problem) || untilMs - fromMs <= giveUpMs) throw error
      return { hours: fromRows([]), venue: null }
    }
  }

  async function advanceCoin(symbol: string, plans: readonly AlivePlan[], now: Date): Promise<number> {
    const hourEnd = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
    const fromMs = Math.min(...plans.map(({ advancedTo }) => Math.floor(advancedTo.getTime() / HOUR_MS) * HOUR_MS))
    const { hours, venue } = await hoursOf(symbol, fromMs, hourEnd)
    const knownMs = Math.max(fromMs, (hours.time.at(-1) ?? 0) + HOUR_MS)
    const isLost = hourEnd - knownMs > giveUpMs
    // An exchange may need a moment to close an hour: until it has, a day of waiting is not over.
    const seenMs = knownMs >= hourEnd || isLost ? now.getTime() : knownMs
    let changed = 0
    for (const from of plans) {
      const lastUsd = hours.close.at(-1) ?? from.lastUsd
      const followed = { ...from.plan, ...followPlan(from.plan, hours, seenMs) }
      const plan = isLost ? closed(followed, lastUsd, Math.max(knownMs, from.advancedTo.getTime())) : followed
      const hasChanged = plan.state !== from.plan.state
      if (!hasChanged && knownMs <= from.advancedTo.getTime()) continue
      const isMine = await database.transaction(async tx => {
        const advancedTo = new Date(Math.max(knownMs, from.advancedTo.getTime()))
        if (!(await saveStep(tx, { plan, from, advancedTo, lastUsd, venue }))) return false
        if (hasChanged) await onChange?.(tx, plan)
        if ('metAt' in plan && !('metAt' in from.plan)) await sealBeginning(tx, plan, now)
        return true
      }, 'grading')
      if (isMine && hasChanged) changed++
    }
    return changed
  }

  /** Returns how many plans began or ended. */
  return async function advancePlans(): Promise<number> {
    const now = await timeOf()
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    const coins = new Map<string, AlivePlan[]>()
    for (const alive of await behind(database.patiently('grading'), market.source, hour, now))
      coins.set(alive.plan.symbol, [...(coins.get(alive.plan.symbol) ?? []), alive])
    let changed = 0
    for (const [symbol, plans] of coins)
      try {
        changed += await advanceCoin(symbol, plans, now)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        // Its hours are read back when they can be had.
        log.warn({ err: error, symbol }, 'plans of a coin could not be followed')
      }
    return changed
  }
}

/** A plan whose coin is gone ends where it was last seen. */
function closed(plan: SealedPlan, lastUsd: number | null, atMs: number): SealedPlan {
  if (plan.state !== 'met') return plan
  const exitUsd = lastUsd ?? plan.entryUsd
  const moved = (exitUsd / plan.entryUsd - 1) * (plan.side === 'up' ? 1 : -1)
  return { ...plan, state: 'expired', endedAt: atMs, exitUsd, resultRatio: moved - plan.costRatio }
}
