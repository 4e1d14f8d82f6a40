import type { ReplyOf, TurnCall, TurnRow, turn } from '@pusula/contract'

/** Consistent fixtures: Bitcoin at 65,684, sealed on 17 November 2026 at 11:32 UTC. */
export const sealedAt = '2026-11-17T11:32:00.000Z'
export const dueAt = '2026-11-18T11:32:00.000Z'

const rival = (lowUsd: number, highUsd: number) => ({
  ...{ lowUsd, highUsd, widthRatio: (highUsd - lowUsd) / 65_684 },
  ...{ isInside: null, scoreRatio: null },
})

export const sealedCall = (over: Partial<TurnCall> = {}): TurnCall => ({
  ...{ id: 42, symbol: 'BTC', name: 'Bitcoin', horizon: '1day', priceUsd: 65_684, sealedAt, dueAt },
  ...{ lowUsd: 64_900, highUsd: 66_800, widthRatio: 1_900 / 65_684, quantilesUsd: null },
  rivals: { pusula: rival(64_350, 67_046), unchanged: rival(64_300, 67_068), ewma: rival(64_500, 66_900) },
  ...{ state: 'sealed', result: null, isTold: false, isSeen: false },
  ...over,
})

/** The same once it is over, as the server grades it. */
export function gradedCall(endUsd: number, over: Partial<TurnCall> = {}): TurnCall {
  const call = sealedCall(over)
  const grade = ({ lowUsd, highUsd }: { lowUsd: number; highUsd: number }) => {
    const outside = Math.max(0, lowUsd - endUsd, endUsd - highUsd) / call.priceUsd
    return { outside, score: (highUsd - lowUsd) / call.priceUsd + 10 * outside }
  }
  const gradedRival = (range: TurnCall['rivals']['pusula']) => ({
    ...range,
    isInside: grade(range).outside === 0,
    scoreRatio: grade(range).score,
  })
  const { pusula, unchanged, ewma } = call.rivals
  return {
    ...call,
    state: 'graded',
    rivals: { pusula: gradedRival(pusula), unchanged: gradedRival(unchanged), ewma: gradedRival(ewma) },
    result: {
      endUsd,
      outcome: endUsd < call.lowUsd ? 'below' : endUsd > call.highUsd ? 'above' : 'inside',
      outsideRatio: grade(call).outside,
      scoreRatio: grade(call).score,
      ...{ crpsRatio: null, pinballRatio: null, gradedAt: call.dueAt },
    },
  }
}

const coins = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
  { symbol: 'SOL', name: 'Solana' },
]
const given = { people: 41, models: 3 }

export const todayReply = (over: Partial<ReplyOf<typeof turn.today>> = {}): ReplyOf<typeof turn.today> => ({
  ...{ isOpen: true, day: '2026-11-17', coin: coins[0] ?? null, coins },
  ...{ calls: [], latest: null, given },
  ...over,
})

export const cardReply = (over: Partial<ReplyOf<typeof turn.card>> = {}): ReplyOf<typeof turn.card> => ({
  ...{ symbol: 'BTC', name: 'Bitcoin', priceUsd: 65_684, at: sealedAt, dueAt },
  ...{ swingRatio: 0.0152, scaleLowUsd: 62_684, scaleHighUsd: 68_684, refusal: null, mine: null, given },
  ...over,
})

const mean = (scoreRatio: number, errorRatio: number, widthRatio: number) => ({ scoreRatio, errorRatio, widthRatio })

const dayAt = (index: number) => new Date(Date.UTC(2026, 9, 21 + index)).toISOString().slice(0, 10)

export const recordReply = (over: Partial<ReplyOf<typeof turn.record>> = {}): ReplyOf<typeof turn.record> => ({
  ...{ given: 24, graded: 23, held: 14 },
  rate: { heldRatio: 14 / 23, lowRatio: 0.44, highRatio: 0.76, errorRatio: 0.16 },
  ...{ reading: 'narrow', widened: { factor: 1.5, held: 18 }, heldIfHalved: 8 },
  means: {
    ...{ mine: mean(0.053, 0.011, 0.027), pusula: mean(0.044, 0.005, 0.04) },
    ...{ unchanged: mean(0.047, 0.006, 0.042), ewma: mean(0.046, 0.006, 0.041) },
  },
  skill: { betterRatio: -0.12, lowRatio: -0.33, highRatio: 0.09, isClear: false },
  ...{ calibration: null, below: 4, above: 5, daysInARow: 11 },
  days: Array.from({ length: 28 }, (_, index) => ({
    day: dayAt(index),
    held: index % 3 === 0 ? 1 : 0,
    missed: index % 3 === 1 ? 1 : 0,
    sealed: index === 27 ? 1 : 0,
  })),
  nickname: { name: null, changeableAt: null, isHidden: false, waitsFor: null, listedAt: null },
  ...over,
})

export const calibration = [0.2, 0.4, 0.5, 0.6, 0.8, 0.9].map(statedRatio => ({
  ...{ statedRatio, heldRatio: statedRatio * 0.8, errorRatio: 0.08 },
}))

export const tableRow = (name: string, over: Partial<TurnRow> = {}): TurnRow => ({
  ...{ name, kind: 'person', isMine: false, isPrivate: false, graded: 143, heldRatio: 0.76 },
  ...{ betterRatio: 0.09, lowRatio: 0.01, highRatio: 0.17, isClear: true, quantiles: null },
  ...over,
})

export const tableReply = (over: Partial<ReplyOf<typeof turn.table>> = {}): ReplyOf<typeof turn.table> => ({
  rows: [
    tableRow('Pusula', {
      kind: 'pusula',
      graded: 412,
      heldRatio: 0.8,
      betterRatio: 0.06,
      lowRatio: 0.04,
      highRatio: 0.08,
    }),
    tableRow('garch-tr', {
      kind: 'model',
      graded: 188,
      heldRatio: 0.82,
      betterRatio: 0.07,
      lowRatio: 0.03,
      highRatio: 0.11,
    }),
    tableRow('kuzeyli'),
    tableRow('teknik_ali', {
      graded: 74,
      heldRatio: 0.58,
      betterRatio: -0.09,
      lowRatio: -0.42,
      highRatio: 0.03,
      isClear: false,
    }),
    tableRow('deniz', {
      isMine: true,
      isPrivate: true,
      graded: 23,
      heldRatio: 0.61,
      betterRatio: -0.12,
      lowRatio: -0.33,
      highRatio: 0.09,
      isClear: false,
    }),
  ],
  few: [
    tableRow('gezgin', {
      graded: 9,
      heldRatio: 0.78,
      betterRatio: 0.05,
      lowRatio: null,
      highRatio: null,
      isClear: false,
    }),
  ],
  ...{ fewCount: 28, people: 34, models: 3, clearlyBetter: 3 },
  ...over,
})
