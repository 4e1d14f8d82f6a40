import type { Figure } from '../../commands/bench.ts'
import { createMatcher } from './coins/match.ts'
import { toneOf } from './tone/tone.ts'

const headlines = 1_000
const targetMs = 50
const rounds = 15

const parts = [
  ['Bitcoin', 'Ethereum', 'Crypto lender', 'Swiss bank', 'Regulator', 'DeFi protocol'],
  ['surges', 'falls', 'raises $40 million', 'halts withdrawals', 'approves new rules', 'suffers $12M exploit'],
  ['as traders await Fed decision', 'after court ruling', 'amid record inflows', 'in Turkey', 'ahead of upgrade'],
] as const

const sample = Array.from({ length: headlines }, (_, i) =>
  parts.map((choices, place) => choices[Math.floor(i / (place * 5 + 1)) % choices.length]).join(' '),
)

/** The best of many rounds: what the work costs when nothing else disturbs it. */
function bestMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const startedMs = performance.now()
    work()
    return performance.now() - startedMs
  })
  return Math.min(...times)
}

export async function benchNews(): Promise<Figure[]> {
  const match = createMatcher(Array.from({ length: 500 }, (_, i) => ({ symbol: `C${i}`, name: `Coin of ${i}` })))
  const figure = (id: string, value: number): Figure => ({
    id,
    value,
    unit: 'ms',
    target: targetMs,
    pass: value < targetMs,
  })
  return [
    figure(
      'news: tone of 1,000 headlines',
      bestMs(() => sample.map(text => toneOf(text, 'en'))),
    ),
    figure(
      'news: coins in 1,000 headlines',
      bestMs(() => sample.map(match)),
    ),
  ]
}
