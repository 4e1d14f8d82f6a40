import type { ReplyOf, today } from '@pusula/contract'
import { endsOfDay } from '@pusula/engine'

export type Summary = ReplyOf<typeof today.summary>
export type Graded = Summary['coins'][number]
export type Plan = Summary['plans'][number]['plan']

export const serverTime = new Date('2026-11-17T11:32:00Z')
const dueAt = '2026-11-17T05:00:00.000Z'
export const tomorrow = '2026-11-18T11:30:00.000Z'

export const coin = (symbol: string, name = symbol, more: Partial<Graded> = {}): Graded => ({
  ...{
    symbol,
    name,
    id: symbol.length,
    lowUsd: 14.1,
    highUsd: 15.49,
    endUsd: 15,
    dueAt,
    outcome: 'inside',
    beyondRatio: 0,
  },
  ...more,
})
export const chainlink = coin('LINK', 'Chainlink', { outcome: 'above', endUsd: 15.82, beyondRatio: 0.0213 })
export const avalanche = coin('AVAX', 'Avalanche', {
  ...{ outcome: 'below', lowUsd: 22.24, highUsd: 24, endUsd: 21.84, beyondRatio: 0.018 },
})
export const inside = (count: number) => Array.from({ length: count }, (_, place) => coin(`C${place}`))

export const plan: Plan = {
  ...{ id: 7, symbol: 'ETH', side: 'up', state: 'met', issuedAt: '2026-11-16T11:02:00.000Z' },
  ...{ validUntil: '2026-11-17T11:00:00.000Z', limitAt: '2026-11-20T16:00:00.000Z', metAt: '2026-11-16T16:00:00.000Z' },
  ...{
    endedAt: null,
    price: 2_300,
    trigger: 2_350,
    entry: 2_352,
    stop: 2_347,
    target: 2_480,
    exit: null,
    result: null,
  },
  ...{ chances: { met: 0.25, target: 0.2, stop: 0.55, neither: 0.25 }, costOfRisk: 0.1 },
}

export const summary: Summary = {
  ...{ source: 'live', at: '2026-11-17T05:30:00.000Z', nextAt: '2026-11-18T05:30:00.000Z', whose: 'large' },
  ...{ coins: [], graded: 0, held: 0, expected: 0, recorded: ['inside', 'above'] },
  bitcoin: {
    ...{ symbol: 'BTC', name: 'Bitcoin', priceUsd: 65_690, lowUsd: 64_352, highUsd: 67_046, endsAt: tomorrow },
    endsUsd: endsOfDay(65_690, 0.0205),
  },
  rate: { kind: 'live', graded: 4_500, missed: 945, heldRatio: 0.79, errorRatio: 0.02, days: 90 },
  ...{
    earlyResults: 0,
    firstResultAt: null,
    nextResults: [],
    plans: [],
    plansStarted: 0,
    plansEnded: 0,
    watch: [],
    portfolio: null,
  },
  replay: null,
  isQuiet: false,
}
export const own = (coins: readonly Graded[]): Partial<Summary> => ({
  ...{ whose: 'own', coins: [...coins], graded: coins.length, expected: Math.round(0.8 * coins.length) },
  held: coins.filter(({ outcome }) => outcome === 'inside').length,
})
