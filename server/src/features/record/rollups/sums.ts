import { hash } from 'node:crypto'
import type { LivingPlan } from '@pusula/engine'
import { utcDay } from '@pusula/words'
import { type Grade, gradePlan, neverBegan } from '../grading/outcomes.ts'
import { type Claim, type ForecastClaim, isForecast, planOf, readTouchTerms, type What } from '../log/claims.ts'

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
  /** Levels touched within a day; plans that began; of those, the ones that reached their target. */
  what: 'touch' | 'begun' | 'target'
  graded: number[]
  stated: number[]
  happened: number[]
}

export interface PlanSum extends Place {
  what: 'up' | 'down'
  /** Those that began and ended, and those that never began. */
  graded: number
  unmet: number
  target: number
  stop: number
  result: number
  /** What was said of all of them, and of those that began. */
  begunSaid: number
  targetSaid: number
  stopSaid: number
}

/** The same of a day, whoever's it is. */
export type PlanDay = Omit<PlanSum, 'symbol'>

export interface Sums {
  ranges: Map<string, RangeSum>
  chances: Map<string, ChanceSum>
  plans: Map<string, PlanSum>
}

export const startSums = (): Sums => ({ ranges: new Map(), chances: new Map(), plans: new Map() })

/**
 * Ratios are counted in steps of 2^-30, of which a sum holds millions without rounding: added up in any order, or anew from the log, they come
 * to the same bits.
 */
const steps = 2 ** 30
const stepped = (ratio: number): number => Math.round(ratio * steps) / steps

const tenths = 10
const zeros = (length: number): number[] => new Array<number>(length).fill(0)

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
  for (const symbol of [claim.symbol, '']) addRange(sums, { kind, symbol, day: utcDay(claim.slotAt) }, claim, grade)
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
    const place = { kind, symbol, day: utcDay(claim.slotAt) }
    if (outcome === null) {
      rangeSum(sums, place, claim.what).unknown++
      continue
    }
    if (claim.what !== 'touch') {
      addPlan(sums, place, planOf(claim), grade)
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
  sum.error += stepped(Math.abs(actualUsd - medianUsd) / priceUsd)
  sum.unchangedError += stepped(Math.abs(actualUsd - priceUsd) / priceUsd)
  if (riseProbability !== 0.5 && actualUsd !== priceUsd) {
    sum.sideSaid++
    if (riseProbability > 0.5 === actualUsd > priceUsd) sum.sideRight++
  }
  if (loss === null || constantLoss === null) return
  sum.loss += stepped(loss)
  sum.constantLoss += stepped(constantLoss)
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
  sum.stated[tenth] = (sum.stated[tenth] ?? 0) + stepped(stated)
  if (happened) sum.happened[tenth] = (sum.happened[tenth] ?? 0) + 1
}

/** Adds a plan that has ended to the sums of its coin and of all coins. */
export function addEndedPlan(sums: Sums, kind: Kind, symbol: string, plan: LivingPlan): void {
  const grade = gradePlan(plan)
  const day = utcDay(new Date(plan.issuedAt))
  if (grade) for (const whose of [symbol, '']) addPlan(sums, { kind, symbol: whose, day }, plan, grade)
}

/** Plans of before began and ended by other rules: they are in the log, and in no sum. */
function addPlan(sums: Sums, place: Place, plan: LivingPlan | undefined, { outcome, resultRatio }: Grade): void {
  if (!plan || outcome === null) return
  const { side: what, chances } = plan
  const sum = found(sums.plans, keyOf(place, what), () => ({
    ...{ ...place, what, graded: 0, unmet: 0, target: 0, stop: 0, result: 0 },
    ...{ begunSaid: 0, targetSaid: 0, stopSaid: 0 },
  }))
  const hasBegun = outcome !== neverBegan
  sum.begunSaid += stepped(chances.met)
  addChance(sums, { ...place, what: 'begun' }, chances.met, hasBegun)
  if (!hasBegun) {
    sum.unmet++
    return
  }
  sum.graded++
  if (outcome > 0) sum.target++
  if (outcome < 0) sum.stop++
  sum.result += stepped(resultRatio ?? 0)
  sum.targetSaid += stepped(chances.target)
  sum.stopSaid += stepped(chances.stop)
  addChance(sums, { ...place, what: 'target' }, chances.target, outcome > 0)
}

/** Those of some coins. */
export function onlyOf({ ranges, chances, plans }: Sums, symbols: readonly string[]): Sums {
  const of = <Sum extends Place>(sums: Map<string, Sum>) =>
    new Map([...sums].filter(([, { symbol }]) => symbols.includes(symbol)))
  return { ranges: of(ranges), chances: of(chances), plans: of(plans) }
}

/** Adds what was replayed of a coin to that of all together. */
export function addReplayed(total: Sums, of: Sums): void {
  const both = (mine: readonly number[], theirs: readonly number[]) => mine.map((value, i) => value + (theirs[i] ?? 0))
  const join = <Sum extends Place & { what: string }>(into: Map<string, Sum>, from: Map<string, Sum>) => {
    for (const sum of from.values()) {
      if (sum.kind !== 'replayed') continue
      const key = keyOf({ ...sum, symbol: '' }, sum.what)
      const known = into.get(key)
      const added = Object.entries(sum).map(([name, value]: [string, unknown]) => {
        const before: unknown = known?.[name as keyof Sum]
        if (typeof value === 'number' && typeof before === 'number') return [name, before + value]
        return [name, Array.isArray(value) && Array.isArray(before) ? both(before, value) : value]
      })
      into.set(key, { ...Object.fromEntries(added), symbol: '' } as Sum)
    }
  }
  join(total.ranges, of.ranges)
  join(total.chances, of.chances)
  join(total.plans, of.plans)
}

/** The sums of a coin, or of all together, each as a line in one fixed spelling and order. */
export function sumLines({ ranges, chances, plans }: Sums, symbol: string): string[] {
  const lines: string[] = []
  const add = (of: string, { kind, symbol: whose, day }: Place, what: string, numbers: readonly unknown[]) => {
    if (whose === symbol) lines.push(JSON.stringify([of, kind, symbol, what, day, ...numbers]))
  }
  for (const sum of ranges.values()) {
    const { graded, below, above, unknown, error, unchangedError, sideSaid, sideRight } = sum
    const counted = [graded, below, above, unknown, error, unchangedError, sideSaid, sideRight]
    add('range', sum, sum.what, [...counted, sum.loss, sum.constantLoss, sum.hours, sum.missedHours])
  }
  for (const sum of chances.values()) add('chance', sum, sum.what, [sum.graded, sum.stated, sum.happened])
  for (const sum of plans.values())
    add('plan', sum, sum.what, [
      ...[sum.graded, sum.unmet, sum.target, sum.stop, sum.result],
      ...[sum.begunSaid, sum.targetSaid, sum.stopSaid],
    ])
  return lines.sort()
}

/** One hash of them, for whoever states what came out. */
export const sumsHash = (lines: readonly string[]): string =>
  hash('sha256', lines.map(line => `${line}\n`).join(''), 'hex')

/** Sums from their lines; whatever is none throws. */
export function readSumLines(lines: readonly string[]): Sums {
  const sums = startSums()
  for (const [i, line] of lines.entries()) {
    const [of, kind, symbol, what, day, ...n] = JSON.parse(line)
    const place = { kind, symbol, day, what }
    if (of === 'range') {
      const [graded, below, above, unknown, error, unchangedError, sideSaid, sideRight, ...more] = n
      const [loss, constantLoss, hours, missedHours] = more
      const counted = { graded, below, above, unknown, error, unchangedError, sideSaid, sideRight }
      sums.ranges.set(String(i), { ...place, ...counted, loss, constantLoss, hours, missedHours })
    } else if (of === 'chance') sums.chances.set(String(i), { ...place, graded: n[0], stated: n[1], happened: n[2] })
    else {
      const [graded, unmet, target, stop, result, begunSaid, targetSaid, stopSaid] = n
      const counted = { graded, unmet, target, stop, result, begunSaid, targetSaid, stopSaid }
      sums.plans.set(String(i), { ...place, ...counted })
    }
  }
  return sums
}
