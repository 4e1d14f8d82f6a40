import { isDeepStrictEqual } from 'node:util'
import { isAlive, planHours } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import { type Grade, gradePlan, unknownGrade } from '../grading/outcomes.ts'
import { type Claim, isForecast, planOf, planTerms, type StoredClaim, type TermsClaim } from '../log/claims.ts'
import { type About, claimFrom, saidByBeginning, sealOf } from '../log/entries.ts'
import { type FollowedPlan, followedPlans } from '../plans/store.ts'
import { pendingClaims, type ShownClaim, shownClaims } from './store.ts'
import type { createWalk, GradedClaim } from './walk.ts'

/** A claim as pages and files have to show it. */
function shownAs(claim: StoredClaim, { outcome, actualUsd }: Pick<Grade, 'outcome' | 'actualUsd'>): ShownClaim {
  const forecast = isForecast(claim) ? claim : undefined
  const { medianUsd = null, low80Usd = null, high80Usd = null, riseProbability = null } = forecast ?? {}
  const { id, source, symbol, what, asked, issuedAt, dueAt, priceUsd } = claim
  return {
    ...{ id, source, symbol, what, asked, issuedAt, dueAt, priceUsd },
    ...{ medianUsd, low80Usd, high80Usd, riseProbability, outcome, actualUsd },
  }
}

/** The first claim that pages and files show otherwise than it was written. */
export async function wrongClaims(db: Db, graded: readonly GradedClaim[]): Promise<string | undefined> {
  const shown = new Map((await shownClaims(db, graded)).map(row => [row.id, row]))
  const wrong = graded.find(claim => !isDeepStrictEqual({ ...shown.get(claim.id) }, shownAs(claim, claim.grade)))
  return wrong && `entry ${wrong.id} is shown otherwise than it was written`
}

type PlanClaim = TermsClaim & { id: number }

const isPlanClaim = (claim: Claim): claim is TermsClaim => !isForecast(claim) && planOf(claim) !== undefined

async function plansAmong<C extends StoredClaim>(db: Db, claims: readonly C[]) {
  const plans = claims.filter((claim): claim is C & PlanClaim => isPlanClaim(claim))
  const ids = plans.map(({ id }) => id)
  const shown = new Map((ids.length ? await followedPlans(db, ids) : []).map(each => [each.plan.id, each]))
  return { plans, shown }
}

const otherwise = (id: number) => `the plan of entry ${id} is shown otherwise than it was sealed and lived`

/** The first plan that those who opened its coin see otherwise than it was sealed, or than its grade says that it lived. */
export async function wrongPlans(db: Db, graded: readonly GradedClaim[]): Promise<string | undefined> {
  const known = graded.filter(({ grade }) => grade.outcome !== null)
  const { plans, shown } = await plansAmong(db, known)
  const wrong = plans.find(claim => !isLifeOf(claim, shown.get(claim.id)))
  return wrong && otherwise(wrong.id)
}

/**
 * The first claim that waits for its time or its grade and is not what was sealed, or is shown otherwise; and the first plan of them that is shown
 * otherwise than it was sealed or has begun.
 */
export async function wrongPending(
  db: Db,
  walk: Pick<ReturnType<typeof createWalk>, 'sealed' | 'begun' | 'soFar'>,
): Promise<string | undefined> {
  const unnamed = new Set(walk.begun().keys())
  let count = 0
  for await (const some of pendingClaims(db)) {
    count += some.length
    const claims: StoredClaim[] = []
    const salts = new Map<number, string>()
    for (const { salt, said, ...shown } of some) {
      const { id } = shown
      const { seal, ...about } = walk.sealed(id) ?? {}
      if (sealOf(salt, said) !== seal) return `what waits of entry ${id} is not what was sealed`
      const claim = { ...claimFrom(about as About, JSON.parse(said)), id }
      if (!isDeepStrictEqual(shown, shownAs(claim, unknownGrade)))
        return `entry ${id} is shown otherwise than it was sealed`
      claims.push(claim)
      salts.set(id, salt)
    }
    const { plans, shown } = await plansAmong(db, claims)
    for (const claim of plans) {
      const found = shown.get(claim.id)
      if (found?.begunIn) unnamed.delete(found.begunIn)
      const begin = found?.begunIn ? walk.begun().get(found.begunIn)?.seal : undefined
      if (!found || !isSoFar(claim, found, salts.get(claim.id) ?? '', begin)) return otherwise(claim.id)
    }
  }
  const { sealed, open } = walk.soFar()
  if (count !== sealed + open) return `${sealed + open} claims wait for their time or their grade, ${count} are kept`
  const [lost] = unnamed
  return lost === undefined ? undefined : `the plan that began in entry ${lost} is not shown so`
}

const hair = 1e-9
const isNear = (one: number, other: number) => Math.abs(one / other - 1) <= hair

/** What was sealed of a plan; stop and target move along with the entry: their distances stay. */
function isSealedPlan(claim: PlanClaim, { plan }: FollowedPlan): boolean {
  const [trigger = 0, entry = 0, stop = 0, target = 0, ...chances] = claim.terms
  const [, , , , ...shown] = planTerms(plan)
  return (
    [plan.symbol, plan.side, plan.issuedAt, plan.priceUsd, plan.triggerUsd].join() ===
      [claim.symbol, claim.what, claim.issuedAt.getTime(), claim.priceUsd, trigger].join() &&
    isDeepStrictEqual(shown, chances) &&
    isNear(plan.stopUsd / plan.entryUsd, stop / entry) &&
    isNear(plan.targetUsd / plan.entryUsd, target / entry) &&
    (!('metAt' in plan) || plan.limitAt === plan.metAt + planHours.limit * HOUR_MS)
  )
}

/** A plan that has ended, beside its grade; of one that was graded before lives were told, its end alone. */
function isLifeOf(claim: PlanClaim & { grade: Grade }, found: FollowedPlan | undefined): boolean {
  const endOf = ({ outcome, actualUsd, resultRatio, life }: Grade) => [
    ...[outcome, actualUsd, resultRatio],
    claim.grade.life && life,
  ]
  return (
    found !== undefined &&
    isSealedPlan(claim, found) &&
    isDeepStrictEqual(endOf(gradePlan(found.plan, found.begunIn) ?? unknownGrade), endOf(claim.grade))
  )
}

/** One that waits or runs, beside what was sealed when it began; where it began before such entries were written, nothing is said of when. */
function isSoFar(claim: PlanClaim, found: FollowedPlan, salt: string, begin: string | undefined): boolean {
  const { plan, begunIn } = found
  if (!isSealedPlan(claim, found)) return false
  if (!('metAt' in plan)) return begunIn === null && (!isAlive(plan) || plan.entryUsd === claim.terms[1])
  const said = saidByBeginning({ of: claim.id, metAt: new Date(plan.metAt), entryUsd: plan.entryUsd })
  return begunIn === null || sealOf(salt, said) === begin
}
