import { type ReplyOf, type turn, turnLimits } from '@pusula/contract'
import {
  addDay,
  type CallGrade,
  type CallRange,
  calibrationOf,
  callRecord,
  meanError,
  noDays,
  rangeOf,
  skillOf,
  widthOf,
} from '@pusula/engine'
import { dayBefore } from './rules.ts'
import type { Call } from './store/calls.ts'
import { isClear } from './table-rows.ts'

type TurnRecord = Omit<ReplyOf<typeof turn.record>, 'nickname'>
type Graded = Call & { grade: CallGrade }

const shownDays = 28

const isGraded = (call: Call): call is Graded => call.grade !== null

/** How somebody's calls did, from all of them, the newest first. */
export function recordOf(calls: readonly Call[], today: string): TurnRecord {
  const graded = calls.filter(isGraded)
  const ended = graded.map(({ day, lowUsd, highUsd, grade }) => ({ day, lowUsd, highUsd, endUsd: grade.endUsd }))
  const enough = ended.length >= turnLimits.listedFrom ? callRecord(ended) : undefined
  const outcomes = (wanted: CallGrade['outcome']) => graded.filter(({ grade }) => grade.outcome === wanted).length
  return {
    ...{ given: calls.length, graded: graded.length, held: outcomes(0), below: outcomes(-1), above: outcomes(1) },
    rate: enough
      ? {
          ...{ heldRatio: enough.rate.ratio, lowRatio: enough.rate.low, highRatio: enough.rate.high },
          errorRatio: (enough.rate.high - enough.rate.low) / 2,
        }
      : null,
    reading: enough?.reading ?? null,
    widened: enough?.widened ?? null,
    heldIfHalved: enough?.heldIfHalved ?? null,
    means: graded.length ? meansOf(graded) : null,
    skill: skillFrom(graded),
    calibration:
      ended.length >= turnLimits.calibratedFrom
        ? calibrationOf(ended).map(({ stated, rate }) => ({
            ...{ statedRatio: stated, heldRatio: rate.ratio, errorRatio: (rate.high - rate.low) / 2 },
          }))
        : null,
    days: Array.from({ length: shownDays }, (_, i) => dayOf(calls, dayBefore(today, shownDays - 1 - i))),
    daysInARow: daysInARow(new Set(calls.map(({ day }) => day)), today),
  }
}

function byDay(graded: readonly Graded[], value: (call: Graded) => number): { sum: number; count: number }[] {
  const days = new Map<string, { sum: number; count: number }>()
  for (const call of graded) {
    const { sum, count } = days.get(call.day) ?? { sum: 0, count: 0 }
    days.set(call.day, { sum: sum + value(call), count: count + 1 })
  }
  return [...days.values()]
}

function meansOf(graded: readonly Graded[]): NonNullable<TurnRecord['means']> {
  const mean = (value: (call: Graded) => number) => graded.reduce((sum, call) => sum + value(call), 0) / graded.length
  const of = (score: (grade: CallGrade) => number, range: (call: Graded) => CallRange) => ({
    scoreRatio: mean(({ grade }) => score(grade)),
    errorRatio: meanError(byDay(graded, ({ grade }) => score(grade))),
    widthRatio: mean(call => widthOf(range(call), call.priceUsd)),
  })
  return {
    mine: of(
      ({ score }) => score,
      call => call,
    ),
    pusula: of(
      ({ pusulaScore }) => pusulaScore,
      ({ pusula }) => pusula,
    ),
    unchanged: of(
      ({ unchangedScore }) => unchangedScore,
      ({ unchangedUsd }) => rangeOf(unchangedUsd),
    ),
    ewma: of(
      ({ ewmaScore }) => ewmaScore,
      ({ ewma }) => ewma,
    ),
  }
}

/** Against "no change"; days on which nothing was given are not held against anybody here. */
function skillFrom(graded: readonly Graded[]): TurnRecord['skill'] {
  const scores = byDay(graded, ({ grade }) => grade.score)
  const references = byDay(graded, ({ grade }) => grade.unchangedScore)
  const sums = scores.reduce((all, { sum }, i) => addDay(all, sum, references[i]?.sum ?? 0), noDays)
  const skill = sums.days < 2 ? undefined : skillOf(sums)
  return skill
    ? {
        ...{ betterRatio: skill.better, lowRatio: skill.low, highRatio: skill.high },
        isClear: isClear(graded.length, skill),
      }
    : null
}

function dayOf(calls: readonly Call[], day: string): TurnRecord['days'][number] {
  const given = calls.filter(call => call.day === day)
  return {
    day,
    held: given.filter(({ grade }) => grade?.outcome === 0).length,
    missed: given.filter(({ grade }) => grade && grade.outcome !== 0).length,
    sealed: given.filter(({ gradedAt }) => gradedAt === null).length,
  }
}

/** Up to today, or to yesterday while today has none. */
function daysInARow(days: ReadonlySet<string>, today: string): number {
  let at = days.has(today) ? 0 : 1
  const from = at
  while (days.has(dayBefore(today, at))) at++
  return at - from
}
