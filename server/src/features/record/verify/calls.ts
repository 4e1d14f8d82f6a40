import { type CallGrade, gradeCall, horizonMs } from '@pusula/engine'
import { type AboutCall, type CallValues, callKey, type GradedCall, isDaySomewhere, isLate } from '../log/calls.ts'
import { sealOf } from '../log/entries.ts'
import type { Entry } from '../log/read-entry.ts'

type SealedCall = AboutCall & { seal: string }
type OpenCall = AboutCall & { salt: string; values: CallValues }

/** Age after which the days of every call are over. */
const rememberedMs = 3 * 86_400_000
const hair = 1e-9

const scores = [
  ...['outcome', 'score', 'pusulaScore', 'unchangedScore', 'ewmaScore', 'pinball', 'crps', 'unchangedCrps'],
] as const satisfies readonly (keyof CallGrade)[]

const isSame = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= hair * Math.max(1, Math.abs(a)))

/** The score that is not what a call and the price of its end come to; undefined where all are. */
export const wrongScore = (saved: CallGrade, again: CallGrade) => scores.find(name => !isSame(saved[name], again[name]))

interface Words {
  /** Something is not as it should be. */
  say: (what: string) => void
  onCallGraded: ((call: GradedCall) => void) | undefined
}

/**
 * Calls of people and models on a walk over the log: each is what was sealed, given once for its player, coin, horizon and day and before
 * its time began, and each of its scores comes out again from what it says and the price of its end.
 */
export function createCallWalk({ say, onCallGraded }: Words) {
  const sealed = new Map<number, SealedCall>()
  const open = new Map<number, OpenCall>()
  const given = new Map<string, number>()
  let [all, graded, belated] = [0, 0, 0]

  function takeSeal(call: SealedCall, at: number, newestMs: number) {
    // Its time had begun, by the log's own: whoever sealed it may have known more than they should.
    const beginsMs = call.dueAt.getTime() - horizonMs[call.what]
    if (isLate(call)) say(`entry ${at} is a call that was sealed when its time had begun`)
    if (beginsMs + lateMs < newestMs) belated++
    all++
    sealed.set(at, call)
    if (all % 10_000 === 0)
      for (const [key, ms] of given) if (ms < call.issuedAt.getTime() - rememberedMs) given.delete(key)
  }

  function takeReveal({ of, salt, said, values }: Entry & { kind: 'call-reveal' }, at: number) {
    const call = sealed.get(of)
    if (!call) return say(`entry ${at} says what the call of entry ${of} holds, which is not sealed`)
    if (sealOf(salt, said) !== call.seal) say(`entry ${at} is not what was sealed in entry ${of}`)
    const key = callKey(call, values)
    if (given.has(key)) say(`entry ${of} is a second call of one player, coin and day`)
    if (values.day !== undefined && !isDaySomewhere(values.day, call.issuedAt))
      say(`entry ${of} is a call of ${values.day}, which was no day anywhere when it was sealed`)
    given.set(key, call.issuedAt.getTime())
    sealed.delete(of)
    const { seal: _, ...about } = call
    open.set(of, { ...about, salt, values })
  }

  function takeGrade({ of, grade, gradedAt }: Entry & { kind: 'call-grade' }, at: number) {
    const call = open.get(of)
    if (!call) return say(`entry ${at} grades the call of entry ${of}, which was not open`)
    open.delete(of)
    graded++
    const wrong = grade && wrongScore(grade, gradeCall(call.values, grade.endUsd))
    if (wrong) say(`entry ${at}: ${wrong} is not what the call of entry ${of} comes to`)
    onCallGraded?.({ ...call, kind: 'call', id: of, grade, gradedAt })
  }

  return {
    takeSeal,
    takeReveal,
    takeGrade,
    counts: () => ({ all, graded, sealed: sealed.size }),
    belated: () => belated,
    /** Those that should have been opened before a moment. */
    overdue: (beforeMs: number) => [...sealed].filter(([, { dueAt }]) => dueAt.getTime() < beforeMs).map(([at]) => at),
  }
}

/** Clocks of several instances differ, and a batch may wait for another. */
const lateMs = 15 * 60_000
