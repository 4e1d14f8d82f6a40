import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/db.ts'
import { type Grade, gradePlan, unknownGrade } from '../grading/outcomes.ts'
import { isForecast, planOf, planTerms, type TermsClaim } from '../log/claims.ts'
import { plansById, type SealedPlan } from '../plans/store.ts'
import { shownClaims } from './store.ts'
import type { GradedClaim } from './walk.ts'

/** The first claim that pages and files show otherwise than it was written. */
export async function wrongClaims(db: Db, graded: readonly GradedClaim[]): Promise<string | undefined> {
  const shown = new Map((await shownClaims(db, graded)).map(row => [row.id, row]))
  const wrong = graded.find(({ grade: { outcome, actualUsd }, ...claim }) => {
    const {
      medianUsd = null,
      low80Usd = null,
      high80Usd = null,
      riseProbability = null,
    } = isForecast(claim) ? claim : {}
    const { id, source, symbol, what, asked, issuedAt, dueAt, priceUsd } = claim
    const written = { id, source, symbol, what, asked, issuedAt, dueAt, priceUsd }
    const said = { medianUsd, low80Usd, high80Usd, riseProbability, outcome, actualUsd }
    return !isDeepStrictEqual({ ...shown.get(id) }, { ...written, ...said })
  })
  return wrong && `entry ${wrong.id} is shown otherwise than it was written`
}

/** The first plan that those who opened its coin see otherwise than it was sealed, or than its grade says that it ended. */
export async function wrongPlans(db: Db, graded: readonly GradedClaim[]): Promise<string | undefined> {
  const plans = graded.filter(
    claim => !isForecast(claim) && planOf(claim) !== undefined && claim.grade.outcome !== null,
  )
  const ids = plans.map(({ id }) => id)
  const shown = new Map((ids.length ? await plansById(db, ids) : []).map(plan => [plan.id, plan]))
  const wrong = plans.find(claim => {
    const plan = shown.get(claim.id)
    return !plan || isForecast(claim) || !isLifeOf(claim, plan)
  })
  return wrong && `the plan of entry ${wrong.id} is shown otherwise than it was sealed and graded`
}

const hair = 1e-9

/** Stop and target move along with the entry: their distances stay. */
function isLifeOf(claim: TermsClaim & { grade: Grade }, plan: SealedPlan): boolean {
  const [trigger = 0, entry = 0, stop = 0, target = 0, ...chances] = claim.terms
  const [, , , , ...shown] = planTerms(plan)
  const endOf = ({ outcome, actualUsd, resultRatio }: Grade) => [outcome, actualUsd, resultRatio]
  const isNear = (one: number, other: number) => Math.abs(one / other - 1) <= hair
  return (
    [plan.symbol, plan.side, plan.issuedAt, plan.priceUsd, plan.triggerUsd].join() ===
      [claim.symbol, claim.what, claim.issuedAt.getTime(), claim.priceUsd, trigger].join() &&
    isDeepStrictEqual(shown, chances) &&
    isNear(plan.stopUsd / plan.entryUsd, stop / entry) &&
    isNear(plan.targetUsd / plan.entryUsd, target / entry) &&
    isDeepStrictEqual(endOf(gradePlan(plan) ?? unknownGrade), endOf(claim.grade))
  )
}
