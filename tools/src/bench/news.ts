import { createMatcher } from '../../../server/src/features/news/coins/match.ts'
import { toneOf } from '../../../server/src/features/news/tone/tone.ts'
import { type Metric, median } from './results.ts'

const headlines = 1_000
const targetMs = 50
/** Finding a name in a longer table misses the processor's memory now and then, and costs nothing else. */
const targetRatio = 1.5
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

/** Names that begin as the headlines do, so that none of them can be passed over at its first word. */
const alike = (count: number) =>
  createMatcher(
    Array.from({ length: count }, (_, i) => ({ symbol: `C${i}`, name: `${parts[0][i % parts[0].length]} ${i}` })),
  )

/** What a headline costs with a list of fifty thousand coins, against one of three hundred; taken in turns. */
async function listRatio(): Promise<number> {
  const [few, many] = [await alike(300), await alike(50_000)]
  const ratios = Array.from({ length: rounds }, () => bestMs(() => sample.map(many)) / bestMs(() => sample.map(few)))
  return median(ratios)
}

export async function benchNews(): Promise<Metric[]> {
  const match = await createMatcher(Array.from({ length: 500 }, (_, i) => ({ symbol: `C${i}`, name: `Coin of ${i}` })))
  const metric = (id: string, value: number): Metric => ({
    id,
    value,
    unit: 'ms',
    target: targetMs,
    pass: value < targetMs,
  })
  const ratio = await listRatio()
  return [
    metric(
      'news: tone of 1,000 headlines',
      bestMs(() => sample.map(text => toneOf(text, 'en'))),
    ),
    metric(
      'news: coins in 1,000 headlines',
      bestMs(() => sample.map(match)),
    ),
    {
      id: 'news: a headline with 50,000 coins against 300',
      value: ratio,
      unit: 'times',
      target: targetRatio,
      pass: ratio <= targetRatio,
    },
  ]
}
