import type { Summary } from '../today/index.ts'
import type { Week } from './week.ts'

type Graded = Summary['coins'][number]

export const graded = (symbol: string, more: Partial<Graded> = {}): Graded => ({
  ...{ symbol, name: symbol, id: 1, lowUsd: 90, highUsd: 110, endUsd: 100, dueAt: '2026-11-17T05:00:00.000Z' },
  ...{ outcome: 'inside', beyondRatio: 0 },
  ...more,
})

/** A morning of somebody with three coins, one of which left its range. */
export const someSummary = (): Summary => ({
  ...{ source: 'live', at: '2026-11-17T05:30:00.000Z', nextAt: '2026-11-18T05:30:00.000Z', whose: 'own' },
  coins: [graded('SOL', { outcome: 'above', beyondRatio: 0.064 }), graded('BTC'), graded('ETH')],
  ...{ graded: 3, held: 2, expected: 2, recorded: [] },
  bitcoin: {
    ...{ symbol: 'BTC', name: 'Bitcoin', priceUsd: 65_690, lowUsd: 64_352, highUsd: 67_046, endsUsd: [] },
    endsAt: '2026-11-18T05:00:00.000Z',
  },
  rate: { kind: 'live', graded: 4_500, missed: 945, heldRatio: 0.79, errorRatio: 0.02, days: 90 },
  ...{
    replay: null,
    earlyResults: 0,
    firstResultAt: null,
    nextResults: [],
    plans: [],
    plansStarted: 0,
    plansEnded: 0,
    watch: [],
  },
  ...{ portfolio: null, isQuiet: false },
})

export function someWeek(more: Partial<Week>): Week {
  const miss = { symbol: 'SOL', at: new Date('2026-11-12T07:00:00Z'), isAbove: true, beyondRatio: 0.064 }
  return {
    ...{ source: 'live', from: new Date('2026-11-08T07:00:00Z'), to: new Date('2026-11-14T07:00:00Z') },
    ...{ graded: 84, held: 66, coinCount: 12, misses: Array.from({ length: 18 }, () => miss) },
    coins: [{ symbol: 'BTC', name: 'Bitcoin', ratio: -0.023, ahead: { lowUsd: 64_352, highUsd: 67_046 } }],
    ...{
      weeks: { held: 80, all: 104 },
      lira: { dollarRatio: 0.004, goldRatio: 0.011 },
      bitcoinRatio: -0.023,
      portfolioRatio: -0.018,
    },
    plans: { begun: 3, target: 1, stop: 1, expired: 0, open: 1, meanRatio: -0.004 },
    turn: { given: 7, held: 3, ever: { graded: 20, held: 11 } },
    ...more,
  }
}
