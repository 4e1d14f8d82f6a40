import type { ReplyOf, today } from '@pusula/contract'
import { endsOfDay } from '@pusula/engine'
import { sampleCoin } from './coins.ts'

type Summary = ReplyOf<typeof today.summary>
type Graded = Summary['coins'][number]

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const halfWidth = 0.021
/** How far beyond its range each of those ended that left it, as shares of the edge. */
const beyond: Readonly<Record<string, number>> = { SOL: 0.006, DOGE: -0.011 }

function gradedCoin(symbol: string, place: number, dueAt: string): Graded {
  const { name, priceUsd } = sampleCoin(symbol)
  const [lowUsd, highUsd] = [priceUsd * 0.97, priceUsd * 1.03]
  const by = beyond[symbol] ?? 0
  const endUsd = by > 0 ? highUsd * (1 + by) : by < 0 ? lowUsd * (1 + by) : priceUsd
  const outcome = by > 0 ? 'above' : by < 0 ? 'below' : 'inside'
  return { symbol, name, id: place + 1, lowUsd, highUsd, endUsd, dueAt, outcome, beyondRatio: Math.abs(by) }
}

/** A day as somebody may meet it: two of ten left their range, and nothing else happened. */
export function demoToday(now = new Date()): Summary {
  const at = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const graded = ['SOL', 'DOGE', 'BTC', 'ETH', 'BNB', 'XRP', 'ADA', 'DOT', 'AVAX', 'LINK'].map((symbol, place) =>
    gradedCoin(symbol, place, at.toISOString()),
  )
  const { symbol, name, priceUsd } = sampleCoin('BTC')
  const held = graded.filter(({ outcome }) => outcome === 'inside').length
  return {
    source: 'simulated',
    at: at.toISOString(),
    nextAt: new Date(at.getTime() + dayMs).toISOString(),
    ...{ coins: graded, whose: 'large', graded: graded.length, held, expected: 8 },
    recorded: graded.map(({ outcome }) => outcome),
    bitcoin: {
      ...{ symbol, name, priceUsd, lowUsd: priceUsd * Math.exp(-halfWidth), highUsd: priceUsd * Math.exp(halfWidth) },
      endsAt: new Date(at.getTime() + dayMs).toISOString(),
      endsUsd: endsOfDay(priceUsd, halfWidth),
    },
    rate: { kind: 'live', graded: 4_500, missed: 945, heldRatio: 0.79, errorRatio: 0.02, days: 90 },
    ...{ firstResultAt: null, nextResults: [], plans: [], plansStarted: 0, plansEnded: 0, watch: [], portfolio: null },
    replay: null,
    isQuiet: false,
  }
}
