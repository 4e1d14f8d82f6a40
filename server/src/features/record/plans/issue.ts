import { doCross, forecastEdition, isAlive, isPlan, type NoPlan, planHours } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import type { Database, Tx } from '../../../platform/db/db.ts'
import type { Said } from '../issuing/claims-of.ts'
import { planTerms, type TermsClaim } from '../log/claims.ts'
import { appendClaims } from '../log/store/entries.ts'
import { insertPlan, isPlannedCoin, lockPlans, plansOf, type SealedPlan } from './store.ts'

/** The plans of a coin as they stand: one for either side or why there is none, and those that ended lately. */
export interface CoinPlans {
  up: SealedPlan | NoPlan
  down: SealedPlan | NoPlan
  ended: SealedPlan[]
}

/** What ended stays beside the next one for a day. */
const shownMs = 24 * HOUR_MS

/** Issues what an analysis plans on the sides that have no plan. What is there stays as it was issued, whoever asks. */
export function issuePlans(database: Database, said: Said): Promise<CoinPlans> {
  return database.transaction(tx => issueWithin(tx, said))
}

async function issueWithin(tx: Tx, said: Said): Promise<CoinPlans> {
  const { analysis, symbol, source } = said
  await lockPlans(tx, source, symbol)
  const known = await plansOf(tx, source, symbol, new Date(analysis.at - shownMs))
  const alive = known.filter(isAlive)
  const ended = known.filter(plan => !isAlive(plan))
  const found: CoinPlans = { up: analysis.plans.up as NoPlan, down: analysis.plans.down as NoPlan, ended }
  for (const plan of alive) found[plan.side] = plan
  for (const side of ['up', 'down'] as const) {
    const wanted = analysis.plans[side]
    if (alive.some(plan => plan.side === side) || !isPlan(wanted)) continue
    if (alive.some(plan => doCross(plan, wanted))) {
      found[side] = { state: 'none', side, code: 'other-side' }
      continue
    }
    const issuedAt = new Date(analysis.at)
    const claim: TermsClaim = {
      ...{ source, symbol, venue: said.venue, what: side, edition: forecastEdition, priceUsd: analysis.priceUsd },
      asked: !(await isPlannedCoin(tx, source, symbol)),
      ...{ slotAt: issuedAt, issuedAt, dueAt: new Date(wanted.validUntil + planHours.limit * HOUR_MS) },
      terms: planTerms(wanted),
    }
    const [saved] = await appendClaims(tx, [claim])
    // Sealed at this very moment by nobody else: whoever issues plans of the coin waits for its lock.
    if (!saved) throw new Error(`a plan of ${symbol} was sealed and not kept`)
    const sealed = { ...wanted, id: saved.id, symbol }
    await insertPlan(tx, source, sealed)
    found[side] = sealed
  }
  return found
}
