import type { TurnCall } from '@pusula/contract'
import { type CallRange, outcomeOf, outsideOf, rangeOf, widthOf } from '@pusula/engine'
import type { Call } from './store/calls.ts'

const outcomes = { '-1': 'below', 0: 'inside', 1: 'above' } as const

/** Reply shape of a call, for its owner, and for everybody once it is over. */
export function callReply(call: Call, name: string): TurnCall {
  const { priceUsd, grade, gradedAt } = call
  const rival = (range: CallRange, score: number | undefined) => ({
    ...{ lowUsd: range.lowUsd, highUsd: range.highUsd, widthRatio: widthOf(range, priceUsd) },
    isInside: grade && outcomeOf(range, grade.endUsd) === 0,
    scoreRatio: score ?? null,
  })
  return {
    ...{ id: call.id, symbol: call.symbol, name, horizon: call.horizon, priceUsd },
    ...{ sealedAt: call.issuedAt.toISOString(), dueAt: call.dueAt.toISOString() },
    ...{ lowUsd: call.lowUsd, highUsd: call.highUsd, widthRatio: widthOf(call, priceUsd) },
    quantilesUsd: call.quantilesUsd && [...call.quantilesUsd],
    rivals: {
      pusula: rival(call.pusula, grade?.pusulaScore),
      unchanged: rival(rangeOf(call.unchangedUsd), grade?.unchangedScore),
      ewma: rival(call.ewma, grade?.ewmaScore),
    },
    state: gradedAt === null ? 'sealed' : grade ? 'graded' : 'notCounted',
    result: grade && {
      ...{ endUsd: grade.endUsd, outcome: outcomes[grade.outcome] },
      outsideRatio: outsideOf(call, priceUsd, grade.endUsd),
      ...{ scoreRatio: grade.score, crpsRatio: grade.crps, pinballRatio: grade.pinball },
      gradedAt: (gradedAt ?? call.dueAt).toISOString(),
    },
    ...{ isTold: call.isTold, isSeen: call.isSeen },
  }
}
