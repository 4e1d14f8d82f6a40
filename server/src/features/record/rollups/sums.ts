import {
  type Claim,
  type ForecastClaim,
  isForecast,
  readPlanTerms,
  readTouchTerms,
  type What,
} from '../chain/claims.ts'
import { type Grade, neverBegan } from '../grading/outcomes.ts'

/** Live results were issued by the plan at their time, asked ones because somebody wanted them, replayed ones never. */
type Kind = 'live' | 'asked' | 'replayed'

interface Place {
  kind: Kind
  /** Empty for all coins together. */
  symbol: string
  /** 2026-11-15, of the slot. */
  day: string
}

export interface RangeSum extends Place {
  /** Of plans and touches nothing stands here but how many will never be known. */
  what: What
  graded: number
  below: number
  above: number
  unknown: number
  error: number
  unchangedError: number
  sideSaid: number
  sideRight: number
  loss: number
  constantLoss: number
  hours: number[]
  missedHours: number[]
}

export interface ChanceSum extends Place {
  what: 'touch' | 'plan'
  graded: number[]
  stated: number[]
  happened: number[]
}

export interface PlanSum extends Place {
  what: 'up' | 'down' | 'leveraged' | 'random'
  graded: number
  unmet: number
  target: number
  stop: number
  result: number
}

export interface Sums {
  ranges: Map<string, RangeSum>
  chances: Map<string, ChanceSum>
  plans: Map<string, PlanSum>
}

export const startSums = (): Sums => ({ ranges: new Map(), chances: new Map(), plans: new Map() })

const tenths = 10
const zeros = (length: number): number[] => new Array<number>(length).fill(0)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function found<Sum>(sums: Map<string, Sum>, key: string, start: () => Sum): Sum {
  const known = sums.get(key)
  if (known) return known
  const fresh = start()
  sums.set(key, fresh)
  return fresh
}

/** What of a forecast is counted. */
type CountedForecast = Pick<
  ForecastClaim,
  'symbol' | 'what' | 'slotAt' | 'issuedAt' | 'priceUsd' | 'medianUsd' | 'riseProbability'
>

/** Adds a forecast to the sums of its coin and of all coins. */
export function addForecast(sums: Sums, kind: Kind, claim: CountedForecast, grade: CountedGrade): void {
  for (const symbol of [claim.symbol, '']) addRange(sums, { kind, symbol, day: dayOf(claim.slotAt) }, claim, grade)
}

type CountedGrade = Pick<Grade, 'outcome' | 'actualUsd' | 'loss' | 'constantLoss'>

/** Adds a graded claim to the sums of its coin and of all coins. */
export function addToSums(sums: Sums, kind: Kind, claim: Claim, grade: Grade): void {
  if (isForecast(claim)) {
    addForecast(sums, kind, claim, grade)
    return
  }
  const { outcome } = grade
  for (const symbol of [claim.symbol, '']) {
    const place = { kind, symbol, day: dayOf(claim.slotAt) }
    if (outcome === null) {
      rangeSum(sums, place, claim.what).unknown++
      continue
    }
    if (claim.what !== 'touch') {
      addPlan(sums, place, claim.what, readPlanTerms(claim.terms).targetFirst, grade)
      continue
    }
    for (const [i, { chance }] of readTouchTerms(claim.terms).entries())
      addChance(sums, { ...place, what: 'touch' }, chance, ((outcome >> i) & 1) === 1)
  }
}

const keyOf = ({ kind, symbol, day }: Place, what: string) => `${kind} ${symbol} ${day} ${what}`

const rangeSum = ({ ranges }: Sums, place: Place, what: What): RangeSum =>
  found(ranges, keyOf(place, what), () => ({
    ...place,
    what,
    ...{ graded: 0, below: 0, above: 0, unknown: 0, error: 0, unchangedError: 0, sideSaid: 0, sideRight: 0 },
    ...{ loss: 0, constantLoss: 0, hours: zeros(24), missedHours: zeros(24) },
  }))

function addRange(sums: Sums, place: Place, claim: CountedForecast, grade: CountedGrade): void {
  const { what, priceUsd, medianUsd, riseProbability, issuedAt } = claim
  const sum = rangeSum(sums, place, what)
  const { outcome, actualUsd, loss, constantLoss } = grade
  if (outcome === null || actualUsd === null) {
    sum.unknown++
    return
  }
  const hour = issuedAt.getUTCHours()
  sum.graded++
  sum.hours[hour] = (sum.hours[hour] ?? 0) + 1
  if (outcome !== 0) sum.missedHours[hour] = (sum.missedHours[hour] ?? 0) + 1
  if (outcome < 0) sum.below++
  if (outcome > 0) sum.above++
  sum.error += Math.abs(actualUsd - medianUsd) / priceUsd
  sum.unchangedError += Math.abs(actualUsd - priceUsd) / priceUsd
  if (riseProbability !== 0.5 && actualUsd !== priceUsd) {
    sum.sideSaid++
    if (riseProbability > 0.5 === actualUsd > priceUsd) sum.sideRight++
  }
  if (loss === null || constantLoss === null) return
  sum.loss += loss
  sum.constantLoss += constantLoss
}

function addChance({ chances }: Sums, place: Place & Pick<ChanceSum, 'what'>, stated: number, happened: boolean): void {
  const sum = found(chances, keyOf(place, place.what), () => ({
    ...place,
    graded: zeros(tenths),
    stated: zeros(tenths),
    happened: zeros(tenths),
  }))
  const tenth = Math.min(Math.floor(stated * tenths), tenths - 1)
  sum.graded[tenth] = (sum.graded[tenth] ?? 0) + 1
  sum.stated[tenth] = (sum.stated[tenth] ?? 0) + stated
  if (happened) sum.happened[tenth] = (sum.happened[tenth] ?? 0) + 1
}

function addPlan(sums: Sums, place: Place, side: 'up' | 'down', targetFirst: number, grade: Grade): void {
  const add = (what: PlanSum['what'], outcome: number, result: number) => {
    const sum = found(sums.plans, keyOf(place, what), () => ({
      ...place,
      what,
      ...{ graded: 0, unmet: 0, target: 0, stop: 0, result: 0 },
    }))
    if (outcome === neverBegan) {
      sum.unmet++
      return
    }
    sum.graded++
    if (outcome > 0) sum.target++
    if (outcome < 0) sum.stop++
    sum.result += result
  }
  const { outcome, resultRatio, randomOutcome, randomRatio, leveragedRatio } = grade
  if (outcome === null) return
  add(side, outcome, resultRatio ?? 0)
  if (leveragedRatio !== null) add('leveraged', outcome, leveragedRatio)
  if (randomOutcome !== null) add('random', randomOutcome, randomRatio ?? 0)
  // Of two ends the chance of one is that of the other turned round; a plan that came to neither says nothing of it.
  if (Math.abs(outcome) === 1) addChance(sums, { ...place, what: 'plan' }, targetFirst, outcome === 1)
}
